package app.pyramide

import android.animation.ValueAnimator
import android.app.UiModeManager
import android.os.Build
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.compose.LifecycleStartEffect

/** Whether the player has switched off animations: asked each time the app comes back from where that is done. */
@Composable
fun rememberReducesMotion(): Boolean {
    var reduces by remember { mutableStateOf(!ValueAnimator.areAnimatorsEnabled()) }
    LifecycleStartEffect(Unit) {
        reduces = !ValueAnimator.areAnimatorsEnabled()
        onStopOrDispose {}
    }
    return reduces
}

/** Whether the player wants more contrast than Android has by itself. It asks from Android 14. */
@Composable
fun rememberMoreContrast(): Boolean {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return false
    val context = LocalContext.current
    val modes = remember(context) { context.getSystemService(UiModeManager::class.java) }
    var contrast by remember(modes) { mutableFloatStateOf(modes.contrast) }
    DisposableEffect(modes) {
        val listener = UiModeManager.ContrastChangeListener { contrast = it }
        modes.addContrastChangeListener(context.mainExecutor, listener)
        onDispose { modes.removeContrastChangeListener(listener) }
    }
    return contrast > 0
}
