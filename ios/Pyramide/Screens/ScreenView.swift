import PyramideKit
import SwiftUI

/// What covers the table, what went wrong meanwhile, and what has to be answered there.
struct ScreenView: View {
    let screen: Screen
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: 0) {
            FailureLine()
            content
        }
        .modifier(QuestionDialog(isOnScreen: true))
        // A sheet does not hear of the window's as long as it is open.
        .preferredColorScheme(game.settings.theme.scheme)
    }

    @ViewBuilder
    private var content: some View {
        switch screen {
        case .newGame: NewGameView(NewGame(rules: game.view.rules))
        case .daily: ModelScreen(title: .dailyDeal) { try Daily(of: game) } content: { DailyView(daily: $0) }
        case .showHow: ModelScreen(title: .showHowTitle) { try ShowHow(of: game) } content: { ShowHowView(showHow: $0) }
        case .statistics: StatisticsView()
        case .rules: RulesView()
        case .introduction:
            ModelScreen(title: .introTitle) { try Introduction(texts: texts) } content: {
                IntroductionView(introduction: $0)
            }
        case .settings: SettingsView()
        }
    }
}
