import PyramideCore
import PyramideKit
import SwiftUI

/// What a window shows: the game, or why there is none.
struct RootView: View {
    let opening: Opening
    let retry: @MainActor () -> Void

    var body: some View {
        switch opening {
        case .ready(let game): GameWindow(game: game)
        case .failed(let error): FailureView(error: error, retry: retry)
        }
    }
}

/// A window with the game in it.
private struct GameWindow: View {
    let game: GameModel
    @State private var scene: SceneModel
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorSchemeContrast) private var contrast

    init(game: GameModel) {
        self.game = game
        _scene = State(initialValue: SceneModel(game: game))
    }

    var body: some View {
        ThemedTable(settings: game.settings, moreContrast: contrast == .increased) {
            TableScreen()
        }
        .environment(game)
        .environment(scene)
        .focusedSceneValue(scene)
        .preferredColorScheme(game.settings.theme.scheme)
        .onOpenURL { scene.open($0) }
        .onChange(of: phase, initial: true) {
            scene.isActive = phase == .active
            performQuickAction()
        }
        .onChange(of: QuickActions.shared.latest) { performQuickAction() }
        .onDisappear { scene.close() }
    }

    /// Of several windows the one in front performs it.
    private func performQuickAction() {
        if phase == .active, let action = QuickActions.shared.take() { scene.perform(action) }
    }
}

/// Puts the colours that the player chose around the table, light or dark as the window is.
private struct ThemedTable<Content: View>: View {
    let settings: GameSettings
    let moreContrast: Bool
    @ViewBuilder let content: Content
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        content.environment(
            \.tableTheme, TableTheme(settings, isDark: scheme == .dark, moreContrast: moreContrast))
    }
}

/// Why the saved game cannot be opened.
private struct FailureView: View {
    let error: any Error
    let retry: @MainActor () -> Void
    @Environment(\.texts) private var texts

    var body: some View {
        ContentUnavailableView {
            Label(texts[.failureTitle], systemImage: "exclamationmark.triangle")
        } description: {
            Text(texts.explain(error))
        } actions: {
            Button(texts[.failureRetry], action: retry).buttonStyle(.borderedProminent)
        }
    }
}
