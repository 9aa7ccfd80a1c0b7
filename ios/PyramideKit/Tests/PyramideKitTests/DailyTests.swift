import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@MainActor @Suite struct DailyTests {
    private struct Vector: Decodable {
        let date: String
        let code: String

        var day: Day {
            let parts = date.split(separator: "-").compactMap { UInt32($0) }
            return Day(year: parts[0], month: parts[1], day: parts[2])
        }
    }

    private let texts = Catalogue.app.texts(in: "en")
    private let clock = TestClock()
    private let game: GameModel

    init() throws {
        game = try GameModel(session: try Session.inMemory(), clock: clock, texts: texts)
        game.watch(true, in: UUID())
    }

    private func date(_ day: UInt32, _ month: UInt32 = 11) -> Day { Day(year: 2026, month: month, day: day) }

    /// Plays the deal of a day on a day: to the win, or leaves it.
    private func play(dealOf day: Day, on today: Day, wins: Bool = true) throws {
        clock.day = today
        game.deal(.code(try DealLink.code(in: dailyDeal(day: day))))
        guard wins else {
            game.draw()
            return game.deal(.again)
        }
        let win = try #require(try game.search()?.win())
        guard case .line(let moves) = win else {
            Issue.record("\(win)")
            return
        }
        for action in moves { game.play(action) }
        #expect(game.view.status == .won)
    }

    @Test func everyDayHasItsDeal() throws {
        let vectors: [Vector] = try Project.json("tests/vectors/daily.json")
        #expect(vectors.count > 20)
        for vector in vectors {
            #expect(try dailyDeal(day: vector.day) == vector.code, "\(vector.date)")
        }
    }

    @Test func lookingAgainSeesTheNewDayAndStaysAtTheMonth() throws {
        clock.day = date(29)
        let daily = try Daily(of: game)
        daily.showMonthBefore()
        clock.day = date(30)
        daily.refresh()
        #expect(daily.today == date(30) && daily.month == date(1, 10) && !daily.showsToday)
        daily.showMonthAfter()
        #expect(daily.showsToday)
        #expect(daily.calendar.days.last?.state == .open)
    }

    @Test func aMonthShowsWhatBecameOfEachDay() throws {
        try play(dealOf: date(27), on: date(27))
        try play(dealOf: date(28), on: date(28), wins: false)
        try play(dealOf: date(28), on: date(30))
        clock.day = date(29)
        let calendar = try Daily(of: game).calendar
        #expect(calendar.days.count == 30)
        #expect(calendar.days[25...29].map(\.state) == [.open, .won, .wonLater, .open, .ahead])
        #expect(calendar.days[29].code == "PY1-N-WISWRI6")
        #expect(texts.describe(calendar.days[27], Numbers(locale: Locale(identifier: "en_GB")))
            == Spoken(label: "28 Nov 2026", value: "won on another day"))
        #expect(Set(DayState.allCases.map { texts[$0.phrase] }).count == 4)
    }

    @Test func theStreakIsOfDaysInARowWonOnTheirDay() throws {
        func streaks(_ today: Day) throws -> [UInt32] {
            clock.day = today
            let calendar = try Daily(of: game).calendar
            return [calendar.streak, calendar.bestStreak]
        }
        #expect(try streaks(date(30)) == [0, 0])
        try play(dealOf: date(29), on: date(29))
        try play(dealOf: date(30), on: date(30), wins: false)
        try play(dealOf: date(30), on: date(30))
        try play(dealOf: date(30), on: date(30))
        try play(dealOf: date(1, 12), on: date(1, 12))
        #expect(try streaks(date(1, 12)) == [3, 3])
        #expect(try streaks(date(2, 12)) == [3, 3], "today's can still be won")
        #expect(try streaks(date(3, 12)) == [0, 3])
        try play(dealOf: date(2, 12), on: date(3, 12))
        try play(dealOf: date(3, 12), on: date(3, 12))
        #expect(try streaks(date(3, 12)) == [1, 3], "a day won later is a gap")
    }

    @Test func monthsGoBackAndUpToTheOneOfToday() throws {
        let daily = try Daily(of: game)
        #expect(daily.month == date(1) && !daily.hasMonthAfter && daily.hasMonthBefore)
        daily.showMonthAfter()
        #expect(daily.month == date(1))
        for _ in 0..<11 { daily.showMonthBefore() }
        #expect(daily.month == Day(year: 2025, month: 12, day: 1) && daily.calendar.days.count == 31)
        #expect(daily.calendar.days.allSatisfy { $0.state == .open })
        daily.showMonthAfter()
        #expect(daily.month == date(1, 1) && daily.hasMonthAfter)
    }

    @Test func theCalendarBeginsWithTheFirstWholeYearOfItsKind() throws {
        clock.day = Day(year: 1583, month: 2, day: 3)
        let daily = try Daily(of: game)
        daily.showMonthBefore()
        #expect(daily.month == Day(year: 1583, month: 1, day: 1) && !daily.hasMonthBefore)
        daily.showMonthBefore()
        #expect(daily.month == Day(year: 1583, month: 1, day: 1))
    }

    @Test(arguments: [("da_DK", 6, 6), ("en_US", 0, 5)])
    func aMonthIsInWeeks(locale: String, blanks: Int, weeks: Int) throws {
        // 1 November 2026 is a Sunday.
        let daily = try Daily(of: game)
        let shown = daily.weeks(Numbers(locale: Locale(identifier: locale)))
        #expect(shown.count == weeks && shown.allSatisfy { $0.count == 7 })
        #expect(shown[0].prefix { $0 == nil }.count == blanks)
        #expect(shown.flatMap { $0.compactMap(\.self) } == daily.calendar.days)
    }

    @Test func aDayIsDealtAfterTheSameQuestion() throws {
        game.settings.introduced = true
        let scene = SceneModel(game: game)
        scene.screen = .daily
        scene.dealToday()
        #expect(game.view.code == "PY1-N-WISWRI6" && scene.screen == nil)
        game.draw()
        scene.screen = .daily
        scene.dealToday()
        #expect(game.view.moves == 1 && scene.screen == nil && scene.question == nil, "it goes on")
        scene.screen = .daily
        let day = try Daily(of: game).calendar.days[0]
        scene.deal(day)
        let wish = DealWish.deal(.code(try DealLink.code(in: day.code)))
        #expect(scene.question == .leave(wish) && scene.isAskingOnScreen && game.view.code == "PY1-N-WISWRI6")
        scene.confirm(.leave(wish))
        #expect(game.view.code == day.code && scene.screen == nil)
    }
}
