#if DEBUG
import Foundation
import PyramideCore
import PyramideKit

/// What a UI test asks of the app when it starts it.
@MainActor
struct LaunchEnvironment {
    /// A deal code.
    let code: String?
    /// Or 52 cards with spaces between them.
    let deck: String?
    /// How a deal code spells the rules that such cards are played by.
    let rules: String?

    static var current: LaunchEnvironment {
        let environment = ProcessInfo.processInfo.environment
        return LaunchEnvironment(
            code: environment["PYRAMIDE_CODE"], deck: environment["PYRAMIDE_DECK"],
            rules: environment["PYRAMIDE_RULES"])
    }

    private var deal: Deal? {
        if let code { return (try? DealLink.code(in: code)).map(Deal.code) }
        guard let deck, let rules = try? presets().first(where: { $0.spelling == rules }) else { return nil }
        return .deck(deck, rules.choices)
    }

    func apply(to game: GameModel) {
        guard let deal else { return }
        game.settings.introduced = true
        game.settings.motion = false
        game.deal(deal)
    }
}
#endif
