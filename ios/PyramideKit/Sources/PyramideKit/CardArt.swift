import Foundation
import PyramideCore

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What is drawn on a card and where: everything is a share of the card, so that a face scales with
/// the card and with nothing else.
public struct CardArt: Sendable {
    /// An outline in its place.
    public struct Mark: Sendable {
        public let outline: Outline
        public let frame: CGRect
        /// The width of the pen; none where the outline is filled.
        public let pen: CGFloat?
    }

    /// The radius of a card's corners, in card widths.
    public static let corner: CGFloat = 0.1
    /// The width of the ring around a selected card, in card widths.
    public static let ring: CGFloat = 0.075

    /// From the lowest to the uppermost, with the card's upper left corner at the origin.
    public let marks: [Mark]

    public init(_ card: Card, size: CGSize, largerRanks: Bool, outlines: Outlines) {
        let suit = outlines.suit(card.suit)
        let attire = outlines.attire(of: card.rank)
        func square(_ outline: Outline?, side: CGFloat, x: CGFloat, y: CGFloat) -> Mark? {
            let frame = CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
            return outline.map { Mark(outline: $0, frame: frame, pen: nil) }
        }
        let (width, height) = (size.width, size.height)
        let corner = square(suit, side: width * 0.32, x: width * 0.77, y: height * 0.205)
        // The large suit in the lower half; a court card's wears its sign.
        let middle =
            attire == nil
            ? [square(suit, side: width * 0.52, x: width / 2, y: height * 0.69)]
            : [
                square(attire, side: width * 0.44, x: width / 2, y: height * 0.56),
                square(suit, side: width * 0.38, x: width / 2, y: height * 0.79),
            ]
        let rank = outlines.rank(card.rank).map { Self.rank($0, size: size, isLarger: largerRanks) }
        marks = ([rank, corner] + middle).compactMap(\.self)
    }

    private static func rank(_ outline: Outline, size: CGSize, isLarger: Bool) -> Mark {
        let height = size.height * (isLarger ? 0.34 : 0.27)
        let pen = height * (isLarger ? 0.17 : 0.145)
        let drawn = height - pen
        let corner = CGPoint(x: size.width * 0.09 + pen / 2, y: size.height * 0.07 + pen / 2)
        let box = CGSize(width: outline.width / Outline.height * drawn, height: drawn)
        return Mark(outline: outline, frame: CGRect(origin: corner, size: box), pen: pen)
    }
}
