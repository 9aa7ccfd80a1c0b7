package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.pyramide.core.End
import app.pyramide.core.ListedGame
import app.pyramide.core.Statistics
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.date
import app.pyramide.ui.model.exportStatistics
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.date
import app.pyramide.ui.text.name
import app.pyramide.ui.text.playedTime
import app.pyramide.ui.text.words

/** The figures of each ruleset, with charts where a look says more. */
@Composable
fun StatisticsScreen(model: GameModel) = StatisticsScreen(
    statistics = model.statistics,
    results = model.results,
    played = model.view.rules.spelling,
    onBack = { model.back() },
    onExport = model::exportStatistics,
    onReset = model::askToResetStatistics,
)

/**
 * @param played the rules on the table, shown first.
 */
@Composable
fun StatisticsScreen(
    statistics: List<Statistics>,
    results: List<ListedGame>,
    played: String?,
    onBack: () -> Unit,
    onExport: () -> Unit,
    onReset: () -> Unit,
) = ScreenFrame(Phrase.Statistics, onBack) {
    var chosen by rememberSaveable { mutableStateOf(played) }
    val shown = statistics.find { it.rules.spelling == chosen } ?: statistics.firstOrNull()
    if (shown == null) {
        Text(words(Phrase.NoGamesYet), style = MaterialTheme.typography.bodyLarge)
        return@ScreenFrame
    }
    val texts = LocalTexts.current
    if (statistics.size > 1) {
        Chips(statistics.associate { it.rules.spelling to texts.name(it.rules) }, shown.rules.spelling) { chosen = it }
    } else {
        Heading(texts.name(shown.rules))
    }
    Figures(shown)
    StatisticsCharts(results.filter { it.result.rules.spelling == shown.rules.spelling && !it.replay }.map { it.result })
    Heading(words(Phrase.RecentGames))
    for (game in shown.recent) Recent(game)
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
        OutlinedButton(onExport, Modifier.testTag("export")) { Text(words(Phrase.ExportStatistics)) }
        TextButton(onReset, Modifier.testTag("reset")) { Text(words(Phrase.Reset)) }
    }
}

/** As many side by side as the width has room for. */
@Composable
private fun Figures(statistics: Statistics) = BoxWithConstraints {
    val columns = (maxWidth / (FIGURE_WIDTH * LocalDensity.current.fontScale)).toInt().coerceAtLeast(1)
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        for (line in LocalTexts.current.figures(statistics).chunked(columns)) {
            Row(Modifier.height(IntrinsicSize.Max), Arrangement.spacedBy(8.dp)) {
                for ((name, value) in line) Figure(name, value, Modifier.weight(1f).fillMaxHeight())
                repeat(columns - line.size) { Spacer(Modifier.weight(1f)) }
            }
        }
    }
}

@Composable
private fun Recent(game: ListedGame) {
    val result = game.result
    val line = listOfNotNull(
        words(if (result.end == End.WON) Phrase.Won else Phrase.Lost),
        "${words(Phrase.Score)} ${result.score}",
        words(CountedPhrase.MovesCount, result.moves.toInt()),
        playedTime(result.playedMs),
        words(CountedPhrase.HintsCount, result.hints.toInt()).takeIf { result.hints > 0u },
        words(Phrase.Replay).takeIf { game.replay },
    ).joinToString(" · ")
    val day = LocalTexts.current.date(result.day.date())
    Row(Modifier.fillMaxWidth()) { Words("$day   ${result.code}", line) }
}

/** Room for a figure and what it is, at letters of the usual size. */
private val FIGURE_WIDTH = 132.dp
