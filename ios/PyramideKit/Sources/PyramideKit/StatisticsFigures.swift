import Foundation
import PyramideCore

// The figures of one ruleset as the screen shows them.
extension Statistics {
    /// A figure with its name, ready to be read.
    public struct Figure: Identifiable, Equatable, Sendable {
        public let phrase: Phrase
        public let value: String

        public var id: Phrase { phrase }
    }

    /// All figures in their order. What no won game has given yet is a dash.
    public func figures(_ numbers: Numbers = Numbers()) -> [Figure] {
        func shown<Value>(_ value: Value?, _ format: (Value) -> String) -> String { value.map(format) ?? "–" }
        return [
            Figure(phrase: .played, value: numbers.whole(Int(played))),
            Figure(phrase: .won, value: numbers.whole(Int(won))),
            Figure(phrase: .winRate, value: shown(rate, numbers.percent)),
            Figure(phrase: .streak, value: numbers.whole(Int(streak))),
            Figure(phrase: .bestStreak, value: numbers.whole(Int(bestStreak))),
            Figure(phrase: .bestScore, value: numbers.whole(Int(bestScore))),
            Figure(phrase: .bestTimeWon, value: shown(bestMs) { numbers.playedTime(milliseconds: $0) }),
            Figure(phrase: .meanTimeWon, value: shown(meanMs) { numbers.playedTime(milliseconds: UInt64($0)) }),
            Figure(phrase: .bestMovesWon, value: shown(bestMoves) { numbers.whole(Int($0)) }),
            Figure(phrase: .meanMovesWon, value: shown(meanMoves, numbers.mean)),
        ]
    }
}

/// What the charts of one ruleset show. A chart with too little to say has nothing to draw.
public struct StatisticsFigures: Equatable, Sendable {
    /// How the wins stood after a game.
    public struct Rate: Identifiable, Equatable, Sendable {
        /// The number of the game, from 1.
        public let game: Int
        /// The share of wins among the latest twenty games up to this one, 0 to 1.
        public let share: Double

        public var id: Int { game }
    }

    /// A bar of a histogram: the values from `from` up to but not including `to`.
    public struct Bar: Identifiable, Equatable, Sendable {
        public let from: Double
        public let to: Double
        public let count: Int

        public var id: Double { from }

        /// Where the bar begins.
        public func label(_ numbers: Numbers = Numbers()) -> String { numbers.mean(from) }
    }

    public let rates: [Rate]
    /// How many moves the wins took.
    public let moves: [Bar]
    /// How many minutes the wins took.
    public let minutes: [Bar]

    private static let enough = 4
    private static let latest = 20
    private static let shown = 200
    private static let mostBars = 8

    /// Charts of finished games, the oldest first.
    public init(_ games: [GameResult]) {
        let wins = games.filter { $0.end == .won }
        rates = games.count < Self.enough ? [] : Self.rates(games.map { $0.end == .won })
        moves = wins.count < Self.enough ? [] : Self.bars(wins.map { Double($0.moves) })
        minutes = wins.count < Self.enough ? [] : Self.bars(wins.map { Double($0.playedMs) / 60_000 })
    }

    static func rates(_ won: [Bool]) -> [Rate] {
        let all = won.indices.map { index in
            let window = won[max(0, index + 1 - latest)...index]
            return Rate(game: index + 1, share: Double(window.count(where: \.self)) / Double(window.count))
        }
        return all.suffix(shown)
    }

    /// How values spread, in up to eight bars that begin at round numbers.
    static func bars(_ values: [Double]) -> [Bar] {
        guard let low = values.min(), let high = values.max() else { return [] }
        let width = roundUp((high - low) / Double(mostBars - 1))
        let first = (low / width).rounded(.down) * width
        let number = Int(((high - first) / width).rounded(.down)) + 1
        return (0..<number).map { index in
            let (from, to) = (first + Double(index) * width, first + Double(index + 1) * width)
            return Bar(from: from, to: to, count: values.count { $0 >= from && $0 < to })
        }
    }

    /// The next number of the kind 1, 2 or 5 times a power of ten, at least a half.
    private static func roundUp(_ width: Double) -> Double {
        let least = max(width, 0.5)
        let power = pow(10, log10(least).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least - 1e-9 } ?? 10 * power
    }
}
