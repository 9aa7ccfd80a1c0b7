package app.pyramide.ui.screens

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Introduction
import app.pyramide.ui.model.Screen
import app.pyramide.ui.table.TableCursor
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words

/** Three taps on a board of its own, each told before it is made. */
@Composable
fun IntroductionScreen(model: GameModel, motion: Boolean, cursor: TableCursor) {
    val introduction = model.introduction ?: return
    BoardScreen(
        title = Phrase.IntroTitle,
        board = { modifier ->
            val leftHand = model.settings.leftHand
            Board(introduction.view, introduction.happening, leftHand, motion, cursor, modifier, introduction::tap)
        },
    ) {
        Lesson(introduction) { model.go(Screen.Table) }
    }
}

/** What to tap and why, and the way out. */
@Composable
private fun ColumnScope.Lesson(introduction: Introduction, onClose: () -> Unit) {
    if (!introduction.isDone) {
        Text(
            words(Phrase.IntroStep, introduction.taps + 1, introduction.steps),
            color = MaterialTheme.colorScheme.primary,
            style = MaterialTheme.typography.labelLarge,
        )
    }
    Text(
        words(introduction.phrase),
        Modifier.heightIn(min = 48.dp).testTag("lesson").semantics { liveRegion = LiveRegionMode.Polite },
        style = MaterialTheme.typography.bodyLarge,
    )
    if (introduction.isDone) {
        Button(onClose, Modifier.align(Alignment.End).testTag("play")) { Text(words(Phrase.StartPlaying)) }
    } else {
        TextButton(onClose, Modifier.align(Alignment.End).testTag("skip")) { Text(words(Phrase.Skip)) }
    }
}
