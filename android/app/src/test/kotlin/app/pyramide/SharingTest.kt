package app.pyramide

import android.app.Activity
import android.content.Intent
import android.net.Uri
import app.pyramide.core.Status
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.Screen
import app.pyramide.ui.model.csv
import app.pyramide.ui.model.exportStatistics
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowToast
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.OutputStream
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** What leaves the app: by the share sheet, the clipboard and as a file. */
@RunWith(RobolectricTestRunner::class)
class SharingTest {
    @get:Rule
    val device = Device()

    private val place = Uri.parse("content://files/pyramide.csv")

    @Test
    fun `a deal is shared with its code`() {
        device.kept { it.dealCode("PY1-N-AAAAAAS", AndroidClock.now()) }
        device.launch()
        device.drawAtLeisure()
        device.tap("code")
        // It begins to unfold when it is first drawn.
        device.picture()
        device.settle()
        device.tap("share")
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

    @Test
    fun `the finished games are written where the player says`() {
        export()
        val file = ByteArrayOutputStream()
        answer(place, file)
        device.waitFor { file.size() > 0 }
        assertEquals(csv(device.model.results), file.toString())
        assertNull(ShadowToast.getLatestToast())
    }

    @Test
    fun `the player is asked once where they are to be`() {
        export()
        device.turn()
        answer(null)
        device.turn()
        assertNull(shadowOf(device.activity).nextStartedActivityForResult)
    }

    @Test
    fun `a full disk is told`() {
        export()
        answer(place, Full)
        device.waitFor { ShadowToast.getLatestToast() != null }
        assertEquals(device.string("file_not_written"), ShadowToast.getTextOfLatestToast())
    }

    private object Full : OutputStream() {
        override fun write(byte: Int) = throw IOException("No space left on device")
    }

    /** The player chooses a place for the file, or none. */
    private fun answer(place: Uri?, file: OutputStream? = null) {
        val asked = shadowOf(device.activity).nextStartedActivityForResult.intent
        assertEquals(Intent.ACTION_CREATE_DOCUMENT, asked.action)
        assertEquals("pyramide.csv", asked.getStringExtra(Intent.EXTRA_TITLE))
        if (place != null && file != null) shadowOf(device.application.contentResolver).registerOutputStream(place, file)
        val outcome = if (place == null) Activity.RESULT_CANCELED else Activity.RESULT_OK
        shadowOf(device.activity).receiveResult(asked, outcome, Intent().setData(place))
        device.settle()
    }

    /** The player wants the finished games as a file. */
    private fun export() {
        History.writeTo(device.folder)
        device.kept {}
        device.launch()
        device.model.go(Screen.Statistics)
        device.model.exportStatistics()
        device.settle()
    }
}
