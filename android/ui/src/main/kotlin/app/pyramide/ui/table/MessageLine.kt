package app.pyramide.ui.table

import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalAccessibilityManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameView
import app.pyramide.ui.model.Message
import app.pyramide.ui.model.isFailure
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.Texts
import app.pyramide.ui.text.explain
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.say
import app.pyramide.ui.text.words
import app.pyramide.ui.theme.LocalTableTheme
import kotlinx.coroutines.delay

/** How long a message stays, in milliseconds: to notice it, and for each letter of it. */
private const val NOTICING_TIME = 2000L
private const val READING_TIME = 50L

/**
 * What is said, spoken too, until it has been read: a tap takes it away, and time what is neither a failure nor a
 * hint.
 *
 * @param isOverCards whether cards lie under it, where it keeps taps from them: then a hint goes in time as well.
 */
@Composable
fun MessageLine(
    message: Message,
    view: GameView,
    modifier: Modifier = Modifier,
    isOverCards: Boolean = false,
    onRead: (Message) -> Unit,
) {
    val theme = LocalTableTheme.current
    val words = LocalTexts.current.say(message, view)
    val close = words(Phrase.Close)
    val stays = message.isFailure || message is Message.Hinted && !isOverCards
    if (!stays) Timer(message, words, onRead)
    Surface(
        onClick = { onRead(message) },
        modifier.testTag("message").semantics {
            liveRegion = LiveRegionMode.Polite
            onClick(close, null)
        },
        shape = RoundedCornerShape(20.dp),
        color = theme.plate,
        contentColor = theme.onCloth,
    ) {
        Text(
            words,
            Modifier.padding(horizontal = 16.dp, vertical = 10.dp),
            style = MaterialTheme.typography.bodyMedium,
            textAlign = TextAlign.Center,
        )
    }
}

/** Takes a message away when there was time to read it: longer where the system is set so. */
@Composable
private fun Timer(message: Message, words: String, onRead: (Message) -> Unit) {
    val accessibility = LocalAccessibilityManager.current
    LaunchedEffect(message) {
        val time = NOTICING_TIME + READING_TIME * words.length
        delay(accessibility?.calculateRecommendedTimeoutMillis(time, containsText = true) ?: time)
        onRead(message)
    }
}

private fun Texts.say(message: Message, view: GameView): String = when (message) {
    is Message.Said -> of(phrase(message.notice, view))
    is Message.Hinted -> say(message.hint)
    is Message.Trouble -> of(phrase(message.trouble))
    is Message.Failed -> explain(message.error)
    is Message.Copied -> of(Phrase.Copied, message.code)
}
