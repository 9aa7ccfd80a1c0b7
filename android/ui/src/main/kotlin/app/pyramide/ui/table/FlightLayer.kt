package app.pyramide.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import app.pyramide.core.Card
import app.pyramide.ui.card.CardArt
import app.pyramide.ui.model.Happening
import kotlin.math.abs
import kotlin.math.cos

/** The flights of a step, and how far they are. */
@Stable
class FlightState(flights: List<Flight>) {
    private val clock = Animatable(0f)

    var flights: List<Flight> by mutableStateOf(flights)
        private set

    /** Milliseconds since the step. */
    val time: Float get() = clock.value

    /** The cards that are on their way and so not to be drawn where they will lie. */
    val flying: Set<Card> get() = flights.filter { it.endsVisible && it.endsFaceUp }.mapTo(HashSet()) { it.card }

    suspend fun fly() {
        val end = flights.maxOfOrNull { it.end } ?: return
        clock.animateTo(end.toFloat(), tween(end, easing = LinearEasing))
        flights = emptyList()
    }
}

/** The flights of a step from its first frame on. Those of the next one take their place at once. */
@Composable
fun rememberFlights(happening: Happening?, layout: TableLayout, motion: Boolean): FlightState {
    val state = remember(happening) {
        FlightState(if (motion && happening != null) flights(happening, layout) else emptyList())
    }
    LaunchedEffect(state) { state.fly() }
    return state
}

/** Draws the cards in the air. It answers no finger and no screen reader. */
@Composable
fun FlightLayer(state: FlightState, art: CardArt) {
    Canvas(Modifier.fillMaxSize()) {
        for (flight in state.flights) draw(flight, state.time, art)
    }
}

private fun DrawScope.draw(flight: Flight, time: Float, art: CardArt) {
    val linear = ((time - flight.delay) / flight.duration).coerceIn(0f, 1f)
    val fraction = FastOutSlowInEasing.transform(linear)
    val alpha = when {
        flight.startsVisible && flight.endsVisible -> 1f
        flight.endsVisible -> fraction
        else -> 1 - fraction
    }
    val faceUp = if (fraction < 0.5f) flight.startsFaceUp else flight.endsFaceUp
    // A card that turns is narrowest in the middle of its way.
    val turn = if (flight.startsFaceUp == flight.endsFaceUp) 1f else abs(cos(fraction * Math.PI)).toFloat()
    val rect = scaled(lerp(flight.origin, flight.destination, fraction), density)
    withTransform({
        translate(rect.left, rect.top)
        scale(rect.width / art.size.width, rect.height / art.size.height, Offset.Zero)
        scale(turn.coerceAtLeast(0.02f), 1f, Offset(art.size.width / 2, 0f))
    }) {
        with(art) { if (faceUp) face(flight.card, alpha = alpha) else back(alpha) }
    }
}

private fun scaled(rect: Rect, by: Float) =
    Rect(rect.left * by, rect.top * by, rect.right * by, rect.bottom * by)
