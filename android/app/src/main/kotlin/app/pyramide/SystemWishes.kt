package app.pyramide

import android.animation.ValueAnimator
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
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
