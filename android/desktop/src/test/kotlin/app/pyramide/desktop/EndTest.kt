@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import app.pyramide.core.Status
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The end of a game is told, until it is put aside. */
class EndTest {
    /** A game that is stuck already when the window opens. */
    private fun playStuck(act: Player.() -> Unit) = play(
        deal = { session, clock ->
            session.dealCode(STUCK, clock.now())
            repeat(8) { session.draw(clock.now()) }
        },
        act = act,
    )

    @Test
    fun `a stuck game says so again after a new start`() = playStuck {
        assertEquals(Status.STUCK, view.status)
        assertTrue(sees("stuck"))
    }

    @Test
    fun `an end that was put aside is told again when a step leads to it again`() = playStuck {
        model.lookAtTable()
        test.waitForIdle()
        assertTrue(!sees("stuck"))
        click("undo")
        click("redo")
        assertTrue(sees("stuck"))
    }

    @Test
    fun `a screen reader is taken to the end, and not to the cards behind it`() = playStuck {
        val notice = node("stuck").fetchSemanticsNode().config
        assertEquals("No possible moves left", notice[SemanticsProperties.PaneTitle])
        assertTrue(notice[SemanticsProperties.TraversalIndex] < 0)
        assertTrue(!sees("7.1"))
        model.lookAtTable()
        test.waitForIdle()
        assertTrue(sees("7.1"))
    }
}
