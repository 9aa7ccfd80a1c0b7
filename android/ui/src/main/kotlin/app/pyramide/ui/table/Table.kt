package app.pyramide.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.LayoutDirection
import app.pyramide.core.Card
import app.pyramide.core.GameView
import app.pyramide.core.Slot
import app.pyramide.ui.card.CardArt
import app.pyramide.ui.model.Happening
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.theme.LocalTableTheme

/**
 * The cards. What is tapped and spoken is always the table as the core has it; the animation lies
 * over it and is only to be seen.
 */
@Composable
fun Table(
    view: GameView,
    layout: TableLayout,
    happening: Happening?,
    motion: Boolean,
    cursor: TableCursor,
    /** What a screen reader offers at every card. */
    actions: List<CustomAccessibilityAction> = emptyList(),
    onTap: (Slot) -> Unit,
) {
    val texts = LocalTexts.current
    // Time goes by without a card being another.
    val cards = remember(view.copy(playedMs = 0u), layout, texts) { tableCards(view, layout, texts) }
    val flights = rememberFlights(happening, layout, motion)
    val pyramidArt = rememberArt(layout.card)
    val deckArt = rememberArt(layout.deckCard)
    val before = happening?.before
    LaunchedEffect(cards) { cursor.follow(cards) }

    // Cards lie the same whichever way the language is written.
    CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Ltr) {
        Box(Modifier.fillMaxSize().semantics { isTraversalGroup = true }) {
            val flying = flights.flying
            cards.forEachIndexed { order, card ->
                key(card.tag) {
                    val shown = if (card.card in flying) resting(card, before, flying) else card
                    CardView(
                        card = card,
                        target = layout.target(card.rect),
                        art = if (card.slot is Slot.Pyramid) pyramidArt else deckArt,
                        order = order,
                        focus = cursor.requester(card.slot),
                        shown = shown,
                        actions = actions,
                        onFocus = { cursor.isAt(card) },
                        onTap = { onTap(card.slot) },
                    )
                }
            }
            FlightLayer(flights, deckArt)
        }
    }
}

/** What is seen in a slot while its card is in the air: what lay there before, or nothing. */
private fun resting(card: TableCard, before: GameView?, flying: Set<Card>): TableCard? {
    val slot = card.slot
    val earlier = if (slot is Slot.Waste) before?.waste?.getOrNull(slot.pile.toInt() - 1) else null
    val top = earlier?.top?.takeIf { it !in flying }
    return when {
        slot is Slot.Pyramid -> null
        top == null -> card.copy(card = null, count = 0, isSelected = false, isHinted = false)
        else -> card.copy(card = top, isSelected = false, isHinted = false)
    }
}

@Composable
private fun rememberArt(card: Size): CardArt {
    val density = LocalDensity.current.density
    val theme = LocalTableTheme.current.card
    return remember(card, density, theme) { CardArt(card * density, theme) }
}
