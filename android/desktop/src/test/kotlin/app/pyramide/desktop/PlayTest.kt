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
import androidx.compose.ui.test.performTextInput
import app.pyramide.core.EventKind
import app.pyramide.core.Status
import app.pyramide.core.StockTap
import app.pyramide.ui.PyramideApp
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import app.pyramide.ui.text.playedTime
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** FIELD-CASES 13, 18, 24, 28, 29 and 39, by clicks on the real screens over the real core. */
class PlayTest {
    /** 13: undo, redo and the stock are offered exactly when they do something. */
    @Test
    fun `whatever is offered works`() = play(deal = { s, c -> s.dealCode("PY1-D-AAAAAAS", c.now()) }) {
        node("undo").assertIsNotEnabled()
        node("redo").assertIsNotEnabled()
        var turns = 0
        while (view.stock.tap != StockTap.NOTHING) {
            val turn = if (view.stock.tap == StockTap.DRAW) EventKind.DRAWN else EventKind.RECYCLED
            click("stock")
            turns += 1
            assertEquals(turn, model.happening?.event?.kind, "turn $turns")
            node("undo").assertIsEnabled()
            // The first and the last of each pass, one in the middle, and the recycle.
            if (turns % 12 == 1) {
                click("undo")
                assertEquals(EventKind.UNDONE, model.happening?.event?.kind)
                node("redo").assertIsEnabled()
                click("redo")
                assertEquals(EventKind.REDONE, model.happening?.event?.kind)
            }
            node("redo").assertIsNotEnabled()
        }
        assertEquals(2 * 24 + 1, turns)
        click("stock")
        assertEquals("No passes left", message())
    }

    /** 18: the notice of a stuck game leaves undo at hand, and undo returns to play. */
    @Test
    fun `undo returns from a stuck game`() = stuck {
        assertEquals(Status.STUCK, view.status)
        assertTrue(sees("stuck"))
        test.onNode(hasText("Undo")).performClick()
        test.waitForIdle()
        assertEquals(Status.PLAYING, view.status)
        assertTrue(!sees("stuck"))
    }

    /** 18: nothing keeps the table's own buttons from being used either. */
    @Test
    fun `the table can be looked at when the game is stuck`() = stuck {
        test.onNode(hasText("See the table")).performClick()
        test.waitForIdle()
        assertTrue(!sees("stuck"))
        click("undo")
        assertEquals(Status.PLAYING, view.status)
    }

    private fun stuck(act: Player.() -> Unit) = play(deal = { s, c -> s.dealCode("PY1-P-AAAAAAD", c.now()) }) {
        // Three piles: eight draws, and what can be removed on the way, kings and pairs alike.
        while (view.status == Status.PLAYING) {
            val pair = pairs().firstOrNull()
            if (pair != null) pair.forEach { click(it) } else click("stock")
        }
        act()
    }

    /** Removals that lie open, found by trying in a session of its own. */
    private fun Player.pairs() = sequence {
        val free = freeCards()
        for (one in free) {
            if (one.rank.ordinal == 12) yield(listOf(one))
            for (other in free) if (one.rank.ordinal + other.rank.ordinal == 11) yield(listOf(one, other))
        }
    }

    /** 24: the notice of a win says what the core says. */
    @Test
    fun `the notice of a win shows the core's figures`() = playGolden {
        for (step in GoldenGame.steps.dropLast(1)) make(step)
        clock.milliseconds += 83_000u
        make(GoldenGame.steps.last())
        assertEquals("1:23", playedTime(view.playedMs))
        val expected = "Score ${view.score} · ${view.moves} moves · ${playedTime(view.playedMs)}"
        assertTrue(expected in text("won"), text("won"))
    }

    /** 28: what was typed and chosen is still there when everything is built anew. */
    @Test
    fun `rotation keeps what was filled in`() {
        var registry by mutableStateOf<SaveableStateRegistry?>(SaveableStateRegistry(null) { true })
        play(content = { model, platform ->
            registry?.let {
                CompositionLocalProvider(LocalSaveableStateRegistry provides it) { PyramideApp(model, platform) }
            }
        }) {
            model.go(Screen.NewGame)
            test.waitForIdle()
            test.onNode(hasText("By deal code")).performClick()
            node("code field").performTextInput("PY1-K-AAAAAA")
            test.waitForIdle()
            val saved = registry?.performSave()
            registry = null
            test.waitForIdle()
            registry = SaveableStateRegistry(saved) { true }
            test.waitForIdle()
            val typed = node("code field").fetchSemanticsNode().config[SemanticsProperties.EditableText]
            assertEquals("PY1-K-AAAAAA", typed.text)
            assertEquals(Screen.NewGame, model.screen)
        }
    }

    /** 29. */
    @Test
    fun `visiting every screen changes nothing on the table`() = play {
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
            assertEquals(before, after, "$screen")
        }
    }

    /** 39: with every animation on, the screen is the core's at the end. */
    @Test
    fun `quick taps and undos leave the screen as the core has it`() = play(Window(motion = true)) {
        test.mainClock.autoAdvance = false
        test.mainClock.advanceTimeBy(100)
        val taps = listOf("stock", "7.3", "undo", "undo", "stock", "stock", "redo", "undo", "7.3", "stock")
        for (tag in taps + taps) {
            if (!sees(tag)) continue
            node(tag).performClick()
            test.mainClock.advanceTimeBy(32) // much less than an animation takes
        }
        test.mainClock.autoAdvance = true
        test.waitForIdle()
        val core = session.view(clock.now())
        assertEquals(core.copy(event = null, notice = null), view.copy(event = null, notice = null))
        val places = cards().mapNotNull { it.tag }.filter { "." in it }
        assertEquals(core.pyramid.map { "${it.place.row}.${it.place.place}" }, places)
        val still = test.captureToImage()
        // The same table without any animation before it looks the same.
        model.go(Screen.Rules)
        test.waitForIdle()
        model.back()
        test.waitForIdle()
        val part = node("7.1").fetchSemanticsNode().place.copy(right = 350f, top = 100f, bottom = 560f)
        assertTrue(Grey(still, part) difference Grey(test.captureToImage(), part) < 0.001f)
    }

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
}
