@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import app.pyramide.core.Hint
import app.pyramide.core.Move
import app.pyramide.core.Notice
import app.pyramide.core.Reason
import app.pyramide.ui.model.Screen
import app.pyramide.ui.model.slotOf
import app.pyramide.ui.table.tag
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.say
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Hints, by clicks on the real screens over the real core. */
class HintsTest {
    private val english = LanguageFiles.texts("en")

    /** Where a screen reader speaks of a hint, and what it says there. */
    private fun Player.marks(): Map<String?, String> =
        cards().associate { it.tag to it.spoken }.filterValues { "hint" in it }

    private fun Player.places(hint: Hint): Set<String> = when (val action = hint.action) {
        is Move.Pair -> setOf(action.one, action.other)
        is Move.King -> setOf(action.card)
        Move.Draw, Move.Recycle -> return setOf("stock")
    }.mapTo(HashSet()) { tag(view.slotOf(it)!!) }

    private fun Player.follow(hint: Hint) = when (val action = hint.action) {
        is Move.Pair -> listOf(action.one, action.other).forEach { model.tap(view.slotOf(it)!!) }
        is Move.King -> model.tap(view.slotOf(action.card)!!)
        Move.Draw, Move.Recycle -> model.draw()
    }

    @Test
    fun `a hint is marked and told with its reason, and the next one is another`() = play {
        assertEquals(emptyMap(), marks())
        val seen = List(2) {
            click("hint")
            val hint = checkNotNull(view.hint)
            assertEquals(places(hint), marks().keys)
            val reason = english.of(phrase(hint.reason))
            for (spoken in marks().values) assertTrue(spoken.endsWith(", hint: $reason"), spoken)
            assertEquals(english.say(hint), message())
            hint
        }
        assertNotEquals(seen[0], seen[1])
    }

    @Test
    fun `the marks go when the table changes, not before`() = play {
        click("hint")
        val marked = marks().keys
        click("message")
        assertTrue(!sees("message"))
        assertEquals(marked, marks().keys)
        click("stock")
        assertEquals(emptyMap(), marks())
    }

    @Test
    fun `a step before the answer drops it`() = play(worker = TestWorker(waits = true)) {
        click("hint")
        assertTrue(model.hints.isSearching)
        click("stock")
        assertTrue(!model.hints.isSearching)
        work()
        assertNull(view.hint)
        assertTrue(!sees("message"))
        click("hint")
        work()
        assertNotEquals(null, view.hint)
    }

    @Test
    fun `whatever covers the table drops the answer too`() = play(worker = TestWorker(waits = true)) {
        click("hint")
        model.go(Screen.Rules)
        work()
        model.back()
        test.waitForIdle()
        assertNull(view.hint)
        assertTrue(!sees("message"))
    }

    @Test
    fun `a slow search says so on its button, where a tap ends it`() = play(worker = TestWorker(waits = true)) {
        assertEquals("Hint", spoken("hint"))
        click("hint")
        later(400)
        assertEquals("Cancel", spoken("hint"))
        click("hint")
        later(400)
        assertEquals("Hint", spoken("hint"))
        work()
        assertNull(view.hint)
    }

    @Test
    fun `asked twice at once it is one question`() = play(worker = TestWorker(waits = true)) {
        repeat(2) { model.hint() }
        assertTrue(model.hints.isSearching && !model.hints.isThinking)
        assertEquals(1, worker.waiting)
        work()
        assertEquals(session.search().use { it.hints().first() }, view.hint)
    }

    @Test
    fun `a lost game without a removal has no hint, and says so`() = play(
        // No more than 14 cards can go, and then the stock goes round for ever.
        deal = { s, c -> s.dealCode("PY1-N-AAAAAAJ", c.now()) },
    ) {
        while (true) {
            model.hint()
            val hint = view.hint ?: break
            assertEquals(Reason.LOST, hint.reason)
            follow(hint)
        }
        test.waitForIdle()
        assertNull(view.hint)
        assertEquals(english.of(phrase(Notice.NO_HINT, view)), message())
    }

    @Test
    fun `the key H shows a hint`() = play {
        test.onAllNodes(isRoot())[0].performKeyInput { pressKey(Key.H) }
        test.waitForIdle()
        assertNotEquals(null, view.hint)
    }

    @Test
    fun `the key H held down shows one hint`() = play {
        test.onAllNodes(isRoot())[0].performKeyInput {
            keyDown(Key.H)
            advanceEventTime(3_000)
            keyUp(Key.H)
        }
        test.waitForIdle()
        click("7.3")
        click("new")
        click("deal")
        click("confirm")
        assertEquals(1u, session.results().single().result.hints)
    }

    @Test
    fun `a finished game says how many hints were shown`() = play {
        click("hint")
        click("hint")
        click("7.3")
        click("new")
        click("deal")
        click("confirm")
        assertEquals(2u, session.results().single().result.hints)
    }
}
