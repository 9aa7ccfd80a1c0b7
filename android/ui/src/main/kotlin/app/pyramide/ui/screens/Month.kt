package app.pyramide.ui.screens

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.pyramide.core.CalendarDay
import app.pyramide.core.Day
import app.pyramide.core.DayState
import app.pyramide.ui.icon.Icons
import app.pyramide.ui.model.date
import app.pyramide.ui.model.weeks
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.day
import app.pyramide.ui.text.firstWeekday
import app.pyramide.ui.text.month
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.weekday
import app.pyramide.ui.text.words
import java.time.YearMonth

/** A month of daily deals, in weeks as where the player is. */
@Composable
internal fun Month(
    month: YearMonth,
    days: List<CalendarDay>,
    today: Day,
    onPlay: (String) -> Unit,
    onMonthBefore: (() -> Unit)?,
    onMonthAfter: (() -> Unit)?,
) {
    Turns(month, onMonthBefore, onMonthAfter)
    Weeks(days, today, onPlay)
}

/** The name of the month, between the ways to its neighbours. */
@Composable
private fun Turns(month: YearMonth, onMonthBefore: (() -> Unit)?, onMonthAfter: (() -> Unit)?) {
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
        Turn(Icons.Earlier, Phrase.PreviousMonth, "previous month", onMonthBefore)
        Text(
            LocalTexts.current.month(month),
            Modifier.weight(1f).testTag("month").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.titleMedium,
            textAlign = TextAlign.Center,
        )
        Turn(Icons.Later, Phrase.NextMonth, "next month", onMonthAfter)
    }
}

@Composable
private fun Turn(sign: ImageVector, name: Phrase, tag: String, onClick: (() -> Unit)?) {
    val words = words(name)
    IconButton(
        onClick ?: {},
        Modifier.testTag(tag).semantics { contentDescription = words },
        enabled = onClick != null,
    ) {
        Icon(sign, null)
    }
}

/** The days of a month in columns, one for each day of the week. */
@Composable
private fun Weeks(days: List<CalendarDay>, today: Day, onPlay: (String) -> Unit) {
    val first = remember { firstWeekday() }
    Column(Modifier.fillMaxWidth()) {
        Row {
            // A day says its own weekday.
            for (i in 0L..6L) {
                Text(
                    LocalTexts.current.weekday(first + i),
                    Modifier.weight(1f).clearAndSetSemantics {},
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.labelMedium,
                    textAlign = TextAlign.Center,
                )
            }
        }
        for (week in weeks(days, first)) {
            Row {
                for (day in week) {
                    if (day == null) Spacer(Modifier.weight(1f)) else DayCell(day, day.day == today, Modifier.weight(1f), onPlay)
                }
            }
        }
    }
}

/** A day, what became of its deal, and a tap that deals it. */
@Composable
private fun DayCell(day: CalendarDay, isToday: Boolean, modifier: Modifier, onPlay: (String) -> Unit) {
    val spoken = "${LocalTexts.current.day(day.day.date())}: ${words(phrase(day.state))}"
    val ahead = day.state == DayState.AHEAD
    val frame = if (isToday) MaterialTheme.colorScheme.primary else Color.Transparent
    Column(
        modifier
            .heightIn(min = 48.dp)
            .padding(1.dp)
            .clip(DayShape)
            .border(2.dp, frame, DayShape)
            .clickable(enabled = !ahead, role = Role.Button) { onPlay(day.code) }
            .alpha(if (ahead) 0.5f else 1f)
            .padding(vertical = 3.dp)
            .testTag("day ${day.day.day}")
            .semantics {
                contentDescription = spoken
                if (isToday) selected = true
            },
        Arrangement.spacedBy(2.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Text(
            day.day.day.toString(),
            Modifier.clearAndSetSemantics {},
            fontWeight = if (isToday) FontWeight.Bold else null,
            style = MaterialTheme.typography.bodyMedium,
            maxLines = 1,
        )
        DaySign(day.state)
    }
}

private val DayShape = RoundedCornerShape(12.dp)

/** What became of a day's deal, told by shape: a full disc with a tick, a tick in a ring, a ring, or nothing. */
@Composable
internal fun DaySign(state: DayState) {
    val colours = MaterialTheme.colorScheme
    Surface(
        Modifier.size(18.dp),
        CircleShape,
        if (state == DayState.WON) colours.primary else Color.Transparent,
        if (state == DayState.WON) colours.onPrimary else colours.primary,
        border = when (state) {
            DayState.WON, DayState.AHEAD -> null
            DayState.WON_LATER -> BorderStroke(1.5.dp, colours.primary)
            DayState.OPEN -> BorderStroke(1.dp, colours.outline)
        },
    ) {
        if (state == DayState.WON || state == DayState.WON_LATER) Icon(Icons.Won, null, Modifier.padding(2.dp))
    }
}
