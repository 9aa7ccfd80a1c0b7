#if DEBUG
import PyramideCore
import PyramideKit
import SwiftUI

/// The screens in Xcode's canvas, on a game that is kept nowhere.
struct ScreenPreviews: PreviewProvider {
    static var previews: some View {
        preview("Table") { _ in TableScreen() }
        preview("New game") { NewGameView(NewGame(rules: $0.view.rules)) }
        preview("Daily deal") { _ in DailyView() }
        preview("Show me how") { _ in ShowHowView() }
        preview("Statistics") { _ in StatisticsView() }
        preview("Settings") { _ in SettingsView() }
        preview("Rules") { _ in RulesView() }
        preview("Introduction") { _ in IntroductionView() }
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
