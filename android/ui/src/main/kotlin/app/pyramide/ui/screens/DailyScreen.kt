package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.pyramide.core.Calendar
import app.pyramide.core.Day
import app.pyramide.ui.icon.Icons
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.month
import app.pyramide.ui.text.words
import java.time.YearMonth

/** The deal of the day, and those of the days before. */
@Composable
fun DailyScreen(model: GameModel) {
    val daily = model.daily ?: return
    DailyScreen(
        month = daily.month,
        calendar = daily.calendar,
        today = daily.today,
        onPlayToday = model::playDaily,
        onPlay = model::play,
        onMonthBefore = if (daily.hasMonthBefore) daily::showMonthBefore else null,
        onMonthAfter = if (daily.hasMonthAfter) daily::showMonthAfter else null,
        onBack = { model.back() },
    )
}

/**
 * @param onPlay is told the deal code of a day.
 * @param onMonthBefore none where nothing is to be seen in the month before; [onMonthAfter] likewise.
 */
@Composable
fun DailyScreen(
    month: YearMonth,
    calendar: Calendar,
    today: Day,
    onPlayToday: () -> Unit,
    onPlay: (String) -> Unit,
    onMonthBefore: (() -> Unit)?,
    onMonthAfter: (() -> Unit)?,
    onBack: () -> Unit,
) = ScreenFrame(Phrase.DailyDeal, onBack) {
    Text(words(Phrase.DailyLine), style = MaterialTheme.typography.bodyLarge)
    Button(onPlayToday, Modifier.fillMaxWidth().heightIn(min = 52.dp).testTag("today")) {
        Text(words(Phrase.PlayToday), style = MaterialTheme.typography.titleMedium)
    }
    Row(Modifier.height(IntrinsicSize.Max), Arrangement.spacedBy(8.dp)) {
        val figure = Modifier.weight(1f).fillMaxHeight()
        Figure(Phrase.DailyStreak, calendar.streak.toString(), figure.testTag("streak"))
        Figure(Phrase.BestDailyStreak, calendar.bestStreak.toString(), figure.testTag("best streak"))
    }
    Month(month, onMonthBefore, onMonthAfter)
    Weeks(calendar.days, today, onPlay)
    Legend()
}

/** The name of the month, between the ways to its neighbours. */
@Composable
private fun Month(month: YearMonth, onMonthBefore: (() -> Unit)?, onMonthAfter: (() -> Unit)?) {
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
