package app.pyramide.ui.model

import app.pyramide.core.Choices
import app.pyramide.core.Draw
import app.pyramide.core.GameEvent
import app.pyramide.core.GameException
import app.pyramide.core.GameView
import app.pyramide.core.Goal
import app.pyramide.core.Notice
import app.pyramide.core.Passes

/** What fills the window. */
enum class Screen { Table, NewGame, Statistics, Rules, Introduction, Settings, About }

/** What a player wants dealt. */
sealed interface DealWish {
    /** New cards by rules with a name. */
    data class Preset(val preset: app.pyramide.core.Preset) : DealWish

    /** New cards by a mixture of rules. */
    data class Random(val choices: Choices) : DealWish

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

    class Trouble(val trouble: app.pyramide.core.Trouble) : Message

    class Failed(val error: GameException) : Message

    class Copied(val code: String) : Message
}

/** A step that moved cards. Each is shown once. */
class Happening(val event: GameEvent, val before: GameView?, val after: GameView)

/** The app's own rules. */
val AppRules = Choices(
    goal = Goal.PYRAMID,
    passes = Passes.UNLIMITED,
    draw = Draw.ONE,
    openingWasteCard = true,
    stockPairsWaste = false,
    pairsOwnCoverer = false,
)
