package app.pyramide.ui.text

import app.pyramide.core.Difficulty
import app.pyramide.core.Hint
import app.pyramide.core.Move
import app.pyramide.core.Reason
import app.pyramide.core.Verdict

/** What to do, and why. */
fun Texts.say(hint: Hint): String {
    val words = of(Phrase.HintReason, say(hint.action), of(phrase(hint.reason)))
    return words.replaceFirstChar { it.uppercase() }
}

private fun Texts.say(action: Move): String = when (action) {
    is Move.Pair -> of(Phrase.HintPair, name(action.one), name(action.other))
    is Move.King -> of(Phrase.HintKing, name(action.card))
    Move.Draw -> of(Phrase.HintDraw)
    Move.Recycle -> of(Phrase.HintRecycle)
}

fun phrase(reason: Reason): Phrase = when (reason) {
    Reason.WINS -> Phrase.ReasonWins
    Reason.ONLY_WAY -> Phrase.ReasonOnlyWay
    Reason.OPENS_CARDS -> Phrase.ReasonOpensCards
    Reason.KEEPS_WINNABLE -> Phrase.ReasonKeepsWinnable
    Reason.NEEDS_STOCK -> Phrase.ReasonNeedsStock
    Reason.NOT_KNOWN_YET -> Phrase.ReasonNotKnownYet
    Reason.LOST -> Phrase.ReasonLost
}

fun phrase(verdict: Verdict): Phrase = when (verdict) {
    Verdict.WINNABLE -> Phrase.VerdictWinnable
    Verdict.LOST -> Phrase.VerdictLost
    Verdict.UNKNOWN -> Phrase.VerdictUnknown
}

/** A difficulty; none is any. */
fun phrase(difficulty: Difficulty?): Phrase = when (difficulty) {
    null -> Phrase.DifficultyAny
    Difficulty.EASY -> Phrase.DifficultyEasy
    Difficulty.MEDIUM -> Phrase.DifficultyMedium
    Difficulty.HARD -> Phrase.DifficultyHard
}

/** A difficulty in a line; none is any. */
fun line(difficulty: Difficulty?): Phrase = when (difficulty) {
    null -> Phrase.DifficultyAnyLine
    Difficulty.EASY -> Phrase.DifficultyEasyLine
    Difficulty.MEDIUM -> Phrase.DifficultyMediumLine
    Difficulty.HARD -> Phrase.DifficultyHardLine
}
