#if DEBUG
import PyramideCore
import PyramideKit
import SwiftUI

/// The screens in Xcode's canvas, on a game that is kept nowhere.
struct ScreenPreviews: PreviewProvider {
    static var previews: some View {
        preview("Table") { _ in TableScreen() }
        preview("New game") { _ in ScreenView(screen: .newGame) }
        preview("Daily deal") { _ in ScreenView(screen: .daily) }
        preview("Show me how") { _ in ScreenView(screen: .showHow) }
        preview("Statistics") { _ in ScreenView(screen: .statistics) }
        preview("Settings") { _ in ScreenView(screen: .settings) }
        preview("Rules") { _ in ScreenView(screen: .rules) }
        preview("Introduction") { _ in ScreenView(screen: .introduction) }
    }

    @MainActor @ViewBuilder
    private static func preview(
        _ name: String, @ViewBuilder content: (GameModel) -> some View
    ) -> some View {
        if let game = try? GameModel(session: try Session.inMemory(), texts: .app) {
            content(game)
                .environment(game)
                .environment(SceneModel(game: game))
                .environment(\.texts, .app)
                .environment(\.outlines, Outlines.shipped)
                .previewDisplayName(name)
        }
    }
}
#endif
