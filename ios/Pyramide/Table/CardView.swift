import PyramideCore
import PyramideKit
import SwiftUI

/// A card in its place: drawn, spoken and tapped.
struct CardView: View {
    let card: TableCard
    let isFocused: Bool
    let onTap: @MainActor (Slot) -> Void
    @Environment(GameModel.self) private var game: GameModel?

    var body: some View {
        Button(action: tap) {
            CardFace(card: card.card, isCovered: card.look == .covered, isSelected: card.look == .selected)
        }
        .buttonStyle(CardButtonStyle(isFocused: isFocused, isTarget: card.isHinted))
        .hoverEffect(.highlight)
        .opacity(card.look == .gone ? 0 : 1)
        .placed(in: card.frame)
        .allowsHitTesting(card.slot != nil)
        .accessibilityHidden(card.slot == nil)
        .accessibilityLabel(card.label)
        .accessibilityValue(card.value)
        .accessibilityAddTraits(card.look == .selected ? .isSelected : [])
        .accessibilitySortPriority(card.order)
        .accessibilityIdentifier(card.card.identifier)
        .accessibilityActions { TableActions(game: game) }
    }

    private func tap() {
        if let slot = card.slot { onTap(slot) }
    }
}

/// What can be done from any card without going to a button.
struct TableActions: View {
    let game: GameModel?
    @Environment(\.texts) private var texts

    var body: some View {
        if let game {
            Button(texts[.draw], action: game.draw)
            Button(texts[.hint], action: game.hints.ask)
            if game.view.canUndo { Button(texts[.undo], action: game.undo) }
            if game.view.canRedo { Button(texts[.redo], action: game.redo) }
        }
    }
}

/// A card gives way under the finger, and shows where the keyboard is.
struct CardButtonStyle: ButtonStyle {
    let isFocused: Bool
    var isTarget = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .overlay { if isFocused { FocusRing() } }
            .overlay { if isTarget { TargetRing() } }
            .contentShape(.rect)
    }
}

/// A ring in black and white: the keyboard is here.
private struct FocusRing: View {
    var body: some View {
        Canvas { context, size in
            context.stroke(Path(card: size, inset: 2), with: .color(.black), lineWidth: 4)
            context.stroke(Path(card: size, inset: 1), with: .color(.white), lineWidth: 2)
        }
        .padding(-3)
    }
}

/// A dashed ring that asks for a tap, where that of a selection is whole. It is seen on a face and on a back.
private struct TargetRing: View {
    @Environment(\.tableTheme.card) private var theme

    var body: some View {
        Canvas { context, size in
            let ring = Path(card: size, inset: 2)
            context.stroke(ring, with: .color(Color(theme.face)), lineWidth: 4)
            context.stroke(ring, with: .color(Color(theme.mark)), style: StrokeStyle(lineWidth: 4, dash: [8, 5]))
        }
    }
}
