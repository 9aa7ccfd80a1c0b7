import Foundation
import PyramideCore

#if canImport(CoreGraphics)
import CoreGraphics
#endif

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
