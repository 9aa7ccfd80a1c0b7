import PyramideCore
import PyramideKit
import SwiftUI

/// The cards. It draws what the core's view says and reports taps; it decides nothing.
struct TableView: View {
    let layout: TableLayout
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Motion private var motion

    var body: some View {
        TableContent(
            cards: TableCards(game.view, before: game.before, deal: game.deals, layout: layout, texts: texts),
            motion: motion, onTap: game.tap)
    }
}

/// The cards of any board: also of one that is only shown.
struct TableContent: View {
    let cards: TableCards
    let motion: Bool
    let onTap: @MainActor (Slot) -> Void
    @Environment(TableFocus.self) private var focus: TableFocus?
    /// Where a screen reader is.
    @AccessibilityFocusState private var spoken: Card?

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(cards.waste.enumerated()), id: \.offset) { WastePlace(sign: $0.element) }
            StockView(sign: cards.stock, isFocused: focus?.cursor.slot == .stock) { onTap(.stock) }
            ForEach(cards.cards) { card in
                CardView(
                    card: card, isFocused: card.slot != nil && focus?.cursor.slot == card.slot, onTap: onTap
                )
                .transition(motion ? .travel(card.journey) : .identity)
                .accessibilityFocused($spoken, equals: card.card)
                .zIndex(Double(card.level))
            }
            ForEach(Array(([cards.stock] + cards.waste).enumerated()), id: \.offset) { CountView(sign: $0.element) }
                .zIndex(300)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .animation(motion ? .spring(duration: 0.32) : nil, value: cards)
        .accessibilityElement(children: .contain)
        .onChange(of: cards, initial: true) { old, cards in
            focus?.cards = cards
            // When the card that it is on is gone, it goes on with the nearest one; from a button it stays there.
            if let lost = spoken, let near = cards.card(near: lost, in: old) { spoken = near }
        }
    }
}

extension AnyTransition {
    /// A card that was elsewhere comes from there; one that leaves has been on its way already.
    static func travel(_ journey: CGSize) -> AnyTransition {
        journey == .zero ? .identity : .asymmetric(insertion: .offset(journey), removal: .identity)
    }
}
