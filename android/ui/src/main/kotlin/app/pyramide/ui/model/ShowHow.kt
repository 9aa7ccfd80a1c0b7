package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.GameView
import app.pyramide.core.Move
import app.pyramide.core.Session
import app.pyramide.core.Win
import app.pyramide.ui.platform.Background
import app.pyramide.ui.platform.Clock

/** How a game could be won, from its first move on, on a board of its own. */
class ShowHow internal constructor(
    private val session: Session,
    private val clock: Clock,
    background: Background,
) : AutoCloseable {
    /** What was found out; none while it is searched for. */
    var win: Win? by mutableStateOf(null)
        private set

    /** How many moves have been shown. */
    var shown: Int by mutableStateOf(0)
        private set

    /** Whether one move follows the other by itself. */
    var playing: Boolean by mutableStateOf(false)
        private set

    var happening: Happening? by mutableStateOf(null)
        private set

    private var table: GameView by mutableStateOf(session.view(clock.now()))
    private val search = session.search()
    private var closed = false

    /** The board, on which the next move is marked. */
    val view: GameView get() = next?.let(table::marking) ?: table

    /** How many moves the win takes; 0 where there is none. */
    val moves: Int get() = line.size

    private val line: List<Move> get() = (win as? Win.Line)?.moves.orEmpty()

    private val next: Move? get() = line.getOrNull(shown)

    init {
        background.run(search::win) { found ->
            if (!closed) win = found.getOrDefault(Win.Unknown)
        }
    }

    /** Shows the next move, after the last one nothing. */
    fun step() {
        val move = next ?: return
        val before = table
        table = session.play(move, clock.now())
        table.event?.let { happening = Happening(it, before, table) }
        shown += 1
        if (next == null) playing = false
    }

    /** Lets the moves follow each other, or stops that. */
    fun play(on: Boolean) {
        playing = on && next != null
    }

    /** Takes all moves back. */
    fun restart() {
        playing = false
        shown = 0
        happening = null
        table = session.restart(clock.now())
    }

    override fun close() {
        closed = true
        search.end()
        session.close()
    }
}
