import PyramideCore

// What the solver says, in words.
extension Texts {
    /// A hint as a sentence: what to do, and why.
    public func say(_ hint: Hint) -> String {
        let words = self(.hintReason, .text(say(hint.action)), .text(self[hint.reason.phrase]))
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private func say(_ action: Move) -> String {
        switch action {
        case .pair(let one, let other): self(.hintPair, .text(name(of: one)), .text(name(of: other)))
        case .king(let card): self(.hintKing, .text(name(of: card)))
        case .draw: self[.hintDraw]
        case .recycle: self[.hintRecycle]
        }
    }
}

extension Reason {
    var phrase: Phrase {
        switch self {
        case .wins: .reasonWins
        case .onlyWay: .reasonOnlyWay
        case .opensCards: .reasonOpensCards
        case .keepsWinnable: .reasonKeepsWinnable
        case .needsStock: .reasonNeedsStock
        case .notKnownYet: .reasonNotKnownYet
        case .lost: .reasonLost
        }
    }
}

extension Difficulty? {
    public var phrase: Phrase {
        switch self {
        case nil: .difficultyAny
        case .easy: .difficultyEasy
        case .medium: .difficultyMedium
        case .hard: .difficultyHard
        }
    }

    /// What it means, in a line.
    public var line: Phrase {
        switch self {
        case nil: .difficultyAnyLine
        case .easy: .difficultyEasyLine
        case .medium: .difficultyMediumLine
        case .hard: .difficultyHardLine
        }
    }
}

extension Verdict {
    public var phrase: Phrase {
        switch self {
        case .winnable: .verdictWinnable
        case .lost: .verdictLost
        case .unknown: .verdictUnknown
        }
    }
}
