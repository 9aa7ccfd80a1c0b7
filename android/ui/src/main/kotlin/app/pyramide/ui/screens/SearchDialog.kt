package app.pyramide.ui.screens

import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import app.pyramide.ui.model.DealSearching
import app.pyramide.ui.table.isSlow
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words
import kotlinx.coroutines.delay

/** How long to wait between two looks at how far a search is, in milliseconds. */
private const val LOOK_EVERY = 200L

/** How far the search for a deal is, once it takes long, and a way to give it up. */
@Composable
fun SearchDialog(search: DealSearching) {
    val slow = isSlow(search.isSearching)
    if (!search.isSearching || !slow) return
    LaunchedEffect(search) {
        while (true) {
            search.tick()
            delay(LOOK_EVERY)
        }
    }
    SearchDialog(search.passed, search::cancel)
}

@Composable
fun SearchDialog(passed: Int, onCancel: () -> Unit) =
    Dialog(words(Phrase.SearchingDeal), words(CountedPhrase.DealsPassed, passed), onCancel) {
        TextButton(onCancel, Modifier.testTag("cancel")) { Text(words(Phrase.Cancel)) }
    }
