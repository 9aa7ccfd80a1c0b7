import PyramideCore
import PyramideKit
import SwiftUI

/// The stock: a card face down, or the sign of what a tap on the empty place does.
struct StockView: View {
    let sign: PileSign
    let isFocused: Bool
    let onTap: @MainActor () -> Void
    @Environment(GameModel.self) private var game: GameModel?

    var body: some View {
        Button(action: onTap) {
            if sign.count > 0 { CardBackView() } else { EmptyStock(tap: sign.tap) }
        }
        .buttonStyle(CardButtonStyle(isFocused: isFocused, isTarget: sign.isHinted && !sign.isOpen))
        .hoverEffect(.highlight)
        .placed(in: sign.frame)
        .accessibilityLabel(sign.label)
        .accessibilityValue(sign.value)
        .accessibilityHidden(sign.isOpen)
        .accessibilitySortPriority(-100)
        .accessibilityIdentifier("stock")
        .accessibilityActions { TableActions(game: game) }
    }
}

/// What a tap on an empty stock does, told by a shape.
private struct EmptyStock: View {
    let tap: StockTap
    @Environment(\.tableTheme) private var theme

    var body: some View {
        EmptyPlace().overlay {
            Image(systemName: tap == .recycle ? "arrow.counterclockwise" : "nosign")
                .resizable()
                .scaledToFit()
                .padding(10)
                .foregroundStyle(Color(theme.onCloth))
        }
    }
}

/// Where the waste lies, also when nothing does.
struct WastePlace: View {
    let sign: PileSign

    var body: some View {
        EmptyPlace()
            .placed(in: sign.frame)
            .accessibilityElement()
            .accessibilityLabel(sign.label)
            .accessibilityValue(sign.value)
            .accessibilityHidden(sign.isOpen)
            .accessibilitySortPriority(-120)
    }
}

/// The outline of where a card would lie.
private struct EmptyPlace: View {
    @Environment(\.tableTheme) private var theme

    var body: some View {
        Canvas { context, size in
            let ink = Color(theme.onCloth)
            context.fill(Path(card: size), with: .color(ink.opacity(0.1)))
            context.stroke(Path(card: size, inset: 0.5), with: .color(ink.opacity(0.55)), lineWidth: 1)
        }
    }
}

/// How many cards a pile has. It scales with the card and not with the system's letters.
struct CountView: View {
    let sign: PileSign
    @Environment(\.tableTheme) private var theme

    var body: some View {
        Text(Numbers().whole(sign.count))
            .font(.system(size: sign.frame.height * 0.13, weight: .semibold))
            .monospacedDigit()
            .padding(.horizontal, 6)
            .background(Color(theme.plate), in: .capsule)
            .foregroundStyle(Color(theme.onCloth))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            .placed(in: sign.frame)
            .opacity(sign.count > 0 ? 1 : 0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
