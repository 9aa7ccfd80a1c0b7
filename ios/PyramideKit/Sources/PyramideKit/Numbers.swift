import Foundation
import PyramideCore

/// Numbers as players read them.
public struct Numbers: Sendable {
    private let locale: Locale

    public init(locale: Locale = .current) {
        self.locale = locale
    }

    /// Played time: `0:07`, `12:30`, `1:02:03`. The parts of a second are cut off.
    public func playedTime(milliseconds: UInt64) -> String {
        let seconds = milliseconds / 1000
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let tail = (minutes < 10 && hours > 0 ? "0" : "") + "\(minutes):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
        return hours > 0 ? "\(hours):\(tail)" : tail
    }

    /// A share of 0 to 1 in per cent, without decimals.
    public func percent(_ share: Double) -> String {
        share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    /// A number with at most one decimal.
    public func mean(_ value: Double) -> String {
        value.formatted(FloatingPointFormatStyle(locale: locale).precision(.fractionLength(0...1)))
    }

    /// A whole number.
    public func whole(_ value: Int) -> String {
        value.formatted(IntegerFormatStyle(locale: locale))
    }

    /// The day of a finished game, which stays what it was wherever the player goes.
    public func date(_ day: Day) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: Int(day.year), month: Int(day.month), day: Int(day.day))
        guard let noon = calendar.date(from: parts) else { return "" }
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar)
        style.timeZone = .gmt
        return noon.formatted(style)
    }
}
