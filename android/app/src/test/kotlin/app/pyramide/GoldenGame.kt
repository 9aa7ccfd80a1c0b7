package app.pyramide

import app.pyramide.core.Card
import app.pyramide.core.Choices
import app.pyramide.core.Draw
import app.pyramide.core.GameView
import app.pyramide.core.Goal
import app.pyramide.core.Passes
import app.pyramide.core.Slot
import java.io.File
import org.json.JSONArray
import org.json.JSONObject

/** The worked game of the Swedish source, out of the file that all languages replay. */
class GoldenGame {
    private val game = JSONObject(File("../../tests/golden/swedish-game.json").readText())

    val deck: String =
        (strings(game.getJSONArray("pyramid_rows")) + strings(game.getJSONArray("stock_in_draw_order")) +
            strings(game.getJSONArray("never_drawn"))).joinToString(" ")

    val choices = Choices(
        goal = Goal.PYRAMID,
        passes = Passes.THREE,
        draw = Draw.ONE,
        openingWasteCard = false,
        stockPairsWaste = false,
        pairsOwnCoverer = false,
    )

    val steps: List<Step> = game.getJSONArray("steps").let { steps ->
        (0 until steps.length()).map { Step(steps.getJSONObject(it)) }
    }

    class Step(step: JSONObject) {
        /** The cards that are tapped; none to draw. */
        val cards: List<String> = step.optJSONArray("move")?.let(::strings).orEmpty()
        val score = step.getInt("score").toUInt()
        val pyramidLeft = step.getInt("pyramid_left")
        val stockLeft = step.getInt("stock_left").toUInt()
        val wasteTop: String? = step.optString("waste_top").takeUnless { step.isNull("waste_top") }
    }
}

private fun strings(array: JSONArray): List<String> = (0 until array.length()).flatMap {
    when (val entry = array.get(it)) {
        is JSONArray -> strings(entry)
        else -> listOf(entry as String)
    }
}

/** A card as the golden game spells it: `TD`. */
fun short(card: Card): String = "${"A23456789TJQK"[card.rank.ordinal]}${"CDHS"[card.suit.ordinal]}"

/** Where a card lies face up. */
fun GameView.slotOf(card: String): Slot = pyramid.find { short(it.card) == card }?.let { Slot.Pyramid(it.place) }
    ?: waste.indexOfFirst { it.top?.let(::short) == card }.takeIf { it >= 0 }?.let { Slot.Waste((it + 1).toUInt()) }
    ?: error("$card does not lie face up")
