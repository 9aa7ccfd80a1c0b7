package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.DealSearch
import app.pyramide.ui.platform.Background

/** The search for a deal that can be won. Nothing else changes until there is one. */
class DealSearching internal constructor(private val background: Background) {
    private var search: DealSearch? by mutableStateOf(null)

    /** Whether a search is going on. */
    val isSearching: Boolean get() = search != null

    /** How many deals it had passed over when [tick] was called last. */
    var passed: Int by mutableStateOf(0)
        private set

    /** Looks for a deal such as is wished for. Its code goes to [found], unless [cancel] is called before. */
    internal fun find(wish: DealWish.Winnable, random: ULong, found: (Result<String>) -> Unit) {
        cancel()
        val search = DealSearch(wish.choices, wish.difficulty, random)
        this.search = search
        background.run(search::run) { code ->
            if (this.search === search) {
                cancel()
                found(code.mapCatching { checkNotNull(it) { "only a cancelled search finds nothing" } })
            }
        }
    }

    /** Reads how far the search is. */
    fun tick() {
        passed = search?.passed()?.toInt() ?: 0
    }

    /** Gives up the search. */
    fun cancel() {
        search?.cancel()
        search?.close()
        search = null
        passed = 0
    }
}
