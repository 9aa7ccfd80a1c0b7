package app.pyramide.ui.table

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import app.pyramide.core.Card
import app.pyramide.core.CardState
import app.pyramide.core.GameView
import app.pyramide.core.Place
import app.pyramide.core.Slot
import app.pyramide.core.StockTap
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.Texts
import app.pyramide.ui.text.describe
import app.pyramide.ui.text.describeStock
import app.pyramide.ui.text.describeUnder
import app.pyramide.ui.text.describeWaste
import app.pyramide.ui.text.phrase

/** What lies in a slot, ready to be drawn and spoken. */
data class TableCard(
    val slot: Slot,
    val rect: Rect,
    /** The card that lies there face up; none is a card face down or an empty place. */
    val card: Card?,
    /** How many cards lie there. */
    val count: Int,
    val isCovered: Boolean,
    /** Covered from both sides. */
    val isBuried: Boolean,
    val isSelected: Boolean,
    val isHinted: Boolean,
    /** What drawing does, where this is the stock. */
    val stock: StockTap?,
    val spoken: String,
) {
    /** Finds this slot in tests, the same on every platform. */
    val tag: String get() = tag(slot)

    /** A pile shows how many cards it has. */
    val showsCount: Boolean get() = slot is Slot.Stock || slot is Slot.Waste
}

/** The name by which tests find a slot: `7.3`, `stock`, `waste`, `waste 2`, `under`. */
fun tag(slot: Slot): String = when (slot) {
    is Slot.Pyramid -> "${slot.place.row}.${slot.place.place}"
    is Slot.Waste -> if (slot.pile == 1u) "waste" else "waste ${slot.pile}"
    is Slot.Under -> "under"
    is Slot.Stock -> "stock"
}

/** Everything on the table, in the order in which it is drawn, spoken and gone through by keys. */
fun tableCards(view: GameView, layout: TableLayout, texts: Texts): List<TableCard> {
    val hint = texts.describeHint(view)
    val pyramid = view.pyramid.map { card ->
        TableCard(
            slot = Slot.Pyramid(card.place),
            rect = layout.place(card.place),
            card = card.card,
            count = 1,
            isCovered = card.state == CardState.COVERED,
            isBuried = card.leftCoverer != null && card.rightCoverer != null,
            isSelected = card.state == CardState.SELECTED,
            isHinted = card.hinted,
            stock = null,
            spoken = texts.describe(card) + hint.takeIf { card.hinted }.orEmpty(),
        )
    }
    val stock = TableCard(
        slot = Slot.Stock,
        rect = layout.stock,
        card = view.stock.top,
        count = view.stock.left.toInt(),
        isCovered = false,
        isBuried = false,
        isSelected = view.stock.selected,
        isHinted = view.stock.hinted,
        stock = view.stock.tap,
        spoken = texts.describeStock(view) + hint.takeIf { view.stock.hinted }.orEmpty(),
    )
    return pyramid + stock + view.waste.indices.flatMap { waste(view, it + 1, layout, hint, texts) }
}

private fun waste(
    view: GameView,
    pile: Int,
    layout: TableLayout,
    hint: String,
    texts: Texts,
): List<TableCard> {
    val waste = view.waste[pile - 1]
    val top = TableCard(
        slot = Slot.Waste(pile.toUInt()),
        rect = layout.waste(pile),
        card = waste.top,
        count = waste.count.toInt(),
        isCovered = false,
        isBuried = false,
        isSelected = waste.selected,
        isHinted = waste.hinted,
        stock = null,
        spoken = texts.describeWaste(view, pile) + hint.takeIf { waste.hinted }.orEmpty(),
    )
    val card = waste.under ?: return listOf(top)
    val under = TableCard(
        slot = Slot.Under(pile.toUInt()),
        rect = layout.under,
        card = card,
        count = 1,
        isCovered = false,
        isBuried = false,
        isSelected = waste.underSelected,
        isHinted = waste.underHinted,
        stock = null,
        spoken = texts.describeUnder(card, waste) + hint.takeIf { waste.underHinted }.orEmpty(),
    )
    return listOf(top, under)
}

/** What is said after the name of a hinted card: that it is one, and why where that is known. */
private fun Texts.describeHint(view: GameView): String {
    val hinted = of(Phrase.StateHinted)
    return ", " + (view.hint?.let { of(Phrase.HintReason, hinted, of(phrase(it.reason))) } ?: hinted)
}

/** The layout that the rules of a game ask for. */
fun tableLayout(size: Size, view: GameView, leftHand: Boolean, isWide: Boolean): TableLayout =
    TableLayout(size, view.waste.size, view.rules.choices.stockPairsWaste, leftHand, isWide)

/** The card at a place of the pyramid. */
fun TableLayout.place(place: Place): Rect = place(place.row.toInt(), place.place.toInt())
