package app.pyramide.ui.screens

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.dp
import app.pyramide.core.Card
import app.pyramide.core.GameSettings
import app.pyramide.core.Rank
import app.pyramide.core.Suit
import app.pyramide.ui.card.CardArt
import app.pyramide.ui.table.ASPECT
import app.pyramide.ui.theme.LocalTableTheme
import app.pyramide.ui.theme.cloth

/** A few cards as they look with the settings made so far. It says nothing to a screen reader. */
@Composable
fun LookPreview(settings: GameSettings) {
    val theme = LocalTableTheme.current
    Canvas(Modifier.fillMaxWidth().height(112.dp).clip(RoundedCornerShape(16.dp)).cloth()) {
        val width = minOf(58.dp.toPx(), size.width / 6.2f)
        val card = Size(width, width * ASPECT)
        val art = CardArt(card, theme.card)
        val pitch = width * 1.15f
        val left = (size.width - 4 * pitch - width) / 2
        val cards: List<DrawScope.() -> Unit> = listOf(
            { with(art) { back() } },
            { with(art) { face(Card(Rank.QUEEN, Suit.HEARTS)) } },
            { with(art) { face(Card(Rank.TEN, Suit.CLUBS)); selected() } },
            { with(art) { face(Card(Rank.SEVEN, Suit.DIAMONDS)) } },
            { with(art) { face(Card(Rank.KING, Suit.SPADES), covered = true) } },
        )
        val ordered = if (settings.leftHand) cards else cards.reversed()
        ordered.forEachIndexed { i, draw ->
            translate(left + i * pitch, (size.height - card.height) / 2) { draw() }
        }
    }
}
