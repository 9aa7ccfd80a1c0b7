package app.pyramide.ui.model

import app.pyramide.core.Search
import app.pyramide.core.SessionInterface
import app.pyramide.ui.platform.Background

/** Finds out whether the position on the table can be won. */
internal class Verdicts(
    private val session: SessionInterface,
    private val background: Background,
    /** Is told of each search that has an answer. */
    private val learn: (Search) -> Unit,
) {
    private var search: Search? = null

    /** Looks at the position that is on the table now. */
    fun look() {
        drop()
        val search = session.search()
        this.search = search
        background.run(search::verdict) { verdict ->
            if (this.search === search) {
                if (verdict.isSuccess) learn(search)
                drop()
            }
        }
    }

    /** The table changes: the search that goes on, if any, is given up. */
    fun drop() {
        search?.end()
        search = null
    }
}
