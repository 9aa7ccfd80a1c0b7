package app.pyramide.platform

import android.app.Application
import android.media.AudioManager
import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import app.pyramide.ui.platform.Feedback
import app.pyramide.ui.platform.Haptic
import app.pyramide.ui.platform.Sound

/**
 * Haptics by the view on the screen, which need no permission, and sounds.
 *
 * @param sound makes a sound heard.
 */
class AndroidFeedback(application: Application, private val sound: (Sound) -> Unit) : Feedback {
    /** The view on the screen, if there is one. */
    var view: View? = null

    private val audio = application.getSystemService(AudioManager::class.java)

    override fun buzz(haptic: Haptic) {
        view?.performHapticFeedback(constant(haptic))
    }

    /** Silent and vibrating devices stay silent. */
    override fun play(sound: Sound) {
        if (audio.ringerMode == AudioManager.RINGER_MODE_NORMAL) this.sound(sound)
    }
}

private fun constant(haptic: Haptic): Int {
    val named = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
    return when (haptic) {
        Haptic.Select -> HapticFeedbackConstants.CLOCK_TICK
        Haptic.Confirm -> if (named) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.VIRTUAL_KEY
        Haptic.Reject -> if (named) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
    }
}
