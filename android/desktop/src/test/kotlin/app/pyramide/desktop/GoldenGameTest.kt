package app.pyramide.desktop

import app.pyramide.core.Status
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonPrimitive

/** The worked game of the Swedish rules, played by clicks on the real screens. */
class GoldenGameTest {
    @Test
    fun `is won by clicks, with the right figures after each step`() = playGolden {
        assertEquals(31, GoldenGame.steps.size)
        GoldenGame.steps.forEachIndexed { i, step ->
            make(step)
            val at = "after step ${i + 1}"
            fun number(name: String) = step.getValue(name).jsonPrimitive.int
            assertEquals(number("score"), view.score.toInt(), "score $at")
            assertEquals(number("pyramid_left"), view.pyramid.size, "cards left $at")
            assertEquals(number("stock_left"), view.stock.left.toInt(), "stock $at")
            val top = step.getValue("waste_top").jsonPrimitive.contentOrNull
            assertEquals(top, view.waste.single().top?.let(::short), "waste $at")
            assertEquals("Score: ${view.score}", spoken("score"))
            assertEquals("Moves: ${i + 1}", spoken("moves"))
        }
        assertEquals(Status.WON, view.status)
        assertTrue(sees("won"))
    }
}
