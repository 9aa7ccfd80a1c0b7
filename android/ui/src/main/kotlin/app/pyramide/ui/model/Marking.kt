package app.pyramide.ui.model

import app.pyramide.core.Card
import app.pyramide.core.GameView
import app.pyramide.core.Move

/** The same table with a move marked as a hint is. */
fun GameView.marking(move: Move): GameView = when (move) {
    is Move.Pair -> marking(setOf(move.one, move.other))
    is Move.King -> marking(setOf(move.card))
    Move.Draw, Move.Recycle -> copy(stock = stock.copy(hinted = true))
}

/** The same table with some cards marked as hinted. */
fun GameView.marking(cards: Set<Card>): GameView = copy(
    pyramid = pyramid.map { it.copy(hinted = it.card in cards) },
    stock = stock.copy(hinted = stock.top in cards),
    waste = waste.map { it.copy(hinted = it.top in cards, underHinted = it.under in cards) },
)
