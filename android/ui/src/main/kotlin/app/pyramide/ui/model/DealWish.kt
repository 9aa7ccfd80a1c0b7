package app.pyramide.ui.model

import app.pyramide.core.Choices
import app.pyramide.core.Difficulty
import app.pyramide.core.Preset
import app.pyramide.core.presets

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

/** The app's own rules. */
val AppRules: Choices by lazy { presets().first { it.preset == Preset.APP }.choices }
