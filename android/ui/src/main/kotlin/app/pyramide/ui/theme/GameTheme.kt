package app.pyramide.ui.theme

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.graphics.Color
import app.pyramide.core.CardBack
import app.pyramide.core.GameSettings
import app.pyramide.core.TableColour
import app.pyramide.core.Theme

/** The settings as they are from the start: for previews, and until the core has said its own. */
val GameSettingsDefaults = GameSettings(
    theme = Theme.SYSTEM,
    cardBack = CardBack.TRIANGLES,
    tableColour = TableColour.GREEN,
)

/** The colours of everything but the table: light or dark. A platform with its own gives those. */
fun interface ColourSchemes {
    fun scheme(dark: Boolean): ColorScheme
}

/** Material's colours for this game. */
val OwnColourSchemes = ColourSchemes { dark -> if (dark) DarkScheme else LightScheme }

/** Whether a theme is dark now. */
@Composable
fun isDark(theme: Theme): Boolean = when (theme) {
    Theme.SYSTEM -> isSystemInDarkTheme()
    Theme.LIGHT -> false
    Theme.DARK -> true
}

/** Puts on the theme that the player has chosen, here or, as for more contrast, in the system. */
@Composable
fun GameTheme(
    settings: GameSettings,
    moreContrast: Boolean = false,
    schemes: ColourSchemes = OwnColourSchemes,
    content: @Composable () -> Unit,
) {
    val dark = isDark(settings.theme)
    val contrast = settings.highContrast || moreContrast
    val scheme = remember(dark, contrast, schemes) {
        schemes.scheme(dark).let { if (contrast) it.inHighContrast(dark) else it }
    }
    val table = remember(settings, dark, moreContrast) { tableTheme(settings, dark, moreContrast) }
    MaterialTheme(colorScheme = scheme) {
        CompositionLocalProvider(LocalTableTheme provides table, content = content)
    }
}

internal fun ColorScheme.inHighContrast(dark: Boolean): ColorScheme {
    val (paper, ink) = if (dark) Color.Black to Color.White else Color.White to Color.Black
    val strong = if (dark) Color(0xFF8CF0BE) else Color(0xFF00391F)
    return copy(
        background = paper,
        onBackground = ink,
        surface = paper,
        onSurface = ink,
        onSurfaceVariant = ink,
        outline = ink,
        outlineVariant = ink,
        primary = strong,
        onPrimary = paper,
        // What is chosen among others.
        secondaryContainer = strong,
        onSecondaryContainer = paper,
    )
}

private val LightScheme = lightColorScheme(
    primary = Color(0xFF1E6A4C),
    onPrimary = Color.White,
    primaryContainer = Color(0xFFC4EBD6),
    onPrimaryContainer = Color(0xFF00301D),
    secondary = Color(0xFF86263A),
    onSecondary = Color.White,
    secondaryContainer = Color(0xFFDCE8DF),
    onSecondaryContainer = Color(0xFF17231C),
    tertiary = Color(0xFF12499C),
    background = Color(0xFFFAF7EF),
    onBackground = Color(0xFF1C211E),
    surface = Color(0xFFFAF7EF),
    onSurface = Color(0xFF1C211E),
    surfaceVariant = Color(0xFFE9E6DB),
    onSurfaceVariant = Color(0xFF4A514C),
    surfaceContainerLowest = Color.White,
    surfaceContainerLow = Color(0xFFF5F2E9),
    surfaceContainer = Color(0xFFF1EEE4),
    surfaceContainerHigh = Color(0xFFFFFDF7),
    surfaceContainerHighest = Color(0xFFE9E6DB),
    outline = Color(0xFF757C77),
    outlineVariant = Color(0xFFD3D2C7),
)

private val DarkScheme = darkColorScheme(
    primary = Color(0xFF8BD5B1),
    onPrimary = Color(0xFF003824),
    primaryContainer = Color(0xFF1B4F39),
    onPrimaryContainer = Color(0xFFC4EBD6),
    secondary = Color(0xFFF0A9B6),
    onSecondary = Color(0xFF4B0D1B),
    secondaryContainer = Color(0xFF2C3A32),
    onSecondaryContainer = Color(0xFFDCE8DF),
    tertiary = Color(0xFFA9C7FF),
    background = Color(0xFF111613),
    onBackground = Color(0xFFE3E3DC),
    surface = Color(0xFF111613),
    onSurface = Color(0xFFE3E3DC),
    surfaceVariant = Color(0xFF2A302C),
    onSurfaceVariant = Color(0xFFBCC3BD),
    surfaceContainerLowest = Color(0xFF0C100E),
    surfaceContainerLow = Color(0xFF171C19),
    surfaceContainer = Color(0xFF1B211D),
    surfaceContainerHigh = Color(0xFF222925),
    surfaceContainerHighest = Color(0xFF2C332F),
    outline = Color(0xFF868D88),
    outlineVariant = Color(0xFF3B423D),
)
