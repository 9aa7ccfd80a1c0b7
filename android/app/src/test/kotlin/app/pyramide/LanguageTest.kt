package app.pyramide

import androidx.compose.ui.geometry.Rect
import app.pyramide.platform.AndroidClock
import app.pyramide.platform.AndroidLanguages
import app.pyramide.ui.model.Screen
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** The languages of the app, and what one that is written from the right turns round. */
@RunWith(RobolectricTestRunner::class)
class LanguageTest {
    @get:Rule
    val device = Device()

    private fun launch(language: String = "") {
        device.languages = language
        device.kept { it.dealCode("PY1-N-AAAAAAS", AndroidClock.now()) }
        device.launch()
    }

    /** Where everything is, by its tag. */
    private fun places(language: String, screen: Screen): Map<String?, Rect> {
        launch(language)
        device.model.go(screen)
        device.settle()
        return device.nodes().associate { it.tag to it.node.boundsInWindow }.also { device.end() }
    }

    private fun Map<String?, Rect>.isLeft(one: String, other: String) =
        assertNotNull(get(one), one).center.x < assertNotNull(get(other), other).center.x

    @Test
    fun `Arabic mirrors the bar and the rows of a list, not the cards`() {
        val (english, arabic) = places("en", Screen.Table) to places("ar", Screen.Table)
        for ((left, right) in listOf("7.1" to "7.7", "2.1" to "2.2", "waste" to "stock", "menu" to "undo")) {
            assertTrue(english.isLeft(left, right) && arabic.isLeft(left, right), "$left, $right")
        }
        assertTrue(english.isLeft("score", "time") && arabic.isLeft("time", "score"))

        val width = device.application.resources.displayMetrics.widthPixels / 2
        assertTrue(places("en", Screen.Settings).getValue("back").center.x < width)
        assertTrue(places("ar", Screen.Settings).getValue("back").center.x > width)
    }

    @Test
    fun `numbers have the same digits in every language`() {
        launch("ar")
        device.tap("stock")
        Screen.entries.forEach { screen ->
            device.model.go(screen)
            device.settle()
            val words = device.nodes().flatMap { it.texts + listOfNotNull(it.spoken) }
            assertTrue(words.any { word -> word.any { it in 'ء'..'ي' } }, "$screen is not in Arabic")
            assertEquals(emptyList(), words.filter { word -> word.any { it.isDigit() && it !in '0'..'9' } }, "$screen")
        }
    }

    @Test
    fun `Android counts in Arabic as the desktop does`() {
        val arabic = AndroidLanguages(device.application).texts("ar")
        val counted = listOf(0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111).map { arabic.of(CountedPhrase.HintsCount, it) }
        assertEquals(
            listOf(
                "لا تلميحات", "تلميح واحد", "تلميحان", "3 تلميحات", "10 تلميحات", "11 تلميحًا", "99 تلميحًا",
                "100 تلميح", "102 تلميح", "103 تلميحات", "111 تلميحًا",
            ),
            counted,
        )
    }

    @Test
    fun `the system's language is used unless another is chosen`() {
        RuntimeEnvironment.setQualifiers("+ar-ldrtl")
        val languages = AndroidLanguages(device.application)
        launch()
        assertNotNull(device.findText(languages.texts("ar").of(Phrase.Score)))
        assertEquals("ar", languages.texts(null).language)
        device.model.change(device.model.settings.copy(language = "da"))
        device.settle()
        assertNotNull(device.findText(languages.texts("da").of(Phrase.Score)))
    }
}
