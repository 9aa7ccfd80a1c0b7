@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.LocalSaveableStateRegistry
import androidx.compose.runtime.saveable.SaveableStateRegistry
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import app.pyramide.core.EventKind
import app.pyramide.core.Session
import app.pyramide.core.Status
import app.pyramide.core.StockTap
import app.pyramide.ui.PyramideApp
import app.pyramide.ui.model.Screen
import app.pyramide.ui.text.playedTime
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/**
 * What goes wrong in games of this kind, looked for in every window: each width, upright and sideways,
 * with small and large letters. [LooksTest] has what can go wrong with the looks.
 */
class PitfallsTest {
    /** Undo, redo and the stock are offered exactly when they do something. */
    @Test
    fun `whatever is offered works`() = Windows.forEach { window ->
        // Two passes: at the last card of the first, and then at the last of all.
        play(window, deal = { s, c -> s.dealt("PY1-D-AAAAAAS", draws = 23, c) }) {
            node("redo").assertIsNotEnabled()
            for (turn in listOf(EventKind.DRAWN, EventKind.RECYCLED, EventKind.DRAWN)) {
                assertEquals(turn == EventKind.RECYCLED, view.stock.tap == StockTap.RECYCLE, "$window")
                click("stock")
                assertEquals(turn, model.happening?.event?.kind, "$window")
            }
            click("undo")
            assertEquals(EventKind.UNDONE, model.happening?.event?.kind, "$window")
            node("redo").assertIsEnabled()
            click("redo")
            assertEquals(EventKind.REDONE, model.happening?.event?.kind, "$window")
            node("redo").assertIsNotEnabled()
            repeat(23) { model.draw() }
            test.waitForIdle()
            assertEquals(StockTap.NOTHING, view.stock.tap, "$window")
            val before = view
            click("stock")
            assertEquals("No passes left", message())
            assertEquals(before, view.copy(event = before.event, notice = before.notice), "$window")
        }
    }

    /** The notice of a stuck game leaves undo at hand, and undo returns to play. */
    @Test
    fun `undo returns from a stuck game`() = Windows.forEach { window ->
        play(window, deal = { s, c -> s.dealt(STUCK, draws = 7, c) }) {
            click("stock")
            assertEquals(Status.STUCK, view.status)
            assertTrue(sees("stuck"), "$window")
            test.onNode(hasText("Undo")).performScrollTo().performClick()
            test.waitForIdle()
            assertEquals(Status.PLAYING, view.status, "$window")
            assertTrue(!sees("stuck"), "$window")
            // Nothing keeps the table's own buttons from being used either.
            model.draw()
            model.lookAtTable()
            test.waitForIdle()
            assertTrue(!sees("stuck"), "$window")
            click("undo")
            assertEquals(Status.PLAYING, view.status, "$window")
        }
    }

    /** The notice of a win says what the core says. */
    @Test
    fun `the notice of a win shows the core's figures`() = Windows.forEach { window ->
        playGolden(window, made = GoldenGame.steps.size - 1) {
            clock.milliseconds += 83_000u
            make(GoldenGame.steps.last())
            assertEquals("1:23", playedTime(view.playedMs))
            val expected = "Score ${view.score} · ${view.moves} moves · ${playedTime(view.playedMs)}"
            assertTrue(expected in text("won"), "$window: ${text("won")}")
            assertEquals(emptyList(), clippedTexts(), "$window")
        }
    }

    /** What was typed and chosen is still there when everything is built anew. */
    @Test
    fun `rotation keeps what was filled in`() = Windows.forEach { window ->
        var registry by mutableStateOf<SaveableStateRegistry?>(SaveableStateRegistry(null) { true })
        play(window, content = { model, platform ->
            registry?.let {
                CompositionLocalProvider(LocalSaveableStateRegistry provides it) { PyramideApp(model, platform) }
            }
        }) {
            model.go(Screen.NewGame)
            test.waitForIdle()
            click("winnable_deal")
            node("hard").performScrollTo()
            click("hard")
            node("by code").performScrollTo()
            click("by code")
            node("code field").performTextInput("PY1-K-AAAAAA")
            test.waitForIdle()
            val saved = registry?.performSave()
            registry = null
            test.waitForIdle()
            registry = SaveableStateRegistry(saved) { true }
            test.waitForIdle()
            val typed = node("code field").fetchSemanticsNode().config[SemanticsProperties.EditableText]
            assertEquals("PY1-K-AAAAAA", typed.text, "$window")
            click("random cards")
            assertEquals(true, node("hard").fetchSemanticsNode().config[SemanticsProperties.Selected], "$window")
        }
    }

    @Test
    fun `visiting every screen changes nothing on the table`() = Windows.forEach { window ->
        play(window) {
            click("stock")
            click("7.3")
            val before = view
            for (screen in Screen.entries - Screen.Table) {
                model.go(screen)
                test.waitForIdle()
                clock.milliseconds += 60_000u
                assertTrue(model.back(), "$screen")
                while (model.screen != Screen.Table) model.back()
                test.waitForIdle()
                val after = view.copy(event = before.event, notice = before.notice)
                assertEquals(before, after, "$window, $screen")
            }
        }
    }

    /** With every animation on, the screen is the core's at the end. */
    @Test
    fun `quick taps and undos leave the screen as the core has it`() = animated.forEach { window ->
        play(window.copy(motion = true)) {
            test.mainClock.autoAdvance = false
            test.mainClock.advanceTimeBy(100)
            val taps = listOf("stock", "7.3", "undo", "undo", "stock", "stock", "redo", "undo", "7.3", "stock")
            for (tag in taps) {
                if (!sees(tag)) continue
                node(tag).performClick()
                test.mainClock.advanceTimeBy(32) // much less than an animation takes
            }
            test.mainClock.autoAdvance = true
            test.waitForIdle()
            val core = session.view(clock.now())
            assertEquals(core.copy(event = null, notice = null), view.copy(event = null, notice = null), "$window")
            val places = cards().mapNotNull { it.tag }.filter { "." in it }
            assertEquals(core.pyramid.map { "${it.place.row}.${it.place.place}" }, places, "$window")
            val still = test.captureToImage()
            // The same table without any animation before it looks the same.
            model.go(Screen.Rules)
            test.waitForIdle()
            model.back()
            test.waitForIdle()
            val pyramid = cards().filter { "." in it.tag!! }.map { it.place }
            val part = pyramid.reduce { one, other ->
                one.copy(
                    left = minOf(one.left, other.left),
                    top = minOf(one.top, other.top),
                    right = maxOf(one.right, other.right),
                    bottom = maxOf(one.bottom, other.bottom),
                )
            }
            assertTrue(Grey(still, part) difference Grey(test.captureToImage(), part) < 0.001f, "$window")
        }
    }

    @Test
    fun `cards are read row by row, then stock and waste`() = Windows.forEach { window ->
        val rows = (1..7).flatMap { row -> (1..row).map { "$row.$it" } }
        play(window) { assertEquals(rows + "stock" + "waste", cards().map { it.tag }, "$window") }
    }

    /** How large letters are is no matter of animation. */
    private val animated = Windows.filter { it.fontScale == 1f }

    /** Deals a code and draws some cards. */
    private fun Session.dealt(code: String, draws: Int, clock: TestClock) {
        dealCode(code, clock.now())
        repeat(draws) { draw(clock.now()) }
    }
}
