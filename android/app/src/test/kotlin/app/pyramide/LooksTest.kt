package app.pyramide

import android.app.UiModeManager
import android.app.UiModeManager.ContrastChangeListener
import android.graphics.Bitmap
import android.graphics.Insets
import android.view.WindowInsets
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.graphics.toAndroidRectF
import androidx.compose.ui.semantics.SemanticsActions
import androidx.core.view.WindowCompat
import app.pyramide.core.CardState
import app.pyramide.core.Place
import app.pyramide.core.Rank
import app.pyramide.core.Slot
import app.pyramide.core.TableColour
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.Screen
import app.pyramide.ui.table.tag
import org.junit.Before
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.util.ReflectionHelpers.getField
import java.util.concurrent.Executor
import kotlin.math.abs
import kotlin.math.roundToInt
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** What the running activity draws, and where. */
@RunWith(RobolectricTestRunner::class)
class LooksTest {
    @get:Rule
    val device = Device()
    private val golden = GoldenGame()

    @Before
    fun `frames are drawn at leisure`() = device.drawAtLeisure()

    @Test
    fun `clock and battery are light on a dark cloth, and dark on light paper`() {
        device.kept {}
        device.launch()
        val bars = WindowCompat.getInsetsController(device.activity.window, device.activity.window.decorView)
        for (screen in Screen.entries) {
            device.model.go(screen)
            device.settle()
            assertEquals(!screen.isOnCloth, bars.isAppearanceLightStatusBars, "$screen")
            assertEquals(!screen.isOnCloth, bars.isAppearanceLightNavigationBars, "$screen")
        }
    }

    /** Sand is the one cloth with dark words on it, but not where much contrast is wanted. */
    @Test
    fun `the system's wish for contrast is followed at once`() {
        device.kept { it.setSettings(it.settings().copy(tableColour = TableColour.SAND)) }
        device.launch()
        val bars = WindowCompat.getInsetsController(device.activity.window, device.activity.window.decorView)
        assertTrue(bars.isAppearanceLightStatusBars)
        val modes = device.activity.getSystemService(UiModeManager::class.java)
        // Robolectric has no way to change it.
        val listeners = getField<Map<ContrastChangeListener, Executor>>(modes, "mContrastChangeListeners")
        for (listener in listeners.keys) listener.onContrastChanged(0.5f)
        device.settle()
        assertFalse(bars.isAppearanceLightStatusBars)
    }

    /** Bars, a notch or a rounded corner on any side. */
    @Test
    fun `nothing lies under a notch`() {
        for (window in listOf("w360dp-h640dp-port-mdpi", "w640dp-h360dp-land-mdpi")) {
            RuntimeEnvironment.setQualifiers(window)
            device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
            device.launch()
            for (notch in listOf(Insets.of(48, 0, 0, 0), Insets.of(0, 48, 0, 0), Insets.of(0, 0, 48, 0), Insets.of(0, 0, 0, 48))) {
                val insets = WindowInsets.Builder().setInsets(WindowInsets.Type.displayCutout(), notch).build()
                for (screen in Screen.entries) {
                    device.model.go(screen)
                    device.settle()
                    val view = device.composed().view
                    view.dispatchApplyWindowInsets(insets)
                    view.requestLayout()
                    device.settle(50)
                    val safe = Rect(
                        notch.left.toFloat(),
                        notch.top.toFloat(),
                        (view.width - notch.right).toFloat(),
                        (view.height - notch.bottom).toFloat(),
                    )
                    val beside = device.nodes().filter { it.isSeen && !it.node.boundsInWindow.isWithin(safe) }
                    assertEquals("", beside.joinToString { "$it ${it.node.boundsInWindow}" }, "$window, $notch, $screen")
                }
            }
            device.end()
        }
    }

    @Test
    fun `faces grow with the card and not with the letters`() {
        val faces = listOf(1f, 2f).map { scale ->
            // So high that the bar, which does grow, takes nothing from the cards.
            RuntimeEnvironment.setQualifiers("w360dp-h1400dp-port-xhdpi")
            RuntimeEnvironment.setFontScale(scale)
            device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
            device.launch()
            Faces.map { device.grey(it) }.also { device.end() }
        }
        // Where a card lies may change by a part of a point.
        for ((i, name) in Faces.withIndex()) {
            val difference = faces[0][i] difference faces[1][i]
            assertTrue(difference < 0.012f, "$name: $difference")
        }
    }

    private companion object {
        /** How far a ring reaches out of its card, in card widths. */
        const val RING = 0.07f

        val Faces = listOf("1.1", "4.2", "7.7", "stock", "waste")
    }

    @Test
    fun `suits and states can be told without colour`() {
        for (light in listOf("notnight", "night")) {
            RuntimeEnvironment.setQualifiers("w360dp-h640dp-$light-xhdpi")
            val suits = listOf("CDHS", "DHSC", "HSCD", "SCDH").map { suits ->
                device.kept { it.dealDeck(golden.deck.inSuits(suits), golden.choices, AndroidClock.now()) }
                device.launch()
                device.grey("7.1").also { device.end() }
            }
            device.launch()
            assertHintDiffers(light)
            val free = device.grey("7.1")
            device.tap("7.1")
            val selected = device.grey("7.1")
            for (one in suits) for (other in suits) if (one !== other) assertDiffer(one, other, "two suits, $light")
            assertDiffer(free, selected, "selected, $light")

            // The part of a card that no other lies on, before and after its coverers go.
            val covered = device.view.pyramid.first { it.state == CardState.COVERED && it.place.row == 6u }
            val tag = "6.${covered.place.place}"
            val before = device.grey(tag, part = 0.25f)
            val coverers = setOf(covered.leftCoverer, covered.rightCoverer)
            for (step in golden.steps) {
                if (device.view.pyramid.none { it.card in coverers }) break
                step.cards.map { it.inSuits("SCDH") }.forEach { device.tap(device.view.slotOf(it)) }
                if (step.cards.isEmpty()) device.tap("stock")
            }
            assertDiffer(before, device.grey(tag, part = 0.25f), "covered, $light")
            device.end()
        }
    }

    /** A hinted card against the same free and selected, with what of the rings is around it. */
    private fun assertHintDiffers(light: String) {
        val free = device.view.pyramid.map { it.place }.associateWith { device.grey(it, around = RING) }
        // Not a king, which would go when it is touched.
        val place = (1..5).firstNotNullOf {
            device.model.hint()
            device.waitFor { !device.model.hints.isSearching }
            device.settle()
            device.view.pyramid.find { it.hinted && it.card.rank != Rank.KING }?.place
        }
        val hinted = device.grey(place, around = RING)
        device.tap(Slot.Pyramid(place))
        val selected = device.grey(place, around = RING)
        device.tap(Slot.Pyramid(place))
        assertDiffer(free.getValue(place), hinted, "hinted, $light")
        assertDiffer(selected, hinted, "hinted and not selected, $light")
    }

    @Test
    fun `the left hand is in sight as soon as the settings open`() {
        for (window in listOf("w320dp-h568dp-port-mdpi", "w568dp-h320dp-land-mdpi")) for (scale in listOf(1f, 2f)) {
            RuntimeEnvironment.setQualifiers(window)
            RuntimeEnvironment.setFontScale(scale)
            device.kept {}
            device.launch()
            device.model.go(Screen.Settings)
            device.settle()
            val place = assertNotNull(device.find("left_hand")).node
            assertEquals(place.size.height, place.boundsInWindow.height.roundToInt(), "$window, letters × $scale")
            device.end()
        }
    }

    private fun assertDiffer(one: Grey, other: Grey, message: String) =
        assertTrue(one difference other > 0.015f, "$message: ${one difference other}")
}

/** Cards with C, D, H and S turned into others. */
private fun String.inSuits(suits: String): String =
    map { suits.getOrElse("CDHS".indexOf(it)) { _ -> it } }.joinToString("")

/** What the eye meets: a text, or something to touch. */
private val Node.isSeen
    get() = !node.boundsInWindow.isEmpty &&
        (texts.isNotEmpty() || SemanticsActions.OnClick in node.config)

private fun Rect.isWithin(other: Rect) = intersect(other).let { abs(it.width - width) < 1 && abs(it.height - height) < 1 }

/** The upper part of what has this tag, and as much of its width around it, without its colours. */
private fun Device.grey(tag: String, part: Float = 1f, around: Float = 0f): Grey {
    val place = assertNotNull(find(tag), "no $tag").node.boundsInWindow
    return Grey(picture(), place.copy(bottom = place.top + place.height * part).inflate(place.width * around))
}

private fun Device.grey(place: Place, around: Float) = grey(tag(Slot.Pyramid(place)), around = around)

/** How light each point of a part of a picture is. */
private class Grey(picture: Bitmap, part: Rect) {
    private val light = android.graphics.Rect().also { part.toAndroidRectF().round(it) }.let { at ->
        (at.top until at.bottom).flatMap { y -> (at.left until at.right).map { x -> Color(picture.getPixel(x, y)).luminance() } }
    }

    /** The mean difference of each point, 0 to 1. */
    infix fun difference(other: Grey): Float {
        check(light.size == other.light.size) { "${light.size} points and ${other.light.size}" }
        return light.indices.sumOf { abs(light[it] - other.light[it]).toDouble() }.toFloat() / light.size
    }
}
