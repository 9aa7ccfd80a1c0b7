package app.pyramide.ui.model

import app.pyramide.core.GameView
import app.pyramide.core.Reason
import app.pyramide.core.Search
import app.pyramide.core.Status
import app.pyramide.core.Verdict

/** Whether the game can still be won: looked for after each step, as long as the player wants to know. */
internal class Verdicts(private val game: Game) {
    private val inquiry = Inquiry(game.platform.background)

    /** Leaves the position that was looked at for the one on the table. */
    fun look() {
        cancel()
        if (!game.settings().showVerdict || !game.view.isOpen) return
        val search = game.search() ?: return
        inquiry.ask(search, Search::verdict) { answer ->
            search.use { if (game.attempt { answer.getOrThrow() } != null) game.learn(search) }
        }
    }

    fun cancel() = inquiry.cancel()
}

/** Whether the player knows that no line of play wins any more. */
val GameView.isLost: Boolean
    get() = status == Status.STUCK || verdict == Verdict.LOST || hint?.reason == Reason.LOST

/** Whether the game goes on, and nobody knows yet whether it can be won. */
private val GameView.isOpen: Boolean get() = status == Status.PLAYING && !paused && verdict == null
