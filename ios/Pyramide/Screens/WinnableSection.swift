import PyramideCore
import PyramideKit
import SwiftUI

/// Whether random cards have to be such that they can be won, and how hard they are then.
struct WinnableSection: View {
    @Binding var form: NewGameForm
    @Environment(\.texts) private var texts

    private static let difficulties: [Difficulty?] = [nil] + Difficulty.allCases

    var body: some View {
        Section {
            Toggle(texts[.winnableDeal], isOn: $form.isWinnable).accessibilityIdentifier("winnable_deal")
            if form.isWinnable {
                Picker(texts[.difficulty], selection: $form.difficulty) {
                    ForEach(Self.difficulties, id: \.self) { Text(texts[$0.phrase]).tag($0) }
                }
                Text(texts[form.difficulty.line]).foregroundStyle(.secondary)
            }
        }
    }
}
