package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.Search
import app.pyramide.ui.platform.Background

/** A question to the solver, one at a time. An answer that comes after its question was cancelled is dropped. */
internal class Inquiry(private val background: Background) {
    private var search: Search? by mutableStateOf(null)

    /** Whether an answer is still to come. */
    val isOpen: Boolean get() = search != null

    /** Asks in the background, and cancels what was asked before. Who hears the answer closes the search. */
    fun <Answer> ask(search: Search, question: (Search) -> Answer, hear: (Result<Answer>) -> Unit) {
        cancel()
        this.search = search
        background.run({ question(search) }) { answer ->
            if (this.search === search) {
                this.search = null
                hear(answer)
            }
        }
    }

    fun cancel() {
        search?.cancel()
        search?.close()
        search = null
    }
}
