import PyramideCore

/// Whether the game can still be won: looked for after each step, as long as the player wants to know.
@MainActor
final class Verdicts {
    private weak var game: GameModel?
    let inquiry: Inquiry

    init(of game: GameModel, background: any Background) {
        self.game = game
        inquiry = Inquiry(background: background)
    }

    /// Leaves the position that was looked at for the one on the table.
    func look() {
        inquiry.cancel()
        guard let game, game.settings.showVerdict, game.view.isOpen, let search = game.search() else { return }
        inquiry.ask(search, { _ = try $0.verdict() }) { [weak game] in
            switch $0 {
            case .success: game?.learn(from: search)
            case .failure(let error): game?.tell(error)
            }
        }
    }
}

extension GameView {
    /// Whether the player knows that no line of play wins any more.
    public var isLost: Bool {
        status == .stuck || verdict == .lost || hint?.reason == .lost
    }

    /// Whether the game goes on, and nobody knows yet whether it can be won.
    fileprivate var isOpen: Bool { status == .playing && !paused && verdict == nil }
}
