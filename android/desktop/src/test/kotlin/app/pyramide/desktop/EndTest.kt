@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasText
import app.pyramide.core.Status
import app.pyramide.ui.model.Screen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
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
        assertTrue(!sees("message"))
        click("undo")
        click("redo")
        assertTrue(sees("stuck"))
        model.lookAtTable()
        test.waitForIdle()
        assertTrue(!sees("message"))
    }

    /** The last step of a game is made, and the time on the screen stands still. */
    private fun playToWin(content: Content = App, act: Player.() -> Unit) =
        playGolden(Window(motion = true), made = GoldenGame.steps.size - 1, content) {
            assertFalse(model.celebrates)
            test.mainClock.autoAdvance = false
            make(GoldenGame.steps.last())
            assertEquals(Status.WON, view.status)
            assertTrue(model.celebrates)
            act()
        }

    @Test
    fun `a win of given cards is not shared, as it has no code`() = playGolden(made = GoldenGame.steps.size) {
        assertNull(view.code)
        test.onNode(hasText("New game")).assertExists()
        test.onNode(hasText("Share")).assertDoesNotExist()
    }

    @Test
    fun `a win is celebrated once`() = playToWin {
        later(6000)
        assertFalse(model.celebrates)
    }

    @Test
    fun `a celebration goes on where it was when the screen is made anew`() {
        var turns by mutableIntStateOf(0)
        val turned: Content = { model, platform -> key(turns) { App(model, platform) } }
        playToWin(turned) {
            later(3000)
            clock.milliseconds += 3000u
            turns += 1
            later(1800)
            assertTrue(model.celebrates)
            later(300)
            assertFalse(model.celebrates)
        }
        playToWin(turned) {
            clock.milliseconds += 60_000u
            turns += 1
            later(100)
            assertFalse(model.celebrates, "it was over while nobody saw it")
        }
    }

    @Test
    fun `a celebration ends with a look at something else`() {
        playToWin {
            model.lookAtTable()
            assertFalse(model.celebrates)
        }
        playToWin {
            model.go(Screen.Statistics)
            model.back()
            assertTrue(model.showsEnd)
            assertFalse(model.celebrates)
        }
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
