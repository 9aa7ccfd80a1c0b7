import PyramideKit
import SwiftUI

/// Whether things move: as the player has it, and the system.
@MainActor @propertyWrapper
struct Motion: DynamicProperty {
    @Environment(GameModel.self) private var game
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var wrappedValue: Bool { game.settings.motion && !reduceMotion }
}
