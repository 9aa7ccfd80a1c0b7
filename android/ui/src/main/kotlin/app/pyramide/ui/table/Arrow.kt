package app.pyramide.ui.table

import androidx.compose.ui.geometry.Rect
import kotlin.math.abs

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
