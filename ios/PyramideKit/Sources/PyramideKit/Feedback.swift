import Foundation
import PyramideCore

/// What the player feels and hears of a step.
public struct Feedback: Equatable, Sendable {
    public enum Haptic: Sendable {
        case select, confirm, reject
    }

    /// Tells it from every other one, so that the same again is felt again.
    public let id: Int
    public let haptic: Haptic
    public let sound: Sound?

    /// None for a step that changed nothing.
    init?(_ view: GameView, before: GameView, id: Int) {
        self.id = id
        switch (view.notice, view.event?.kind) {
        case (.won, _): (haptic, sound) = (.confirm, .win)
        case (_?, _): (haptic, sound) = (.reject, .refuse)
        case (nil, .removed): (haptic, sound) = (.confirm, .remove)
        case (nil, _?): (haptic, sound) = (.select, .draw)
        case (nil, nil) where view != before: (haptic, sound) = (.select, nil)
        case (nil, nil): return nil
        }
    }
}

/// A short sound, made from a few tones: no file to ship.
public enum Sound: CaseIterable, Sendable {
    case remove, draw, refuse, win

    /// How often it is sampled in a second.
    static let rate = 22_050

    /// The sound as a WAV file, one channel of 16 bits.
    public var wave: Data {
        let samples = tones.flatMap { frequency, seconds -> [Int16] in
            let count = Int(seconds * Double(Self.rate))
            return (0..<count).map { index in
                let time = Double(index) / Double(Self.rate)
                // A struck tone: at once loud, soon quiet, and silent at its end.
                let loudness = min(1, time * 400) * exp(-time * 18) * (1 - Double(index) / Double(count))
                let tone = sin(2 * .pi * frequency * time) + 0.3 * sin(4 * .pi * frequency * time)
                return Int16(tone * loudness * 0.2 * Double(Int16.max))
            }
        }
        return Self.file(samples)
    }

    /// Frequencies in hertz and lengths in seconds, one after the other.
    private var tones: [(Double, Double)] {
        switch self {
        case .remove: [(659.3, 0.09), (880, 0.16)]
        case .draw: [(440, 0.08)]
        case .refuse: [(196, 0.16)]
        case .win: [(523.3, 0.13), (659.3, 0.13), (784, 0.13), (1046.5, 0.4)]
        }
    }

    private static func file(_ samples: [Int16]) -> Data {
        var data = Data()
        func put(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        let bytes = UInt32(samples.count * 2)
        data.append(contentsOf: "RIFF".utf8)
        put(36 + bytes)
        data.append(contentsOf: "WAVEfmt ".utf8)
        put(UInt32(16))
        put(UInt16(1))  // PCM
        put(UInt16(1))  // channel
        put(UInt32(rate))
        put(UInt32(rate * 2))  // bytes in a second
        put(UInt16(2))  // bytes in a sample
        put(UInt16(16))  // bits in a sample
        data.append(contentsOf: "data".utf8)
        put(bytes)
        samples.forEach { put($0) }
        return data
    }
}
