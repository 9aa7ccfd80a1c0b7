package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.Hint
import app.pyramide.core.Search

/** What to do next, as the solver has it: the best hint first, and each time it is asked again the next. */
class Hints internal constructor(private val game: Game) {
    private val inquiry = Inquiry(game.platform.background)

    /** The search whose hints are shown one after the other. */
    private var answered: Search? = null

    /** Whether a search is going on. */
    val isSearching: Boolean get() = inquiry.isOpen

    /** Whether the player has waited for so long that it has to be said. */
    var isThinking: Boolean by mutableStateOf(false)
        private set

    /** Shows a hint as soon as one is found. Who is waiting already, and is told so, waits no longer. */
    internal fun ask() {
        if (isThinking) return cancel()
        if (isSearching) return
        if (answered?.let(game::showHint) == true) return
        cancel()
        val search = game.search() ?: return
        inquiry.ask(search, Search::hints) { hear(it, search) }
    }

    /** The search takes long. */
    internal fun tellThinking() {
        isThinking = isSearching
    }

    /** Ends a search, and forgets what it found. */
    internal fun cancel() {
        inquiry.cancel()
        isThinking = false
        answered?.close()
        answered = null
    }

    private fun hear(answer: Result<List<Hint>>, search: Search) {
        isThinking = false
        answered = search
        game.attempt { answer.getOrThrow() } ?: return cancel()
        if (!game.showHint(search)) cancel()
    }
}
