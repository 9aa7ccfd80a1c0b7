package app.pyramide.ui

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import app.pyramide.ui.table.Arrow
import app.pyramide.ui.table.ROWS
import app.pyramide.ui.table.TableLayout
import app.pyramide.ui.table.nearest
import app.pyramide.ui.table.neighbour
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class TableCursorTest {
    private val layout = TableLayout(Size(360f, 532f), 1, hasUnder = false, leftHand = false)
    private val rects: Map<String, Rect> =
        (1..ROWS).flatMap { row -> (1..row).map { "$row.$it" to layout.place(row, it) } }.toMap() +
            mapOf("stock" to layout.stock, "waste" to layout.waste(1))

    private fun go(from: String, arrow: Arrow) = neighbour(rects, rects.getValue(from), arrow)

    @Test
    fun `left and right go along a row`() {
        assertEquals("7.4", go("7.3", Arrow.Right))
        assertEquals("7.2", go("7.3", Arrow.Left))
        assertEquals("stock", go("waste", Arrow.Right))
        assertNull(go("7.7", Arrow.Right))
    }

    @Test
    fun `up and down go to the card that touches`() {
        assertEquals("2.1", go("1.1", Arrow.Down))
        assertTrue(go("7.3", Arrow.Up) in listOf("6.2", "6.3"))
        assertEquals("stock", go("7.6", Arrow.Down))
    }

    @Test
    fun `every card can be reached`() {
        val reached = mutableSetOf("7.7")
        while (reached.addAll(reached.flatMap { at -> Arrow.entries.mapNotNull { go(at, it) } })) Unit
        assertEquals(rects.keys, reached)
    }

    @Test
    fun `the nearest card takes the place of one that goes`() {
        val gone = rects.getValue("7.3")
        assertTrue(nearest(rects - "7.3", gone) in listOf("7.2", "7.4"))
    }
}
