package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.pyramide.ui.model.Introduction
import app.pyramide.ui.table.Table
import app.pyramide.ui.table.TableCursor
import app.pyramide.ui.table.tableLayout
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words
import app.pyramide.ui.theme.cloth

/** Three taps on a table of its own, each told before it is made. */
@Composable
fun IntroductionScreen(
    introduction: Introduction,
    leftHand: Boolean,
    motion: Boolean,
    cursor: TableCursor,
    onClose: () -> Unit,
) {
    BoxWithConstraints(
        Modifier
            .fillMaxSize()
            .cloth()
            .windowInsetsPadding(WindowInsets.safeDrawing),
    ) {
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize()) {
                Lesson(introduction, onClose, Modifier.weight(0.42f).fillMaxHeight())
                Board(introduction, leftHand, motion, cursor, Modifier.weight(0.58f).fillMaxHeight())
            }
        } else {
            Column(Modifier.fillMaxSize()) {
                Lesson(introduction, onClose, Modifier.fillMaxWidth())
                Board(introduction, leftHand, motion, cursor, Modifier.weight(1f).fillMaxWidth())
            }
        }
    }
}

/** What to tap and why, and the way out. */
@Composable
private fun Lesson(introduction: Introduction, onClose: () -> Unit, modifier: Modifier) {
    val done = introduction.wanted == null
    Surface(
        modifier.padding(12.dp),
        MaterialTheme.shapes.extraLarge,
        MaterialTheme.colorScheme.surfaceContainerHigh,
        shadowElevation = 6.dp,
    ) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(20.dp, 16.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            Text(
                words(Phrase.IntroTitle),
                Modifier.semantics { heading() },
                style = MaterialTheme.typography.titleLarge,
            )
            if (!done) {
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
            if (done) {
                Button(onClose, Modifier.align(Alignment.End).testTag("play")) { Text(words(Phrase.StartPlaying)) }
            } else {
                TextButton(onClose, Modifier.align(Alignment.End).testTag("skip")) { Text(words(Phrase.Skip)) }
            }
        }
    }
}

@Composable
private fun Board(
    introduction: Introduction,
    leftHand: Boolean,
    motion: Boolean,
    cursor: TableCursor,
    modifier: Modifier,
) {
    BoxWithConstraints(modifier) {
        val size = Size(maxWidth.value, maxHeight.value)
        val layout = remember(size, leftHand) { tableLayout(size, introduction.view, leftHand, sideways = false) }
        Table(
            view = introduction.view,
            layout = layout,
            hinted = setOfNotNull(introduction.wanted),
            happening = introduction.happening,
            motion = motion,
            cursor = cursor,
            onTap = introduction::tap,
        )
    }
}
