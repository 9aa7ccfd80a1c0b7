@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.runComposeUiTest
import app.pyramide.core.GameException
import app.pyramide.core.Session
import app.pyramide.ui.screens.FailureScreen
import app.pyramide.ui.text.Phrase
import kotlin.io.path.ExperimentalPathApi
import kotlin.io.path.createTempDirectory
import kotlin.io.path.deleteRecursively
import kotlin.test.Test
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull

@OptIn(ExperimentalPathApi::class)
class OpeningTest {
    private val danish = LanguageFiles.texts("da")

    @Test
    fun `a folder in use is told, and opened once it is free`() {
        val folder = createTempDirectory("opening")
        val other = Session.open(folder.toString(), SystemClock.now())
        val platform = desktopPlatform(worker = { it.run() }, main = { it.run() })
        Opening(options(listOf("--data", "$folder")), platform).use { opening ->
            val error = assertIs<GameException.InUse>(opening.error)
            assertNull(opening.model)
            runComposeUiTest {
                setContent { FailureScreen(error, danish, opening::open) }
                onNodeWithText(danish.of(Phrase.FailureInUse)).assertExists()
                other.close()
                onNodeWithTag("retry").performClick()
            }
            assertNull(opening.error)
            assertNotNull(opening.model).close()
        }
        folder.deleteRecursively()
    }
}
