package app.pyramide.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameView
import app.pyramide.core.Status
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.explanationOfEnd
import app.pyramide.ui.text.playedTime
import app.pyramide.ui.text.words

/** What the end of a game offers. */
class EndActions(
    val undo: () -> Unit,
    val restart: () -> Unit,
    val showHow: () -> Unit,
    val newGame: () -> Unit,
    val share: () -> Unit,
    val lookAtTable: () -> Unit,
)

/** The game is won, or stuck: says so and offers what can be done. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
fun EndNotice(view: GameView, actions: EndActions, modifier: Modifier = Modifier) {
    val won = view.status == Status.WON
    val title = words(if (won) Phrase.WonTitle else Phrase.NoticeStuck)
    Surface(
        modifier.padding(16.dp).widthIn(max = 400.dp).testTag(if (won) "won" else "stuck").semantics {
            // A screen reader is taken to it, and does not have to pass all cards first.
            paneTitle = title
            isTraversalGroup = true
            traversalIndex = -1f
        },
        RoundedCornerShape(28.dp),
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
        shadowElevation = 12.dp,
    ) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(horizontal = 24.dp, vertical = 20.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterHorizontally,
        ) {
            Text(
                title,
                Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineSmall,
                textAlign = TextAlign.Center,
            )
            Text(words(view.explanationOfEnd), style = MaterialTheme.typography.bodyMedium, textAlign = TextAlign.Center)
            if (won) Text(result(view), style = MaterialTheme.typography.titleMedium, textAlign = TextAlign.Center)
            FlowRow(horizontalArrangement = Arrangement.Center) {
                TextButton(actions.lookAtTable) { Text(words(Phrase.LookAtTable)) }
                if (won) {
                    // A deck that was given by its cards has no code that others could play.
                    if (view.code != null) TextButton(actions.share) { Text(words(Phrase.Share)) }
                } else {
                    TextButton(actions.showHow, Modifier.testTag("show how")) { Text(words(Phrase.ShowHow)) }
                }
                TextButton(actions.restart) { Text(words(Phrase.Restart)) }
                if (!won) TextButton(actions.undo, enabled = view.canUndo) { Text(words(Phrase.Undo)) }
                Button(actions.newGame) { Text(words(Phrase.NewGame)) }
            }
        }
    }
}

/** Score, moves and time in a line. */
@Composable
private fun result(view: GameView): String = listOf(
    "${words(Phrase.Score)} ${view.score}",
    words(CountedPhrase.MovesCount, view.moves.toInt()),
    playedTime(view.playedMs),
).joinToString(" · ")
