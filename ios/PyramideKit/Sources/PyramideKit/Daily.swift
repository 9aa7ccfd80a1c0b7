import Observation
import PyramideCore

/// The daily deals: today's, and a calendar with what became of those before.
@MainActor @Observable
public final class Daily {
    /// The month that is shown, and the streaks of all months.
    public private(set) var calendar: PyramideCore.Calendar
    /// The day where the player is.
    public private(set) var today: Day

    @ObservationIgnored private let game: GameModel

    /// The Gregorian calendar's first whole year: before it the days of the week are others.
    private static let firstYear: UInt32 = 1583

    public init(of game: GameModel) throws {
        self.game = game
        today = game.today
        calendar = try game.calendar(of: game.today)
    }

    /// The first day of the month that is shown.
    public var month: Day { calendar.days.first?.day ?? today }

    /// Whether today lies in that month.
    public var showsToday: Bool { (month.year, month.month) == (today.year, today.month) }

    public var hasMonthBefore: Bool { month.year > Self.firstYear || month.month > 1 }

    /// A month without a day up to today has nothing to show.
    public var hasMonthAfter: Bool { (month.year, month.month) < (today.year, today.month) }

    public func showMonthBefore() {
        if hasMonthBefore { show(month.month(after: -1)) }
    }

    public func showMonthAfter() {
        if hasMonthAfter { show(month.month(after: 1)) }
    }

    /// Looks again: the day may have changed, and a game may have been won.
    public func refresh() { show(month) }

    private func show(_ month: Day) {
        do {
            today = game.today
            calendar = try game.calendar(of: month)
        } catch {
            game.tell(error)
        }
    }

    /// The month in weeks of seven places, some of the first and the last of them empty.
    public func weeks(_ numbers: Numbers = Numbers()) -> [[CalendarDay?]] {
        let blanks = numbers.place(inWeek: month)
        let places = Array(repeating: nil, count: blanks) + calendar.days.map(Optional.some)
        return stride(from: 0, to: places.count, by: 7).map { start in
            let week = places[start..<min(start + 7, places.count)]
            return week + Array(repeating: nil, count: 7 - week.count)
        }
    }
}

extension GameModel {
    /// The day where the player is.
    var today: Day { clock.now().localDay }

    /// The deal of that day.
    func dealOfToday() throws -> DealCode { try DealLink.code(in: dailyDeal(day: today)) }

    /// The month that a day lies in.
    fileprivate func calendar(of month: Day) throws -> PyramideCore.Calendar {
        try session.calendar(month: month, now: clock.now())
    }
}

extension Day {
    /// The first day of a month so many after its own.
    fileprivate func month(after count: Int) -> Day {
        let months = Int(year) * 12 + Int(month) - 1 + count
        return Day(year: UInt32(months / 12), month: UInt32(months % 12 + 1), day: 1)
    }
}

extension Texts {
    /// A day of the calendar: which it is, and what became of its deal.
    public func describe(_ day: CalendarDay, _ numbers: Numbers = Numbers()) -> Spoken {
        Spoken(label: numbers.date(day.day), value: self[day.state.phrase])
    }
}

extension DayState {
    public var phrase: Phrase {
        switch self {
        case .open: .dayOpen
        case .won: .dayWon
        case .wonLater: .dayWonLater
        case .ahead: .dayAhead
        }
    }
}
