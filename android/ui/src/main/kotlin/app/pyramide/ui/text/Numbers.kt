package app.pyramide.ui.text

import java.text.NumberFormat

/** A played time as it is shown: `0:07`, `12:34`, `1:02:03`. */
fun playedTime(milliseconds: ULong): String {
    val seconds = milliseconds / 1000u
    val (hours, minutes) = seconds / 3600u to seconds / 60u % 60u
    val rest = twoDigits(seconds % 60u)
    return if (hours > 0u) "$hours:${twoDigits(minutes)}:$rest" else "$minutes:$rest"
}

/** A share from 0 to 1 as it is shown, without decimals: `67%`. */
fun Texts.percent(share: Double): String = NumberFormat.getPercentInstance(locale).format(share)

/** A number with at most one decimal: `31.5`. */
fun Texts.number(value: Double): String = NumberFormat.getInstance(locale).run {
    maximumFractionDigits = 1
    isGroupingUsed = false
    format(value)
}

private fun twoDigits(number: ULong) = number.toString().padStart(2, '0')
