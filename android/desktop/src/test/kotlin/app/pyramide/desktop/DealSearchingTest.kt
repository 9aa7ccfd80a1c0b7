@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import app.pyramide.core.Session
import app.pyramide.core.Verdict
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** New games that can be won. */
class DealSearchingTest {
    private fun Player.askForWinnable(difficulty: String) {
        click("new")
        click("winnable_deal")
        click(difficulty)
        click("deal")
    }

    @Test
    fun `a deal that can be won is found and dealt`() = play(deal = { s, c -> s.dealCode("PY1-K-AAAAAAJ", c.now()) }) {
        askForWinnable("easy")
        assertEquals(Screen.Table, model.screen)
        val code = checkNotNull(view.code)
        assertTrue(code.startsWith("PY1-K-") && code != "PY1-K-AAAAAAJ", code)
        val verdict = Session.inMemory().use { session ->
            session.dealCode(code, clock.now())
            session.search().use { it.verdict() }
        }
        assertEquals(Verdict.WINNABLE, verdict)
    }

    @Test
    fun `a cancelled search changes nothing`() = play(worker = TestWorker(waits = true)) {
        click("stock")
        val before = view
        askForWinnable("hard")
        assertIs<Question.Leave>(model.question)
        click("confirm")
        assertTrue(model.dealSearching.isSearching)
        later(400)
        assertEquals("0 deals passed over", text("dialog"))
        click("cancel")
        assertTrue(!sees("dialog"))
        work()
        assertEquals(Screen.NewGame, model.screen)
        click("back")
        assertEquals(before, view.copy(event = before.event, notice = before.notice))
        assertEquals(0, session.results().size)
    }

    @Test
    fun `the game is left only when the deal is there`() = play(worker = TestWorker(waits = true)) {
        click("stock")
        askForWinnable("any")
        click("confirm")
        assertEquals(0, session.results().size)
        assertEquals(1u, view.moves)
        work()
        assertEquals(1, session.results().size)
        assertNotEquals(CODE, view.code)
        assertEquals(0u, view.moves)
    }

    @Test
    fun `whatever leaves the screen gives up the search`() = play(worker = TestWorker(waits = true)) {
        askForWinnable("any")
        model.playToday()
        val daily = view.code
        work()
        assertEquals(daily, view.code)
    }

    @Test
    fun `what is asked meanwhile is not asked about the next deal`() = play(worker = TestWorker(waits = true)) {
        click("stock")
        askForWinnable("any")
        click("confirm")
        model.playCodeIn("pyramide:PY1-K-AAAAAAS")
        assertIs<Question.Leave>(model.question)
        work()
        assertEquals(0u, view.moves)
        assertNull(model.question)
    }

    @Test
    fun `back gives up the search before it leaves the screen`() = play(worker = TestWorker(waits = true)) {
        askForWinnable("any")
        assertTrue(model.back())
        assertTrue(!model.dealSearching.isSearching)
        assertEquals(Screen.NewGame, model.screen)
    }
}
