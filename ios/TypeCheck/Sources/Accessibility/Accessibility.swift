// What the app uses of Accessibility, as documented at https://developer.apple.com/documentation/accessibility
import Foundation

public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: AttributedString) {}
        public func post() {}
    }
}

public enum AnnouncementPriority: String, Sendable { case low, `default`, high }

extension AttributedString {
    // Apple's is found by dynamic lookup of an attribute; what is written in the app is the same.
    public var accessibilitySpeechAnnouncementPriority: AnnouncementPriority? {
        get { nil }
        set {}
    }
}
