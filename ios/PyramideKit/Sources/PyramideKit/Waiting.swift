extension Duration {
    /// How long one waits without a word.
    static let patience = milliseconds(300)
}
