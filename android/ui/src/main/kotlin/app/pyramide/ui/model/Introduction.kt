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
import app.pyramide.ui.platform.Clock
import app.pyramide.ui.text.Phrase

/**
 * Three taps on a board of its own, the first ones that the rules of the app tell of: a king, and a
 * pair that it set free.
 */
class Introduction internal constructor(private val session: Session, private val clock: Clock) : AutoCloseable {
    private var table: GameView by mutableStateOf(session.dealCode(CODE, clock.now()))

    var happening: Happening? by mutableStateOf(null)
        private set

    /** How many taps have been made. */
    var taps: Int by mutableStateOf(0)
        private set

    val steps: Int get() = CARDS.size

    /** The card to tap; none when all has been shown. */
    val wanted: Card? get() = CARDS.getOrNull(taps)

    /** The board, on which that card is marked. */
    val view: GameView get() = table.marking(setOfNotNull(wanted))

    val phrase: Phrase get() = PHRASES[taps]

    /** Only the wanted card answers. */
    fun tap(slot: Slot) {
        if (wanted == null || table.cardIn(slot) != wanted) return
        val before = table
        table = session.tap(slot, clock.now())
        table.event?.let { happening = Happening(it, before, table) }
        taps += 1
    }

    override fun close() = session.close()

    private companion object {
        const val CODE = "PY1-N-AAAAAAS"
        val CARDS = listOf(Card(Rank.KING, Suit.DIAMONDS), Card(Rank.TEN, Suit.CLUBS), Card(Rank.THREE, Suit.SPADES))
        val PHRASES = listOf(Phrase.IntroKing, Phrase.IntroFirst, Phrase.IntroSecond, Phrase.IntroDone)
    }
}
