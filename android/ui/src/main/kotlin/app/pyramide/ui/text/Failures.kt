package app.pyramide.ui.text

import app.pyramide.core.CodeProblem
import app.pyramide.core.GameException

/** What went wrong, in the player's words where the player can do something about it. */
fun Texts.explain(error: GameException): String = when (error) {
    is GameException.BadCode -> explain(error)
    is GameException.BadRules -> of(phrase(error.problem))
    is GameException.InUse -> of(Phrase.FailureInUse)
    is GameException.NewerFormat -> of(Phrase.FailureNewer)
    is GameException.Storage -> of(Phrase.FailureStorage)
    else -> of(Phrase.ErrorUnexpected, error::class.simpleName.orEmpty())
}

/** What is wrong with a typed or pasted deal code, and where. */
fun Texts.explain(error: GameException.BadCode): String {
    val at = error.at?.toInt() ?: 1
    return when (val problem = error.problem) {
        is CodeProblem.NotFound -> of(Phrase.CodeNotFound)
        is CodeProblem.UnknownVersion -> of(Phrase.CodeUnknownVersion, at, problem.version)
        is CodeProblem.UnknownRules -> of(Phrase.CodeUnknownRules, at)
        is CodeProblem.BadCharacter -> problem.meant
            ?.let { of(Phrase.CodeBadCharacterMeant, at, problem.character, it) }
            ?: of(Phrase.CodeBadCharacter, at, problem.character)
        is CodeProblem.WrongLength -> of(Phrase.CodeWrongLength, at, problem.found.toInt())
    }
}
