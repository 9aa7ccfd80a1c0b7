package app.pyramide.ui.screens

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.pyramide.core.End
import app.pyramide.core.GameResult
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.number
import app.pyramide.ui.text.percent
import app.pyramide.ui.text.words
import kotlin.math.ceil

/** Charts need this many values to say more than a number. */
private const val ENOUGH = 4

/** Wins over time, and how the moves and times of the wins spread. */
@Composable
fun StatisticsCharts(games: List<GameResult>) {
    val won = games.filter { it.end == End.WON }
    if (games.size >= ENOUGH) RateChart(remember(games) { rates(games.map { it.end == End.WON }) })
    if (won.size >= ENOUGH) {
        Histogram(Phrase.ChartMoves, remember(won) { bars(won.map { it.moves.toDouble() }) })
        Histogram(Phrase.ChartTimes, remember(won) { bars(won.map { it.playedMs.toDouble() / 60_000 }) })
    }
}

/** A chart under its title. */
@Composable
private fun Chart(title: Phrase, spoken: String, tag: String, content: @Composable () -> Unit) {
    val name = words(title)
    Surface(
        Modifier.fillMaxWidth().testTag(tag).clearAndSetSemantics { contentDescription = "$name. $spoken" },
        MaterialTheme.shapes.large,
        MaterialTheme.colorScheme.surfaceContainer,
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Text(name, style = MaterialTheme.typography.titleSmall)
            content()
        }
    }
}

@Composable
private fun RateChart(rates: List<Double>) {
    val texts = LocalTexts.current
    val now = texts.percent(rates.last())
    Chart(Phrase.ChartRate, now, "chart rate") {
        val (line, grid) = MaterialTheme.colorScheme.primary to MaterialTheme.colorScheme.outlineVariant
        Canvas(Modifier.fillMaxWidth().height(96.dp)) {
            for (share in listOf(0f, 0.5f, 1f)) {
                val y = size.height * (1 - share)
                drawLine(grid, Offset(0f, y), Offset(size.width, y), 1.dp.toPx())
            }
            val step = size.width / (rates.size - 1)
            val points = rates.mapIndexed { i, rate -> Offset(i * step, size.height * (1 - rate.toFloat())) }
            val path = Path().apply {
                points.forEachIndexed { i, point -> if (i == 0) moveTo(point.x, point.y) else lineTo(point.x, point.y) }
            }
            drawPath(path, line, style = Stroke(3.dp.toPx(), cap = StrokeCap.Round, join = StrokeJoin.Round))
            drawCircle(line, 5.dp.toPx(), points.last())
        }
        Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
            Text("${texts.percent(0.0)}–${texts.percent(1.0)}", style = MaterialTheme.typography.labelSmall)
            Text(now, style = MaterialTheme.typography.labelSmall)
        }
    }
}

@Composable
private fun Histogram(title: Phrase, bars: List<Bar>) {
    val texts = LocalTexts.current
    val labels = bars.map { texts.number(it.from) }
    val spoken = bars.zip(labels).joinToString { (bar, label) ->
        texts.of(CountedPhrase.ChartBar, bar.count, label, bar.count)
    }
    val most = bars.maxOf { it.count }
    Chart(title, spoken, title.key) {
        BoxWithConstraints {
            val every = labelEvery(labels, maxWidth / bars.size)
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.Bottom) {
                bars.forEachIndexed { i, bar ->
                    Column(Modifier.weight(1f), horizontalAlignment = Alignment.CenterHorizontally) {
                        Label(bar.count.toString())
                        Box(
                            Modifier
                                .fillMaxWidth()
                                .height((BAR_HEIGHT * bar.count / most).coerceAtLeast(2f).dp)
                                .background(MaterialTheme.colorScheme.primary, RoundedCornerShape(4.dp)),
                        )
                        Label(if (i % every == 0) labels[i] else "")
                    }
                }
            }
        }
    }
}

/** A number at a bar; it may be wider than the bar. */
@Composable
private fun Label(words: String) = Text(
    words,
    Modifier.wrapContentWidth(unbounded = true),
    style = MaterialTheme.typography.labelSmall,
    maxLines = 1,
)

/** Of how many labels one is shown, so that they do not touch: bars are [pitch] apart. */
@Composable
private fun labelEvery(labels: List<String>, pitch: Dp): Int {
    val measurer = rememberTextMeasurer()
    val style = MaterialTheme.typography.labelSmall
    val widest = labels.maxOf { measurer.measure(it, style).size.width }
    return with(LocalDensity.current) { ceil((widest.toDp() + 4.dp) / pitch).toInt().coerceAtLeast(1) }
}

private const val BAR_HEIGHT = 80f
