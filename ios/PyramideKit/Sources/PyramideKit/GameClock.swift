import Foundation
import PyramideCore

/// Where the model gets the time from: the core reads no clock.
public protocol GameClock: Sendable {
    func now() -> Now
}

/// The device's clocks.
public struct SystemClock: GameClock {
    private let start = ContinuousClock.now

    public init() {}

    public func now() -> Now {
        let (seconds, attoseconds) = start.duration(to: .now).components
        let date = Date.now
        let parts = Foundation.Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
        return Now(
            monotonicMs: UInt64(max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000)),
            utcMs: Int64(date.timeIntervalSince1970 * 1000),
            localDay: Day(
                year: UInt32(parts.year ?? 0), month: UInt32(parts.month ?? 0), day: UInt32(parts.day ?? 0)))
    }
}
