@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsNotEnabled
import app.pyramide.core.Day
import app.pyramide.core.Session
import app.pyramide.core.Status
import app.pyramide.core.Win
import app.pyramide.core.dailyDeal
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import java.time.YearMonth
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNull

/** The deal of the day and its calendar. */
class DailyTest {
    private fun november(day: Int) = Day(2026u, 11u, day.toUInt())

    /** Wins the deal of one day on another. */
    private fun win(session: Session, clock: TestClock, deal: Day, on: Day) {
        clock.day = on
        session.dealCode(dailyDeal(deal), clock.now())
        val win = assertIs<Win.Line>(session.search().use { it.win() })
        for (move in win.moves) session.play(move, clock.now())
        check(session.view(clock.now()).status == Status.WON)
    }

    /** It is the 20th; the deals of the 17th to the 19th were won on their days, that of the 15th later. */
    private fun november(act: Player.() -> Unit) = play(
        deal = { session, clock ->
            for (day in 17..19) win(session, clock, november(day), november(day))
            win(session, clock, november(15), november(19))
            clock.day = november(20)
            session.dealCode(CODE, clock.now())
        },
    ) {
        click("menu")
        click("daily")
        act()
    }

    @Test
    fun `each day says what became of its deal`() = november {
        assertEquals("November 2026", text("month"))
        assertEquals("Tuesday, November 17, 2026: won", spoken("day 17"))
        assertEquals("Sunday, November 15, 2026: won on another day", spoken("day 15"))
        assertEquals("Friday, November 20, 2026: not won yet", spoken("day 20"))
        assertEquals("Saturday, November 21, 2026: still to come", spoken("day 21"))
        node("day 21").assertIsNotEnabled()
        assertEquals("3, Days in a row", text("streak"))
        assertEquals("3, Most days in a row", text("best streak"))
    }

    @Test
    fun `the months before can be seen, those after today's cannot`() = november {
        node("next month").assertIsNotEnabled()
        click("previous month")
        assertEquals("October 2026", text("month"))
        assertEquals("Saturday, October 31, 2026: not won yet", spoken("day 31"))
        assertEquals("3, Days in a row", text("streak"))
        click("next month")
        assertEquals("November 2026", text("month"))
    }

    @Test
    fun `the calendar begins with the first whole year of its kind`() = play(
        deal = { session, clock ->
            clock.day = Day(1583u, 2u, 3u)
            session.dealCode(CODE, clock.now())
        },
    ) {
        click("menu")
        click("daily")
        click("previous month")
        assertEquals("January 1583", text("month"))
        node("previous month").assertIsNotEnabled()
        checkNotNull(model.daily).showMonthBefore()
        assertEquals(YearMonth.of(1583, 1), model.daily?.month)
    }

    @Test
    fun `who comes back after midnight finds the new day marked`() = november {
        model.background(away = true)
        clock.day = november(21)
        model.background(away = false)
        test.waitForIdle()
        assertEquals(november(21), model.daily?.today)
        assertEquals("Saturday, November 21, 2026: not won yet", spoken("day 21"))
        assertEquals("November 2026", text("month"))
        click("today")
        assertEquals(dailyDeal(november(21)), view.code)
    }

    @Test
    fun `a day deals its cards`() = november {
        click("day 3")
        assertEquals(dailyDeal(november(3)), view.code)
        assertEquals(Screen.Table, model.screen)
    }

    @Test
    fun `a day asks before a game in progress is left`() = november {
        click("back")
        click("stock")
        model.daily()
        test.waitForIdle()
        click("day 3")
        assertIs<Question.Leave>(model.question)
        click("cancel")
        assertEquals(Screen.Daily, model.screen)
        assertEquals(CODE, view.code)
    }

    @Test
    fun `today's deal is dealt, and goes on when it is on the table`() = november {
        click("today")
        assertEquals(dailyDeal(november(20)), view.code)
        click("stock")
        model.daily()
        test.waitForIdle()
        click("today")
        assertNull(model.question)
        assertEquals(Screen.Table, model.screen)
        assertEquals(1u, view.moves)
    }
}
