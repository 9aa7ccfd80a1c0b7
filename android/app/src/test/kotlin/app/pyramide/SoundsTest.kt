package app.pyramide

import android.app.Application
import android.media.AudioManager
import android.media.AudioTrack
import app.pyramide.platform.AndroidFeedback
import app.pyramide.platform.notes
import app.pyramide.platform.samples
import app.pyramide.platform.track
import app.pyramide.ui.platform.Sound
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The short sounds of the table. */
@RunWith(RobolectricTestRunner::class)
class SoundsTest {
    private val application: Application = RuntimeEnvironment.getApplication()

    @Test
    fun `they leave the player's music alone and follow the silent switch`() {
        val audio = application.getSystemService(AudioManager::class.java)
        val heard = ArrayList<Sound>()
        val feedback = AndroidFeedback(application, heard::add)
        for (mode in listOf(AudioManager.RINGER_MODE_SILENT, AudioManager.RINGER_MODE_VIBRATE)) {
            audio.ringerMode = mode
            feedback.play(Sound.Win)
            assertEquals(emptyList(), heard)
        }
        audio.ringerMode = AudioManager.RINGER_MODE_NORMAL
        feedback.play(Sound.Win)
        assertEquals(listOf(Sound.Win), heard)
        assertNull(shadowOf(audio).lastAudioFocusRequest)
    }

    @Test
    fun `they are short, end in silence and do not clip`() {
        Sound.entries.forEach { sound ->
            val samples = samples(notes(sound))
            assertTrue(samples.size < 22_050 * 3 / 2, "$sound")
            assertTrue(samples.takeLast(20).all { abs(it.toInt()) < 100 }, "$sound")
            val loudest = samples.maxOf { abs(it.toInt()) }
            assertTrue(loudest in 2000 until Short.MAX_VALUE.toInt(), "$sound $loudest")
        }
    }

    @Test
    @Config(shadows = [NothingLeft::class])
    fun `a device that has too much to play stays silent`() {
        assertNull(track(samples(notes(Sound.Win))))
    }

    /** What Android does then. */
    @Implements(AudioTrack.Builder::class)
    class NothingLeft {
        @Implementation
        fun build(): AudioTrack = throw UnsupportedOperationException("Cannot create AudioTrack")
    }
}
