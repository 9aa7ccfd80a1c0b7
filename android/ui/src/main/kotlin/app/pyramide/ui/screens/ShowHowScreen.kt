package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.FilledTonalIconButton
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.LayoutDirection
import app.pyramide.core.Win
import app.pyramide.ui.icon.Icons
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.ShowHow
import app.pyramide.ui.table.TableCursor
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.say
import app.pyramide.ui.text.words
import kotlinx.coroutines.delay

/** How long a move can be looked at before the next one follows by itself, in milliseconds. */
private const val MOVE_TIME = 1200L

/** How the cards could be won: a line of play on a board of its own. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
fun ShowHowScreen(model: GameModel, motion: Boolean, cursor: TableCursor) {
    val showHow = model.showHow ?: return
    LaunchedEffect(showHow.isPlaying, showHow.shown) {
        if (showHow.isPlaying) {
            delay(MOVE_TIME)
            showHow.step()
        }
    }
    BoardScreen(
        title = Phrase.ShowHowTitle,
        board = { modifier ->
            Board(showHow.view, showHow.happening, model.settings.leftHand, motion, cursor, modifier) {}
        },
    ) {
        Text(
            told(showHow),
            Modifier.testTag("way").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.bodyLarge,
        )
        // The steps go to a line of their own where the panel is narrow or the letters are large.
        FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
            val name = if (showHow.win == null) Phrase.Cancel else Phrase.Close
            TextButton({ model.back() }, Modifier.testTag("back")) { Text(words(name)) }
            if (showHow.win is Win.Line) Steps(showHow)
        }
    }
}

/** How far the line is and what was moved last, or why there is none. */
@Composable
private fun told(showHow: ShowHow): String = showHow.phrase?.let { words(it) } ?: listOfNotNull(
    words(Phrase.ShowHowMove, showHow.shown, showHow.count),
    showHow.happening?.let { LocalTexts.current.say(it.event) },
).joinToString(" · ")

/** The buttons of a player of music or films, which are the same whichever way the language is written. */
@Composable
private fun Steps(showHow: ShowHow) = CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Ltr) {
    Row {
        Sign(Icons.Start, Phrase.FromTheStart, "from the start", showHow.shown > 0, showHow::fromTheStart)
        if (showHow.isPlaying) {
            Sign(Icons.Pause, Phrase.PauseMoves, "pause", onClick = showHow::pause)
        } else {
            Sign(Icons.Play, Phrase.PlayMoves, "play moves", !showHow.isDone, showHow::play)
        }
        val next = words(Phrase.NextMove)
        FilledTonalIconButton(
            showHow::step,
            Modifier.testTag("next move").semantics { contentDescription = next },
            enabled = !showHow.isDone && !showHow.isPlaying,
        ) {
            Icon(Icons.Next, null)
        }
    }
}

@Composable
private fun Sign(sign: ImageVector, name: Phrase, tag: String, enabled: Boolean = true, onClick: () -> Unit) {
    val words = words(name)
    IconButton(onClick, Modifier.testTag(tag).semantics { contentDescription = words }, enabled) {
        Icon(sign, null)
    }
}
