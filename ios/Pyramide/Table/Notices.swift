import PyramideKit
import SwiftUI

/// The end of a game: won, with what it took, or stuck, with what can be done.
struct EndNotice: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Motion private var motion

    var body: some View {
        ZStack {
            if scene.showsEnd {
                ZStack {
                    if game.celebrates, motion { CelebrationView() }
                    EndPanel().padding(24).frame(maxWidth: 420)
                }
                // It goes at once: what it tells of is over then.
                .transition(.asymmetric(insertion: .opacity, removal: .identity))
            }
        }
        .animation(.default, value: scene.showsEnd)
    }
}

private struct EndPanel: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene

    var body: some View {
        ViewThatFits(in: .vertical) {
            EndContent()
            ScrollView { EndContent() }
        }
        .background(.regularMaterial, in: .rect(cornerRadius: 20))
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape, scene.lookAtTable)
        .accessibilityIdentifier(game.view.status == .won ? "won" : "stuck")
    }
}

private struct EndContent: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts
    /// A screen reader begins with the title, and not with a card behind it.
    @AccessibilityFocusState private var isTitleSpoken: Bool

    var body: some View {
        let isWon = game.view.status == .won
        VStack(spacing: 14) {
            Text(texts[isWon ? .wonTitle : .noticeStuck])
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
                .accessibilityFocused($isTitleSpoken)
            Text(texts[game.view.explanationOfEnd])
            if isWon { EndFigures() }
            // In a list what is wanted most comes first; in Android's row it comes last.
            button(.newGame) { scene.screen = .newGame }
            if !isWon { button(.undo, game.undo).disabled(!game.view.canUndo) }
            button(.restart) { scene.restart() }
            if !isWon { button(.showHow) { scene.screen = .showHow } }
            if isWon, let shared = texts.share(game.view) { ShareLink(texts[.share], item: shared) }
            button(.lookAtTable, scene.lookAtTable)
        }
        .frame(maxWidth: .infinity)
        .multilineTextAlignment(.center)
        .padding(20)
        .task { isTitleSpoken = true }
    }

    private func button(_ phrase: Phrase, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { Text(texts[phrase]).frame(maxWidth: .infinity, minHeight: 30) }
            .buttonStyle(.bordered)
    }
}

/// What a won game took, as the core has it.
private struct EndFigures: View {
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 20) {
            row(.score, Numbers().whole(game.view.score))
            row(.moves, Numbers().whole(game.view.moves))
            row(.time, Numbers().playedTime(milliseconds: game.view.playedMs))
        }
        .font(.body.monospacedDigit())
    }

    private func row(_ phrase: Phrase, _ value: String) -> some View {
        GridRow {
            Text(texts[phrase])
            Text(value).fontWeight(.semibold).gridColumnAlignment(.trailing)
        }
        .accessibilityElement(children: .combine)
    }
}
