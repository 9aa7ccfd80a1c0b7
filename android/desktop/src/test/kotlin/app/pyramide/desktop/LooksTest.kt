package app.pyramide.desktop

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.runSkikoComposeUiTest
import androidx.compose.ui.unit.Density
import app.pyramide.core.Card
import app.pyramide.core.Rank
import app.pyramide.core.Suit
import app.pyramide.core.Theme
import app.pyramide.ui.card.CardArt
import app.pyramide.ui.card.Outlines
import app.pyramide.ui.model.AppRules
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.Screen
import app.pyramide.ui.theme.GameSettingsDefaults
import app.pyramide.ui.theme.tableTheme
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What can go wrong with the looks, on the screens themselves, in every window. */
@OptIn(ExperimentalTestApi::class)
class LooksTest {
    @Test
    fun `nothing on the table is off the window, clipped or too small for a finger`() = Windows.forEach { window ->
        for (code in listOf(CODE, "PY1-P-AAAAAAS", "PY1-M-AAAAAAS")) {
            play(window, deal = { session, clock -> session.dealCode(code, clock.now()) }) {
                assertEquals(emptyList(), clippedTexts(), "$window, $code")
                assertEquals(emptyList(), smallTargets(), "$window, $code")
                val sight = Rect(0f, 0f, window.width.toFloat(), window.height.toFloat())
                for (card in cards()) assertTrue(card.place.isIn(sight), "$window: ${card.tag} at ${card.place}")
                val buttons = nodes().filter { it.tag in listOf("undo", "redo", "new", "menu", "draw") }
                assertTrue(buttons.size >= 4, "$window, $code: ${buttons.map { it.tag }}")
                for (button in buttons) {
                    assertTrue(button.place.isIn(sight), "$window: ${button.tag} at ${button.place}")
                    val over = cards().filter { button.place.overlaps(it.place.deflate(0.5f)) }
                    assertEquals(emptyList(), over.map { it.tag }, "$window: ${button.tag}")
                }
            }
        }
    }

    @Test
    fun `a message is never cut or over the stock`() = Windows.forEach { window ->
        play(window, settings = { copy(language = "de") }) {
            click("6.2")
            assertEquals("Diese Karte ist von einer anderen blockiert", message())
            assertEquals(emptyList(), clippedTexts(), "$window")
            val message = node("message").fetchSemanticsNode()
            assertEquals(message.place, message.boundsInRoot, "$window")
            assertTrue(!message.place.overlaps(node("stock").fetchSemanticsNode().place), "$window")
        }
    }

    @Test
    fun `the sign of a verdict and a hint with its reason are whole`() = Windows.forEach { window ->
        play(window, settings = { copy(language = "de", showVerdict = true) }) {
            click("hint")
            assertEquals("Noch zu gewinnen", spoken("verdict"), "$window")
            assertEquals(emptyList(), clippedTexts(), "$window")
            assertEquals(emptyList(), smallTargets(), "$window")
            val message = node("message").fetchSemanticsNode()
            assertEquals(message.place, message.boundsInRoot, "$window")
        }
    }

    @Test
    fun `a dialog shows all its words and both its buttons`() = Windows.forEach { window ->
        play(window, settings = { copy(language = "de") }, worker = TestWorker(waits = true)) {
            fun check(dialog: String) {
                assertTrue(sees("dialog"), "$window, $dialog")
                assertEquals(emptyList(), clippedTexts(), "$window, $dialog")
                assertEquals(emptyList(), smallTargets(), "$window, $dialog")
                click("cancel")
            }
            model.deal(DealWish.Winnable(AppRules, null))
            later(400)
            check("search")
            model.askToResetStatistics()
            test.waitForIdle()
            check("reset")
            model.draw()
            model.restart()
            test.waitForIdle()
            check("restart")
        }
    }

    @Test
    fun `no screen clips a text, however large the letters`() = Windows.forEach { window ->
        // German has the longest words.
        play(window, settings = { copy(language = "de") }) {
            for (screen in Screen.entries - Screen.Table) {
                model.go(screen)
                test.waitForIdle()
                assertEquals(emptyList(), clippedTexts(), "$window, $screen")
                assertEquals(emptyList(), smallTargets(), "$window, $screen")
            }
        }
    }

    @Test
    fun `faces scale with the card and not with the letters`() {
        fun places(scale: Float): List<Rect> {
            lateinit var places: List<Rect>
            // So high that the bar, which does grow, takes nothing from the cards.
            play(Window(360, 1400, scale)) { places = cards().filter { "." in it.tag!! }.map { it.place } }
            return places
        }
        for ((one, two) in places(1f) zip places(2f)) assertEquals(one.size, two.size)
    }

    @Test
    fun `suits and states can be told without colour`() {
        for (dark in listOf(false, true)) for (four in listOf(false, true)) {
            val theme = tableTheme(GameSettingsDefaults.copy(fourColours = four), dark).card
            val size = Size(46f, 64f)
            val art = CardArt(size, theme)
            val seven = Card(Rank.SEVEN, Suit.SPADES)
            val faces = Suit.entries.map { suit -> drawing { with(art) { face(Card(Rank.SEVEN, suit)) } } } +
                drawing { with(art) { face(seven, covered = true) } } +
                drawing { with(art) { face(seven); selected() } } +
                drawing { with(art) { face(seven); hinted() } } +
                drawing { with(art) { back() } }
            val greys = faces.map { draw ->
                lateinit var grey: Grey
                runSkikoComposeUiTest(size, Density(1f)) {
                    setContent { Canvas(Modifier.fillMaxSize()) { draw() } }
                    grey = Grey(captureToImage(), Rect(0f, 0f, size.width, size.height))
                }
                grey
            }
            for (i in greys.indices) for (j in 0 until i) {
                val difference = greys[i] difference greys[j]
                assertTrue(difference > 0.015f, "dark $dark, four colours $four: $i and $j differ by $difference")
            }
        }
    }

    @Test
    fun `the left hand is in sight as soon as the settings open`() = Windows.forEach { window ->
        play(window) {
            model.go(Screen.Settings)
            test.waitForIdle()
            val place = node("left_hand").fetchSemanticsNode().boundsInRoot
            assertTrue(place.height >= 48f && place.bottom <= window.height, "$window: $place")
        }
    }

    @Test
    fun `with the left hand, stock and undo are on the left`() = play {
        fun middle(tag: String) = node(tag).fetchSemanticsNode().place.center.x
        assertTrue(middle("waste") < middle("stock") && middle("menu") < middle("undo"))
        model.go(Screen.Settings)
        click("left_hand")
        assertTrue(model.settings.leftHand)
        click("back")
        assertTrue(middle("stock") < middle("waste") && middle("undo") < middle("menu"))
    }

    @Test
    fun `written from the right, the bar is mirrored and the cards are not`() = Windows.forEach { window ->
        fun places(language: String): Map<String?, Rect> {
            lateinit var places: Map<String?, Rect>
            play(window, settings = { copy(language = language) }) { places = nodes().associate { it.tag to it.place } }
            return places
        }
        val (english, arabic) = places("en") to places("ar")
        fun Map<String?, Rect>.isLeft(one: String, other: String) =
            getValue(one).center.x < getValue(other).center.x - 1f
        for ((one, other) in listOf("7.1" to "7.7", "stock" to "waste", "undo" to "menu", "stock" to "1.1")) {
            assertEquals(english.isLeft(one, other), arabic.isLeft(one, other), "$window: $one, $other")
        }
        if (abs(english.getValue("score").top - english.getValue("moves").top) < 1f) {
            assertTrue(english.isLeft("score", "moves") && arabic.isLeft("moves", "score"), "$window")
        }
    }

    @Test
    fun `there is an outline for every rank, suit and court card`() {
        Rank.entries.forEach { Outlines.stroke(it.name.lowercase()) }
        (Suit.entries.map { it.name } + listOf("jack", "queen", "king")).forEach { Outlines.fill(it.lowercase()) }
    }

    @Test
    fun `dark is darker`() {
        fun light(theme: Theme): Float {
            lateinit var grey: Grey
            lateinit var black: Grey
            val part = Rect(0f, 100f, 100f, 200f)
            play(settings = { copy(theme = theme) }) {
                grey = Grey(test.captureToImage(), part)
                black = Grey(androidx.compose.ui.graphics.ImageBitmap(360, 640), part)
            }
            return grey difference black
        }
        assertTrue(light(Theme.DARK) < light(Theme.LIGHT))
    }

    private fun drawing(draw: DrawScope.() -> Unit) = draw

    private fun Rect.isIn(other: Rect) = intersect(other).let {
        it.topLeft.near(topLeft) && it.bottomRight.near(bottomRight)
    }

    private fun Offset.near(other: Offset) = (this - other).getDistance() < 0.5f
}
