package app.pyramide

import android.view.KeyEvent
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.test.platform.app.InstrumentationRegistry
import app.pyramide.platform.AndroidClock
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Play without touch: by a keyboard, a controller or a remote control. */
@RunWith(RobolectricTestRunner::class)
class KeysTest {
    @get:Rule
    val device = Device()

    @Test
    fun `a D-pad plays`() {
        device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        device.launch()
        press(KeyEvent.KEYCODE_DPAD_RIGHT)
        assertEquals("7.1", focused())
        repeat(2) { press(KeyEvent.KEYCODE_DPAD_RIGHT) }
        assertEquals("7.3", focused())
        press(KeyEvent.KEYCODE_DPAD_CENTER)
        assertEquals(27, device.view.pyramid.size)
        // The focus stays near where the card was.
        assertTrue(focused() in listOf("7.2", "7.4"), focused())
        press(KeyEvent.KEYCODE_D)
        assertEquals(2u, device.view.waste[0].count)
        press(KeyEvent.KEYCODE_U)
        assertEquals(1u, device.view.waste[0].count)
    }

    private fun press(code: Int) {
        device.activity.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, code))
        device.activity.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_UP, code))
        device.settle()
    }

    private fun focused(): String? =
        device.nodes().firstOrNull { it.node.config.getOrNull(SemanticsProperties.Focused) == true && it.tag != null }?.tag
}
