import Accessibility
import PyramideKit
import SwiftUI

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
            .onChange(of: scene.spokenFailure, initial: true) { _, failure in say(failure?.text) }
    }

    private func say(_ text: String?) {
        if scene.speaks, let text { AccessibilityNotification.say(text) }
    }
}

extension View {
    /// Says a text to whoever does not see it, each time that it changes.
    func announcing(_ text: String?) -> some View {
        onChange(of: text) { if let text { AccessibilityNotification.say(text) } }
    }
}

extension AccessibilityNotification {
    /// Says a text, also while the reader goes on to another card, which would cut off one of less priority.
    static func say(_ text: String) {
        var announcement = AttributedString(text)
        announcement.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(announcement).post()
    }
}
