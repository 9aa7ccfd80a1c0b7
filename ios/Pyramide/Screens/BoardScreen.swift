import PyramideCore
import PyramideKit
import SwiftUI

/// A board that is not the game's, and what is said about it, above it or beside it. The words scroll where
/// letters are large.
struct BoardScreen<Words: View>: View {
    let board: Board
    @ViewBuilder let words: Words

    var body: some View {
        GeometryReader { proxy in
            let shares = BoardLayout(size: proxy.size)
            let layout =
                shares.isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                ScrollView {
                    VStack(spacing: 12) { words }
                        .padding()
                        .frame(maxWidth: .infinity)
                        .multilineTextAlignment(.center)
                }
                .scrollBounceBehavior(.basedOnSize)
                .frame(maxWidth: shares.words.width, maxHeight: shares.words.height)
                // Above the board they take no more than they need.
                .fixedSize(horizontal: false, vertical: !shares.isWide)
                board
            }
        }
    }
}

/// The cards of such a board, drawn as the table's are.
struct Board: View {
    let board: GameModel
    /// What it shows: the board's own view, with a move marked.
    let view: GameView
    var onTap: @MainActor (Slot) -> Void = { _ in }
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Motion private var motion

    var body: some View {
        GeometryReader { proxy in
            let content = view.content(showsControls: false, leftHand: game.settings.leftHand)
            TableContent(
                cards: TableCards(
                    view, before: board.before, deal: board.deals,
                    layout: TableLayout(size: proxy.size, content: content), texts: texts),
                motion: motion, onTap: onTap)
        }
        .environment(\.layoutDirection, .leftToRight)
        .background { Cloth() }
        .clipped()
        .environment(Optional<GameModel>.none)
        .environment(Optional<TableFocus>.none)
    }
}
