// What the app uses of Accessibility, as documented at https://developer.apple.com/documentation/accessibility
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public func post() {}
    }
}
