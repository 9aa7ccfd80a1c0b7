package app.pyramide.ui.text

import app.pyramide.core.Choices
import app.pyramide.core.Contradiction
import app.pyramide.core.Draw
import app.pyramide.core.GameView
import app.pyramide.core.Goal
import app.pyramide.core.Passes
import app.pyramide.core.Preset
import app.pyramide.core.Ruleset
import app.pyramide.core.Status

/** The name of a ruleset: its preset's, or its choices one after the other. */
fun Texts.name(rules: Ruleset): String =
    rules.preset?.let { of(title(it)) } ?: summary(rules.choices)

/** The choices in a line. */
fun Texts.summary(choices: Choices): String = listOf(
    of(phrase(choices.draw)),
    "${of(Phrase.ChoicePasses)}: ${of(phrase(choices.passes))}",
    "${of(Phrase.ChoiceGoal)} ${of(phrase(choices.goal))}",
).joinToString(" · ")

/** The title of a preset. */
fun title(preset: Preset): Phrase = when (preset) {
    Preset.APP -> Phrase.PresetApp
    Preset.CLASSIC -> Phrase.PresetClassic
    Preset.TWO_PASSES -> Phrase.PresetTwoPasses
    Preset.THREE_PASSES -> Phrase.PresetThreePasses
    Preset.THREE_PILES -> Phrase.PresetThreePiles
    Preset.OPEN_STOCK -> Phrase.PresetOpenStock
}

/** A preset in a line. */
fun line(preset: Preset): Phrase = when (preset) {
    Preset.APP -> Phrase.PresetAppLine
    Preset.CLASSIC -> Phrase.PresetClassicLine
    Preset.TWO_PASSES -> Phrase.PresetTwoPassesLine
    Preset.THREE_PASSES -> Phrase.PresetThreePassesLine
    Preset.THREE_PILES -> Phrase.PresetThreePilesLine
    Preset.OPEN_STOCK -> Phrase.PresetOpenStockLine
}

fun phrase(goal: Goal): Phrase = when (goal) {
    Goal.PYRAMID -> Phrase.GoalPyramid
    Goal.ALL -> Phrase.GoalAll
}

fun phrase(passes: Passes): Phrase = when (passes) {
    Passes.ONE -> Phrase.PassesOne
    Passes.TWO -> Phrase.PassesTwo
    Passes.THREE -> Phrase.PassesThree
    Passes.UNLIMITED -> Phrase.PassesUnlimited
}

fun phrase(draw: Draw): Phrase = when (draw) {
    Draw.ONE -> Phrase.DrawOne
    Draw.THREE_PILES -> Phrase.DrawThreePiles
    Draw.OPEN_STOCK -> Phrase.DrawOpenStock
}

/** Why two choices do not go together. */
fun phrase(contradiction: Contradiction): Phrase = when (contradiction) {
    is Contradiction.ThreePilesHaveOnePass -> Phrase.ContradictionThreePilesPasses
    is Contradiction.OpeningWasteCard -> Phrase.ContradictionOpening
    is Contradiction.StockPairsWaste -> Phrase.ContradictionStockWaste
}

/** What there is to say of the end of a game. */
val GameView.explanationOfEnd: Phrase
    get() {
        val isStrict = rules.choices.goal == Goal.ALL
        return when {
            status == Status.WON -> if (isStrict) Phrase.WonTextAll else Phrase.WonText
            isStrict && pyramid.isEmpty() -> Phrase.PyramidGone
            else -> Phrase.StuckText
        }
    }
