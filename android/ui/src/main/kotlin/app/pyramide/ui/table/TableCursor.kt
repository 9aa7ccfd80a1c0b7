package app.pyramide.ui.table

import androidx.compose.runtime.key
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.geometry.Rect
import app.pyramide.core.Slot
import kotlin.math.abs

/** Which slot the keyboard is at. It stays near where it was when the card there goes. */
class TableCursor {
    var rects: Map<Slot, Rect> = emptyMap()
    private val requesters = HashMap<Slot, FocusRequester>()
    private var at: Slot? = null
    private var place: Rect? = null

    fun requester(slot: Slot): FocusRequester = requesters.getOrPut(slot) { FocusRequester() }

    /** Goes where an arrow points; at first to the last card of the pyramid's lowest row. */
    fun move(arrow: Arrow) {
        val from = place
        val to = if (from == null) rects.keys.lastOrNull { it is Slot.Pyramid } else neighbour(rects, from, arrow)
        moveTo(to ?: return)
    }

    /** Goes to the nearest card if its own is gone. */
    fun stay() {
        val from = place ?: return
        if (at !in rects) nearest(rects, from)?.let(::moveTo)
    }

    /** The focus came to a slot, by an arrow or otherwise. */
    fun isAt(slot: Slot) {
        at = slot
        place = rects[slot]
    }

    private fun moveTo(slot: Slot) {
        requester(slot).requestFocus()
    }
}

/** Where an arrow key points. */
enum class Arrow { Left, Right, Up, Down }

/**
 * Which of [rects] an arrow key goes to from [from]: the nearest one whose middle lies further that
 * way, along both axes together. None if nothing lies there.
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
    return (ahead + abs(aside)).takeIf { ahead > 1f && ahead >= abs(aside) * 0.4f }
}
