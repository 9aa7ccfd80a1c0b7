package app.pyramide.ui.model

import app.pyramide.core.Hint
import app.pyramide.core.Search

/** What to do next, as the solver has it: the best hint first, and each time it is asked again the next. */
class Hints internal constructor(private val game: Game) {
    private val inquiry = Inquiry(game.platform.background)

    /** The search whose hints are shown one after the other. */
    private var answered: Search? = null

    /** Whether a search is going on. */
    val isSearching: Boolean get() = inquiry.isOpen

    /** Shows a hint as soon as one is found. While one is searched for, gives that up. */
    internal fun ask() {
        if (isSearching) return cancel()
        if (answered?.let(game::showHint) == true) return
        cancel()
        val search = game.search() ?: return
        inquiry.ask(search, Search::hints) { hear(it, search) }
    }

    /** Ends a search, and forgets what it found. */
    internal fun cancel() {
        inquiry.cancel()
        answered?.close()
        answered = null
    }

    private fun hear(answer: Result<List<Hint>>, search: Search) {
        answered = search
        game.attempt { answer.getOrThrow() } ?: return cancel()
        if (!game.showHint(search)) cancel()
    }
}
