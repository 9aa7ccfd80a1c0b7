#if DEBUG
import Foundation
import PyramideCore
import PyramideKit

/// What a UI test asks of the app when it starts it.
@MainActor
struct LaunchEnvironment {
    /// 52 cards with spaces between them.
    let deck: String?
    /// How a deal code spells the rules that the cards are played by.
    let rules: String?

    static var current: LaunchEnvironment {
        let environment = ProcessInfo.processInfo.environment
        return LaunchEnvironment(deck: environment["PYRAMIDE_DECK"], rules: environment["PYRAMIDE_RULES"])
    }

    func apply(to game: GameModel) {
        guard let deck, let rules = try? presets().first(where: { $0.spelling == rules }) else { return }
        game.settings.introduced = true
        game.settings.motion = false
        game.deal(.deck(deck, rules.choices))
    }
}
#endif
