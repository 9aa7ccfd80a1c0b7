package app.pyramide.ui.model

import app.pyramide.ui.text.Phrase

/** What has to be answered before it is done. */
sealed interface Question {
    /** A game in progress would be left and count as lost. */
    data class Leave(val wish: DealWish) : Question

    /** It would, for the same cards again. */
    data object Restart : Question

    /** All finished games would be forgotten. */
    data object ResetStatistics : Question
}

val Question.title: Phrase
    get() = when (this) {
        is Question.Leave -> Phrase.LeaveTitle
        Question.Restart -> Phrase.RestartTitle
        Question.ResetStatistics -> Phrase.ResetTitle
    }

val Question.text: Phrase
    get() = when (this) {
        is Question.Leave -> Phrase.LeaveText
        Question.Restart -> Phrase.RestartText
        Question.ResetStatistics -> Phrase.ResetText
    }

val Question.yes: Phrase
    get() = when (this) {
        is Question.Leave -> Phrase.LeaveConfirm
        Question.Restart -> Phrase.Restart
        Question.ResetStatistics -> Phrase.Reset
    }

val Question.no: Phrase
    get() = when (this) {
        is Question.Leave, Question.Restart -> Phrase.KeepPlaying
        Question.ResetStatistics -> Phrase.Cancel
    }
