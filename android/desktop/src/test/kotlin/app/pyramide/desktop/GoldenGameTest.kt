package app.pyramide.desktop

import app.pyramide.core.Choices
import app.pyramide.core.Draw
import app.pyramide.core.Goal
import app.pyramide.core.Passes
import app.pyramide.core.Status
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The worked game of the Swedish rules, played by clicks on the real screens. */
class GoldenGameTest {
    private val golden = Json.parseToJsonElement(File("../../tests/golden/swedish-game.json").readText()).jsonObject

    private val deck: String = listOf(
        golden.getValue("pyramid_rows").jsonArray.flatMap { it.jsonArray },
        golden.getValue("stock_in_draw_order").jsonArray,
        golden.getValue("never_drawn").jsonArray,
    ).flatten().joinToString(" ") { it.jsonPrimitive.content }

    private val rules = Choices(Goal.PYRAMID, Passes.THREE, Draw.ONE, false, false, false)

    @Test
    fun `is won by clicks, with the right figures after each step`() =
        play(deal = { session, clock -> session.dealDeck(deck, rules, clock.now()) }) {
            val steps = golden.getValue("steps").jsonArray.map { it.jsonObject }
            assertEquals(31, steps.size)
            steps.forEachIndexed { i, step ->
                click(step.getValue("move"))
                check(step, "after step ${i + 1}")
                assertEquals("Score: ${view.score}", spoken("score"))
                assertEquals("Moves: ${i + 1}", spoken("moves"))
            }
            assertEquals(Status.WON, view.status)
            assertTrue(sees("won"))
        }

    private fun Player.click(move: JsonElement) = when (move) {
        is JsonArray -> move.forEach { click(checkNotNull(card(it.jsonPrimitive.content))) }
        else -> click("stock")
    }

    private fun Player.check(step: JsonObject, at: String) {
        assertEquals(step.number("score"), view.score.toInt(), "score $at")
        assertEquals(step.number("pyramid_left"), view.pyramid.size, "cards left $at")
        assertEquals(step.number("stock_left"), view.stock.left.toInt(), "stock $at")
        val top = step.getValue("waste_top").jsonPrimitive.contentOrNull
        assertEquals(top, view.waste.single().top?.let(::short), "waste $at")
    }

    private fun JsonObject.number(name: String) = getValue(name).jsonPrimitive.int
}
