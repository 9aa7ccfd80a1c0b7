package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.ListedGame
import app.pyramide.core.Statistics

/** The finished games, and the figures that come of them, as of the latest look. */
internal class Results(private val game: Game) {
    /** The figures of every ruleset with a finished game. */
    var statistics: List<Statistics> by mutableStateOf(emptyList())
        private set

    /** All finished games, oldest first. */
    var games: List<ListedGame> by mutableStateOf(emptyList())
        private set

    fun refresh() {
        game.attempt {
            statistics = game.session.statistics()
            games = game.session.results()
        }
    }

    /** Forgets all finished games. */
    fun reset() {
        game.attempt(game.session::resetStatistics)
        refresh()
    }
}
