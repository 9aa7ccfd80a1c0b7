import app.pyramide.core.Card
import app.pyramide.core.Session
import app.pyramide.core.checkRules
import app.pyramide.core.parseCode
import app.pyramide.core.presets
import kotlin.test.Test
import kotlin.test.assertEquals

/** A deal is the same in every language. */
class DealsTest {
    @Test
    fun `the 64 frozen deals`() {
        val deals = readJson("vectors/deals.json").objects("deals")
        assertEquals(64, deals.size)
        for (deal in deals) {
            val code = deal.text("code")
            assertEquals(code, parseCode(code).text)
            assertEquals(deal.text("cards").split(' ').map(::card), cards(code), code)
        }
    }

    /** All cards of a deal, seen by drawing: so by rules under which each comes to the top of the waste. */
    private fun cards(code: String): List<Card> =
        withDeal("PY1-K-${code.takeLast(7)}") { session ->
            val dealt = session.view(now())
            dealt.pyramid.map { it.card } + List(24) { session.draw(now()).waste.single().top!! }
        }

    @Test
    fun `a random deal follows from its number`() =
        Session.inMemory().use { session ->
            // 18 in the lowest 35 bits is AAAAAAS; the others mean nothing.
            val view = session.dealRandom(appRules, 0xFFFF_FFF8_0000_0012u, now())
            assertEquals("PY1-N-AAAAAAS", view.code)
        }

    @Test
    fun `the presets are rules that check`() {
        assertEquals(listOf("N", "K", "D", "T", "P", "M"), presets().map { it.spelling })
        assertEquals(appRules, presets().first().choices)
        for (rules in presets()) assertEquals(rules, checkRules(rules.choices))
    }
}
