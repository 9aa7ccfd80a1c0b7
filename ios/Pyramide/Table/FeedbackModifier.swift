import PyramideKit
import SwiftUI

/// Lets a step be felt and heard, as far as the settings and the device have it.
struct FeedbackModifier: ViewModifier {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @State private var player = SoundPlayer()

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(trigger: game.feedback) { _, feedback in
                scene.speaks && game.settings.haptics ? feedback?.haptic.sensory : nil
            }
            .onChange(of: game.feedback) { _, feedback in
                guard scene.speaks, game.settings.sound, let sound = feedback?.sound else { return }
                player.play(sound)
            }
    }
}

extension Feedback.Haptic {
    fileprivate var sensory: SensoryFeedback {
        switch self {
        case .select: .selection
        case .confirm: .success
        case .reject: .warning
        }
    }
}
