import app.pyramide.core.End
import app.pyramide.core.GameView
import app.pyramide.core.Passes
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.Status
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse

private val golden = readJson("golden/swedish-game.json")
private val threePasses = appRules.copy(passes = Passes.THREE, openingWasteCard = false)

/** Plays the worked game to its end, then tests. */
fun withWonGame(
    afterStep: (JsonObject, GameView) -> Unit = { _, _ -> },
    test: (Session) -> Unit,
) = Session.inMemory().use { session ->
    val deck = listOf("pyramid_rows", "stock_in_draw_order", "never_drawn").flatMap { golden.getValue(it).texts() }
    session.dealDeck(deck.joinToString(" "), threePasses, now())
    for (step in golden.objects("steps")) {
        val cards = step.getValue("move") as? JsonArray
        val slots = cards?.texts() ?: listOf("stock")
        slots.forEach { slot -> session.tap(session.view(now()).slotOf(slot), now()) }
        afterStep(step, session.view(now()))
    }
    test(session)
}

private fun GameView.slotOf(name: String): Slot =
    when {
        name == "stock" -> Slot.Stock
        waste.single().top == card(name) -> Slot.Waste(1u)
        else -> slot(name)
    }

class GoldenGameTest {
    @Test
    fun `the worked game, tap by tap`() =
        withWonGame(
            afterStep = { step, view ->
                val seen = listOf(view.score, view.pyramid.size, view.stock.left, view.waste.single().top)
                val told =
                    listOf(
                        step.numberOrNull("score"),
                        step.numberOrNull("pyramid_left")?.toInt(),
                        step.numberOrNull("stock_left"),
                        step.textOrNull("waste_top")?.let(::card),
                    )
                assertEquals(told, seen, "step ${step.text("n")}")
            },
        ) { session ->
            val view = session.view(now())
            assertEquals(Status.WON, view.status)
            assertEquals(31u to 280u, view.moves to view.score)
            assertFalse(view.canUndo)
            assertFalse(session.hasUnfinishedGame())
            assertEquals(emptyList(), session.results())
        }
}
