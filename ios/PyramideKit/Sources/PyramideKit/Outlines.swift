import Foundation
import PyramideCore

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// An outline of what is drawn on the cards, in a box 100 high.
public struct Outline: Equatable, Sendable {
    /// A step of a pen.
    public enum Step: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    public static let height: CGFloat = 100

    public let steps: [Step]
    /// The width of its box.
    public let width: CGFloat
}

/// The suits, the ranks and what court cards wear, from the file that all shells share.
public struct Outlines: Sendable {
    private let fills: [String: Outline]
    private let strokes: [String: Outline]

    /// No outlines: blank cards.
    public static let none = Outlines(fills: [:], strokes: [:])

    private init(fills: [String: Outline], strokes: [String: Outline]) {
        self.fills = fills
        self.strokes = strokes
    }

    /// Reads the file: a kind, a name, a stroke's width, and an SVG path of absolute `M`, `L`, `C` and `Z`.
    public init(_ file: String) throws {
        var (fills, strokes) = ([String: Outline](), [String: Outline]())
        for (index, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var words = line.split(separator: " ")[...]
            guard let kind = words.popFirst(), !kind.hasPrefix("#") else { continue }
            let wrong = OutlineError(line: index + 1)
            guard let name = words.popFirst() else { throw wrong }
            switch kind {
            case "fill":
                fills[String(name)] = Outline(steps: try Self.steps(words, wrong), width: Outline.height)
            case "stroke":
                guard let width = words.popFirst().flatMap({ Double($0) }) else { throw wrong }
                strokes[String(name)] = Outline(steps: try Self.steps(words, wrong), width: width)
            default: throw wrong
            }
        }
        self.init(fills: fills, strokes: strokes)
    }

    public func suit(_ suit: Suit) -> Outline? { fills["\(suit)"] }

    /// A rank, drawn with a round pen.
    public func rank(_ rank: Rank) -> Outline? { strokes["\(rank)"] }

    /// What a king, a queen or a jack wears over the suit.
    public func attire(of rank: Rank) -> Outline? { fills["\(rank)"] }

    private static func steps(_ words: ArraySlice<Substring>, _ wrong: OutlineError) throws -> [Outline.Step] {
        var (rest, steps) = (words, [Outline.Step]())
        func point() throws -> CGPoint {
            guard let x = rest.popFirst().flatMap({ Double($0) }), let y = rest.popFirst().flatMap({ Double($0) })
            else { throw wrong }
            return CGPoint(x: x, y: y)
        }
        while let letter = rest.popFirst() {
            switch letter {
            case "M": steps.append(.move(try point()))
            case "L": steps.append(.line(try point()))
            case "C":
                let (control1, control2) = (try point(), try point())
                steps.append(.curve(try point(), control1: control1, control2: control2))
            case "Z": steps.append(.close)
            default: throw wrong
            }
        }
        guard case .move = steps.first else { throw wrong }
        return steps
    }
}

/// A line of the file of outlines that says nothing known, counted from 1.
public struct OutlineError: Error, Equatable {
    public let line: Int
}
