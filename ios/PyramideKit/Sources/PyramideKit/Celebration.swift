import Foundation
import PyramideCore

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Suits that rain over the table once a game is won: where each is at a time.
public struct Celebration: Sendable {
    /// How long it lasts, in seconds.
    public static let duration = 5.0

    /// A suit in the air.
    public struct Flake: Equatable, Sendable {
        public let suit: Suit
        public let colour: Ink
        public let frame: CGRect
        /// In degrees.
        public let angle: Double
    }

    /// All but the angle and the size are shares of the window.
    private struct Course: Sendable {
        let suit: Suit
        let colour: Ink
        let x: Double
        let sway: Double
        let start: Double
        let speed: Double
        let turn: Double
        let size: Double
    }

    private let courses: [Course]

    /// The same rain every time: it is a picture, not a game.
    public init() {
        var random = Randoms(seed: 13)
        let colours = [0xFFD54F, 0xFFF8E1, 0xEF9A9A, 0xA5D6A7, 0x90CAF9].map { Ink($0) }
        courses = (0..<90).map { _ in
            Course(
                suit: Suit.allCases.randomElement(using: &random) ?? .hearts,
                colour: colours.randomElement(using: &random) ?? colours[0],
                x: .random(in: 0...1, using: &random), sway: .random(in: 0...0.05, using: &random),
                start: .random(in: 0...0.55, using: &random), speed: .random(in: 1.8...3.2, using: &random),
                turn: .random(in: -450...450, using: &random), size: .random(in: 0.6...1.5, using: &random))
        }
    }

    /// What is in the air so many seconds after its beginning.
    public func flakes(after seconds: Double, in size: CGSize) -> [Flake] {
        let side = min(size.width, size.height) * 0.055
        return courses.compactMap { course in
            let fallen = (seconds / Self.duration - course.start) * course.speed
            guard (0...1.1).contains(fallen) else { return nil }
            let length = side * course.size
            let x = (course.x + course.sway * sin(fallen * 9)) * size.width
            let y = fallen * (size.height + length) - length
            return Flake(
                suit: course.suit, colour: course.colour,
                frame: CGRect(x: x, y: y, width: length, height: length), angle: course.turn * fallen)
        }
    }
}

/// SplitMix64: a few numbers that look random and are the same every time.
private struct Randoms: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
