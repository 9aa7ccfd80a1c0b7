package app.pyramide

import android.os.Bundle
import android.os.Looper
import androidx.core.os.bundleOf
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModelProvider
import androidx.lifecycle.ViewModelStore
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.pyramide.core.dailyDeal
import app.pyramide.platform.AndroidClock
import app.pyramide.platform.Storage
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.Opening
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import java.time.Duration
import java.util.concurrent.CountDownLatch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** The system takes the process of an app in the background, and the player comes back to it. */
@RunWith(RobolectricTestRunner::class)
class ProcessDeathTest {
    @get:Rule
    val device = Device()
    private val golden = GoldenGame()

    /** The app was left with this screen open, in a game that has begun. */
    private fun left(screen: Screen): Bundle {
        device.launchGolden(golden)
        device.tap(device.view.slotOf("KH"))
        device.model.go(screen)
        device.settle()
        return device.killInBackground()
    }

    private fun comeBack(state: Bundle) {
        device.comeBack(state)
        device.waitUntilOpen()
    }

    /** While this is done the game is not open yet. */
    private fun beforeItIsOpen(act: () -> Unit) {
        val mayOpen = CountDownLatch(1)
        Storage.execute(mayOpen::await)
        act()
        mayOpen.countDown()
    }

    @Test
    fun `each screen is open again, and no time passes behind it`() {
        for (screen in Screen.entries) {
            comeBack(left(screen))
            // The introduction is for the first time, and then for whoever asks.
            assertEquals(if (screen == Screen.Introduction) Screen.Table else screen, device.model.screen)
            assertEquals(device.model.screen != Screen.Table, device.view.paused, "$screen")
            val before = device.view.playedMs
            shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMinutes(1))
            device.model.go(Screen.Table)
            assertTrue(device.view.playedMs - before < 1000u, "$screen: ${device.view.playedMs} after $before")
            assertEquals(1u, device.view.moves, "$screen")
            device.end()
        }
    }

    @Test
    fun `what was filled in and read is where it was`() {
        device.kept {}
        for (screen in listOf(Screen.NewGame, Screen.Settings, Screen.Statistics)) {
            device.launch()
            device.model.go(screen)
            device.settle()
            if (screen == Screen.NewGame) device.tapText(device.string("deal_from_code"))
            val place = device.scrollDown()
            val seen = device.nodes().map { it.tag }
            comeBack(device.killInBackground())
            assertEquals(place, device.place(), "$screen")
            assertEquals(seen, device.nodes().map { it.tag }, "$screen")
            device.end()
        }
    }

    @Test
    fun `who left the app for good begins at the table`() {
        left(Screen.Settings)
        device.launch()
        assertEquals(Screen.Table, device.model.screen)
    }

    @Test
    fun `it takes no open game to keep the screen`() {
        var state = left(Screen.Rules)
        beforeItIsOpen {
            device.comeBack(state)
            device.controller.pause().stop()
            state = Bundle().also(device.controller::saveInstanceState)
            device.controller.destroy()
        }
        comeBack(state)
        assertEquals(Screen.Rules, device.model.screen)
    }

    @Test
    fun `what is asked from outside goes before the screen that was left`() {
        val today = dailyDeal(AndroidClock.now().localDay)
        for (request in listOf(link("pyramide:daily"), intent(ACTION_CONTINUE), link("pyramide:$today"))) {
            val state = left(Screen.Settings)
            beforeItIsOpen {
                device.comeBack(state)
                device.controller.newIntent(request)
            }
            device.waitUntilOpen()
            when (request.dataString) {
                "pyramide:daily" -> assertEquals(Screen.Daily, device.model.screen)
                null -> assertEquals(Screen.Table, device.model.screen)
                // A game is going on: over whatever is open.
                else -> assertEquals(Question.Leave(DealWish.Code(today)), device.model.question)
            }
            device.end()
        }
    }

    /** The screen that is shown where one of this name was left. */
    private fun shown(name: String): Screen {
        val state = SavedStateHandle(mapOf("screen" to bundleOf("screen" to name)))
        val store = ViewModelStore()
        val factory = viewModelFactory { initializer { GameViewModel(device.application, state) } }
        val game = ViewModelProvider.create(store, factory)[GameViewModel::class]
        device.waitFor { game.opening !is Opening.Running }
        return assertIs<Opening.Done>(game.opening).model.screen.also { store.clear() }
    }

    @Test
    fun `a screen that this version does not have is the table`() {
        device.kept {}
        assertEquals(Screen.Rules, shown("Rules"))
        assertEquals(Screen.Table, shown("Lobby"))
    }

    @Test
    fun `no screen takes the place of an introduction that nobody has seen`() {
        assertEquals(Screen.Introduction, shown("Rules"))
    }
}
