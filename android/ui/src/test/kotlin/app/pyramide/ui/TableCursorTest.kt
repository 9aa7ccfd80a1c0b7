package app.pyramide.ui

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import app.pyramide.ui.table.Arrow
import app.pyramide.ui.table.ROWS
import app.pyramide.ui.table.TableLayout
import app.pyramide.ui.table.nearest
import app.pyramide.ui.table.neighbour
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class TableCursorTest {
    private val layout = TableLayout(Size(360f, 532f), 1, hasUnder = false, leftHand = false)
    private val rects: Map<String, Rect> =
        (1..ROWS).flatMap { row -> (1..row).map { "$row.$it" to layout.place(row, it) } }.toMap() +
            mapOf("stock" to layout.stock, "waste" to layout.waste(1))

    private val all = rects.keys

    /** What is not covered while these cards lie on the table, and the piles. */
    private fun stops(left: Set<String>): Map<String, Rect> = rects.filterKeys { tag ->
        val (row, place) = tag.split('.').mapNotNull { it.toIntOrNull() }.takeIf { it.size == 2 } ?: return@filterKeys true
        tag in left && "${row + 1}.$place" !in left && "${row + 1}.${place + 1}" !in left
    }

    private fun go(stops: Map<String, Rect>, from: String, arrow: Arrow) = neighbour(stops, rects.getValue(from), arrow)

    @Test
    fun `left and right go along a row`() {
        val stops = stops(all)
        assertEquals("7.4", go(stops, "7.3", Arrow.Right))
        assertEquals("7.2", go(stops, "7.3", Arrow.Left))
        assertEquals("stock", go(stops, "waste", Arrow.Right))
        assertNull(go(stops, "7.7", Arrow.Right))
    }

    @Test
    fun `up and down go to the nearest that is ahead`() {
        val stops = stops(all - setOf("7.3", "7.4"))
        assertEquals("stock", go(stops, "7.6", Arrow.Down))
        assertEquals("6.3", go(stops, "7.2", Arrow.Up))
        assertTrue(go(stops, "6.3", Arrow.Down) in listOf("7.2", "7.5", "waste"))
    }

    @Test
    fun `every stop can be reached, whatever is gone`() {
        for (seed in 1..50) {
            val random = Random(seed)
            val left = all.toMutableSet()
            while (true) {
                val stops = stops(left)
                val reached = mutableSetOf(stops.keys.first())
                while (reached.addAll(reached.flatMap { at -> Arrow.entries.mapNotNull { go(stops, at, it) } })) Unit
                assertEquals(stops.keys, reached, "$left")
                left -= stops.keys.filter { '.' in it }.randomOrNull(random) ?: break
            }
        }
    }

    @Test
    fun `the nearest card takes the place of one that goes`() {
        val gone = rects.getValue("7.3")
        assertTrue(nearest(rects - "7.3", gone) in listOf("7.2", "7.4"))
    }
}
