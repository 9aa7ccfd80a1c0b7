package app.pyramide.ui.model

import app.pyramide.core.Card
import app.pyramide.core.GameView
import app.pyramide.core.Slot

/** The slot of a card that can be seen. */
fun GameView.slotOf(card: Card): Slot? {
    pyramid.find { it.card == card }?.let { return Slot.Pyramid(it.place) }
    if (stock.top == card) return Slot.Stock
    waste.forEachIndexed { index, waste ->
        val pile = (index + 1).toUInt()
        if (waste.top == card) return Slot.Waste(pile)
        if (waste.under == card) return Slot.Under(pile)
    }
    return null
}
