package app.pyramide.ui.text

import app.pyramide.core.Day
import kotlin.math.roundToInt

/** A played time as it is shown: `0:07`, `12:34`, `1:02:03`. */
fun playedTime(milliseconds: ULong): String {
    val seconds = milliseconds / 1000u
    val (hours, minutes) = seconds / 3600u to seconds / 60u % 60u
    val rest = twoDigits(seconds % 60u)
    return if (hours > 0u) "$hours:${twoDigits(minutes)}:$rest" else "$minutes:$rest"
}

/** A share from 0 to 1 as it is shown: `67 %`. */
fun percent(share: Double): String = "${(share * 100).roundToInt()} %"

/** A day as it is shown, the same in every language: `2026-11-30`. */
fun date(day: Day): String =
    "${day.year.toString().padStart(4, '0')}-${twoDigits(day.month.toULong())}-${twoDigits(day.day.toULong())}"

private fun twoDigits(number: ULong) = number.toString().padStart(2, '0')
