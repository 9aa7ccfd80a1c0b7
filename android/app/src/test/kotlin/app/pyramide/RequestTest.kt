package app.pyramide

import android.content.Intent
import android.content.res.XmlResourceParser
import android.net.Uri
import app.pyramide.core.Status
import app.pyramide.core.dailyDeal
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import app.pyramide.ui.model.shareCode
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowToast
import org.xmlpull.v1.XmlPullParser
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** Links, shared texts and shortcuts from outside, and what is shared from here. */
@RunWith(RobolectricTestRunner::class)
class RequestTest {
    @get:Rule
    val device = Device()
    private val golden = GoldenGame()

    private fun link(uri: String) = intent(Intent.ACTION_VIEW).setData(Uri.parse(uri))

    private fun sent(text: String?) = intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)

    private fun intent(action: String) = Intent(device.application, MainActivity::class.java).setAction(action)

    @Test
    fun `intents are read`() {
        assertEquals(Request.Deal("PY1-N-AAAAAAS"), request(link("pyramide:PY1-N-AAAAAAS")))
        assertEquals(Request.Deal("PY1-N-AAAAAAS"), request(link("PYRAMIDE://PY1-N-AAAAAAS")))
        assertEquals(Request.Deal("PY1-N-AAAAAAS"), request(link("pyramide:PY1%2DN%2DAAAAAAS")))
        assertEquals(Request.Deal("try PY1-N-AAAAAAS"), request(sent("try PY1-N-AAAAAAS")))
        assertEquals(Request.Daily, request(link("pyramide:daily")))
        assertEquals(Request.Daily, request(link("pyramide://Daily/")))
        assertEquals(Request.NewGame, request(intent(ACTION_NEW_GAME)))
        assertEquals(Request.Continue, request(intent(ACTION_CONTINUE)))
    }

    @Test
    fun `intents with nothing in them ask for nothing`() {
        assertNull(request(Intent()))
        assertNull(request(intent(Intent.ACTION_MAIN)))
        assertNull(request(intent(Intent.ACTION_VIEW)))
        assertNull(request(link("https://example.org/PY1-N-AAAAAAS")))
        assertNull(request(sent(null)))
    }

    @Test
    fun `a text too long to be meant is cut`() {
        assertEquals(10_000, assertNotNull(request(sent("x".repeat(1_000_000))) as? Request.Deal).text.length)
    }

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
            ShadowToast.reset()
            device.controller.newIntent(link(text))
            device.settle()
            assertEquals(1, ShadowToast.shownToastCount(), text)
            assertEquals(before, device.view.pyramid, text)
            assertNull(device.model.question, text)
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
    fun `every shortcut is understood`() {
        val xml = device.application.resources.getXml(R.xml.shortcuts)
        val asked = ArrayList<Request?>()
        while (xml.next() != XmlPullParser.END_DOCUMENT) {
            if (xml.eventType != XmlPullParser.START_TAG || xml.name != "intent") continue
            assertEquals(MainActivity::class.java.name, xml.android("targetClass"))
            val intent = intent(xml.android("action").orEmpty())
            asked += request(intent.setData(xml.android("data")?.let(Uri::parse)))
        }
        assertEquals(listOf<Request?>(Request.Continue, Request.Daily, Request.NewGame), asked)
    }

    private fun XmlResourceParser.android(name: String): String? =
        getAttributeValue("http://schemas.android.com/apk/res/android", name)

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

    @Test
    fun `a deal is shared with its code`() {
        device.kept { it.dealCode("PY1-N-AAAAAAS", AndroidClock.now()) }
        device.launch()
        device.model.shareCode()
        assertContains(shared(), "PY1-N-AAAAAAS")
    }

    @Test
    fun `a win is shared with its code and its moves`() {
        History.writeTo(device.folder)
        device.kept {}
        device.launch()
        assertEquals(Status.WON, device.view.status)
        device.tapText(device.string("share"))
        val text = shared()
        assertContains(text, assertNotNull(device.view.code))
        assertContains(text, "${device.view.moves}")
    }

    /** What the share sheet was opened with. */
    private fun shared(): String {
        val chooser = shadowOf(device.application).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, chooser.action)
        @Suppress("DEPRECATION") // the new one is of Android 13
        val send = assertNotNull(chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT))
        assertEquals(Intent.ACTION_SEND, send.action)
        return send.getStringExtra(Intent.EXTRA_TEXT).orEmpty()
    }

    @Test
    fun `what is copied can be pasted`() {
        device.launch()
        device.game.sharing.copy("PY1-N-AAAAAAS")
        assertEquals("PY1-N-AAAAAAS", device.game.sharing.pasted())
    }
}

/** A text by its name. */
fun Device.string(name: String): String =
    application.getString(application.resources.getIdentifier(name, "string", application.packageName))
