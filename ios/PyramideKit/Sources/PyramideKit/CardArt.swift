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

/// The picture on the back of a card.
public struct BackPattern: Sendable {
    /// The frame that the picture fills.
    public let frame: CGRect
    /// The radius of the frame's corners, and the width of its line.
    public let corner: CGFloat
    public let line: CGFloat
    public let steps: [Outline.Step]
    /// Whether the picture is drawn with a pen as wide as ``line``, and not filled.
    public let isStroked: Bool

    public init(_ back: CardBack, size: CGSize) {
        let inset = size.width * 0.085
        frame = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        corner = size.width * 0.05
        line = size.width * 0.018
        isStroked = back == .lattice
        steps =
            switch back {
            case .triangles: Self.triangles(in: frame)
            case .lattice: Self.lattice(in: frame)
            case .plain: []
            }
    }

    /// Rows of triangles, each row half a triangle aside.
    private static func triangles(in frame: CGRect) -> [Outline.Step] {
        let (width, height) = (frame.width / 4, frame.height / 7)
        return (0..<7).flatMap { row in
            (-1...4).flatMap { column -> [Outline.Step] in
                let left = frame.minX + (CGFloat(column) + (row.isMultiple(of: 2) ? 0 : 0.5)) * width
                let top = frame.minY + CGFloat(row) * height
                return [
                    .move(CGPoint(x: left + width / 2, y: top + height * 0.12)),
                    .line(CGPoint(x: left + width * 0.92, y: top + height * 0.92)),
                    .line(CGPoint(x: left + width * 0.08, y: top + height * 0.92)),
                    .close,
                ]
            }
        }
    }

    private static func lattice(in frame: CGRect) -> [Outline.Step] {
        stride(from: -frame.height, to: frame.width, by: max(frame.width / 4, 1)).flatMap { start -> [Outline.Step] in
            let (near, far) = (frame.minX + start, frame.minX + start + frame.height)
            return [
                .move(CGPoint(x: near, y: frame.minY)), .line(CGPoint(x: far, y: frame.maxY)),
                .move(CGPoint(x: near, y: frame.maxY)), .line(CGPoint(x: far, y: frame.minY)),
            ]
        }
    }
}
