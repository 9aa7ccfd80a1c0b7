package app.pyramide.ui.model

import app.pyramide.core.Card
import app.pyramide.core.Choices
import app.pyramide.core.Difficulty
import app.pyramide.core.GameEvent
import app.pyramide.core.GameException
import app.pyramide.core.GameView
import app.pyramide.core.Hint
import app.pyramide.core.Notice
import app.pyramide.core.Preset
import app.pyramide.core.Reason
import app.pyramide.core.Slot
import app.pyramide.core.Status
import app.pyramide.core.Verdict
import app.pyramide.core.presets

/** What fills the window. */
enum class Screen { Table, NewGame, Daily, Statistics, Rules, Introduction, ShowHow, Settings, About }

/** What a player wants dealt. */
sealed interface DealWish {
    /** New cards. */
    data class Random(val choices: Choices) : DealWish

    /** New cards that can be won, as hard as the player wants it; none is any difficulty. */
    data class Winnable(val choices: Choices, val difficulty: Difficulty?) : DealWish

    /** The first deal code in a text. */
    data class Code(val text: String) : DealWish

    /** 52 cards with spaces between them. */
    data class Deck(val cards: String, val choices: Choices) : DealWish
}

/** What has to be answered before it is done. */
sealed interface Question {
    /** A game in progress would be left and count as lost. */
    data class Leave(val wish: DealWish) : Question

    /** It would, for the same cards again. */
    data object Restart : Question

    /** All finished games would be forgotten. */
    data object ResetStatistics : Question
}

/** What is said at the table. Each is said again when it comes again. */
sealed interface Message {
    class Said(val notice: Notice) : Message

    class Hinted(val hint: Hint) : Message

    class Trouble(val trouble: app.pyramide.core.Trouble) : Message

    class Failed(val error: GameException) : Message

    class Copied(val code: String) : Message
}

/** A step that moved cards. Each is shown once. */
class Happening(val event: GameEvent, val before: GameView?, val after: GameView)

/** The app's own rules. */
val AppRules: Choices by lazy { presets().first { it.preset == Preset.APP }.choices }

/** Whether the player knows that no line of play wins any more. */
val GameView.isLost: Boolean
    get() = status == Status.STUCK || verdict == Verdict.LOST || hint?.reason == Reason.LOST

/** The card that lies face up in a slot. */
fun GameView.cardIn(slot: Slot): Card? = when (slot) {
    is Slot.Pyramid -> pyramid.find { it.place == slot.place }?.card
    is Slot.Waste -> waste.getOrNull(slot.pile.toInt() - 1)?.top
    is Slot.Under -> waste.getOrNull(slot.pile.toInt() - 1)?.under
    is Slot.Stock -> stock.top
}
