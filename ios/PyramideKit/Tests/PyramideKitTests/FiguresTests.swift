import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@MainActor @Suite struct FiguresTests {
    private let texts = Catalogue.app.texts(in: "en")
    private let numbers = Numbers(locale: Locale(identifier: "en_GB"))

    private func result(_ id: UInt64, won: Bool, moves: UInt32 = 30, seconds: UInt64 = 60) throws -> GameResult {
        GameResult(
            id: id, code: "PY1-N-AAAAAAS", rules: try presets()[0], end: won ? .won : .left, score: won ? 280 : 90,
            moves: moves, playedMs: seconds * 1000, hints: 0, utcMs: 0, day: Day(year: 2026, month: 1, day: 2))
    }

    @Test func theFiguresOfPlayedGamesAreShown() throws {
        let game = try GameModel(session: try Session.inMemory(), clock: TestClock(), texts: texts)
        game.watch(true, in: UUID())
        for _ in 0..<3 {
            game.draw()
            game.deal(.again)
        }
        game.refreshStatistics()
        let statistics = try #require(game.statistics.first)
        let shown = Dictionary(uniqueKeysWithValues: statistics.figures(numbers).map { ($0.phrase, $0.value) })
        #expect(shown[.played] == "3" && shown[.won] == "0" && shown[.winRate] == "0%")
        #expect(shown[.bestTimeWon] == "–" && shown[.meanMovesWon] == "–")
        #expect(statistics.recent.count == 3)
        let lines = csv(game.results).split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0] == "day,code,end,score,moves,seconds,hints,replay")
        #expect(lines[1] == "2026-11-30,\(statistics.recent[2].result.code),left,0,1,0,0,no")
    }

    @Test func winsOverTimeAreThoseOfTheLatestTwenty() throws {
        let won = Array(repeating: false, count: 20) + Array(repeating: true, count: 20)
        let rates = StatisticsFigures.rates(won)
        #expect(rates.count == 40)
        #expect(rates[0].share == 0 && rates[19].share == 0)
        #expect(rates[29].share == 0.5 && rates[39].share == 1)
        #expect(rates.map(\.game) == Array(1...40))
        #expect(StatisticsFigures.rates(Array(repeating: true, count: 500)).count == 200)
    }

    @Test(arguments: [
        [31.0, 45, 60], [10], [0.2, 0.9, 3.4], [5, 5, 5], [100, 1000, 100_000], [0, 7], [0, 8],
    ])
    func everyValueIsInOneBar(values: [Double]) {
        let bars = StatisticsFigures.bars(values)
        #expect((1...9).contains(bars.count), "\(bars)")
        #expect(bars.map(\.count).reduce(0, +) == values.count)
        #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.to == $1.from })
        #expect(bars[0].from <= values.min()! && bars[bars.count - 1].to > values.max()!)
    }

    @Test func aBarIsNamedByWhereItBegins() {
        let bars = StatisticsFigures.bars([0.2, 0.9, 3.4])
        let danish = Numbers(locale: Locale(identifier: "da_DK"))
        #expect(bars.prefix(3).map { $0.label(numbers) } == ["0", "0.5", "1"])
        #expect(bars.prefix(3).map { $0.label(danish) } == ["0", "0,5", "1"])
        #expect(bars[1].label(Numbers(locale: Locale(identifier: "ar_EG"))) == "٠٫٥")
    }

    @Test func tooFewGamesHaveNoChart() throws {
        let three = try (1...3).map { try result($0, won: true) }
        let charts = StatisticsFigures(three)
        #expect(charts.rates.isEmpty && charts.moves.isEmpty && charts.minutes.isEmpty)
        let more = StatisticsFigures(three + [try result(4, won: true, moves: 44, seconds: 300)])
        #expect(more.rates.count == 4)
        #expect(more.moves.map(\.count).reduce(0, +) == 4)
        #expect(more.minutes.last?.count == 1)
        let lost = StatisticsFigures(try (1...4).map { try result($0, won: false) })
        #expect(lost.rates.count == 4 && lost.moves.isEmpty)
    }

    @Test func aFinishedGameIsALine() throws {
        #expect(texts.summary(of: try result(1, won: true)) == "Score 280 · 30 moves · 1:00 · PY1-N-AAAAAAS")
    }
}

@Suite struct ProductTests {
    @Test func theListOfPartsIsRead() {
        let list = "serde 1.0\tMIT OR Apache-2.0\nnot a part\nuniffi 0.32\tMPL-2.0\n"
        let parts = Component.components(in: list)
        #expect(parts.map(\.name) == ["serde 1.0", "uniffi 0.32"])
        #expect(parts.map(\.licence) == ["MIT OR Apache-2.0", "MPL-2.0"])
    }
}
