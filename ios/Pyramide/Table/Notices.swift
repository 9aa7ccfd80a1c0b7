import PyramideKit
import SwiftUI

/// What is said at the table: a notice goes away by itself, a failure when it is tapped.
struct MessageLine: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.tableTheme) private var theme
    @Environment(\.texts) private var texts

    var body: some View {
        let message = scene.showsEnd ? nil : game.message
        ZStack {
            if let message {
                Button(action: game.dismissMessage) {
                    Text(message.text)
                        .font(.callout.weight(.semibold))
                        .multilineTextAlignment(.center)
                        .minimumScaleFactor(0.5)
                        .padding(.horizontal, 12)
                        .frame(maxWidth: .infinity, minHeight: TableLayout.target)
                        .foregroundStyle(Color(theme.onCloth))
                        .background(Color(theme.plate), in: .rect(cornerRadius: 14))
                }
                .buttonStyle(.plain)
                .padding(.horizontal, 4)
                .accessibilityHint(texts[.close])
                .accessibilityIdentifier("message")
                .transition(.opacity)
            }
        }
        .animation(.default, value: message)
        .task(id: message) {
            guard message?.kind == .notice else { return }
            try? await Task.sleep(for: .seconds(3))
            if !Task.isCancelled, game.message == message { game.dismissMessage() }
        }
    }
}

/// The end of a game: won, with what it took, or stuck, with what can be done.
struct EndNotice: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        if scene.showsEnd {
            ZStack {
                if game.view.status == .won, game.settings.motion, !reduceMotion { CelebrationView() }
                EndPanel().padding(24).frame(maxWidth: 420)
            }
            .transition(.opacity)
        }
    }
}

private struct EndPanel: View {
    @Environment(GameModel.self) private var game

    var body: some View {
        ViewThatFits(in: .vertical) {
            EndContent()
            ScrollView { EndContent() }
        }
        .background(.regularMaterial, in: .rect(cornerRadius: 20))
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityIdentifier(game.view.status == .won ? "won" : "stuck")
    }
}

private struct EndContent: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    var body: some View {
        let isWon = game.view.status == .won
        VStack(spacing: 14) {
            Text(texts[isWon ? .wonTitle : .noticeStuck])
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
            Text(texts[game.view.explanationOfEnd])
            if isWon { EndFigures() }
            if !isWon { button(.undo, game.undo).disabled(!game.view.canUndo) }
            button(.newGame) { scene.screen = .newGame(code: nil) }
            button(.restart) { scene.deal(.again) }
            if isWon, let shared = texts.share(game.view) { ShareLink(texts[.share], item: shared) }
            button(.lookAtTable, scene.lookAtTable)
        }
        .frame(maxWidth: .infinity)
        .multilineTextAlignment(.center)
        .padding(20)
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
            row(.score, "\(game.view.score)")
            row(.moves, "\(game.view.moves)")
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
