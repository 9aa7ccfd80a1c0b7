package app.pyramide.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.translate
import app.pyramide.core.Suit
import app.pyramide.ui.card.Outlines
import kotlin.math.min
import kotlin.math.sin
import kotlin.random.Random

/** How long it lasts, in milliseconds. */
private const val DURATION = 5000
private const val COUNT = 90

/** One suit of the rain. All but the angle and the size are shares of the window. */
private class Flake(
    val suit: Suit,
    val colour: Color,
    val x: Float,
    val sway: Float,
    val start: Float,
    val speed: Float,
    val turn: Float,
    val size: Float,
)

/**
 * Suits rain over the table, once. Not with less motion.
 *
 * @param elapsedMs for how long they have rained. Where the screen is made anew, as when a device is turned, they go on.
 */
@Composable
fun Celebration(elapsedMs: () -> ULong, onEnd: () -> Unit) {
    val elapsed = remember { elapsedMs().coerceAtMost(DURATION.toULong()).toInt() }
    val clock = remember { Animatable(elapsed / DURATION.toFloat()) }
    val flakes = remember { flakes() }
    LaunchedEffect(Unit) {
        clock.animateTo(1f, tween(DURATION - elapsed, easing = LinearEasing))
        onEnd()
    }
    Canvas(Modifier.fillMaxSize()) {
        val side = min(size.width, size.height) * 0.055f
        for (flake in flakes) {
            val fallen = (clock.value - flake.start) * flake.speed
            if (fallen !in 0f..1.1f) continue
            val length = side * flake.size
            val x = (flake.x + flake.sway * sin(fallen * 9f)) * size.width
            translate(x, fallen * (size.height + length) - length) {
                rotate(flake.turn * fallen, Offset(length / 2, length / 2)) {
                    val outline = Outlines.fill(flake.suit.name.lowercase())
                    drawPath(outline.within(Rect(0f, 0f, length, length)), flake.colour)
                }
            }
        }
    }
}

/** The same rain every time: it is a picture, not a game. */
private fun flakes(): List<Flake> {
    val random = Random(13)
    val colours = listOf(Color(0xFFFFD54F), Color(0xFFFFF8E1), Color(0xFFEF9A9A), Color(0xFFA5D6A7), Color(0xFF90CAF9))
    return List(COUNT) {
        Flake(
            suit = Suit.entries.random(random),
            colour = colours.random(random),
            x = random.nextFloat(),
            sway = random.nextFloat() * 0.05f,
            start = random.nextFloat() * 0.55f,
            speed = 1.8f + random.nextFloat() * 1.4f,
            turn = random.nextFloat() * 900f - 450f,
            size = 0.6f + random.nextFloat() * 0.9f,
        )
    }
}
