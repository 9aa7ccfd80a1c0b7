package app.pyramide

import android.content.Intent
import app.pyramide.core.dailyDeal
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.Message
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Stuck after its eight draws, when nothing was removed. */
private const val STUCK = "PY1-P-AAAAALT"

/** What the app does with links, shared texts and shortcuts. */
@RunWith(RobolectricTestRunner::class)
class LinkTest {
    @get:Rule
    val device = Device()
    private val golden = GoldenGame()

    @Test
    fun `a link deals where no game is lost`() {
        device.kept {}
        device.launch(link("pyramide:PY1-K-AAAAAAS"))
        assertEquals("PY1-K-AAAAAAS", device.view.code)
        assertEquals(Screen.Table, device.model.screen)
        assertNull(device.model.question)
    }

    @Test
    fun `a link is not followed again from the list of recent apps`() {
        device.kept {}
        device.launch(link("pyramide:PY1-K-AAAAAAS").addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY))
        assertNotEquals("PY1-K-AAAAAAS", device.view.code)
    }

    @Test
    fun `a deal from outside asks before a game in progress is lost`() {
        device.launchGolden(golden)
        device.tap(device.view.slotOf("KH"))
        val before = device.view.pyramid
        device.controller.newIntent(sent("Look at py1-n-aaaaaas!"))
        device.settle()
        assertEquals(Question.Leave(DealWish.Code("PY1-N-AAAAAAS")), device.model.question)
        assertEquals(before, device.view.pyramid)

        device.tapText(device.string("keep_playing"))
        assertNull(device.model.question)
        assertEquals(before, device.view.pyramid)

        device.controller.newIntent(link("pyramide:PY1-N-AAAAAAS"))
        device.settle()
        device.tapText(device.string("leave_confirm"))
        assertEquals("PY1-N-AAAAAAS", device.view.code)
    }

    @Test
    fun `the deal on the table is gone on with`() {
        device.kept { it.dealCode("PY1-N-AAAAAAS", AndroidClock.now()) }
        device.launch()
        device.tap("stock")
        device.model.go(Screen.Settings)
        device.controller.newIntent(link("pyramide:PY1-N-AAAAAAS"))
        device.settle()
        assertNull(device.model.question)
        assertEquals(Screen.Table, device.model.screen)
        assertEquals(1u, device.view.moves)
    }

    @Test
    fun `what is no code is told and changes nothing`() {
        device.launchGolden(golden)
        device.tap(device.view.slotOf("KH"))
        val before = device.view.pyramid
        for (text in listOf("pyramide:", "pyramide:PY1-N-AAAAAA", "pyramide:PY9-N-AAAAAAS", "pyramide:%00%ff🂡")) {
            device.controller.newIntent(link(text))
            device.settle()
            assertIs<Message.Failed>(device.readMessage(), text)
            assertEquals(before, device.view.pyramid, text)
            assertNull(device.model.question, text)
        }
    }

    @Test
    fun `what is no code is told over a screen and over the end of a game`() {
        device.kept {
            it.dealCode(STUCK, AndroidClock.now())
            repeat(8) { _ -> it.draw(AndroidClock.now()) }
        }
        device.launch()
        assertTrue(device.model.showsEnd)
        for (screen in listOf(Screen.Table, Screen.Settings)) {
            device.model.go(screen)
            device.controller.newIntent(link("pyramide:nothing"))
            device.settle()
            assertNotNull(device.find("message"), "$screen")
            device.readMessage()
        }
    }

    @Test
    fun `an intent is not done again when the device is turned or the app comes back`() {
        device.kept {}
        device.launch(link("pyramide:PY1-K-AAAAAAS"))
        device.tap("stock")
        device.turn()
        assertNull(device.model.question)
        assertEquals(1u, device.view.moves)
    }

    @Test
    fun `the daily deal is shown, and asks before a game in progress is lost`() {
        device.launchGolden(golden)
        device.tap(device.view.slotOf("KH"))
        device.controller.newIntent(link("pyramide:daily"))
        device.settle()
        assertEquals(Screen.Daily, device.model.screen)
        device.tapText(device.string("play_today"))
        val code = dailyDeal(AndroidClock.now().localDay)
        assertEquals(Question.Leave(DealWish.Code(code)), device.model.question)
        device.tapText(device.string("leave_confirm"))
        assertEquals(code, device.view.code)
    }

    @Test
    fun `shortcuts lead to a new game and back to the table`() {
        device.kept {}
        device.launch(intent(ACTION_NEW_GAME))
        assertEquals(Screen.NewGame, device.model.screen)
        device.controller.newIntent(intent(ACTION_CONTINUE))
        device.settle()
        assertEquals(Screen.Table, device.model.screen)
    }
}
