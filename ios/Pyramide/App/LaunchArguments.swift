#if DEBUG
import Foundation
import PyramideCore
import PyramideKit

/// What a UI test asks of the app when it starts it.
@MainActor
struct LaunchArguments {
    /// 52 cards with spaces between them.
    let deck: String?
    /// How a deal code spells the rules that the cards are played by.
    let rules: String?

    static var current: LaunchArguments {
        let defaults = UserDefaults.standard
        return LaunchArguments(deck: defaults.string(forKey: "deck"), rules: defaults.string(forKey: "rules"))
    }

    func apply(to game: GameModel) {
        guard let deck, let rules = try? presets().first(where: { $0.spelling == rules }) else { return }
        game.settings.introduced = true
        game.settings.motion = false
        game.deal(.deck(deck, rules.choices))
    }
}
#endif
