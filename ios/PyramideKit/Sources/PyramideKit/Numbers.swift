import Foundation
import PyramideCore

/// Numbers as players read them: with the digits and the signs of their region, as the system's own apps
/// have them. Deal codes and exported files keep the digits 0 to 9.
public struct Numbers: Sendable {
    private let locale: Locale

    public init(locale: Locale = .current) {
        self.locale = locale
    }

    /// Played time: `0:07`, `12:30`, `1:02:03`. The parts of a second are cut off.
    public func playedTime(milliseconds: UInt64) -> String {
        let seconds = milliseconds / 1000
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        func part(_ number: UInt64, digits: Int) -> String {
            number.formatted(
                IntegerFormatStyle(locale: locale).grouping(.never).precision(.integerLength(digits...)))
        }
        let parts = hours > 0 ? [part(hours, digits: 1), part(minutes, digits: 2)] : [part(minutes, digits: 1)]
        return (parts + [part(seconds % 60, digits: 2)]).joined(separator: ":")
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
    public func whole(_ value: some BinaryInteger) -> String {
        value.formatted(IntegerFormatStyle(locale: locale))
    }

    /// A day, which stays what it was wherever the player goes.
    public func date(_ day: Day) -> String {
        moment(of: day).formatted(style.year().month(.abbreviated).day())
    }

    /// A day's month: `November 2026`.
    public func month(_ day: Day) -> String {
        moment(of: day).formatted(style.year().month(.wide))
    }

    /// The days of the week, in a letter or a few, from the one that a week begins with here.
    public var weekdays: [String] {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        return (0..<7).map { names[(firstWeekday + $0) % 7] }
    }

    /// How many days of its week come before a day.
    func place(inWeek day: Day) -> Int {
        (calendar.component(.weekday, from: moment(of: day)) - 1 - firstWeekday + 7) % 7
    }

    /// The day that a week begins with, 0 for Sunday.
    private var firstWeekday: Int {
        let days: [Locale.Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
        return days.firstIndex(of: locale.firstDayOfWeek) ?? 0
    }

    private var calendar: Foundation.Calendar {
        var calendar = Foundation.Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = locale
        return calendar
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    }

    private func moment(of day: Day) -> Date {
        let parts = DateComponents(year: Int(day.year), month: Int(day.month), day: Int(day.day))
        return calendar.date(from: parts) ?? .distantPast
    }
}
