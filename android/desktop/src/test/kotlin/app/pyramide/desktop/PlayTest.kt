@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTextInput
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** New games and their questions, by clicks on the real screens over the real core. */
class PlayTest {
    @Test
    fun `a game in progress is only left when that is confirmed`() = play {
        click("stock")
        click("new")
        click("deal")
        assertIs<Question.Leave>(model.question)
        click("cancel")
        assertEquals(1u, view.moves)
        assertEquals(Screen.NewGame, model.screen)
        click("deal")
        click("confirm")
        assertEquals(0u, view.moves)
        assertEquals(Screen.Table, model.screen)
        assertEquals(1, session.results().size)
    }

    @Test
    fun `a question ends with the screen that it was asked on`() = play {
        click("stock")
        model.restart()
        assertEquals(Question.Restart, model.question)
        model.daily()
        assertNull(model.question)
    }

    @Test
    fun `an untouched game is left without a question`() = play {
        click("new")
        click("deal")
        assertNull(model.question)
        assertEquals(Screen.Table, model.screen)
        assertEquals(0, session.results().size)
    }

    @Test
    fun `a wrong code is told at its field, a right one with its rules`() = play {
        click("new")
        test.onNode(hasText("By deal code")).performClick()
        test.waitForIdle()
        node("deal").assertIsNotEnabled()
        node("code field").performTextInput("PY1-K-AAAA0AA")
        test.waitForIdle()
        assertEquals("Character 11: “0” is not in a deal code. Is it O?", text("code problem"))
        node("deal").assertIsNotEnabled()
        model.back()
        click("new")
        test.onNode(hasText("By deal code")).performClick()
        test.waitForIdle()
        node("code field").performTextInput("try py1-k-aaaaaas!")
        test.waitForIdle()
        assertEquals("The rules come with the code: Classic", text("code problem"))
        click("deal")
        assertEquals("PY1-K-AAAAAAS", view.code)
    }

    @Test
    fun `time stands still behind whatever covers the table`() = play {
        click("stock")
        clock.milliseconds += 5_000u
        model.go(Screen.Settings)
        clock.milliseconds += 60_000u
        model.back()
        model.background(true)
        clock.milliseconds += 60_000u
        model.background(false)
        clock.milliseconds += 2_000u
        model.tick()
        assertEquals(7_000u, view.playedMs)
    }

    @Test
    fun `a drawn card is not seen where it will lie before it flies there`() = play(Window(motion = true)) {
        val part = node("waste").fetchSemanticsNode().place
        fun seen() = Grey(test.captureToImage(), part)
        val before = seen()
        test.mainClock.autoAdvance = false
        model.draw()
        test.mainClock.advanceTimeByFrame()
        assertEquals(2u, view.waste[0].count)
        // Only the pile's number is another already.
        val first = seen() difference before
        later(1_000)
        val last = seen() difference before
        assertTrue(first < last / 3, "$first, $last")
    }
}
