package app.pyramide.ui.screens

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.pyramide.ui.icon.Icons
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words

/** A screen that covers the table: a title with a way back, and what scrolls beneath it. */
@Composable
fun ScreenFrame(
    title: Phrase,
    onBack: () -> Unit,
    bottom: (@Composable ColumnScope.() -> Unit)? = null,
    content: @Composable ColumnScope.() -> Unit,
) {
    Column(
        Modifier
            .fillMaxSize()
            .background(MaterialTheme.colorScheme.background)
            .windowInsetsPadding(WindowInsets.safeDrawing),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        CompositionLocalProvider(LocalContentColor provides MaterialTheme.colorScheme.onBackground) {
            Title(title, onBack)
            Column(
                Modifier
                    .weight(1f)
                    .fillMaxWidth()
                    .verticalScroll(rememberScrollState()),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) {
                Column(
                    Modifier.widthIn(max = READING_WIDTH).fillMaxWidth().padding(horizontal = 20.dp, vertical = 8.dp),
                    Arrangement.spacedBy(12.dp),
                    content = content,
                )
            }
            if (bottom != null) {
                Column(
                    Modifier.widthIn(max = READING_WIDTH).fillMaxWidth().padding(horizontal = 20.dp, vertical = 12.dp),
                    content = bottom,
                )
            }
        }
    }
}

@Composable
private fun Title(title: Phrase, onBack: () -> Unit) {
    val back = words(Phrase.Back)
    Row(
        Modifier.fillMaxWidth().heightIn(min = 56.dp).padding(horizontal = 4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        IconButton(onBack, Modifier.testTag("back").semantics { contentDescription = back }) {
            Icon(Icons.Back, null)
        }
        Text(
            words(title),
            Modifier.padding(horizontal = 4.dp).semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
    }
}

/** The title of what follows in a screen. */
@Composable
fun Heading(words: String) = Text(
    words,
    Modifier.padding(top = 8.dp).semantics { heading() },
    style = MaterialTheme.typography.titleMedium,
    color = MaterialTheme.colorScheme.primary,
)

/** Something at the start of a line, and its explanation beneath: the words take what room is left. */
@Composable
fun RowScope.Words(title: String, line: String? = null) {
    Column(Modifier.weight(1f)) {
        Text(title, style = MaterialTheme.typography.bodyLarge)
        if (line != null) {
            Text(
                line,
                style = MaterialTheme.typography.bodyMedium,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
            )
        }
    }
}

/** Longer lines are hard to read. */
private val READING_WIDTH = 640.dp
