import PyramideCore

extension GameModel {
    public func refreshStatistics() {
        attempt { statistics = try session.statistics() }
    }

    /// Forgets all finished games.
    public func resetStatistics() {
        attempt {
            try session.resetStatistics()
            statistics = try session.statistics()
        }
    }

    /// All finished games, oldest first.
    public func results() -> [ListedGame] {
        (try? session.results()) ?? []
    }

    /// The games that count in the figures of one ruleset, oldest first.
    public func results(of rules: Ruleset) -> [GameResult] {
        results().filter { $0.result.rules == rules && !$0.replay }.map(\.result)
    }
}
