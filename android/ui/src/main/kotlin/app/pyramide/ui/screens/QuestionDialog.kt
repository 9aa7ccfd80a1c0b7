package app.pyramide.ui.screens

import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import app.pyramide.ui.model.Question
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words

/** The words of a question: title, explanation, yes and no. */
private class Asked(val title: Phrase, val text: Phrase, val yes: Phrase, val no: Phrase)

private fun asked(question: Question): Asked = when (question) {
    is Question.Leave -> Asked(Phrase.LeaveTitle, Phrase.LeaveText, Phrase.LeaveConfirm, Phrase.KeepPlaying)
    Question.Restart -> Asked(Phrase.RestartTitle, Phrase.RestartText, Phrase.Restart, Phrase.KeepPlaying)
    Question.ResetStatistics -> Asked(Phrase.ResetTitle, Phrase.ResetText, Phrase.Reset, Phrase.Cancel)
}

/** Asks before something is lost. */
@Composable
fun QuestionDialog(question: Question, onYes: () -> Unit, onNo: () -> Unit) {
    val asked = asked(question)
    Dialog(
        title = words(asked.title),
        words = words(asked.text),
        onDismiss = onNo,
        dismiss = { TextButton(onNo, Modifier.testTag("cancel")) { Text(words(asked.no)) } },
    ) {
        TextButton(onYes, Modifier.testTag("confirm")) { Text(words(asked.yes)) }
    }
}
