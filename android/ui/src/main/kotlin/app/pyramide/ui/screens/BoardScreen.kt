package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
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
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameView
import app.pyramide.core.Slot
import app.pyramide.ui.model.Happening
import app.pyramide.ui.table.Table
import app.pyramide.ui.table.TableCursor
import app.pyramide.ui.table.tableLayout
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words
import app.pyramide.ui.theme.cloth

/** A board that is not the game's, and what is said about it above or beside it. */
@Composable
fun BoardScreen(
    title: Phrase,
    board: @Composable (Modifier) -> Unit,
    words: @Composable ColumnScope.() -> Unit,
) {
    BoxWithConstraints(
        Modifier
            .fillMaxSize()
            .cloth()
            .windowInsetsPadding(WindowInsets.safeDrawing),
    ) {
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize()) {
                Panel(title, Modifier.weight(0.42f).fillMaxHeight(), words)
                board(Modifier.weight(0.58f).fillMaxHeight())
            }
        } else {
            // However large the letters, the larger half is the board's.
            val most = maxHeight / 2
            Column(Modifier.fillMaxSize()) {
                Panel(title, Modifier.fillMaxWidth().heightIn(max = most), words)
                board(Modifier.weight(1f).fillMaxWidth())
            }
        }
    }
}

@Composable
private fun Panel(title: Phrase, modifier: Modifier, words: @Composable ColumnScope.() -> Unit) {
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
                words(title),
                Modifier.semantics { heading() },
                style = MaterialTheme.typography.titleLarge,
            )
            words()
        }
    }
}

/** The cards of such a board. */
@Composable
fun Board(
    view: GameView,
    happening: Happening?,
    leftHand: Boolean,
    motion: Boolean,
    cursor: TableCursor,
    modifier: Modifier,
    onTap: (Slot) -> Unit,
) {
    BoxWithConstraints(modifier) {
        val size = Size(maxWidth.value, maxHeight.value)
        val layout = remember(size, leftHand) { tableLayout(size, view, leftHand, isWide = false) }
        // The step that was there before the board was is over.
        val over = remember { happening }
        Table(view, layout, happening.takeUnless { it === over }, motion, cursor, onTap = onTap)
    }
}
