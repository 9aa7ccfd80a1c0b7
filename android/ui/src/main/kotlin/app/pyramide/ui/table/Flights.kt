package app.pyramide.ui.table

import androidx.compose.ui.geometry.Rect
import app.pyramide.core.Card
import app.pyramide.core.EventKind
import app.pyramide.core.Spot
import app.pyramide.core.Travel
import app.pyramide.ui.model.Happening

/** The way of a card through the air: only to be seen. The table below is already as it will be. */
data class Flight(
    val card: Card,
    val origin: Rect,
    val destination: Rect,
    val startsFaceUp: Boolean,
    val endsFaceUp: Boolean,
    /** From 1 to 0 for a removed card, the other way round for one that comes back. */
    val startsVisible: Boolean,
    val endsVisible: Boolean,
    /** Milliseconds after the step. */
    val delay: Int,
    val duration: Int,
) {
    val end: Int get() = delay + duration
}

/** How a step is shown. */
fun flights(happening: Happening, layout: TableLayout): List<Flight> {
    val event = happening.event
    if (event.kind == EventKind.DEALT) return dealing(happening, layout)
    // Of a whole pile going back only its last few cards are seen.
    val seen = if (event.travels.size > MOST_SEEN) event.travels.takeLast(MOST_SEEN) else event.travels
    return seen.mapIndexed { i, travel -> flight(travel, layout, delay = i * STAGGER) }
}

/** The pyramid from the stock, card after card. */
private fun dealing(happening: Happening, layout: TableLayout): List<Flight> =
    happening.after.pyramid.mapIndexed { i, card ->
        Flight(
            card = card.card,
            origin = layout.stock,
            destination = layout.place(card.place),
            startsFaceUp = false,
            endsFaceUp = true,
            startsVisible = true,
            endsVisible = true,
            delay = i * DEAL_STAGGER,
            duration = DURATION,
        )
    }

private fun flight(travel: Travel, layout: TableLayout, delay: Int): Flight {
    val (from, to) = travel.origin to travel.destination
    val origin = layout.rect(from) ?: removed(layout.rect(to))
    val destination = layout.rect(to) ?: removed(layout.rect(from))
    return Flight(
        card = travel.card,
        origin = origin,
        destination = destination,
        startsFaceUp = from !is Spot.Stock,
        endsFaceUp = to !is Spot.Stock,
        startsVisible = from !is Spot.Removed,
        endsVisible = to !is Spot.Removed,
        delay = delay,
        duration = DURATION,
    )
}

/** Where a card that leaves the game goes: up and away, a little larger. */
private fun removed(place: Rect?): Rect = place
    ?.translate(0f, -0.45f * place.height)
    ?.inflate(0.06f * place.width)
    ?: Rect.Zero

private fun TableLayout.rect(spot: Spot): Rect? = when (spot) {
    is Spot.Pyramid -> place(spot.place)
    is Spot.Stock -> stock
    is Spot.Waste -> waste(spot.pile.toInt())
    is Spot.Removed -> null
}

private const val DURATION = 220
private const val STAGGER = 40
private const val DEAL_STAGGER = 16
private const val MOST_SEEN = 6
