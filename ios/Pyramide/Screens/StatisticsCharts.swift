import Charts
import PyramideCore
import PyramideKit
import SwiftUI

/// Where a look says more than a number: wins over time, and how moves and times spread.
struct StatisticsCharts: View {
    let figures: StatisticsFigures
    @Environment(\.texts) private var texts

    var body: some View {
        if !figures.rates.isEmpty {
            Section(texts[.chartRate]) {
                Chart(figures.rates) { rate in
                    LineMark(x: .value(texts[.played], rate.game), y: .value(texts[.winRate], rate.share * 100))
                }
                .chartYScale(domain: 0...100)
                .frame(height: 160)
            }
        }
        if !figures.moves.isEmpty {
            Section(texts[.chartMoves]) { Histogram(bars: figures.moves, axis: texts[.moves]) }
            Section(texts[.chartTimes]) { Histogram(bars: figures.minutes, axis: texts[.time]) }
        }
    }
}

/// How many wins lie in each range.
private struct Histogram: View {
    let bars: [StatisticsFigures.Bar]
    let axis: String
    @Environment(\.texts) private var texts

    var body: some View {
        Chart(bars) { bar in
            BarMark(x: .value(axis, bar.label()), y: .value(texts[.won], bar.count))
                .accessibilityLabel(texts(.chartBar, bar.count, .text(bar.label())))
        }
        .frame(height: 160)
    }
}
