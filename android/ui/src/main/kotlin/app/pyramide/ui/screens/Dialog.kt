package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** A title and some words over everything else. They scroll where the window is too low for them. */
@Composable
internal fun Dialog(
    title: String,
    words: String,
    onDismiss: () -> Unit,
    dismiss: (@Composable () -> Unit)? = null,
    confirm: @Composable () -> Unit,
) = AlertDialog(
    onDismissRequest = onDismiss,
    confirmButton = confirm,
    dismissButton = dismiss,
    text = {
        Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(16.dp)) {
            Text(
                title,
                Modifier.semantics {
                    heading()
                    liveRegion = LiveRegionMode.Polite
                },
                color = MaterialTheme.colorScheme.onSurface,
                style = MaterialTheme.typography.headlineSmall,
            )
            Text(words, Modifier.testTag("dialog"))
        }
    },
)
