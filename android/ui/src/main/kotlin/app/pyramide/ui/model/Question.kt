package app.pyramide.ui.model

import app.pyramide.ui.text.Phrase

/** What has to be answered before it is done, and its words. */
sealed class Question(val title: Phrase, val text: Phrase, val yes: Phrase, val no: Phrase) {
    /** A game in progress would be left and count as lost. */
    data class Leave(val wish: DealWish) :
        Question(Phrase.LeaveTitle, Phrase.LeaveText, Phrase.LeaveConfirm, Phrase.KeepPlaying)

    /** It would, for the same cards again. */
    data object Restart : Question(Phrase.RestartTitle, Phrase.RestartText, Phrase.Restart, Phrase.KeepPlaying)

    /** All finished games would be forgotten. */
    data object ResetStatistics : Question(Phrase.ResetTitle, Phrase.ResetText, Phrase.Reset, Phrase.Cancel)
}
