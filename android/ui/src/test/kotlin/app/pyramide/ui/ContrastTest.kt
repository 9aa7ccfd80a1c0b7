package app.pyramide.ui

import androidx.compose.material3.ColorScheme
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.compositeOver
import androidx.compose.ui.graphics.luminance
import app.pyramide.core.TableColour
import app.pyramide.ui.theme.GameSettingsDefaults
import app.pyramide.ui.theme.OwnColourSchemes
import app.pyramide.ui.theme.inHighContrast
import app.pyramide.ui.theme.tableTheme
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/**
 * Words and signs stand out from what they lie on by as much as the Web Content Accessibility Guidelines ask for
 * (1.4.3, 1.4.6, 1.4.11): signs 3, words 4.5, in high contrast 7.
 */
class ContrastTest {
    @Test
    fun `words stand out in every theme`() {
        for ((name, scheme) in schemes()) {
            val least = if ("high" in name) 7f else 4.5f
            with(scheme) {
                stands(onBackground, background, least, name)
                stands(onSurface, surfaceContainerHigh, 4.5f, name)
                stands(onSurfaceVariant, surface, least, name)
                stands(primary, background, least, name)
                stands(primary, surfaceContainerHigh, 4.5f, name)
                stands(onPrimary, primary, least, name)
                stands(onSecondaryContainer, secondaryContainer, least, name)
                stands(error, background, 4.5f, name)
            }
        }
    }

    @Test
    fun `what is chosen stands out in high contrast`() {
        for ((name, scheme) in schemes().filterKeys { "high" in it }) {
            stands(scheme.secondaryContainer, scheme.background, 3f, name)
        }
    }

    @Test
    fun `what is on the cloth stands out on every one`() {
        for (colour in TableColour.entries) for (dark in listOf(false, true)) for (high in listOf(false, true)) {
            val name = "$colour, dark $dark, high contrast $high"
            val settings = GameSettingsDefaults.copy(tableColour = colour, highContrast = high)
            with(tableTheme(settings, dark)) {
                stands(onCloth, cloth, if (high) 7f else 3f, name)
                stands(onCloth, clothEdge, if (high) 7f else 4.5f, name)
                stands(onCloth, plate.compositeOver(card.face), 4.5f, name)
                stands(card.mark, card.face, 4.5f, name)
            }
        }
    }

    @Test
    fun `the system asks for the same contrast as the setting`() {
        for (colour in TableColour.entries) for (dark in listOf(false, true)) {
            val settings = GameSettingsDefaults.copy(tableColour = colour)
            val chosen = tableTheme(settings.copy(highContrast = true), dark)
            assertEquals(chosen, tableTheme(settings, dark, moreContrast = true))
        }
    }

    @Test
    fun `suits stand out on free and on covered cards`() {
        for (four in listOf(false, true)) for (dark in listOf(false, true)) for (high in listOf(false, true)) {
            val settings = GameSettingsDefaults.copy(fourColours = four, highContrast = high)
            with(tableTheme(settings, dark).card) {
                for ((suit, colour) in suits) {
                    val name = "$suit, four colours $four, dark $dark, high contrast $high"
                    stands(colour, face, if (high) 7f else 4.5f, name)
                    // The shade lies over all of the card.
                    stands(coveredShade.compositeOver(colour), coveredShade.compositeOver(face), 3f, name)
                }
            }
        }
    }

    private fun schemes(): Map<String, ColorScheme> = listOf(false, true).flatMap { dark ->
        val (name, scheme) = (if (dark) "dark" else "light") to OwnColourSchemes.scheme(dark)
        listOf(name to scheme, "$name, high contrast" to scheme.inHighContrast(dark))
    }.toMap()

    private fun stands(ink: Color, paper: Color, least: Float, name: String) {
        val (dark, light) = listOf(ink.luminance(), paper.luminance()).sorted()
        val contrast = (light + 0.05f) / (dark + 0.05f)
        assertTrue(contrast >= least, "$name: $ink on $paper has $contrast, not $least")
    }
}
