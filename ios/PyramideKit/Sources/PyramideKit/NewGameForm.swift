import PyramideCore

/// What has been filled in for a new game.
public struct NewGameForm: Equatable, Sendable {
    /// The rules; none is the player's own mixture.
    public var preset: Preset?
    public var mixture: Choices
    /// Whether only cards that can be won are wanted.
    public var isWinnable = false
    /// How hard they should be; none is any difficulty.
    public var difficulty: Difficulty?
    public var isByCode = false
    /// What was typed or pasted where the deal code goes.
    public var code = "" { didSet { code = fromOutside(code) } }

    /// The rules that were played last lie ready.
    public init(rules: Ruleset) {
        preset = rules.preset
        mixture = rules.choices
    }

    /// The six rulesets with a name, the app's own first.
    public static let presets = (try? PyramideCore.presets()) ?? []

    private var choices: Choices { Self.presets.first { $0.preset == preset }?.choices ?? mixture }

    /// What is wished for, or what is wrong with the mixture or with the code.
    public func wish() throws -> DealWish {
        if isByCode { return .deal(.code(try DealLink.code(in: code))) }
        let choices = try checkRules(choices: choices).choices
        return isWinnable ? .winnable(choices, difficulty) : .deal(.random(choices))
    }

    /// What is wrong, for the field that it is wrong in; nothing while no code has been typed.
    public func problem(_ texts: Texts) -> String? {
        if isByCode, code.allSatisfy(\.isWhitespace) { return nil }
        do {
            _ = try wish()
            return nil
        } catch {
            return texts.explain(error)
        }
    }

    /// The rules that come with the code, if it is one.
    public var rulesOfCode: Ruleset? {
        isByCode ? (try? DealLink.code(in: code))?.rules : nil
    }

    /// Whether it is filled in rightly.
    public var isComplete: Bool { (try? wish()) != nil }
}
