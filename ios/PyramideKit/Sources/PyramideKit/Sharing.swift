import PyramideCore

extension Texts {
    /// What the player shares of a game: of a won one with moves and time. None for given cards.
    public func share(_ view: GameView) -> String? {
        guard let code = view.code else { return nil }
        guard view.status == .won else { return self(.shareCode, .text(code)) }
        let moves = self(.movesCount, Int(view.moves))
        return self(.shareResult, .text(code), .text(moves), .text(Numbers().playedTime(milliseconds: view.playedMs)))
    }
}
