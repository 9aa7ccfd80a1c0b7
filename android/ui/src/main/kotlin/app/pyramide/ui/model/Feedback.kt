package app.pyramide.ui.model

import app.pyramide.core.EventKind
import app.pyramide.core.GameSettings
import app.pyramide.core.GameView
import app.pyramide.core.Notice
import app.pyramide.ui.platform.Feedback
import app.pyramide.ui.platform.Haptic
import app.pyramide.ui.platform.Sound

/** Lets a step be felt and heard, as far as the settings want that. */
internal fun Feedback.tell(view: GameView, before: GameView, settings: GameSettings) {
    val (haptic, sound) = when {
        view.notice == Notice.WON -> Haptic.Confirm to Sound.Win
        view.notice != null -> Haptic.Reject to Sound.Refuse
        view.event?.kind == EventKind.REMOVED -> Haptic.Confirm to Sound.Remove
        view.event != null -> Haptic.Select to Sound.Draw
        view != before -> Haptic.Select to null
        else -> return
    }
    if (settings.haptics) buzz(haptic)
    if (settings.sound && sound != null) play(sound)
}
