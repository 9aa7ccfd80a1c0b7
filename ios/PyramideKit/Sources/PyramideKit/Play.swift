import PyramideCore

// What the player does at the table.
extension GameModel {
    /// A tap on a slot of the table.
    public func tap(_ slot: Slot) { step { try $0.tap(slot: slot, now: $1) } }

    /// Turns up the next card, or makes the waste the stock again.
    public func draw() { step { try $0.draw(now: $1) } }

    public func undo() { step { try $0.undo(now: $1) } }

    public func redo() { step { try $0.redo(now: $1) } }

    /// Whether a new game or a restart now would count as a loss: ask first. Where that cannot be found out,
    /// the player is asked once too often.
    public var hasUnfinishedGame: Bool {
        attempt { try session.hasUnfinishedGame() } ?? true
    }

    /// Deals. The game on the table is left.
    public func deal(_ deal: Deal) {
        step { session, now in
            switch deal {
            case .random(let choices):
                try session.dealRandom(choices: choices, random: .random(in: 0 ... .max), now: now)
            case .code(let code): try session.dealCode(text: code.text, now: now)
            case .deck(let cards, let choices): try session.dealDeck(deck: cards, choices: choices, now: now)
            case .again: try session.restart(now: now)
            }
        }
    }
}
