package app.pyramide.ui.text

import app.pyramide.core.DayState
import java.time.DayOfWeek
import java.time.LocalDate
import java.time.YearMonth
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle
import java.time.format.TextStyle
import java.time.temporal.WeekFields
import java.util.Locale

/** The first day of the week where the player is; Monday where the system does not say where that is. */
fun firstWeekday(region: Locale = Locale.getDefault()): DayOfWeek =
    if (region.country.isEmpty()) DayOfWeek.MONDAY else WeekFields.of(region).firstDayOfWeek

/** A month: `November 2026`. */
fun Texts.month(month: YearMonth): String =
    month.format(DateTimeFormatter.ofPattern("LLLL yyyy", locale)).replaceFirstChar { it.uppercase() }

/** A day of the week above its column, as short as possible. */
fun Texts.weekday(day: DayOfWeek): String = day.getDisplayName(TextStyle.NARROW_STANDALONE, locale)

/** A day as it is shown: `Nov 30, 2026`. */
fun Texts.date(day: LocalDate): String = day.format(localized(FormatStyle.MEDIUM))

/** A day as it is spoken: `Monday, November 30, 2026`. */
fun Texts.day(day: LocalDate): String = day.format(localized(FormatStyle.FULL))

private fun Texts.localized(style: FormatStyle) = DateTimeFormatter.ofLocalizedDate(style).withLocale(locale)

/** What became of the deal of a day. */
fun phrase(state: DayState): Phrase = when (state) {
    DayState.OPEN -> Phrase.DayOpen
    DayState.WON -> Phrase.DayWon
    DayState.WON_LATER -> Phrase.DayWonLater
    DayState.AHEAD -> Phrase.DayAhead
}
