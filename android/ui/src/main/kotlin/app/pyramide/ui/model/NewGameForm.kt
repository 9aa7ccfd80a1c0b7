package app.pyramide.ui.model

import androidx.compose.runtime.saveable.listSaver
import app.pyramide.core.Choices
import app.pyramide.core.Contradiction
import app.pyramide.core.DealCode
import app.pyramide.core.Difficulty
import app.pyramide.core.Draw
import app.pyramide.core.GameException
import app.pyramide.core.Goal
import app.pyramide.core.Passes
import app.pyramide.core.Preset
import app.pyramide.core.Ruleset
import app.pyramide.core.checkRules
import app.pyramide.core.parseCode
import app.pyramide.core.presets

/** What has been filled in for a new game. */
data class NewGameForm(
    /** The rules; none is the player's own mixture. */
    val preset: Preset?,
    val mixture: Choices,
    /** Whether only cards that can be won are wanted. */
    val isWinnable: Boolean = false,
    /** How hard they should be; none is any difficulty. */
    val difficulty: Difficulty? = null,
    val isByCode: Boolean = false,
    val code: String = "",
) {
    /** With this typed or pasted where the deal code goes. */
    fun withCode(text: String) = copy(code = fromOutside(text))

    /** What the typed text is read as; none while nothing is typed. */
    val read: Result<DealCode>? by lazy { if (code.isBlank()) null else runCatching { parseCode(code) } }

    /** What is wrong with the mixture. */
    val contradiction: Contradiction? by lazy {
        try {
            checkRules(mixture)
            null
        } catch (error: GameException.BadRules) {
            error.problem
        }
    }

    /** What is wished for, as far as it is filled in rightly. */
    val wish: DealWish? by lazy { if (isByCode) wishByCode() else wishByRules() }

    private fun wishByCode() = read?.getOrNull()?.let { DealWish.Code(it.text) }

    private fun wishByRules(): DealWish? {
        if (preset == null && contradiction != null) return null
        val choices = presets().find { it.preset == preset }?.choices ?: mixture
        return if (isWinnable) DealWish.Winnable(choices, difficulty) else DealWish.Random(choices)
    }

    companion object {
        /** The rules that were played last lie ready. */
        fun of(rules: Ruleset) = NewGameForm(rules.preset, mixture = rules.choices)

        /** Keeps a form over a change of the window. */
        val Saver = listSaver<NewGameForm, Any>(
            save = { form ->
                val mixture = form.mixture
                listOf(
                    form.preset?.ordinal ?: -1,
                    mixture.goal.ordinal,
                    mixture.passes.ordinal,
                    mixture.draw.ordinal,
                    mixture.openingWasteCard,
                    mixture.stockPairsWaste,
                    mixture.pairsOwnCoverer,
                    form.isWinnable,
                    form.difficulty?.ordinal ?: -1,
                    form.isByCode,
                    form.code,
                )
            },
            restore = { saved ->
                NewGameForm(
                    preset = Preset.entries.getOrNull(saved[0] as Int),
                    mixture = Choices(
                        goal = Goal.entries[saved[1] as Int],
                        passes = Passes.entries[saved[2] as Int],
                        draw = Draw.entries[saved[3] as Int],
                        openingWasteCard = saved[4] as Boolean,
                        stockPairsWaste = saved[5] as Boolean,
                        pairsOwnCoverer = saved[6] as Boolean,
                    ),
                    isWinnable = saved[7] as Boolean,
                    difficulty = Difficulty.entries.getOrNull(saved[8] as Int),
                    isByCode = saved[9] as Boolean,
                    code = saved[10] as String,
                )
            },
        )
    }
}
