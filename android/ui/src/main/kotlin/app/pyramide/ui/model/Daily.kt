package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.Calendar
import app.pyramide.core.CalendarDay
import app.pyramide.core.Day
import java.time.DayOfWeek
import java.time.LocalDate
import java.time.YearMonth

/** The daily deals: today's, and a calendar with what became of those before. */
class Daily internal constructor(private val game: Game) {
    /** The day where the player is. */
    var today: Day by mutableStateOf(game.now().localDay)
        private set

    /** The month that is shown. */
    var month: YearMonth by mutableStateOf(YearMonth.from(today.date()))
        private set

    /** Its days, and the streaks of all months. */
    var calendar: Calendar by mutableStateOf(calendar(month))
        private set

    val hasMonthBefore: Boolean get() = month > FIRST_MONTH

    /** A month without a day up to today has nothing to show. */
    val hasMonthAfter: Boolean get() = month < YearMonth.from(today.date())

    fun showMonthBefore() {
        if (hasMonthBefore) show(month.minusMonths(1))
    }

    fun showMonthAfter() {
        if (hasMonthAfter) show(month.plusMonths(1))
    }

    /** Looks again: the day may have changed, and a game may have been won. */
    fun refresh() = show(month)

    private fun show(month: YearMonth) {
        game.attempt {
            calendar = calendar(month)
            today = game.now().localDay
            this.month = month
        }
    }

    private fun calendar(month: YearMonth) = game.session.calendar(day(month.atDay(1)), game.now())
}

/** The first of the Gregorian calendar's first whole year: before it the days of the week are others. */
private val FIRST_MONTH: YearMonth = YearMonth.of(1583, 1)

private fun day(date: LocalDate) = Day(date.year.toUInt(), date.monthValue.toUInt(), date.dayOfMonth.toUInt())

/** The date of a day. */
fun Day.date(): LocalDate = LocalDate.of(year.toInt(), month.toInt(), day.toInt())

/** The days of a month in lines of seven, each of which begins with the [first] day of a week. */
fun weeks(days: List<CalendarDay>, first: DayOfWeek): List<List<CalendarDay?>> {
    val start = days.firstOrNull()?.day?.date() ?: return emptyList()
    val before = Math.floorMod(start.dayOfWeek.value - first.value, WEEK)
    val padded = List(before) { null } + days
    return (padded + List(Math.floorMod(-padded.size, WEEK)) { null }).chunked(WEEK)
}

private const val WEEK = 7
