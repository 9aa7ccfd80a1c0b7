import PyramideCore

extension GameModel {
    /// Reads the finished games, and the figures that come of them.
    public func refreshStatistics() {
        attempt {
            statistics = try session.statistics()
            results = try session.results()
        }
    }

    /// Forgets all finished games.
    public func resetStatistics() {
        attempt { try session.resetStatistics() }
        refreshStatistics()
    }

    /// The games that count in the figures of one ruleset, oldest first.
    public func results(of rules: Ruleset) -> [GameResult] {
        results.filter { $0.result.rules == rules && !$0.replay }.map(\.result)
    }
}

extension Texts {
    /// A finished game in a line.
    public func summary(of result: GameResult) -> String {
        let parts = [
            "\(self[.score]) \(Numbers().whole(result.score))", self(.movesCount, Int(result.moves)),
            Numbers().playedTime(milliseconds: result.playedMs), result.code,
            result.hints > 0 ? self(.hintsCount, Int(result.hints)) : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
