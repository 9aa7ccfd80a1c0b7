import app.pyramide.core.CardBack
import app.pyramide.core.GameSettings
import app.pyramide.core.TableColour
import app.pyramide.core.Theme
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.Test
import kotlin.test.assertEquals

class SettingsTest {
    @TempDir
    lateinit var folder: Path

    /** The generated record and the core each say what the defaults are. */
    @Test
    fun `the defaults are the core's`() {
        val defaults = GameSettings(theme = Theme.SYSTEM, cardBack = CardBack.TRIANGLES, tableColour = TableColour.GREEN)
        open(folder).use { session -> assertEquals(defaults, session.settings()) }
    }

    @Test
    fun `changed settings are kept`() {
        val changed =
            GameSettings(
                errorHelp = false,
                leftHand = true,
                theme = Theme.DARK,
                cardBack = CardBack.PLAIN,
                tableColour = TableColour.SAND,
                language = "da",
            )
        open(folder).use { session -> session.setSettings(changed) }
        open(folder).use { session -> assertEquals(changed, session.settings()) }
    }
}
