package app.pyramide.ui.table

import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.geometry.Rect
import app.pyramide.core.Slot
import kotlin.math.abs

/** Which card the keyboard is at. It stays near where it was when the card there goes. */
class TableCursor {
    private val requesters = HashMap<Slot, FocusRequester>()
    private var cards: List<TableCard> = emptyList()
    private var at: Slot? = null
    private var place: Rect? = null

    fun requester(slot: Slot): FocusRequester = requesters.getOrPut(slot) { FocusRequester() }

    /** Goes where an arrow points; at first to the first that it can stop at. */
    fun move(arrow: Arrow) {
        val from = place
        val stops = stops(cards)
        val to = if (from == null) stops.keys.firstOrNull() else neighbour(stops, from, arrow)
        moveTo(to ?: return)
    }

    /** The table has changed: goes to the nearest stop if its own card is gone. */
    fun follow(cards: List<TableCard>) {
        this.cards = cards
        val from = place ?: return
        if (cards.none { it.slot == at }) nearest(stops(cards), from)?.let(::moveTo)
    }

    /** The focus came to a card, by an arrow or otherwise. */
    fun isAt(card: TableCard) {
        at = card.slot
        place = card.rect
    }

    private fun moveTo(slot: Slot) {
        requester(slot).requestFocus()
    }
}

/** Where the arrows stop: at every card that is not covered, and at the stock. */
fun stops(cards: List<TableCard>): Map<Slot, Rect> = cards
    .filter { it.slot is Slot.Stock || it.card != null && !it.isCovered }
    .associate { it.slot to it.rect }

/** Where an arrow key points. */
enum class Arrow { Left, Right, Up, Down }

/**
 * Which of [rects] an arrow key goes to from [from]: the nearest one whose middle lies further that way, where
 * aside counts twice. None if nothing lies there.
 */
fun <T> neighbour(rects: Map<T, Rect>, from: Rect, arrow: Arrow): T? = rects.entries
    .mapNotNull { (key, rect) -> distance(from, rect, arrow)?.let { key to it } }
    .minByOrNull { (_, distance) -> distance }
    ?.first

/** Which of [rects] lies nearest to where a card was. */
fun <T> nearest(rects: Map<T, Rect>, from: Rect): T? =
    rects.entries.minByOrNull { (_, rect) -> (rect.center - from.center).getDistanceSquared() }?.key

private fun distance(from: Rect, to: Rect, arrow: Arrow): Float? {
    val way = to.center - from.center
    val (ahead, aside) = when (arrow) {
        Arrow.Left -> -way.x to way.y
        Arrow.Right -> way.x to way.y
        Arrow.Up -> -way.y to way.x
        Arrow.Down -> way.y to way.x
    }
    return (ahead + 2 * abs(aside)).takeIf { ahead > 1f }
}
