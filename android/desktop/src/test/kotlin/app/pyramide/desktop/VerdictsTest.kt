@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.ExperimentalTestApi
import app.pyramide.core.Verdict
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.Screen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The sign that says whether the game can still be won. */
class VerdictsTest {
    private fun watch(code: String, worker: TestWorker = TestWorker(), act: Player.() -> Unit) = play(
        settings = { copy(showVerdict = true) },
        worker = worker,
        deal = { session, clock -> session.dealCode(code, clock.now()) },
        act = act,
    )

    @Test
    fun `nothing is shown or searched for unless it is wanted`() = play(worker = TestWorker(waits = true)) {
        click("stock")
        assertTrue(!sees("verdict"))
        assertEquals(0, worker.waiting)
    }

    @Test
    fun `it shows when it is switched on`() = play {
        click("menu")
        click("settings")
        click("show_verdict")
        click("back")
        assertEquals("Can be won", spoken("verdict"))
    }

    @Test
    fun `it says what the core says, after each step`() = watch("PY1-N-AAAAAAJ") {
        assertEquals("Cannot be won", spoken("verdict"))
        click("stock")
        assertEquals("Cannot be won", spoken("verdict"))
        model.deal(DealWish.Code(CODE))
        model.confirm()
        test.waitForIdle()
        assertEquals("Can be won", spoken("verdict"))
    }

    @Test
    fun `nothing moves when the verdict changes`() {
        fun places(code: String): List<Rect> {
            lateinit var places: List<Rect>
            watch(code) { places = cards().map { it.place } }
            return places
        }
        assertEquals(places("PY1-N-AAAAAAJ"), places(CODE))
    }

    @Test
    fun `undo and redo need no search`() = watch("PY1-K-AAAAAAS", TestWorker(waits = true)) {
        work()
        val first = view.verdict
        click("stock")
        assertNull(view.verdict)
        work()
        val second = view.verdict
        assertTrue(first != null && second != null)
        click("undo")
        assertEquals(first to 0, view.verdict to worker.waiting)
        click("redo")
        assertEquals(second to 0, view.verdict to worker.waiting)
    }

    @Test
    fun `an answer that comes late is dropped`() = watch("PY1-K-AAAAAAJ", TestWorker(waits = true)) {
        click("stock")
        click("stock")
        model.go(Screen.Rules)
        work()
        click("back")
        assertNull(view.verdict)
        work()
        assertEquals(Verdict.LOST, view.verdict)
        click("undo")
        assertNull(view.verdict, "nothing was learned of the positions passed by")
    }

    @Test
    fun `a slow search says so`() = watch(CODE, TestWorker(waits = true)) {
        later(400)
        assertEquals("Thinking …", spoken("verdict"))
        work()
        assertEquals("Can be won", spoken("verdict"))
    }

    @Test
    fun `only a lost game offers in the menu to show how it could be won`() {
        fun offers(code: String): Boolean {
            var offers = false
            watch(code) {
                click("menu")
                offers = sees("show how")
            }
            return offers
        }
        assertTrue(offers("PY1-N-AAAAAAJ") && !offers(CODE))
    }
}
