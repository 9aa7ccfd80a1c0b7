import PyramideCore
import PyramideKit
import SwiftUI

/// A few cards as they look with the settings made so far. It says nothing to a screen reader.
struct LookPreview: View {
    let settings: GameSettings
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        let theme = TableTheme(settings, isDark: scheme == .dark, moreContrast: contrast == .increased)
        HStack(spacing: 8) {
            CardBackView().aspectRatio(1 / TableLayout.aspect, contentMode: .fit)
            face(.queen, .hearts)
            CardFace(card: Card(rank: .ten, suit: .clubs), isSelected: true)
                .aspectRatio(1 / TableLayout.aspect, contentMode: .fit)
            face(.seven, .diamonds)
            CardFace(card: Card(rank: .king, suit: .spades), isCovered: true)
                .aspectRatio(1 / TableLayout.aspect, contentMode: .fit)
        }
        .frame(maxWidth: .infinity, minHeight: 84, maxHeight: 84)
        .padding(14)
        .background(Color(theme.cloth), in: .rect(cornerRadius: 16))
        .environment(\.tableTheme, theme)
        .environment(\.layoutDirection, settings.leftHand ? .leftToRight : .rightToLeft)
        .accessibilityHidden(true)
    }

    private func face(_ rank: Rank, _ suit: Suit) -> some View {
        CardFace(card: Card(rank: rank, suit: suit)).aspectRatio(1 / TableLayout.aspect, contentMode: .fit)
    }
}
