package app.pyramide.ui.table

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size

/** Rows of the pyramid, and so cards in its lowest row. */
const val ROWS = 7

/** Height of a card over its width. */
const val ASPECT = 1.4f

/** The least width that a finger hits well, in dp. */
private const val FINGER = 48f

/** What is left free between two neighbours, as a share of the distance of their middles. */
private const val GAP = 0.06f

/** The widest that a card of the pyramid gets, in dp: larger ones are not easier to see. */
private const val WIDEST = 128f

/**
 * Where every card of a table lies, in dp from its upper left corner.
 *
 * Upright, the stock and the waste lie below the pyramid, on the side of the player's hand. On a wide table
 * they lie in a column beside it, in whose upper and lower part there is room for the bar and the
 * buttons.
 *
 * @param size what there is for the whole table.
 * @param piles how many waste piles there are, 1 or 3.
 * @param hasUnder whether the card beneath the top of the waste lies beside it, because the rules let
 *   it be played.
 */
class TableLayout(
    val size: Size,
    private val piles: Int,
    hasUnder: Boolean,
    private val leftHand: Boolean,
    val isWide: Boolean = size.width > size.height,
) {
    /** How many cards of the waste lie side by side. */
    private val wasteCards = if (hasUnder) piles + 1 else piles

    private val margin = ((size.width - ROWS * FINGER) / 2).coerceIn(2.5f, 8f)

    /** The distance between the middles of two neighbours in a row: as wide as a finger's target. */
    val pitch: Float = if (isWide) sidewaysPitch() else uprightPitch()

    /** A card of the pyramid. */
    val card: Size = cardOf(pitch)

    /** A card of the stock and the waste: larger where there is room. */
    val deckCard: Size

    /** From the top of one row to the top of the next. */
    val rowStep: Float

    /** The column beside the pyramid of a wide table; empty upright. */
    val side: Rect

    /** The rectangle around stock and waste. */
    val deck: Rect

    private val top: Float
    private val middle: Float

    init {
        if (isWide) {
            rowStep = SIDEWAYS_STEP * card.height
            val width = sideWidth(pitch)
            val left = if (leftHand) margin else size.width - margin - width
            side = Rect(left, 0f, left + width, size.height)
            val rows = if (wasteCards > 1) 2 else 1
            val room = (size.height - LEAST_BAR - LEAST_BUTTONS) / rows - deckGap
            deckCard = cardOf(minOf(card.height, room / (1 + COUNT)) / ASPECT / (1 - GAP))
            val height = rows * deckCard.height * (1 + COUNT) + (rows - 1) * deckGap
            val deckWidth = 2 * deckCard.width + deckGap
            val deckTop = minOf((size.height - height) / 2, size.height - height - LEAST_BUTTONS)
            deck = Rect(Offset(side.center.x - deckWidth / 2, deckTop), Size(deckWidth, height))
            middle = if (leftHand) (side.right + size.width) / 2 else side.left / 2
            top = (size.height - pyramidHeight) / 2
        } else {
            side = Rect.Zero
            val cards = wasteCards + 1
            val widest = (size.width - 2 * margin - (cards - 1) * deckGap) / cards
            val spare = size.height - (card.height * UPRIGHT_HEIGHT + 2 * EDGE)
            val growth = (1 + spare / card.height / 2).coerceIn(1f, DECK_GROWTH)
            deckCard = cardOf((card.width * growth).coerceAtMost(widest) / (1 - GAP))
            val deckHeight = deckCard.height * (1 + COUNT)
            val forRows = size.height - 2 * EDGE - deckHeight - DECK_DISTANCE * card.height
            rowStep = ((forRows / card.height - 1) / (ROWS - 1))
                .coerceIn(UPRIGHT_STEP, UPRIGHT_WIDEST_STEP) * card.height
            val free = (forRows - pyramidHeight).coerceAtLeast(0f)
            top = EDGE + free * 0.35f
            middle = size.width / 2
            val width = cards * deckCard.width + (cards - 1) * deckGap
            val room = size.width - 2 * margin - width
            val left = margin + room * if (leftHand) 1 - TO_THE_HAND else TO_THE_HAND
            deck = Rect(
                Offset(left, size.height - EDGE - free * 0.3f - deckHeight),
                Size(width, deckCard.height),
            )
        }
    }

    private val deckGap get() = deckGapOf(pitch)

    private val pyramidHeight get() = card.height + (ROWS - 1) * rowStep

    /** The rectangle around the whole pyramid. */
    val pyramid: Rect
        get() = Rect(
            Offset(middle - ROWS * pitch / 2, top),
            Size(ROWS * pitch, pyramidHeight),
        )

    /** The card at [place] (from 1) of [row] (from 1 at the top). */
    fun place(row: Int, place: Int): Rect {
        val x = middle + (place - 1 - (row - 1) / 2f) * pitch - card.width / 2
        return Rect(Offset(x, top + (row - 1) * rowStep), card)
    }

    /** The stock: on the outside, where the thumb is. */
    val stock: Rect get() = deckCard(0)

    /** The waste pile [number], from 1. Pile 1 is the one that a hand coming from the stock meets last. */
    fun waste(number: Int): Rect = deckCard(if (leftHand) number else piles + 1 - number)

    /** The card beneath the top, where the rules let it be played: behind the waste, seen from the stock. */
    val under: Rect get() = deckCard(wasteCards)

    /**
     * Where a message lies over the fewest cards: beside the stock and the waste, or where that is too
     * narrow in a corner beside the top of the pyramid, in both cases away from the hand.
     */
    val message: Rect
        get() {
            val (left, right) = when {
                isWide && leftHand -> side.right to size.width
                isWide -> 0f to side.left
                leftHand -> deck.right to size.width
                else -> 0f to deck.left
            }
            if (!isWide && right - left >= LEAST_MESSAGE) return Rect(left, deck.top, right, deck.bottom)
            val corner = (ROWS - 3) / 2f * pitch
            val bottom = top + 3 * rowStep
            return if (leftHand) {
                Rect(pyramid.right - corner, 0f, size.width.takeUnless { isWide } ?: right, bottom)
            } else {
                Rect(left, 0f, pyramid.left + corner, bottom)
            }
        }

    /** The area that answers a finger for the card in [rect]: as wide as the pitch. */
    fun target(rect: Rect): Rect {
        val more = ((FINGER - rect.width).coerceAtLeast(0f) / 2).coerceAtMost((pitch - card.width) / 2)
        return Rect(rect.left - more, rect.top, rect.right + more, rect.bottom)
    }

    /** The card with this number counted from the stock, which is 0. */
    private fun deckCard(number: Int): Rect {
        val columns = if (isWide) 2 else wasteCards + 1
        val (row, column) = number / columns to number % columns
        val fromLeft = if (leftHand) column else columns - 1 - column
        val corner = Offset(
            deck.left + fromLeft * (deckCard.width + deckGap),
            deck.top + row * (deckCard.height * (1 + COUNT) + deckGap),
        )
        return Rect(corner, deckCard)
    }

    private fun uprightPitch(): Float {
        val byWidth = (size.width - 2 * margin) / ROWS
        val byHeight = (size.height - 2 * EDGE) / UPRIGHT_HEIGHT / ASPECT / (1 - GAP)
        return minOf(byWidth, byHeight, WIDEST)
    }

    private fun sidewaysPitch(): Float {
        val rows = 1 + (ROWS - 1) * SIDEWAYS_STEP
        val byHeight = (size.height - 2 * EDGE) / rows / ASPECT / (1 - GAP)
        // The column is as wide as its buttons or as its cards, whatever is more.
        val byButtons = (size.width - 3 * margin - LEAST_SIDE) / ROWS
        val byCards = (size.width - 3 * margin - SIDE_PADDING) / (ROWS + 2)
        return minOf(byHeight, byButtons, byCards, WIDEST)
    }

    private fun sideWidth(pitch: Float) = maxOf(LEAST_SIDE, 2 * pitch + SIDE_PADDING)

    private companion object {
        /** The space kept above and below all cards. */
        const val EDGE = 6f

        /** How far the count of a pile hangs below its card, in card heights. */
        const val COUNT = 0.1f

        const val SIDEWAYS_STEP = 0.45f

        /** Row steps upright, in card heights: the least, and the most where there is room. */
        const val UPRIGHT_STEP = 0.5f
        const val UPRIGHT_WIDEST_STEP = 0.74f

        /** The least distance between the pyramid and the stock, in card heights. */
        const val DECK_DISTANCE = 0.2f

        /** The height of everything upright at its closest, in card heights. */
        const val UPRIGHT_HEIGHT = 1 + (ROWS - 1) * UPRIGHT_STEP + DECK_DISTANCE + 1 + COUNT

        /** How much larger stock and waste get at most. */
        const val DECK_GROWTH = 1.35f

        /** Where the deck lies in the room it has: 0.5 is the middle, 1 the edge at the hand. */
        const val TO_THE_HAND = 0.8f

        /** Three buttons side by side. */
        const val LEAST_SIDE = 3 * FINGER

        const val SIDE_PADDING = 12f

        /** What the bar and two rows of buttons need above and below the deck in the column. */
        const val LEAST_BAR = 52f
        const val LEAST_BUTTONS = 2 * FINGER

        /** The least room for a message beside the stock. */
        const val LEAST_MESSAGE = 140f

        fun cardOf(pitch: Float): Size {
            val width = pitch * (1 - GAP)
            return Size(width, width * ASPECT)
        }

        fun deckGapOf(pitch: Float) = maxOf(8f, 2 * GAP * pitch)
    }
}
