package app.pyramide.ui

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import app.pyramide.ui.table.ASPECT
import app.pyramide.ui.table.ROWS
import app.pyramide.ui.table.TableLayout
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The arithmetic of the table, for windows of every shape. */
class TableLayoutTest {
    /** What is left for the table of windows 320 to 1400 dp wide, after bars and insets. */
    private val sizes: List<Size> = listOf(320f, 344f, 360f, 411f, 480f, 600f, 840f, 1100f, 1400f).flatMap { width ->
        listOf(288f, 320f, 360f, 411f, 480f, 560f, 700f, 900f, 1200f).map { Size(width, it) }
    }

    /** Waste piles, and whether the card beneath the top lies beside it. */
    private val decks = listOf(1 to false, 1 to true, 3 to false)

    private val layouts: List<TableLayout> = sizes.flatMap { size ->
        listOf(false, true).flatMap { left -> decks.map { (piles, under) -> TableLayout(size, piles, under, left) } }
    }

    private fun TableLayout.places(): Map<Pair<Int, Int>, Rect> =
        (1..ROWS).flatMap { row -> (1..row).map { row to it } }.associateWith { (row, place) -> place(row, place) }

    @Test
    fun `every card lies within the table`() = layouts.forEach { layout ->
        val window = Rect(0f, 0f, layout.size.width, layout.size.height)
        for (rect in layout.places().values + layout.stock + layout.waste(1)) {
            assertTrue(rect within window, "${layout.size}: $rect")
        }
    }

    @Test
    fun `every card has the same shape`() = layouts.forEach { layout ->
        for (rect in layout.places().values + layout.stock + layout.waste(1)) {
            assertEquals(ASPECT, rect.height / rect.width, 0.001f)
        }
    }

    @Test
    fun `a card is overlapped by its coverers alone, and only in its lower part`() = layouts.forEach { layout ->
        val places = layout.places()
        for ((at, rect) in places) for ((other, above) in places) {
            if (other.first < at.first || other == at || !rect.overlaps(above)) continue
            val (row, place) = at
            val (otherRow, otherPlace) = other
            val covers = otherRow == row + 1 && otherPlace in place..place + 1
            // Two rows below, the card lies behind the coverers, in the gap between them.
            val hidden = otherRow == row + 2 && otherPlace == place + 1
            assertTrue(covers || hidden, "${layout.size}: $other over $at")
            val strip = if (layout.isWide) 0.45f else 0.5f
            assertTrue(above.top - rect.top >= strip * rect.height - 0.01f, "${layout.size}: strip of $at")
        }
    }

    @Test
    fun `stock and waste overlap nothing`() = sizes.forEach { size ->
        for (left in listOf(false, true)) for ((piles, under) in decks) {
            val layout = TableLayout(size, piles, under, left)
            val waste = (1..piles).map(layout::waste) + listOfNotNull(layout.under.takeIf { under })
            val deck = waste + layout.stock
            val all = deck + layout.pyramid
            for (a in all) for (b in all) assertTrue(a === b || !a.overlaps(b), "$size, $piles: $a, $b")
            assertTrue(deck.all { it within Rect(0f, 0f, size.width, size.height) }, "$size, $piles")
        }
    }

    @Test
    fun `a free card is wide enough for a finger from 344 dp on`() = layouts.forEach { layout ->
        val target = layout.target(layout.place(7, 3)).width
        val least = if (layout.size.width >= 344) 48f else 45f
        if (layout.isOfAPhone()) assertTrue(target >= least - 0.01f, "${layout.size}: $target")
    }

    @Test
    fun `targets of neighbours do not overlap`() = layouts.forEach { layout ->
        for (place in 1 until ROWS) {
            val (one, next) = layout.target(layout.place(7, place)) to layout.target(layout.place(7, place + 1))
            assertTrue(one.right <= next.left + 0.01f)
        }
    }

    @Test
    fun `the left hand mirrors stock and waste`() = sizes.forEach { size ->
        val right = TableLayout(size, 1, hasUnder = false, leftHand = false)
        val left = TableLayout(size, 1, hasUnder = false, leftHand = true)
        assertTrue(right.waste(1).center.x < right.stock.center.x)
        assertTrue(left.waste(1).center.x > left.stock.center.x)
        assertEquals(size.width - right.stock.center.x, left.stock.center.x, 0.5f)
    }

    @Test
    fun `a message leaves stock and waste to be seen`() = layouts.forEach { layout ->
        assertTrue(!layout.message.overlaps(layout.stock), "${layout.size}")
        if (layout.isOfAPhone()) assertTrue(layout.message.width >= 90f, "${layout.size}: ${layout.message}")
    }

    /** At least as large as what the smallest phone leaves for the table. */
    private fun TableLayout.isOfAPhone() = if (isWide) size.width >= 560 else size.height >= 460

    private infix fun Rect.within(other: Rect): Boolean {
        val room = other.inflate(0.01f)
        return left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom
    }
}
