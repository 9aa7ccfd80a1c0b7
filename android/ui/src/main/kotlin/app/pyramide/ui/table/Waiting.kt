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
    LaunchedEffect(goingOn) {
        delay(PATIENCE)
        slow = goingOn
    }
    return slow
}
