package app.pyramide.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import kotlinx.coroutines.delay

/** How long one waits without a word, in milliseconds. */
private const val PATIENCE = 300L

/** Whether something has been going on for so long that the player should be told. */
@Composable
internal fun isSlow(goingOn: Boolean): Boolean {
    var slow by remember(goingOn) { mutableStateOf(false) }
    OnceSlow(goingOn) { slow = true }
    return slow
}

/** Tells it once something has been going on for so long. */
@Composable
internal fun OnceSlow(goingOn: Boolean, tell: () -> Unit) = LaunchedEffect(goingOn) {
    if (!goingOn) return@LaunchedEffect
    delay(PATIENCE)
    tell()
}
