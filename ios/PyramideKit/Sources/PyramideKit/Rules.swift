import PyramideCore

// Rulesets in words, and what is wrong with choices.
extension Texts {
    /// The name of a ruleset: its preset's, or its choices one after the other.
    public func name(of rules: Ruleset) -> String {
        rules.preset.map { self[$0.title] } ?? summary(of: rules.choices)
    }

    /// The choices in a line.
    public func summary(of choices: Choices) -> String {
        [
            self[choices.draw.phrase],
            "\(self[.choicePasses]): \(self[choices.passes.phrase])",
            "\(self[.choiceGoal]) \(self[choices.goal.phrase])",
        ].joined(separator: " · ")
    }
}

extension GameView {
    /// What there is to say of the end of a game.
    public var explanationOfEnd: Phrase {
        let isStrict = rules.choices.goal == .all
        if status == .won { return isStrict ? .wonTextAll : .wonText }
        return isStrict && pyramid.isEmpty ? .pyramidGone : .stuckText
    }
}

extension Preset {
    public var title: Phrase {
        switch self {
        case .app: .presetApp
        case .classic: .presetClassic
        case .twoPasses: .presetTwoPasses
        case .threePasses: .presetThreePasses
        case .threePiles: .presetThreePiles
        case .openStock: .presetOpenStock
        }
    }

    /// The preset in a line.
    public var line: Phrase {
        switch self {
        case .app: .presetAppLine
        case .classic: .presetClassicLine
        case .twoPasses: .presetTwoPassesLine
        case .threePasses: .presetThreePassesLine
        case .threePiles: .presetThreePilesLine
        case .openStock: .presetOpenStockLine
        }
    }
}

extension Goal {
    public var phrase: Phrase {
        switch self {
        case .pyramid: .goalPyramid
        case .all: .goalAll
        }
    }
}

extension Passes {
    public var phrase: Phrase {
        switch self {
        case .one: .passesOne
        case .two: .passesTwo
        case .three: .passesThree
        case .unlimited: .passesUnlimited
        }
    }
}

extension Draw {
    public var phrase: Phrase {
        switch self {
        case .one: .drawOne
        case .threePiles: .drawThreePiles
        case .openStock: .drawOpenStock
        }
    }
}

extension Contradiction {
    public var phrase: Phrase {
        switch self {
        case .threePilesHaveOnePass: .contradictionThreePilesPasses
        case .openingWasteCard: .contradictionOpening
        case .stockPairsWaste: .contradictionStockWaste
        }
    }
}
