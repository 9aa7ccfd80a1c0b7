@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import app.pyramide.core.Rank
import app.pyramide.ui.model.Screen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What a screen reader says of the table, and play by keys. */
class AccessTest {
    @Test
    fun `a card says its name, its place and what covers it`() = play {
        assertEquals("nine of spades, row 1, place 1, covered by seven of diamonds and eight of hearts", spoken("1.1"))
        assertEquals("king of diamonds, row 7, place 3, free", spoken("7.3"))
        click("7.3")
        assertEquals("jack of hearts, row 6, place 2, covered by ace of spades", spoken("6.2"))
        click("7.1")
        assertEquals("three of spades, row 7, place 1, selected", spoken("7.1"))
        assertEquals("Stock, 23 cards, draws a card", spoken("stock"))
        assertEquals("Waste, five of spades, 1 card", spoken("waste"))
    }

    @Test
    fun `where nothing can be put back nothing is said of it`() = play(
        deal = { session, clock -> session.dealCode("PY1-K-AAAAAAS", clock.now()) },
    ) {
        assertEquals("Stock, 24 cards, draws a card", spoken("stock"))
    }

    @Test
    fun `removals and refusals are announced`() = play {
        click("7.3")
        assertEquals("king of diamonds removed", announced())
        click("7.1")
        click("7.7")
        assertEquals("three of spades and ten of clubs removed", announced())
        click("stock")
        assertEquals("two of hearts drawn", announced())
        click("5.3")
        assertEquals("This card is blocked by another", message())
        assertEquals(LiveRegionMode.Polite, node("message").fetchSemanticsNode().config[SemanticsProperties.LiveRegion])
        click("undo")
        assertEquals("Undone", announced())
    }

    @Test
    fun `everything that can be tapped says what it is`() = play {
        for (screen in Screen.entries) {
            model.go(screen)
            test.waitForIdle()
            val silent = test.onAllNodes(hasClickAction()).fetchSemanticsNodes().filter { node ->
                val config = node.config
                config.getOrNull(SemanticsProperties.ContentDescription).isNullOrEmpty() &&
                    config.getOrNull(SemanticsProperties.Text).isNullOrEmpty() &&
                    config.getOrNull(SemanticsProperties.EditableText) == null
            }
            assertEquals(emptyList(), silent.map { it.tag ?: it.toString() }, "$screen")
        }
    }

    @Test
    fun `a game can be played by keys`() = play {
        press(Key.DirectionRight)
        assertEquals("7.1", focused())
        repeat(2) { press(Key.DirectionRight) }
        assertEquals("7.3", focused())
        press(Key.Enter)
        assertEquals(Rank.ACE, view.pyramid.first { it.place.row == 7u && it.place.place == 2u }.card.rank)
        assertEquals(27, view.pyramid.size)
        // The keyboard stays near where the card was.
        assertTrue(focused() in listOf("7.2", "7.4"), focused())
        press(Key.D)
        assertEquals(2u, view.moves)
        press(Key.U)
        assertEquals(1u, view.waste[0].count)
        press(Key.R)
        assertEquals(2u, view.waste[0].count)
        press(Key.N)
        assertEquals(Screen.NewGame, model.screen)
        press(Key.Escape)
        assertEquals(Screen.Table, model.screen)
    }

    @Test
    fun `what undoes and redoes elsewhere does it here`() = play {
        val (one, two) = 1u to 2u
        click("stock")
        assertEquals(two, view.waste[0].count)
        for ((undo, redo) in listOf(
            listOf(Key.CtrlLeft, Key.Z) to listOf(Key.CtrlLeft, Key.ShiftLeft, Key.Z),
            listOf(Key.MetaLeft, Key.Z) to listOf(Key.CtrlLeft, Key.Y),
        )) {
            pressTogether(undo)
            assertEquals(one, view.waste[0].count, "$undo")
            pressTogether(redo)
            assertEquals(two, view.waste[0].count, "$redo")
        }
    }

    @Test
    fun `a step is announced once, however often the table comes back`() = play {
        click("stock")
        assertEquals("two of hearts drawn", announced())
        model.go(Screen.Rules)
        test.waitForIdle()
        model.back()
        test.waitForIdle()
        assertTrue(!sees("announcement"))
        click("new")
        click("deal")
        click("confirm")
        assertEquals("New game dealt", announced())
    }

    @Test
    fun `every card offers what the buttons do`() = play {
        fun offered() = node("7.3").fetchSemanticsNode().config[SemanticsActions.CustomActions]
        assertEquals(listOf("Draw", "Hint"), offered().map { it.label })
        offered()[0].action()
        test.waitForIdle()
        assertEquals(listOf("Draw", "Hint", "Undo"), offered().map { it.label })
        offered()[2].action()
        test.waitForIdle()
        assertEquals(1u, view.waste[0].count)
        assertEquals(listOf("Draw", "Hint", "Redo"), offered().map { it.label })
    }

    @Test
    fun `one of a few is spoken as that`() = play {
        model.newGame()
        test.waitForIdle()
        for (tag in listOf("by code", "random cards")) {
            assertEquals(Role.RadioButton, node(tag).fetchSemanticsNode().config[SemanticsProperties.Role])
        }
    }

    private fun Player.pressTogether(keys: List<Key>) {
        test.onAllNodes(isRoot())[0].performKeyInput {
            keys.forEach(::keyDown)
            keys.reversed().forEach(::keyUp)
        }
        test.waitForIdle()
    }

    private fun Player.press(key: Key) {
        test.onAllNodes(isRoot())[0].performKeyInput { pressKey(key) }
        test.waitForIdle()
    }

    private fun Player.focused(): String? =
        nodes().firstOrNull { it.isCard() && it.config.getOrNull(SemanticsProperties.Focused) == true }?.tag

    private fun Player.announced() = spoken("announcement")
}
