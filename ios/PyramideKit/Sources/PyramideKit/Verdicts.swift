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
    func update() {
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

extension GameModel {
    /// Whether the player can be shown how these cards could have been won: nothing is given away that
    /// the player does not know.
    public var canShowHow: Bool {
        view.status == .stuck || (settings.showVerdict && view.verdict == .lost)
    }
}

extension GameView {
    /// Whether the game goes on, and nobody knows yet whether it can be won.
    fileprivate var isOpen: Bool { status == .playing && !paused && verdict == nil }
}
