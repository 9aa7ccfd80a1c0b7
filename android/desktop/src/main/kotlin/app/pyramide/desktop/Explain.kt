package app.pyramide.desktop

import app.pyramide.core.Card
import app.pyramide.core.DeckProblem
import app.pyramide.core.GameException
import app.pyramide.core.Rank
import app.pyramide.core.Suit
import app.pyramide.ui.text.Texts
import app.pyramide.ui.text.explain
import java.io.IOException
import java.nio.file.AccessDeniedException
import java.nio.file.FileAlreadyExistsException
import java.nio.file.FileSystemException
import java.nio.file.NoSuchFileException

internal fun Texts.explainCode(error: GameException.BadCode): String = explain(error)

/** Why the kept game cannot be played, for the command line. */
internal fun explain(error: GameException): String = when (error) {
    is GameException.Storage -> "cannot use ${error.file ?: "the folder"}: ${error.reason}"
    else -> LanguageFiles.texts("en").explain(error)
}

/** Why a file or folder cannot be used. Java's own message is often only its name. */
internal fun reason(error: IOException): String {
    val reason = when (error) {
        is NoSuchFileException -> "no such file or folder"
        is AccessDeniedException -> "permission denied"
        is FileAlreadyExistsException -> "it is a file"
        is FileSystemException -> error.reason
        else -> error.message
    }
    return reason?.replaceFirstChar(Char::lowercase) ?: error::class.simpleName.orEmpty()
}

/** What is wrong with a deck, for the command line. */
internal fun explain(error: GameException.BadDeck): String {
    val at = error.at?.let { "card $it: " }.orEmpty()
    return at + when (val problem = error.problem) {
        is DeckProblem.NotACard -> "“${problem.text}” is no card; one looks like KD or TS"
        is DeckProblem.WrongCount -> "it has ${problem.found} cards, it should be 52"
        is DeckProblem.Twice -> "${short(problem.card)} is in it twice, first as card ${problem.first}"
    }
}

private const val RANKS = "A23456789TJQK"
private const val SUITS = "CDHS"

/** A card as decks and taps are written: `KD`. */
internal fun short(card: Card): String = "${RANKS[card.rank.ordinal]}${SUITS[card.suit.ordinal]}"

/** The card that a text such as `KD` names, in either case. */
internal fun card(text: String): Card? {
    if (text.length != 2) return null
    val rank = Rank.entries.getOrNull(RANKS.indexOf(text[0].uppercaseChar())) ?: return null
    val suit = Suit.entries.getOrNull(SUITS.indexOf(text[1].uppercaseChar())) ?: return null
    return Card(rank, suit)
}
