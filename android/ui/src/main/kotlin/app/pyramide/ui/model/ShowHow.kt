package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.GameView
import app.pyramide.core.Move
import app.pyramide.core.Search
import app.pyramide.core.Session
import app.pyramide.core.Win
import app.pyramide.ui.text.Phrase

/**
 * How the cards on the table could be won: a line of play on a board of its own, from the first move. The game
 * goes untouched.
 */
class ShowHow internal constructor(private val game: Game) : AutoCloseable {
    private val session: Session = game.session.demonstration(game.now())
    private val inquiry = Inquiry(game.platform.background)
    private var board: GameView by mutableStateOf(session.view(game.now()))

    /** What was found out; none while it is searched for. */
    var win: Win? by mutableStateOf(null)
        private set

    /** How many moves were shown. */
    var shown: Int by mutableStateOf(0)
        private set

    /** Whether the moves follow each other by themselves. */
    var isPlaying: Boolean by mutableStateOf(false)
        private set

    var happening: Happening? by mutableStateOf(null)
        private set

    init {
        val search = session.search()
        inquiry.ask(search, Search::win) { answer ->
            search.close()
            win = answer.getOrDefault(Win.Unknown)
        }
    }

    /** What the board shows: the next move is marked. */
    val view: GameView get() = next?.let(board::marking) ?: board

    /** How many moves there are, once the line is found. */
    val count: Int get() = moves.size

    val isDone: Boolean get() = shown == count

    private val moves: List<Move> get() = (win as? Win.Line)?.moves.orEmpty()

    private val next: Move? get() = moves.getOrNull(shown)

    /** What is told instead of the moves, if there are none. */
    val phrase: Phrase?
        get() = when (win) {
            null -> Phrase.Thinking
            is Win.Line -> null
            Win.Lost -> Phrase.ShowHowNone
            Win.Unknown -> Phrase.ShowHowUnknown
        }

    /** Shows the next move. */
    fun step() {
        val move = next ?: return
        val after = game.attempt { session.play(move, game.now()) } ?: return pause()
        after.event?.let { happening = Happening(it, board, after) }
        board = after
        shown += 1
        if (isDone) pause()
    }

    /** Shows one move after the other, the next one at once. */
    fun play() {
        if (isPlaying || isDone) return
        isPlaying = true
        step()
    }

    fun pause() {
        isPlaying = false
    }

    fun fromTheStart() {
        pause()
        board = game.attempt { session.restart(game.now()) } ?: return
        happening = null
        shown = 0
    }

    override fun close() {
        inquiry.cancel()
        session.close()
    }
}
