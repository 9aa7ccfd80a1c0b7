package app.pyramide.ui.table

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameSettings
import app.pyramide.core.GameView
import app.pyramide.core.Status
import app.pyramide.core.Verdict
import app.pyramide.ui.icon.Icons
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.playedTime
import app.pyramide.ui.text.words
import app.pyramide.ui.theme.LocalTableTheme

/** Score, moves, time, whether the game can still be won, and the deal code. Goes to a second line where letters are large. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
fun Bar(
    view: GameView,
    settings: GameSettings,
    code: CodeActions,
    modifier: Modifier = Modifier,
    /** Without the names of the figures, and the code without its sign. */
    compact: Boolean = false,
) {
    FlowRow(
        modifier,
        horizontalArrangement = Arrangement.SpaceBetween,
        verticalArrangement = Arrangement.Center,
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(if (compact) 8.dp else 14.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            if (!settings.hideScore) Figure(words(Phrase.Score), view.score.toString(), "score", compact)
            Figure(words(Phrase.Moves), view.moves.toString(), "moves", compact)
            if (!settings.hideTimer) Figure(words(Phrase.Time), playedTime(view.playedMs), "time", compact)
            if (settings.showVerdict) VerdictSign(view.verdict, playing = view.status == Status.PLAYING)
        }
        Code(view.code, compact, code)
    }
}

/** A figure under its name. */
@Composable
private fun Figure(name: String, value: String, tag: String, compact: Boolean) {
    val colour = LocalTableTheme.current.onCloth
    Column(Modifier.testTag(tag).clearAndSetSemantics { contentDescription = "$name: $value" }) {
        if (!compact) {
            Text(
                name,
                color = colour.copy(alpha = 0.9f),
                style = MaterialTheme.typography.labelSmall,
                maxLines = 1,
            )
        }
        Text(
            value,
            color = colour,
            style = MaterialTheme.typography.titleMedium,
            fontWeight = FontWeight.SemiBold,
            maxLines = 1,
        )
    }
}

/** Whether the game can still be won, as a shape: its word is only spoken. Its room stays when there is nothing to say. */
@Composable
private fun VerdictSign(verdict: Verdict?, playing: Boolean) {
    val slow = isSlow(verdict == null)
    Box(Modifier.size(24.dp)) {
        if (!playing || verdict == null && !slow) return@Box
        val words = words(verdict?.let(::phrase) ?: Phrase.Thinking)
        Icon(sign(verdict), words, Modifier.testTag("verdict"), LocalTableTheme.current.onCloth)
    }
}

private fun sign(verdict: Verdict?) = when (verdict) {
    Verdict.WINNABLE -> Icons.Winnable
    Verdict.LOST -> Icons.Lost
    Verdict.UNKNOWN -> Icons.Unknown
    null -> Icons.Thinking
}

/** What can be done with the deal code. */
class CodeActions(
    val copy: () -> Unit,
    /** None where there is nothing to share it with. */
    val share: (() -> Unit)?,
)

/** The deal code: a tap copies it, or offers to copy or to share it. */
@Composable
private fun Code(code: String?, compact: Boolean, actions: CodeActions) {
    if (code == null) {
        val colour = LocalTableTheme.current.onCloth
        Text(words(Phrase.GivenCards), color = colour, style = MaterialTheme.typography.labelMedium)
        return
    }
    val share = actions.share ?: return CodeButton(code, compact, actions.copy)
    val items = listOf(
        MenuItem(Icons.Copy, code, "copy", actions.copy),
        MenuItem(Icons.Share, words(Phrase.Share), "share", share),
    )
    Menu(items) { unfold -> CodeButton(code, compact, unfold) }
}

@Composable
private fun CodeButton(code: String, compact: Boolean, onClick: () -> Unit) {
    val colour = LocalTableTheme.current.onCloth
    val spoken = "${words(Phrase.DealCode)}: $code"
    Row(
        Modifier
            .clip(RoundedCornerShape(24.dp))
            .clickable(onClickLabel = words(Phrase.CodeAction), role = Role.Button, onClick = onClick)
            .heightIn(min = 48.dp)
            .padding(horizontal = 4.dp)
            .testTag("code")
            .semantics { contentDescription = spoken },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Text(
            // Where letters are large it takes two lines, of which the first ends in a hyphen.
            code.replace("-", "-\u200B"),
            Modifier.weight(1f, fill = false).clearAndSetSemantics {},
            color = colour,
            style = MaterialTheme.typography.labelMedium,
        )
        if (!compact) Icon(Icons.Copy, null, Modifier.size(14.dp), colour.copy(alpha = 0.8f))
    }
}
