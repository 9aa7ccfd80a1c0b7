package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.Hint
import app.pyramide.core.Search
import app.pyramide.core.SessionInterface
import app.pyramide.ui.platform.Background

/** The search for hints about the position on the table. */
class Hints internal constructor(
    private val session: SessionInterface,
    private val background: Background,
    /** Is told of each hint that is wanted: what was found, and by which search. */
    private val show: (Search, Result<List<Hint>>) -> Unit,
) {
    /** Whether a search is going on. */
    var searching: Boolean by mutableStateOf(false)
        private set

    /** The search that goes on, or that has found the hints there are now. */
    private var search: Search? = null
    private var found: Result<List<Hint>>? = null

    /** Searches for the best hint, or shows the next best. While a search goes on, gives it up. */
    internal fun ask() {
        val (search, found) = search to found
        when {
            search == null -> start()
            found == null -> drop()
            else -> show(search, found)
        }
    }

    /** The table changes: what was found, or is still to be, is of no use any more. */
    internal fun drop() {
        search?.end()
        search = null
        found = null
        searching = false
    }

    private fun start() {
        val search = session.search()
        this.search = search
        searching = true
        background.run(search::hints) { outcome ->
            if (this.search === search) {
                found = outcome
                searching = false
                show(search, outcome)
            }
        }
    }
}

/** Ends a search, whether it has been answered or not. What it still answers is never heard. */
internal fun Search.end() {
    cancel()
    close()
}
