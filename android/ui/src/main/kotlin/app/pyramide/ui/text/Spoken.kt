package app.pyramide.ui.text

import app.pyramide.core.Card
import app.pyramide.core.CardState
import app.pyramide.core.EventKind
import app.pyramide.core.GameEvent
import app.pyramide.core.GameView
import app.pyramide.core.Notice
import app.pyramide.core.PyramidCard
import app.pyramide.core.Rank
import app.pyramide.core.StockTap
import app.pyramide.core.Suit
import app.pyramide.core.Trouble
import app.pyramide.core.Waste

/** What a screen reader says of a card: its name. */
fun Texts.name(card: Card): String = of(Phrase.CardName, of(rank(card.rank)), of(suit(card.suit)))

/** A card of the pyramid: its name, where it is, and what can be done with it or what covers it. */
fun Texts.describe(card: PyramidCard): String {
    val place = of(Phrase.PlaceSpoken, card.place.row.toInt(), card.place.place.toInt())
    val coverers = listOfNotNull(card.leftCoverer, card.rightCoverer).map(::name)
    val state = when {
        card.state == CardState.SELECTED -> of(Phrase.StateSelected)
        coverers.size == 2 -> of(Phrase.CoveredByTwo, coverers[0], coverers[1])
        coverers.size == 1 -> of(Phrase.CoveredByOne, coverers[0])
        else -> of(Phrase.StateFree)
    }
    return listOf(name(card.card), place, state).joinToString()
}

/** The stock: its top card where that is open, how many cards it has, and what a tap does. */
fun Texts.describeStock(view: GameView): String {
    val stock = view.stock
    return listOfNotNull(
        of(Phrase.Stock),
        stock.top?.let(::name),
        of(Phrase.StateSelected).takeIf { stock.selected },
        of(CountedPhrase.CardsCount, stock.left.toInt()),
        of(doesStock(view)).takeIf { stock.top == null },
        view.passesLeft?.takeIf { it > 0u }?.let { of(CountedPhrase.RecyclesLeft, it.toInt()) },
    ).joinToString()
}

/** What drawing would do now. */
private fun doesStock(view: GameView): Phrase = when (view.stock.tap) {
    StockTap.DRAW -> if (view.waste.size > 1) Phrase.StockDrawThree else Phrase.StockDraw
    StockTap.RECYCLE -> Phrase.StockRecycle
    StockTap.NOTHING -> if (view.isOutOfCards) Phrase.StockEmpty else Phrase.StockNothing
}

/** A waste pile: its number if there are more, its top card, and how many cards it has. */
fun Texts.describeWaste(view: GameView, pile: Int): String {
    val waste = view.waste[pile - 1]
    val title = if (view.waste.size > 1) of(Phrase.WasteNumber, pile) else of(Phrase.Waste)
    val top = waste.top ?: return listOf(title, of(Phrase.WasteEmpty)).joinToString()
    return listOfNotNull(
        title,
        name(top),
        of(Phrase.StateSelected).takeIf { waste.selected },
        of(CountedPhrase.CardsCount, waste.count.toInt()),
    ).joinToString()
}

/** The card beneath the top of the waste, where it may be played. */
fun Texts.describeUnder(card: Card, waste: Waste): String = listOfNotNull(
    name(card),
    of(Phrase.WasteUnder),
    of(Phrase.StateSelected).takeIf { waste.underSelected },
).joinToString()

/** What a step did to the cards. */
fun Texts.say(event: GameEvent): String {
    val cards = event.travels.map { name(it.card) }
    return when (event.kind) {
        EventKind.DEALT -> of(Phrase.SaidDealt)
        EventKind.REMOVED -> when (cards.size) {
            1 -> of(Phrase.SaidRemovedOne, cards[0])
            2 -> of(Phrase.SaidRemovedTwo, cards[0], cards[1])
            else -> cards.joinToString { of(Phrase.SaidRemovedOne, it) }
        }
        EventKind.DRAWN -> of(Phrase.SaidDrawn, cards.joinToString())
        EventKind.RECYCLED -> of(Phrase.SaidRecycled)
        EventKind.UNDONE -> of(Phrase.SaidUndone)
        EventKind.REDONE -> of(Phrase.SaidRedone)
    }
}

/** What a player is told about a step. */
fun phrase(notice: Notice, view: GameView): Phrase = when (notice) {
    Notice.BLOCKED -> Phrase.NoticeBlocked
    Notice.MUST_MAKE_THIRTEEN -> Phrase.NoticeMustMakeThirteen
    Notice.NO_PASSES_LEFT -> if (view.isOutOfCards) Phrase.StockEmpty else Phrase.NoticeNoPassesLeft
    Notice.STUCK -> Phrase.NoticeStuck
    Notice.WON -> Phrase.NoticeWon
    Notice.NO_HINT -> Phrase.NoticeNoHint
}

/** What a player is told about the stored files. */
fun phrase(trouble: Trouble): Phrase = when (trouble) {
    Trouble.NOT_SAVED -> Phrase.TroubleNotSaved
    Trouble.GAME_DAMAGED -> Phrase.TroubleGameDamaged
    Trouble.RESULTS_DAMAGED -> Phrase.TroubleResultsDamaged
    Trouble.SETTINGS_DAMAGED -> Phrase.TroubleSettingsDamaged
}

/** Whether stock and waste are both empty, so that nothing can be drawn again. */
private val GameView.isOutOfCards: Boolean get() = stock.left == 0u && waste.all { it.top == null }

private fun rank(rank: Rank): Phrase = when (rank) {
    Rank.ACE -> Phrase.RankAce
    Rank.TWO -> Phrase.RankTwo
    Rank.THREE -> Phrase.RankThree
    Rank.FOUR -> Phrase.RankFour
    Rank.FIVE -> Phrase.RankFive
    Rank.SIX -> Phrase.RankSix
    Rank.SEVEN -> Phrase.RankSeven
    Rank.EIGHT -> Phrase.RankEight
    Rank.NINE -> Phrase.RankNine
    Rank.TEN -> Phrase.RankTen
    Rank.JACK -> Phrase.RankJack
    Rank.QUEEN -> Phrase.RankQueen
    Rank.KING -> Phrase.RankKing
}

private fun suit(suit: Suit): Phrase = when (suit) {
    Suit.CLUBS -> Phrase.SuitClubs
    Suit.DIAMONDS -> Phrase.SuitDiamonds
    Suit.HEARTS -> Phrase.SuitHearts
    Suit.SPADES -> Phrase.SuitSpades
}
