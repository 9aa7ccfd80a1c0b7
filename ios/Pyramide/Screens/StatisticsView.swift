import PyramideCore
import PyramideKit
import SwiftUI

/// The figures of each ruleset, with charts and the latest games.
struct StatisticsView: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts
    /// How a deal code spells the rules that are shown; none yet: those of the game on the table.
    @State private var spelling: String?

    private var shown: Statistics? {
        let wanted = spelling ?? game.view.rules.spelling
        return game.statistics.first { $0.rules.spelling == wanted } ?? game.statistics.first
    }

    var body: some View {
        ScreenFrame(.statistics) {
            if let shown {
                List {
                    if game.statistics.count > 1 { RulesPicker(spelling: $spelling) }
                    FiguresSection(statistics: shown)
                    StatisticsCharts(figures: StatisticsFigures(game.results(of: shown.rules)))
                    RecentGamesSection(games: shown.recent)
                    Section { Button(texts[.reset], role: .destructive, action: scene.askToResetStatistics) }
                }
            } else {
                ContentUnavailableView(
                    texts[.statistics], systemImage: "chart.bar", description: Text(texts[.noGamesYet]))
            }
        } action: {
            ShareLink(
                texts[.exportStatistics], item: StatisticsExport(games: game.results),
                preview: SharePreview(StatisticsExport.file)
            )
            .disabled(game.results.isEmpty)
        }
        .onAppear {
            game.refreshStatistics()
            spelling = shown?.rules.spelling
        }
    }
}

private struct RulesPicker: View {
    @Binding var spelling: String?
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts

    var body: some View {
        Picker(texts[.whichRules], selection: $spelling) {
            ForEach(game.statistics, id: \.rules.spelling) {
                Text(texts.name(of: $0.rules)).tag(Optional($0.rules.spelling))
            }
        }
    }
}

private struct FiguresSection: View {
    let statistics: Statistics
    @Environment(\.texts) private var texts

    var body: some View {
        Section(texts.name(of: statistics.rules)) {
            ForEach(statistics.figures()) { figure in
                LabeledContent(texts[figure.phrase], value: figure.value)
                    .accessibilityElement(children: .combine)
            }
        }
    }
}

private struct RecentGamesSection: View {
    let games: [ListedGame]
    @Environment(\.texts) private var texts

    var body: some View {
        Section(texts[.recentGames]) {
            ForEach(games, id: \.result.id) { game in
                VStack(alignment: .leading) {
                    HStack {
                        Text(texts[game.result.end == .won ? .won : .lost]).fontWeight(.semibold)
                        if game.replay { Text(texts[.replay]).foregroundStyle(.secondary) }
                        Spacer()
                        Text(Numbers().date(game.result.day)).foregroundStyle(.secondary)
                    }
                    Text(texts.summary(of: game.result)).font(.footnote.monospacedDigit())
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
