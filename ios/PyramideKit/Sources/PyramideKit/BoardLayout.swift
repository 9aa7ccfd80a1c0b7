import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// How a board that is not the game's shares its screen with what is said about it.
public struct BoardLayout: Equatable, Sendable {
    /// Whether the words stand beside the board and not above it.
    public let isWide: Bool
    /// The most that the words take, in points. However large the letters, the larger half is the board's.
    public let words: CGSize

    public init(size: CGSize) {
        isWide = size.width > size.height
        words =
            isWide
            ? CGSize(width: size.width * 0.42, height: size.height)
            : CGSize(width: size.width, height: size.height / 2)
    }

    /// What is left for the board at least.
    func board(in size: CGSize) -> CGSize {
        isWide
            ? CGSize(width: size.width - words.width, height: size.height)
            : CGSize(width: size.width, height: size.height - words.height)
    }
}
