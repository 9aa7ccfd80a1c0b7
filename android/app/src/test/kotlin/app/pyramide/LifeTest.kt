package app.pyramide

import android.os.Looper
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import app.pyramide.core.CardState
import app.pyramide.core.GameView
import app.pyramide.core.Status
import app.pyramide.platform.AndroidClock
import app.pyramide.platform.Storage
import app.pyramide.ui.model.Opening
import app.pyramide.ui.model.Screen
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import java.time.Duration
import java.util.concurrent.CountDownLatch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Turning the device, leaving the app, and losing its process. */
@RunWith(RobolectricTestRunner::class)
class LifeTest {
    @get:Rule
    val device = Device()
    private val golden = GoldenGame()

    /** Every kind of action, one after the other. */
    private val actions: Map<String, Device.() -> Unit> = mapOf(
        "a refused tap" to { tap("1.1") },
        "a selection" to { tap(view.slotOf("6C")) },
        "a pair" to { tap(view.slotOf("7D")) },
        "a king" to { tap(view.slotOf("KH")) },
        "a draw" to { tap("stock") },
        "an undo" to { tap("undo") },
        "a redo" to { tap("redo") },
        "draws to the end" to { while (view.stock.left > 0u) tap("stock") },
        "a recycle" to { tap("stock") },
        "a new selection" to { tap(view.slotOf("3H")) },
    )

    @Test
    fun `turning the device changes nothing`() {
        device.launchGolden(golden)
        actions.forEach { (name, act) ->
            device.act()
            val before = device.view
            device.turn()
            assertEquals(before.still(), device.view.still(), name)
        }
    }

    @Test
    fun `nothing is lost when the process is killed`() {
        device.launchGolden(golden)
        actions.forEach { (name, act) ->
            device.act()
            val before = device.view
            device.kill()
            device.launch()
            // Only a selection is not kept.
            assertEquals(before.still().unselected(), device.view.still(), name)
            val lost = before.playedMs.toLong() - device.view.playedMs.toLong()
            assertTrue(lost in -1000..1000, "$name: $lost ms of play were lost")
        }
        assertTrue(device.view.playedMs > 5000u, "${device.view.playedMs}")
        assertTrue(device.view.canUndo)
    }

    @Test
    fun `who leaves while the game is being opened can come back`() {
        device.kept {}
        val mayOpen = CountDownLatch(1)
        Storage.execute(mayOpen::await)
        Robolectric.buildActivity(MainActivity::class.java).setup().pause().stop().destroy()
        mayOpen.countDown()
        device.launch()
        assertIs<Opening.Done>(device.game.opening)
    }

    @Test
    fun `time stands still in the background`() {
        device.launchGolden(golden)
        device.tap(device.view.slotOf("KH"))
        device.controller.pause().stop()
        val before = device.view.playedMs
        assertTrue(device.view.paused)
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMinutes(1))
        device.controller.restart().start().resume()
        device.settle(0)
        assertFalse(device.view.paused)
        assertTrue(device.view.playedMs - before < 1000u, "${device.view.playedMs} after $before")
    }

    @Test
    fun `every screen leads back to the same table`() {
        device.launchGolden(golden)
        device.tap(device.view.slotOf("KH"))
        device.tap(device.view.slotOf("6C"))
        val before = device.view.still()
        Screen.entries.filter { it != Screen.Table }.forEach { screen ->
            device.model.go(screen)
            device.settle()
            while (device.model.screen != Screen.Table) {
                assertTrue(device.activity.onBackPressedDispatcher.hasEnabledCallbacks(), "$screen")
                device.activity.onBackPressedDispatcher.onBackPressed()
                device.settle()
            }
            assertEquals(before, device.view.still(), "$screen")
            assertEquals(CardState.SELECTED, device.view.pyramid.first { short(it.card) == "6C" }.state)
        }
    }

    @Test
    fun `turning the device keeps screen, place and settings`() {
        device.kept {}
        device.launch()
        Screen.entries.forEach { screen ->
            device.model.go(screen)
            device.model.change(device.model.settings.copy(leftHand = !device.model.settings.leftHand))
            device.settle()
            val settings = device.model.settings
            val place = device.scrollDown()
            // There and back, since the other way up there may be less to scroll.
            repeat(2) {
                device.turn()
                assertEquals(screen, device.model.screen)
                assertEquals(settings, device.model.settings)
            }
            assertEquals(place, device.place(), "$screen")
        }
    }

    @Test
    fun `back closes what covers the table, and then leaves to the system`() {
        device.kept {}
        device.launch()
        device.model.go(Screen.About)
        device.settle()
        val back = device.activity.onBackPressedDispatcher
        for (screen in listOf(Screen.Settings, Screen.Table)) {
            assertTrue(back.hasEnabledCallbacks())
            back.onBackPressed()
            device.settle()
            assertEquals(screen, device.model.screen)
        }
        // Only so does the system show where back leads to.
        assertFalse(back.hasEnabledCallbacks())
    }

    @Test
    fun `quick taps and undos end with the screen as the core is`() {
        device.kept { session ->
            session.dealDeck(golden.deck, golden.choices, AndroidClock.now())
            session.setSettings(session.settings().copy(motion = true))
        }
        device.launch()
        repeat(20) {
            device.touch(assertNotNull(device.find(if (it % 3 == 2) "undo" else "stock")), settle = 0)
        }
        device.settle(1000)
        assertEquals(Status.PLAYING, device.view.status)
        val left = device.view.stock.left
        assertEquals(24u - 8u, left)
        assertTrue("$left" in device.find("stock")?.spoken.orEmpty())
    }
}

/** What does not change by itself: not the time, nor what was just said. */
fun GameView.still(): GameView =
    copy(playedMs = 0u, running = false, paused = false, event = null, notice = null, troubles = emptyList())

private fun GameView.unselected(): GameView = copy(
    pyramid = pyramid.map { if (it.state == CardState.SELECTED) it.copy(state = CardState.FREE) else it },
    waste = waste.map { it.copy(selected = false) },
)

/** Scrolls what can be scrolled and says where it is. */
fun Device.scrollDown(): List<Float> {
    nodes().forEach { node ->
        node.node.config.getOrNull(androidx.compose.ui.semantics.SemanticsActions.ScrollBy)?.action?.invoke(0f, 120f)
    }
    settle()
    return place()
}

fun Device.place(): List<Float> =
    nodes().mapNotNull { it.node.config.getOrNull(SemanticsProperties.VerticalScrollAxisRange)?.value?.invoke() }
