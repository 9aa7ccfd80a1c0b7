/// What covers the table.
public enum Screen: Hashable, Identifiable, Sendable {
    case newGame
    case daily
    case showHow
    case statistics
    case rules
    case introduction
    case settings

    public var id: Self { self }
}
