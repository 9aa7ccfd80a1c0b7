package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.Card
import app.pyramide.core.GameView
import app.pyramide.core.Rank
import app.pyramide.core.SessionInterface
import app.pyramide.core.Slot
import app.pyramide.core.Suit
import app.pyramide.ui.platform.Clock
import app.pyramide.ui.text.Phrase

/**
 * Three taps on a board of its own, the first ones that the rules of the app tell of: a king, and a
 * pair that it set free.
 */
class Introduction(private val session: SessionInterface, private val clock: Clock) {
    var view: GameView by mutableStateOf(session.dealCode(CODE, clock.now()))
        private set

    var happening: Happening? by mutableStateOf(null)
        private set

    /** How many taps have been made. */
    var taps: Int by mutableStateOf(0)
        private set

    val steps: Int get() = CARDS.size

    /** The card to tap; none when all has been shown. */
    val wanted: Card? get() = CARDS.getOrNull(taps)

    val phrase: Phrase get() = PHRASES[taps]

    /** Only the wanted card answers. */
    fun tap(slot: Slot) {
        if (wanted == null || view.cardIn(slot) != wanted) return
        val before = view
        view = session.tap(slot, clock.now())
        view.event?.let { happening = Happening(it, before, view) }
        taps += 1
    }

    private companion object {
        const val CODE = "PY1-N-AAAAAAS"
        val CARDS = listOf(Card(Rank.KING, Suit.DIAMONDS), Card(Rank.TEN, Suit.CLUBS), Card(Rank.THREE, Suit.SPADES))
        val PHRASES = listOf(Phrase.IntroKing, Phrase.IntroFirst, Phrase.IntroSecond, Phrase.IntroDone)
    }
}

/** The card that lies face up in a slot. */
fun GameView.cardIn(slot: Slot): Card? = when (slot) {
    is Slot.Pyramid -> pyramid.find { it.place == slot.place }?.card
    is Slot.Waste -> waste.getOrNull(slot.pile.toInt() - 1)?.top
    is Slot.Under -> waste.getOrNull(slot.pile.toInt() - 1)?.under
    is Slot.Stock -> stock.top
}
