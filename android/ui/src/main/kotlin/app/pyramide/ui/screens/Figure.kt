package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words

/** A figure and what it is; a dash where there is none yet. */
@Composable
internal fun Figure(name: Phrase, value: String?, modifier: Modifier) {
    Surface(
        modifier.semantics(mergeDescendants = true) {},
        MaterialTheme.shapes.large,
        MaterialTheme.colorScheme.surfaceContainer,
    ) {
        Column(Modifier.padding(16.dp, 10.dp)) {
            Text(value ?: "–", style = MaterialTheme.typography.titleLarge, fontWeight = FontWeight.SemiBold)
            Text(
                words(name),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}
