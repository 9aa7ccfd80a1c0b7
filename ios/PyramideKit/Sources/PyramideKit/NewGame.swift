import Foundation
import PyramideCore

/// What the player has chosen on the screen for a new game, and what would be dealt.
public struct NewGame: Equatable, Sendable {
    /// Where the cards come from.
    public enum Cards: Hashable, Sendable {
        case random
        case code
    }

    /// The six choices, of a named ruleset or an own mixture.
    public var choices: Choices
    /// Whether the player mixes the rules, whatever ruleset that makes.
    public var isMixture: Bool
    public var cards = Cards.random
    /// Whether random cards have to be such that they can be won.
    public var isWinnable = false
    /// How hard they have to be then; none is any.
    public var difficulty: Difficulty?
    /// What was typed or pasted where the deal code goes.
    public var code = "" { didSet { code = fromOutside(code) } }

    /// A new game by these rules, with random cards.
    public init(rules: Ruleset) {
        choices = rules.choices
        isMixture = rules.preset == nil
    }

    /// The six rulesets with a name, the app's own first.
    public static let named = (try? presets()) ?? []

    /// Takes a named ruleset.
    public mutating func choose(_ rules: Ruleset) {
        choices = rules.choices
        isMixture = false
    }

    /// What to deal, or what is wrong with the choices or with the code.
    public func wish() throws -> DealWish {
        switch cards {
        case .random where isWinnable: .winnable(try checkRules(choices: choices).choices, difficulty)
        case .random: .deal(.random(try checkRules(choices: choices).choices))
        case .code: .deal(.code(try DealLink.code(in: code)))
        }
    }

    /// What is wrong, for the field that it is wrong in; nothing while no code has been typed.
    public func problem(_ texts: Texts) -> String? {
        if cards == .code, code.isEmpty { return nil }
        do {
            _ = try wish()
            return nil
        } catch {
            return texts.explain(error)
        }
    }

    /// The rules that come with the code, if it is one.
    public var rulesOfCode: Ruleset? {
        cards == .code ? (try? DealLink.code(in: code))?.rules : nil
    }

    /// Whether it can be dealt.
    public var isComplete: Bool { (try? wish()) != nil }
}

/// What a player wants dealt.
public enum DealWish: Hashable, Sendable {
    case deal(Deal)
    /// Cards that can be won by these rules, of a difficulty or of any: they have to be looked for.
    case winnable(Choices, Difficulty?)
}

/// What can be dealt at once.
public enum Deal: Hashable, Sendable {
    /// New cards by these rules.
    case random(Choices)
    /// The deal of a code.
    case code(DealCode)
    /// 52 cards with spaces between them.
    case deck(String, Choices)
    /// The same cards again.
    case again
}
