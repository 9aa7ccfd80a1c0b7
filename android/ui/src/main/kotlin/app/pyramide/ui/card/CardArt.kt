package app.pyramide.ui.card

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.pyramide.core.Card
import app.pyramide.core.Rank
import app.pyramide.core.Suit
import app.pyramide.ui.theme.CardTheme

/**
 * Draws cards of one size, in pixels, with their upper left corner at the origin. Everything is a
 * share of the card, so that a face scales with the card and with nothing else.
 */
class CardArt(val size: Size, private val theme: CardTheme) {
    private val corner = CornerRadius(size.width * CORNER)
    private val back = BackPattern(size, theme)
    private val rankHeight = size.height * if (theme.largerRanks) 0.34f else 0.27f
    private val pen = rankHeight * if (theme.largerRanks) 0.17f else 0.145f
    private val ranks = HashMap<Rank, Path>()
    private val suits = HashMap<Suit, Path>()
    private val middles = HashMap<Pair<Suit, Rank?>, List<Path>>()

    /**
     * A card face up. A [covered] one is darker, so that the free ones stand out without colour; of a
     * [buried] one only the upper strip is to be seen, so that only that is drawn.
     */
    fun DrawScope.face(card: Card, covered: Boolean = false, buried: Boolean = false, alpha: Float = 1f) {
        val ink = theme.suits.getValue(card.suit)
        shadow(alpha)
        drawRoundRect(theme.face, size = art, cornerRadius = corner, alpha = alpha)
        drawPath(rank(card.rank), ink, alpha, Stroke(pen, cap = StrokeCap.Round, join = StrokeJoin.Round))
        drawPath(suit(card.suit), ink, alpha)
        if (!buried) for (path in middle(card)) drawPath(path, ink, alpha)
        if (covered) drawRoundRect(theme.coveredShade, size = art, cornerRadius = corner, alpha = alpha)
        edge(alpha)
    }

    /** A card face down. */
    fun DrawScope.back(alpha: Float = 1f) {
        shadow(alpha)
        drawRoundRect(theme.back, size = art, cornerRadius = corner, alpha = alpha)
        with(back) { pattern(alpha) }
        edge(alpha)
    }

    /** A thick ring around the card: it is selected. */
    fun DrawScope.selected() = ring(null)

    /** A dashed ring: it is hinted. */
    fun DrawScope.hinted() {
        val dash = size.width * 0.17f
        ring(PathEffect.dashPathEffect(floatArrayOf(dash, dash * 0.75f)))
    }

    /** A ring around the card, in black and white: the keyboard is at it. */
    fun DrawScope.focused() {
        for ((colour, out) in listOf(Color.Black to 0.055f, Color.White to 0.02f)) {
            val by = art.width * out
            drawRoundRect(
                colour,
                Offset(-by, -by),
                Size(art.width + 2 * by, art.height + 2 * by),
                CornerRadius(corner.x + by),
                Stroke(art.width * 0.04f),
            )
        }
    }

    /** The outline of where a card would lie. */
    fun DrawScope.empty(colour: Color) {
        drawRoundRect(colour.copy(alpha = 0.10f), size = art, cornerRadius = corner)
        drawRoundRect(
            colour.copy(alpha = 0.55f),
            size = art,
            cornerRadius = corner,
            style = Stroke(art.width * 0.025f),
        )
    }

    // `size` means the whole drawing inside a DrawScope.
    private val art get() = this.size

    private fun DrawScope.shadow(alpha: Float) {
        for (i in 1..3) {
            val by = art.width * 0.012f * i
            drawRoundRect(
                Color.Black.copy(alpha = 0.09f * alpha),
                Offset(-by / 2, by),
                Size(art.width + by, art.height),
                corner,
            )
        }
    }

    private fun DrawScope.edge(alpha: Float) {
        val width = art.width * theme.edgeWidth
        drawRoundRect(
            theme.edge,
            Offset(width / 2, width / 2),
            Size(art.width - width, art.height - width),
            CornerRadius(corner.x - width / 2),
            Stroke(width),
            alpha,
        )
    }

    /** Mostly outside, so that it hides nothing of the face, and light at its rim on any cloth. */
    private fun DrawScope.ring(effect: PathEffect?) {
        val out = art.width * 0.012f
        val around = Size(art.width + 2 * out, art.height + 2 * out)
        for ((colour, width) in listOf(Color.White to 0.125f, theme.mark to 0.075f)) {
            val pen = Stroke(art.width * width, pathEffect = effect)
            drawRoundRect(colour, Offset(-out, -out), around, CornerRadius(corner.x + out), pen)
        }
    }

    private fun rank(rank: Rank): Path = ranks.getOrPut(rank) {
        val outline = Outlines.stroke(rank.name.lowercase())
        val left = size.width * 0.09f + pen / 2
        val top = size.height * 0.07f + pen / 2
        val height = rankHeight - pen
        outline.within(Rect(left, top, left + outline.width / Outline.HEIGHT * height, top + height))
    }

    private fun suit(suit: Suit): Path = suits.getOrPut(suit) {
        val side = size.width * 0.32f
        val top = size.height * 0.07f + (size.height * 0.27f - side) / 2
        square(suit.name.lowercase(), size.width * 0.93f - side, top, side)
    }

    /** The large suit in the lower half; a court card's wears its sign. */
    private fun middle(card: Card): List<Path> {
        val court = card.rank.takeIf { it >= Rank.JACK }
        return middles.getOrPut(card.suit to court) {
            val name = card.suit.name.lowercase()
            if (court == null) {
                val side = size.width * 0.52f
                listOf(centred(name, size.height * 0.69f, side))
            } else {
                listOf(
                    centred(court.name.lowercase(), size.height * 0.535f, size.width * 0.42f),
                    centred(name, size.height * 0.80f, size.width * 0.38f),
                )
            }
        }
    }

    private fun centred(name: String, y: Float, side: Float) =
        square(name, (size.width - side) / 2, y - side / 2, side)

    private fun square(name: String, left: Float, top: Float, side: Float): Path =
        Outlines.fill(name).within(Rect(Offset(left, top), Size(side, side)))

    private companion object {
        /** The radius of a card's corners, in card widths. */
        const val CORNER = 0.1f
    }
}
