package app.pyramide.ui.card

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import app.pyramide.core.CardBack
import app.pyramide.ui.theme.CardTheme

/** The picture on the back of a card of one size. */
internal class BackPattern(size: Size, private val theme: CardTheme) {
    private val inset = size.width * 0.085f
    private val frame = Rect(inset, inset, size.width - inset, size.height - inset)
    private val corner = CornerRadius(size.width * 0.05f)
    private val clip = Path().apply { addRoundRect(RoundRect(frame, corner)) }
    private val line = size.width * 0.018f
    private val picture = when (theme.backPattern) {
        CardBack.TRIANGLES -> triangles()
        CardBack.LATTICE -> lattice()
        CardBack.PLAIN -> Path()
    }

    fun DrawScope.pattern(alpha: Float) {
        clipPath(clip) {
            if (theme.backPattern == CardBack.LATTICE) {
                drawPath(picture, theme.onBack, alpha * 0.5f, Stroke(line))
            } else {
                drawPath(picture, theme.onBack, alpha * 0.42f)
            }
        }
        drawRoundRect(theme.onBack, frame.topLeft, frame.size, corner, Stroke(line), alpha * 0.85f)
    }

    /** Rows of triangles, each row half a triangle aside. */
    private fun triangles() = Path().apply {
        val width = frame.width / 4
        val height = frame.height / 7
        for (row in 0..6) {
            val top = frame.top + row * height
            for (column in -1..4) {
                val left = frame.left + (column + if (row % 2 == 0) 0f else 0.5f) * width
                moveTo(left + width / 2, top + height * 0.12f)
                lineTo(left + width * 0.92f, top + height * 0.92f)
                lineTo(left + width * 0.08f, top + height * 0.92f)
                close()
            }
        }
    }

    private fun lattice() = Path().apply {
        val step = frame.width / 4
        var start = -frame.height
        while (start < frame.width) {
            line(Offset(frame.left + start, frame.top), Offset(frame.left + start + frame.height, frame.bottom))
            line(Offset(frame.left + start, frame.bottom), Offset(frame.left + start + frame.height, frame.top))
            start += step
        }
    }

    private fun Path.line(from: Offset, to: Offset) {
        moveTo(from.x, from.y)
        lineTo(to.x, to.y)
    }
}
