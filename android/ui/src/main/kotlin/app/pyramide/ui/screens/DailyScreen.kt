package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.pyramide.core.Calendar
import app.pyramide.core.Day
import app.pyramide.core.DayState
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.month
import app.pyramide.ui.text.phrase
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
        onPlayToday = model::playToday,
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
    Month(month, calendar.days, today, onPlay, onMonthBefore, onMonthAfter)
    Legend()
}

/** What the signs mean. A day says it in words, so that a screen reader passes this over. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Legend() {
    FlowRow(
        Modifier.fillMaxWidth().clearAndSetSemantics {},
        Arrangement.spacedBy(16.dp),
        Arrangement.spacedBy(4.dp),
    ) {
        for (state in DayState.entries - DayState.AHEAD) {
            Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
                DaySign(state)
                Text(words(phrase(state)), style = MaterialTheme.typography.bodySmall)
            }
        }
    }
}
