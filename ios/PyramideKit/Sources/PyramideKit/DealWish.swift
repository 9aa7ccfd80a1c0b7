import PyramideCore

/// What a player wants dealt.
public enum DealWish: Hashable, Sendable {
    case deal(Deal)
    /// Cards that can be won by these rules, of a difficulty or of any: they have to be looked for.
    case winnable(Choices, Difficulty?)
}

/// What can be dealt at once.
public enum Deal: Hashable, Sendable {
    /// New cards by these rules.
    case random(Choices)
    /// The deal of a code.
    case code(DealCode)
    /// 52 cards with spaces between them.
    case deck(String, Choices)
    /// The same cards again.
    case again
}
