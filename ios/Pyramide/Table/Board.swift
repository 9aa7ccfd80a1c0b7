import PyramideCore
import PyramideKit
import SwiftUI

/// A board beside the table, for a game that is only shown. It is drawn as the table is.
struct Board: View {
    let model: GameModel
    /// A card that the player is asked to tap.
    var target: Slot?
    var onTap: @MainActor (Slot) -> Void = { _ in }
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            let content = model.view.content(leftHand: game.settings.leftHand, textScale: 1)
            TableContent(
                cards: TableCards(
                    model.view, before: model.before, layout: TableLayout(size: proxy.size, content: content),
                    texts: texts),
                motion: game.settings.motion && !reduceMotion, target: target, onTap: onTap)
        }
        .environment(\.layoutDirection, .leftToRight)
        .background { Cloth() }
        .clipped()
        .environment(Optional<GameModel>.none)
        .environment(Optional<TableFocus>.none)
    }
}
