package app.pyramide.ui

import android.annotation.SuppressLint
import android.content.Context
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.platform.LocalContext
import app.pyramide.core.Card
import app.pyramide.core.CardState
import app.pyramide.core.Choices
import app.pyramide.core.Draw
import app.pyramide.core.GameView
import app.pyramide.core.Goal
import app.pyramide.core.Hint
import app.pyramide.core.Move
import app.pyramide.core.Passes
import app.pyramide.core.Place
import app.pyramide.core.Preset
import app.pyramide.core.PyramidCard
import app.pyramide.core.Rank
import app.pyramide.core.Reason
import app.pyramide.core.Ruleset
import app.pyramide.core.Status
import app.pyramide.core.Stock
import app.pyramide.core.StockTap
import app.pyramide.core.Suit
import app.pyramide.core.Theme
import app.pyramide.core.Verdict
import app.pyramide.core.Waste
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.Texts
import app.pyramide.ui.theme.GameSettingsDefaults
import app.pyramide.ui.theme.GameTheme
import java.util.Locale

/** The words and colours that a preview needs. The core is not there: previews show made-up values. */
@Composable
internal fun InPreview(content: @Composable () -> Unit) {
    val theme = if (isSystemInDarkTheme()) Theme.DARK else Theme.LIGHT
    CompositionLocalProvider(LocalTexts provides PreviewTexts(LocalContext.current)) {
        GameTheme(GameSettingsDefaults.copy(theme = theme), content = content)
    }
}

/** The words in the preview's language. */
@SuppressLint("DiscouragedApi")
private class PreviewTexts(private val context: Context) : Texts {
    override val language: String = context.resources.configuration.locales[0].language

    override fun of(phrase: Phrase, vararg arguments: Any): String =
        String.format(Locale.ROOT, context.getString(id(phrase.key, "string")), *arguments)

    override fun of(phrase: CountedPhrase, count: Int, vararg arguments: Any): String {
        val words = context.resources.getQuantityString(id(phrase.key, "plurals"), count)
        return String.format(Locale.ROOT, words, *if (arguments.isEmpty()) arrayOf(count) else arguments)
    }

    private fun id(key: String, type: String) = context.resources.getIdentifier(key, type, context.packageName)
}

/** Some rules: a preview has no core that could name them. */
internal val PreviewRules = Choices(
    goal = Goal.PYRAMID,
    passes = Passes.UNLIMITED,
    draw = Draw.ONE,
    openingWasteCard = true,
    stockPairsWaste = false,
    pairsOwnCoverer = false,
)

/** A table on which nothing has been removed, with a pair hinted. */
internal fun previewTable(status: Status = Status.PLAYING): GameView {
    val deck = Rank.entries.flatMap { rank -> Suit.entries.map { Card(rank, it) } }
    val places = (1u..7u).flatMap { row -> (1u..row).map { Place(row, it) } }
    val hint = Hint(Move.Pair(deck[21], deck[22]), Reason.OPENS_CARDS)
    val pyramid = places.zip(deck) { place, card ->
        val free = place.row == 7u
        val left = deck.getOrNull(places.indexOf(Place(place.row + 1u, place.place))).takeUnless { free }
        val right = deck.getOrNull(places.indexOf(Place(place.row + 1u, place.place + 1u))).takeUnless { free }
        val hinted = free && place.place <= 2u
        PyramidCard(place, card, if (free) CardState.FREE else CardState.COVERED, hinted, left, right)
    }
    return GameView(
        code = "PY1-N-AAAAAAS",
        rules = Ruleset(PreviewRules, Preset.APP, "N"),
        status = status,
        score = 120u,
        moves = 31u,
        playedMs = 83_000u,
        running = true,
        paused = false,
        pyramid = pyramid,
        stock = Stock(22u, top = null, selected = false, hinted = false, tap = StockTap.DRAW),
        waste = listOf(
            Waste(
                top = deck[40],
                under = null,
                count = 2u,
                selected = false,
                underSelected = false,
                hinted = false,
                underHinted = false,
            ),
        ),
        passesLeft = null,
        canUndo = true,
        canRedo = false,
        verdict = Verdict.WINNABLE,
        hint = hint,
        event = null,
        notice = null,
        troubles = emptyList(),
    )
}
