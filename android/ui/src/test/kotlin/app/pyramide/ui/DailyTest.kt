package app.pyramide.ui

import app.pyramide.core.CalendarDay
import app.pyramide.core.Day
import app.pyramide.core.DayState
import app.pyramide.ui.model.weeks
import app.pyramide.ui.text.firstWeekday
import java.time.DayOfWeek
import java.util.Locale
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class DailyTest {
    private fun month(month: Int, days: Int) =
        (1..days).map { CalendarDay(Day(2026u, month.toUInt(), it.toUInt()), "", DayState.OPEN) }

    private fun numbers(week: List<CalendarDay?>) = week.map { it?.day?.day?.toInt() }

    @Test
    fun `a month is laid out in weeks`() {
        // The 1st of November 2026 is a Sunday.
        val november = month(11, days = 30)
        val fromMonday = weeks(november, DayOfWeek.MONDAY)
        assertEquals(listOf(null, null, null, null, null, null, 1), numbers(fromMonday.first()))
        assertEquals(listOf(30, null, null, null, null, null, null), numbers(fromMonday.last()))
        val fromSunday = weeks(november, DayOfWeek.SUNDAY)
        assertEquals((1..7).toList<Int?>(), numbers(fromSunday.first()))
        assertEquals(5, fromSunday.size)
    }

    @Test
    fun `every day is in one week, and every week has seven`() {
        for (first in DayOfWeek.entries) for (days in 28..31) {
            val weeks = weeks(month(month = 8, days), first)
            assertTrue(weeks.all { it.size == 7 })
            assertEquals((1..days).toList(), weeks.flatMap(::numbers).filterNotNull())
        }
        assertEquals(emptyList(), weeks(emptyList(), DayOfWeek.MONDAY))
    }

    @Test
    fun `the week begins as where the player is`() {
        assertEquals(DayOfWeek.MONDAY, firstWeekday(Locale.forLanguageTag("da-DK")))
        assertEquals(DayOfWeek.SUNDAY, firstWeekday(Locale.US))
        assertEquals(DayOfWeek.SATURDAY, firstWeekday(Locale.forLanguageTag("ar-EG")))
        assertEquals(DayOfWeek.MONDAY, firstWeekday(Locale.ENGLISH))
    }
}
