package app.pyramide

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameException
import app.pyramide.ui.theme.OwnColourSchemes

/** The game could not be opened: says why, and nothing that is kept is touched. */
@Composable
fun FailureScreen(error: GameException, onRetry: () -> Unit) {
    MaterialTheme(OwnColourSchemes.scheme(isSystemInDarkTheme())) {
        Surface(Modifier.fillMaxSize().testTag("failure")) {
            Column(
                Modifier.safeDrawingPadding().verticalScroll(rememberScrollState()).padding(24.dp),
                Arrangement.spacedBy(16.dp, Alignment.CenterVertically),
                Alignment.CenterHorizontally,
            ) {
                Text(
                    stringResource(R.string.failure_title),
                    style = MaterialTheme.typography.headlineSmall,
                    textAlign = TextAlign.Center,
                )
                Text(stringResource(reason(error)), textAlign = TextAlign.Center)
                Button(onRetry, Modifier.testTag("retry")) { Text(stringResource(R.string.failure_retry)) }
            }
        }
    }
}

private fun reason(error: GameException): Int = when (error) {
    is GameException.InUse -> R.string.failure_in_use
    is GameException.NewerFormat -> R.string.failure_newer
    is GameException.Storage -> R.string.failure_storage
    else -> R.string.failure_other
}

@Preview
@Composable
private fun FailurePreview() = FailureScreen(GameException.InUse()) {}
