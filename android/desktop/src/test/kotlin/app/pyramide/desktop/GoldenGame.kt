package app.pyramide.desktop

import app.pyramide.core.Choices
import app.pyramide.core.Draw
import app.pyramide.core.Goal
import app.pyramide.core.Move
import app.pyramide.core.Passes
import java.io.File
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** The worked game of the Swedish rules, out of the file that all languages share. */
object GoldenGame {
    private val file = Json.parseToJsonElement(File("../../tests/golden/swedish-game.json").readText()).jsonObject

    /** The 52 cards. */
    val deck: String = listOf(
        file.getValue("pyramid_rows").jsonArray.flatMap { it.jsonArray },
        file.getValue("stock_in_draw_order").jsonArray,
        file.getValue("never_drawn").jsonArray,
    ).flatten().joinToString(" ") { it.jsonPrimitive.content }

    val rules = Choices(Goal.PYRAMID, Passes.THREE, Draw.ONE, false, false, false)

    val steps: List<JsonObject> = file.getValue("steps").jsonArray.map { it.jsonObject }
}

/** Sits down at the golden game, of which some steps have been [made]. */
fun playGolden(
    window: Window = Window(),
    made: Int = 0,
    content: Content = App,
    act: Player.() -> Unit,
) = play(
    window,
    deal = { session, clock ->
        session.dealDeck(GoldenGame.deck, GoldenGame.rules, clock.now())
        for (step in GoldenGame.steps.take(made)) session.play(move(step), clock.now())
    },
    content = content,
    act = act,
)

private fun move(step: JsonObject): Move {
    val cards = (step.getValue("move") as? JsonArray)?.map { checkNotNull(card(it.jsonPrimitive.content)) }
    return when (cards?.size) {
        null -> Move.Draw
        1 -> Move.King(cards[0])
        else -> Move.Pair(cards[0], cards[1])
    }
}

/** Makes a step of it by clicks. */
fun Player.make(step: JsonObject) = when (val move = step.getValue("move")) {
    is JsonArray -> move.forEach { click(checkNotNull(card(it.jsonPrimitive.content))) }
    else -> click("stock")
}
