package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.Card
import app.pyramide.core.GameView
import app.pyramide.core.Rank
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.Suit
import app.pyramide.ui.text.Phrase

/** The first run: three taps on a board of its own, which show a king, a pair and its partner. */
class Introduction internal constructor(private val game: Game, private val session: Session) : AutoCloseable {
    private var board: GameView by mutableStateOf(session.dealCode(CODE, game.now()))

    var happening: Happening? by mutableStateOf(null)
        private set

    /** How many taps are done, 0 to [steps]. */
    var taps: Int by mutableStateOf(0)
        private set

    /** How many taps there are. */
    val steps: Int get() = CARDS.size

    val isDone: Boolean get() = taps == steps

    /** The card to tap now; none when all is done. */
    val wanted: Card? get() = CARDS.getOrNull(taps)

    /** What the board shows: that card is marked. */
    val view: GameView get() = board.marking(setOfNotNull(wanted))

    /** What the player is told now. */
    val phrase: Phrase get() = PHRASES[taps]

    /** A tap. Only the one asked for does something. */
    fun tap(slot: Slot) {
        if (wanted?.let(board::slotOf) != slot) return
        val after = game.attempt { session.tap(slot, game.now()) } ?: return
        after.event?.let { happening = Happening(it, board, after) }
        board = after
        taps += 1
    }

    override fun close() = session.close()

    private companion object {
        /** The deal whose first moves the rules of the game describe: the king of diamonds, then ten and three. */
        const val CODE = "PY1-N-AAAAAAS"
        val CARDS = listOf(Card(Rank.KING, Suit.DIAMONDS), Card(Rank.TEN, Suit.CLUBS), Card(Rank.THREE, Suit.SPADES))
        val PHRASES = listOf(Phrase.IntroKing, Phrase.IntroFirst, Phrase.IntroSecond, Phrase.IntroDone)
    }
}
