package app.pyramide.ui.screens

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
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameException
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.Texts
import app.pyramide.ui.text.direction
import app.pyramide.ui.text.explain
import app.pyramide.ui.theme.OwnColourSchemes

/**
 * The game could not be opened: says why, and nothing that is kept is touched.
 *
 * @param texts the system's language, since the player's choice could not be read.
 */
@Composable
fun FailureScreen(error: GameException, texts: Texts, onRetry: () -> Unit) {
    CompositionLocalProvider(LocalLayoutDirection provides texts.direction) {
        MaterialTheme(OwnColourSchemes.scheme(isSystemInDarkTheme())) {
            Surface(Modifier.fillMaxSize().testTag("failure")) {
                Column(
                    Modifier.safeDrawingPadding().verticalScroll(rememberScrollState()).padding(24.dp),
                    Arrangement.spacedBy(16.dp, Alignment.CenterVertically),
                    Alignment.CenterHorizontally,
                ) {
                    Text(
                        texts.of(Phrase.FailureTitle),
                        style = MaterialTheme.typography.headlineSmall,
                        textAlign = TextAlign.Center,
                    )
                    Text(texts.explain(error), textAlign = TextAlign.Center)
                    Button(onRetry, Modifier.testTag("retry")) { Text(texts.of(Phrase.FailureRetry)) }
                }
            }
        }
    }
}
