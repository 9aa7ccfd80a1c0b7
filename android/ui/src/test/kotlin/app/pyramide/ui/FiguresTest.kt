package app.pyramide.ui

import app.pyramide.ui.screens.bars
import app.pyramide.ui.screens.rates
import app.pyramide.ui.text.playedTime
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class FiguresTest {
    @Test
    fun `a played time is minutes and seconds, and hours when there are any`() {
        assertEquals("0:00", playedTime(0u))
        assertEquals("0:07", playedTime(7_999u))
        assertEquals("12:34", playedTime(754_000u))
        assertEquals("1:02:03", playedTime(3_723_000u))
    }

    @Test
    fun `bars begin at round numbers and hold every value once`() {
        val values = listOf(31.0, 45.0, 46.0, 58.0, 90.0, 61.0, 60.0)
        val bars = bars(values)
        assertEquals(values.size, bars.sumOf { it.count })
        assertEquals((30..90 step 10).map { it.toDouble() }, bars.map { it.from })
        assertEquals(listOf(1, 2, 1, 2, 0, 0, 1), bars.map { it.count })
    }

    @Test
    fun `equal values make one bar`() = assertEquals(listOf(4), bars(List(4) { 2.5 }).map { it.count })

    @Test
    fun `there are never more than nine bars`() {
        for (spread in 1..5000) assertTrue(bars(listOf(7.0, 7.0 + spread)).size <= 9, "$spread")
    }

    @Test
    fun `a rate is of the latest twenty games`() {
        val rates = rates(List(20) { false } + List(20) { true })
        assertEquals(0.0, rates[19])
        assertEquals(0.5, rates[29])
        assertEquals(1.0, rates.last())
    }
}
