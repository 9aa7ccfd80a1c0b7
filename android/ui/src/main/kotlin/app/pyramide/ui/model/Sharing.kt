package app.pyramide.ui.model

import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.playedTime

/** Says that the code was copied, or nothing if it could not be. */
fun GameModel.copyCode() {
    val code = view.code ?: return
    if (platform.sharing.copy(code)) say(Message.Copied(code))
}

/** Whether there is something to share with, other than the clipboard. */
val GameModel.canShare: Boolean get() = platform.sharing.hasShareSheet

fun GameModel.shareCode() {
    val code = view.code ?: return
    platform.sharing.share(texts().of(Phrase.ShareCode, code))
}

fun GameModel.shareResult() {
    val code = view.code ?: return
    val moves = texts().of(CountedPhrase.MovesCount, view.moves.toInt())
    val text = texts().of(Phrase.ShareResult, code, moves, playedTime(view.playedMs))
    platform.sharing.share(text)
}

fun GameModel.exportStatistics() = platform.sharing.export("pyramide.csv", csv(results))

private fun GameModel.texts() = platform.languages.texts(settings.language)
