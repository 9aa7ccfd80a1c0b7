package app.pyramide.ui.screens

import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import app.pyramide.ui.model.Question
import app.pyramide.ui.text.words

/** Asks before something is lost. */
@Composable
fun QuestionDialog(question: Question, onYes: () -> Unit, onNo: () -> Unit) {
    Dialog(
        title = words(question.title),
        words = words(question.text),
        onDismiss = onNo,
        dismiss = { TextButton(onNo, Modifier.testTag("cancel")) { Text(words(question.no)) } },
    ) {
        TextButton(onYes, Modifier.testTag("confirm")) { Text(words(question.yes)) }
    }
}
