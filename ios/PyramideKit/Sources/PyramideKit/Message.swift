/// Something to tell the player.
public struct Message: Identifiable, Equatable, Sendable {
    public enum Kind: Sendable {
        /// What a step did, for a screen reader only.
        case step
        /// What the rules have to say about a tap, or what was done; goes away by itself.
        case notice
        /// What to do next; stays until the game goes on or it is dismissed.
        case hint
        /// Something went wrong; stays until it is dismissed, whatever else happens.
        case failure
    }

    public let id: Int
    public let kind: Kind
    public let text: String

    /// How long it is shown: time to notice it, and to read each letter. None if that is for the player to say.
    public var stay: Duration? {
        kind == .notice ? .seconds(2) + .milliseconds(50) * text.count : nil
    }
}
