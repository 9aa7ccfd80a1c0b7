import Accessibility
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
                game.settings.haptics ? feedback?.haptic.sensory : nil
            }
            .onChange(of: game.feedback) { _, feedback in
                guard scene.isActive, game.settings.sound, let sound = feedback?.sound else { return }
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

/// Says what a step did to whoever does not see it.
struct Announcer: ViewModifier {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    func body(content: Content) -> some View {
        content
            .onChange(of: game.announcement) { _, step in say(step?.text) }
            .onChange(of: game.hints.isThinking) { _, isThinking in
                if isThinking { say(texts[.thinking]) }
            }
            .onChange(of: game.message) { _, message in
                if message?.kind == .failure { say(message?.text) }
            }
    }

    private func say(_ text: String?) {
        guard scene.isActive, let text else { return }
        AccessibilityNotification.Announcement(text).post()
    }
}
