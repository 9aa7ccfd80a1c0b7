package app.pyramide.ui.theme

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import app.pyramide.core.CardBack
import app.pyramide.core.GameSettings
import app.pyramide.core.Suit
import app.pyramide.core.TableColour

/** The colours of the table, the same on every platform. */
@Immutable
data class TableTheme(
    /** The cloth in its middle and at its edge. */
    val cloth: Color,
    val clothEdge: Color,
    /** What is written or drawn on the cloth. */
    val onCloth: Color,
    /** Behind what is written on the cloth where it lies over cards. */
    val plate: Color,
    val card: CardTheme,
)

/** How cards look. */
@Immutable
data class CardTheme(
    val face: Color,
    /** Over the face of a card that cannot be played. */
    val coveredShade: Color,
    val edge: Color,
    val edgeWidth: Float,
    /** Around a selected card and, dashed, around a hinted one. */
    val mark: Color,
    val suits: Map<Suit, Color>,
    val back: Color,
    val onBack: Color,
    val backPattern: CardBack,
    val largerRanks: Boolean,
)

/** The table that the screens draw. */
val LocalTableTheme = staticCompositionLocalOf { tableTheme(GameSettingsDefaults, dark = false) }

/** The cloth of the table: lighter in its middle, as under a lamp. */
@Composable
fun Modifier.cloth(): Modifier {
    val theme = LocalTableTheme.current
    return drawBehind {
        drawRect(
            Brush.radialGradient(
                listOf(theme.cloth, theme.clothEdge),
                center = Offset(size.width / 2, size.height * 0.42f),
                radius = size.maxDimension * 0.7f,
            ),
        )
    }
}

/** The table as the player has chosen it, in high contrast too where the system asks for that. */
fun tableTheme(settings: GameSettings, dark: Boolean, moreContrast: Boolean = false): TableTheme {
    val contrast = settings.highContrast || moreContrast
    val (cloth, edge) = cloth(settings.tableColour, dark, contrast)
    val light = settings.tableColour == TableColour.SAND && !dark && !contrast
    return TableTheme(
        cloth = cloth,
        clothEdge = edge,
        onCloth = if (light) Color(0xFF2B2417) else Color(0xFFF6F4EC),
        plate = if (light) Color(0xE6FBF4E4) else Color(0xE6101713),
        card = cardTheme(settings, dark, contrast),
    )
}

private fun cardTheme(settings: GameSettings, dark: Boolean, contrast: Boolean) = CardTheme(
    face = when {
        contrast -> Color.White
        dark -> Color(0xFFEBE7DD)
        else -> Color(0xFFFFFDF7)
    },
    coveredShade = Color(0xFF1A2420).copy(alpha = if (contrast) 0.28f else 0.17f),
    edge = if (contrast) Color.Black else Color(0x59201A10),
    edgeWidth = if (contrast) 0.035f else 0.018f,
    mark = if (contrast) Color.Black else Color(0xFF12499C),
    suits = suitColours(settings.fourColours, contrast),
    back = if (dark) Color(0xFF6A1D2B) else Color(0xFF86263A),
    onBack = Color(0xFFF3DFC1),
    backPattern = settings.cardBack,
    largerRanks = settings.largerRanks,
)

private fun suitColours(four: Boolean, contrast: Boolean): Map<Suit, Color> {
    val black = if (contrast) Color.Black else Color(0xFF1D2321)
    val red = if (contrast) Color(0xFFB00020) else Color(0xFFC3223A)
    val green = if (contrast) Color(0xFF0D5A25) else Color(0xFF14692F)
    val blue = if (contrast) Color(0xFF10408F) else Color(0xFF1651AE)
    return mapOf(
        Suit.CLUBS to if (four) green else black,
        Suit.DIAMONDS to if (four) blue else red,
        Suit.HEARTS to red,
        Suit.SPADES to black,
    )
}

/** The cloth in its middle and at its edge. */
private fun cloth(colour: TableColour, dark: Boolean, contrast: Boolean): Pair<Color, Color> = when {
    contrast && dark -> Color(0xFF000000) to Color(0xFF000000)
    contrast -> when (colour) {
        TableColour.GREEN -> Color(0xFF0B3D2A) to Color(0xFF0B3D2A)
        TableColour.BLUE -> Color(0xFF0C2C57) to Color(0xFF0C2C57)
        TableColour.SAND -> Color(0xFF45341A) to Color(0xFF45341A)
        TableColour.GREY -> Color(0xFF24282B) to Color(0xFF24282B)
    }
    dark -> when (colour) {
        TableColour.GREEN -> Color(0xFF1B4435) to Color(0xFF0B211A)
        TableColour.BLUE -> Color(0xFF1E3A5F) to Color(0xFF0C1B30)
        TableColour.SAND -> Color(0xFF463B29) to Color(0xFF221C12)
        TableColour.GREY -> Color(0xFF33393C) to Color(0xFF17191B)
    }
    else -> when (colour) {
        TableColour.GREEN -> Color(0xFF3C8C69) to Color(0xFF1E5F46)
        TableColour.BLUE -> Color(0xFF3F76B4) to Color(0xFF1F4B83)
        TableColour.SAND -> Color(0xFFE9D9B6) to Color(0xFFCDB588)
        TableColour.GREY -> Color(0xFF6B757B) to Color(0xFF434B50)
    }
}
