@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsNotEnabled
import app.pyramide.core.Status
import app.pyramide.ui.model.Screen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** How the cards could be won, on a board of its own. */
class ShowHowTest {
    private fun Player.board() = checkNotNull(model.showHow)

    private fun Player.open() {
        model.showHow()
        test.waitForIdle()
    }

    @Test
    fun `it plays to the win, and the game is as before`() = play {
        click("stock")
        click("7.3")
        val before = view
        open()
        val count = board().count
        assertTrue(count > 13)
        assertEquals("Move 0 of $count", text("way"))
        for (i in 1..count) {
            // A click takes its time to be drawn: the first ones and the last will do.
            if (i < 4 || i == count) {
                assertTrue(cards().any { "hint" in it.spoken }, "the next move is marked")
                click("next move")
                assertTrue(text("way").startsWith("Move $i of $count · "), text("way"))
            } else {
                board().step()
            }
        }
        assertEquals(Status.WON, board().view.status)
        node("next move").assertIsNotEnabled()
        click("from the start")
        assertEquals(28, cards().count { "." in it.tag!! })
        click("back")
        assertEquals(Screen.Table, model.screen)
        assertNull(model.showHow)
        assertEquals(before, view.copy(event = before.event, notice = before.notice))
    }

    @Test
    fun `played by itself it can be stopped`() = play {
        open()
        board().play()
        assertEquals(1, board().shown, "the first move is shown at once")
        board().play()
        later(1_100)
        assertEquals(1, board().shown)
        later(1_900)
        val shown = board().shown
        assertEquals(3, shown)
        click("pause")
        later(2_000)
        assertEquals(shown, board().shown)
        while (board().shown < board().count - 1) board().step()
        test.waitForIdle()
        click("play moves")
        later(2_000)
        assertEquals(Status.WON, board().view.status)
        assertTrue(!board().isPlaying)
    }

    @Test
    fun `cards that cannot be won are told`() = play(deal = { s, c -> s.dealCode("PY1-N-AAAAAAJ", c.now()) }) {
        open()
        assertEquals("These cards cannot be won.", text("way"))
        assertTrue(!sees("next move"))
    }

    @Test
    fun `closed before the answer it stays closed`() = play(worker = TestWorker(waits = true)) {
        open()
        assertEquals("Thinking …", text("way"))
        click("back")
        work()
        assertEquals(Screen.Table, model.screen)
        assertNull(model.showHow)
    }
}
