@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.runComposeUiTest
import app.pyramide.core.GameException
import app.pyramide.core.Session
import app.pyramide.core.Theme
import app.pyramide.ui.model.Opening
import app.pyramide.ui.screens.FailureScreen
import app.pyramide.ui.text.Phrase
import kotlin.io.path.ExperimentalPathApi
import kotlin.io.path.createTempDirectory
import kotlin.io.path.deleteRecursively
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs

@OptIn(ExperimentalPathApi::class)
class OpeningTest {
    private val danish = LanguageFiles.texts("da")

    @Test
    fun `a folder in use is told, and opened once it is free`() {
        val folder = createTempDirectory("opening")
        val other = Session.open(folder.toString(), SystemClock.now())
        val platform = desktopPlatform(worker = { it.run() }, main = { it.run() })
        KeptGame(options(listOf("--data", "$folder")), platform).use { game ->
            val error = assertIs<GameException.InUse>(assertIs<Opening.Failed>(game.opening).error)
            runComposeUiTest {
                setContent { FailureScreen(error, danish, game::retry) }
                onNodeWithText(danish.of(Phrase.FailureInUse)).assertExists()
                other.close()
                onNodeWithTag("retry").performClick()
            }
            assertIs<Opening.Done>(game.opening).model.close()
        }
        folder.deleteRecursively()
    }

    @Test
    fun `what the options ask for is not kept, and what the player chooses is`() {
        val folder = createTempDirectory("opening")
        val platform = desktopPlatform(worker = { it.run() }, main = { it.run() })
        KeptGame(options(listOf("--data", "$folder", "--dark", "--lang", "da")), platform).use { game ->
            val model = assertIs<Opening.Done>(game.opening).model
            assertEquals(Theme.DARK to "da", model.settings.run { theme to language })
            model.change(model.settings.copy(sound = false))
            assertEquals(Theme.DARK to "da", model.settings.run { theme to language })
            model.close()
        }
        Session.open(folder.toString(), SystemClock.now()).use {
            val kept = it.settings()
            assertEquals(Triple(Theme.SYSTEM, null, false), Triple(kept.theme, kept.language, kept.sound))
        }
        folder.deleteRecursively()
    }
}
