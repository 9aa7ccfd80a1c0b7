package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.Calendar
import app.pyramide.core.CalendarDay
import app.pyramide.core.Day
import app.pyramide.core.SessionInterface
import app.pyramide.ui.platform.Clock
import java.time.DayOfWeek
import java.time.LocalDate
import java.time.YearMonth

/** The calendar of daily deals, a month at a time. */
class Daily internal constructor(private val session: SessionInterface, private val clock: Clock) {
    val today: Day = clock.now().localDay

    var month: YearMonth by mutableStateOf(YearMonth.of(today.year.toInt(), today.month.toInt()))
        private set

    var calendar: Calendar by mutableStateOf(read())
        private set

    /** Whether there is anything to see in the month after. */
    val hasNext: Boolean get() = month < YearMonth.of(today.year.toInt(), today.month.toInt())

    fun nextMonth() = go(month.plusMonths(1))

    fun previousMonth() = go(month.minusMonths(1))

    private fun go(to: YearMonth) {
        month = to
        calendar = read()
    }

    private fun read() = session.calendar(day(month.atDay(1)), clock.now())
}

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
