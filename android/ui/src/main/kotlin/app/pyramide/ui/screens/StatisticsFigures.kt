package app.pyramide.ui.screens

import app.pyramide.core.Statistics
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.Texts
import app.pyramide.ui.text.number
import app.pyramide.ui.text.percent
import app.pyramide.ui.text.playedTime
import kotlin.math.floor
import kotlin.math.log10
import kotlin.math.pow

/** All figures in their order. What no won game has given yet is none. */
fun Texts.figures(statistics: Statistics): List<Pair<Phrase, String?>> = listOf(
    Phrase.Played to statistics.played.toString(),
    Phrase.Won to statistics.won.toString(),
    Phrase.WinRate to statistics.rate?.let(::percent),
    Phrase.Streak to statistics.streak.toString(),
    Phrase.BestStreak to statistics.bestStreak.toString(),
    Phrase.BestScore to statistics.bestScore.toString(),
    Phrase.BestTimeWon to statistics.bestMs?.let(::playedTime),
    Phrase.MeanTimeWon to statistics.meanMs?.let { playedTime(it.toULong()) },
    Phrase.BestMovesWon to statistics.bestMoves?.toString(),
    Phrase.MeanMovesWon to statistics.meanMoves?.let(::number),
)

/** A bar of a histogram: the values from [from] up to but not including [to]. */
data class Bar(val from: Double, val to: Double, val count: Int)

/** How [values] spread, in up to eight bars that begin at round numbers. */
fun bars(values: List<Double>): List<Bar> {
    if (values.isEmpty()) return emptyList()
    val (low, high) = values.min() to values.max()
    val width = roundUp((high - low) / (MOST_BARS - 1))
    val first = floor(low / width) * width
    val number = floor((high - first) / width).toInt() + 1
    return List(number) { i ->
        val (from, to) = first + i * width to first + (i + 1) * width
        Bar(from, to, values.count { it >= from && it < to })
    }
}

/** The next number of the kind 1, 2 or 5 times a power of ten, at least a half. */
private fun roundUp(width: Double): Double {
    val least = width.coerceAtLeast(0.5)
    val power = 10.0.pow(floor(log10(least)))
    return listOf(1.0, 2.0, 5.0, 10.0).map { it * power }.first { it >= least - 1e-9 }
}

/** The share of wins in the games up to each one, of the latest [LATEST] only; the latest [SHOWN] of them. */
fun rates(won: List<Boolean>): List<Double> = won.indices.map { i ->
    val latest = won.subList((i + 1 - LATEST).coerceAtLeast(0), i + 1)
    latest.count { it }.toDouble() / latest.size
}.takeLast(SHOWN)

private const val MOST_BARS = 8
private const val LATEST = 20
private const val SHOWN = 200
