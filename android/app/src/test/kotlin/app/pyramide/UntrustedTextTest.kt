package app.pyramide

import android.net.Uri
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Texts that others make: links, and what another app shares. */
@RunWith(RobolectricTestRunner::class)
class UntrustedTextTest {
    @get:Rule
    val device = Device()

    private val hostile = listOf(
        "%s %n %1\$s %2\$d %@ %", "new\nline", "../../etc/passwd", "nul\u0000nul", "\u202Eright to left\u2066",
        "\u001B[31mred\u001B[0m", "half \uD83D", "PY1-N-\uD83D", "x".repeat(1_000_000), "🂡".repeat(250_000),
    )

    @Test
    fun `whatever is sent is a deal or told to be none`() {
        val golden = GoldenGame()
        device.launchGolden(golden)
        device.tap(device.view.slotOf("KH"))
        val before = device.view.pyramid
        for (text in hostile) {
            for (intent in listOf(sent(text), link("pyramide:" + Uri.encode(text)))) {
                device.controller.newIntent(intent)
                device.settle()
                val words = device.nodes().filter { it.isIn("message") }.flatMap { it.texts }
                val told = assertNotNull(words.singleOrNull(), text.take(30))
                device.readMessage()
                assertTrue(told.length < 300 && told.none(::steers), told)
                assertEquals(before, device.view.pyramid)
                assertNull(device.model.question)
            }
        }
    }

    @Test
    fun `what fills a text is not read as one`() {
        device.launch()
        val languages = device.game.platform.languages
        for ((tag, _) in languages.all) for (text in hostile) {
            assertContains(languages.texts(tag).of(Phrase.ShareCode, text), text)
            assertContains(languages.texts(tag).of(CountedPhrase.ChartBar, 2, text, 2), text)
        }
    }

    /** What could pose as another line, or turn the direction of writing. */
    private fun steers(character: Char) = character.isISOControl() || character.category == CharCategory.FORMAT
}
