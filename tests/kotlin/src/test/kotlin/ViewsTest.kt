import app.pyramide.core.Card
import app.pyramide.core.GameView
import app.pyramide.core.Move
import app.pyramide.core.PyramidCard
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.Spot
import app.pyramide.core.Travel
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull

/** The games of `vectors/views.json`: what each call shows must be the same in every language. */
class ViewsTest {
    @Test
    fun `every call gives its view`() {
        for (game in readJson("vectors/views.json").objects("games")) {
            withDeal(game.text("code")) { session ->
                for (step in game.objects("steps")) {
                    val call = step.text("call")
                    assertEquals(step.text("view"), written(session.call(call)), "${game.text("code")}: $call")
                }
            }
        }
    }

    /** Makes a call as the file spells it. */
    private fun Session.call(text: String): GameView =
        when (text) {
            "undo" -> undo(now())
            "redo" -> redo(now())
            "draw" -> draw(now())
            "hint" ->
                search().use { search ->
                    search.hints()
                    assertNotNull(showHint(search, now()))
                }
            else -> tap(slot(text.removePrefix("tap ").split(' ', '.')), now())
        }

    private fun slot(words: List<String>): Slot =
        when (words[0]) {
            "stock" -> Slot.Stock
            "waste" -> Slot.Waste(words[1].toUInt())
            "under" -> Slot.Under(words[1].toUInt())
            else -> place(words[0].toInt(), words[1].toInt())
        }

    private fun written(view: GameView): String =
        buildList {
            add("${word(view.status)} ${view.score} ${view.moves}")
            add("pyramid" + view.pyramid.joinToString("", transform = ::written))
            val stock = view.stock
            val stockMarks = mark(stock.selected, "*") + mark(stock.hinted, "!")
            add("stock ${stock.left} ${written(stock.top)} ${word(stock.tap)}$stockMarks")
            for (pile in view.waste) {
                val top = written(pile.top) + mark(pile.selected, "*") + mark(pile.hinted, "!")
                val under = written(pile.under) + mark(pile.underSelected, "*") + mark(pile.underHinted, "!")
                add("waste ${pile.count} $top $under")
            }
            val passes = view.passesLeft?.toString() ?: "unlimited"
            add(passes + mark(view.canUndo, " undo") + mark(view.canRedo, " redo"))
            view.event?.let { add(word(it.kind) + it.travels.joinToString("", transform = ::written)) }
            view.notice?.let { add(word(it)) }
            view.hint?.let { add("hint ${written(it.action)} ${word(it.reason)}") }
        }.joinToString(" | ")

    private fun written(card: PyramidCard): String =
        " ${card.place.row}.${card.place.place}:${written(card.card)}:${word(card.state)}${mark(card.hinted, "!")}"

    private fun written(travel: Travel): String =
        " ${written(travel.card)}:${written(travel.origin)}>${written(travel.destination)}"

    private fun written(card: Card?): String = card?.run { "${"A23456789TJQK"[rank.ordinal]}${"CDHS"[suit.ordinal]}" } ?: "-"

    private fun written(spot: Spot): String =
        when (spot) {
            is Spot.Pyramid -> "${spot.place.row}.${spot.place.place}"
            is Spot.Waste -> "waste-${spot.pile}"
            Spot.Stock -> "stock"
            Spot.Removed -> "removed"
        }

    private fun written(move: Move): String =
        when (move) {
            is Move.Pair -> "${written(move.one)} ${written(move.other)}"
            is Move.King -> written(move.card)
            Move.Draw -> "draw"
            Move.Recycle -> "recycle"
        }

    /** The name of an enum's case in lower case, with dashes between its words. */
    private fun word(case: Enum<*>): String = case.name.lowercase().replace('_', '-')

    private fun mark(
        isSo: Boolean,
        mark: String,
    ): String = if (isSo) mark else ""
}
