package app.pyramide

import androidx.compose.ui.test.junit4.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.pyramide.core.Card
import app.pyramide.core.Choices
import app.pyramide.core.Draw
import app.pyramide.core.Goal
import app.pyramide.core.Passes
import app.pyramide.core.Slot
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Opening
import app.pyramide.ui.model.Screen
import app.pyramide.ui.table.tag
import org.json.JSONArray
import org.json.JSONObject
import org.junit.Rule
import org.junit.runner.RunWith
import kotlin.test.Test
import kotlin.test.assertEquals

/** The worked game of the Swedish source, played on a device with the core that devices get. */
@RunWith(AndroidJUnit4::class)
class GoldenGameOnDeviceTest {
    @get:Rule
    val screen = createAndroidComposeRule<MainActivity>()

    private val game = JSONObject(checkNotNull(javaClass.getResource("/swedish-game.json")).readText())

    @Test
    fun it_is_played_to_the_win() {
        screen.waitUntil(10_000) { opening() is Opening.Done }
        val model = (opening() as Opening.Done).model
        screen.runOnUiThread { deal(model) }

        val steps = game.getJSONArray("steps")
        for (i in 0 until steps.length()) {
            val step = steps.getJSONObject(i)
            val cards = step.optJSONArray("move")
            if (cards == null) tap("stock") else strings(cards).forEach { tap(tag(slot(model, it))) }
            assertEquals(step.getInt("score"), model.view.score.toInt(), "after step ${i + 1}")
        }
        screen.onNodeWithTag("won").assertExists()
    }

    private fun opening() = ViewModelProvider(screen.activity)[GameViewModel::class.java].opening

    private fun deal(model: GameModel) {
        val deck = listOf("pyramid_rows", "stock_in_draw_order", "never_drawn").flatMap { strings(game.getJSONArray(it)) }
        val choices = Choices(
            goal = Goal.PYRAMID,
            passes = Passes.THREE,
            draw = Draw.ONE,
            openingWasteCard = false,
            stockPairsWaste = false,
            pairsOwnCoverer = false,
        )
        model.go(Screen.Table)
        model.deal(DealWish.Deck(deck.joinToString(" "), choices))
        model.confirm()
    }

    private fun tap(tag: String) {
        screen.onNodeWithTag(tag).performClick()
        screen.waitForIdle()
    }
}

private fun slot(model: GameModel, card: String): Slot {
    val view = model.view
    val place = view.pyramid.find { short(it.card) == card }?.place
    return if (place == null) Slot.Waste(1u) else Slot.Pyramid(place)
}

private fun short(card: Card) =
    "${"A23456789TJQK"[card.rank.ordinal]}${"CDHS"[card.suit.ordinal]}"

private fun strings(array: JSONArray): List<String> = (0 until array.length()).flatMap {
    (array.get(it) as? JSONArray)?.let(::strings) ?: listOf(array.getString(it))
}
