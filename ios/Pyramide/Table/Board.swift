import PyramideCore
import PyramideKit
import SwiftUI

/// A board beside the table, for a game that is only shown. It is drawn as the table is.
struct Board: View {
    let view: GameView
    let before: GameView?
    var onTap: @MainActor (Slot) -> Void = { _ in }
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Motion private var motion

    var body: some View {
        GeometryReader { proxy in
            let content = view.content(leftHand: game.settings.leftHand, textScale: 1)
            TableContent(
                cards: TableCards(
                    view, before: before, layout: TableLayout(size: proxy.size, content: content), texts: texts),
                motion: motion, onTap: onTap)
        }
        .environment(\.layoutDirection, .leftToRight)
        .background { Cloth() }
        .clipped()
        .environment(Optional<GameModel>.none)
        .environment(Optional<TableFocus>.none)
    }
}
