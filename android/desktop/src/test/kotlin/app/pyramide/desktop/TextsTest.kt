package app.pyramide.desktop

import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class TextsTest {
    private val files = LanguageFiles.all.map { (tag, _) -> TextFile.read(tag) }
    private val placeholder = Regex("""%\d\$[sd]""")

    private fun placeholders(words: String) = placeholder.findAll(words).map { it.value }.sorted().toList()

    @Test
    fun `every language has exactly the texts that the screens use`() = files.forEach { file ->
        assertEquals(Phrase.entries.map { it.key }.toSet(), file.strings.keys, file.language)
        assertEquals(CountedPhrase.entries.map { it.key }.toSet(), file.plurals.keys, file.language)
    }

    @Test
    fun `every language has the same placeholders`() {
        val english = files.first()
        for (file in files) {
            for ((key, words) in file.strings) {
                assertEquals(placeholders(english.strings.getValue(key)), placeholders(words), "${file.language}: $key")
            }
            for ((key, forms) in file.plurals) for ((quantity, words) in forms) {
                val expected = english.plurals.getValue(key).getValue(quantity)
                assertEquals(placeholders(expected), placeholders(words), "${file.language}: $key, $quantity")
            }
        }
    }

    @Test
    fun `every counted text has both forms`() = files.forEach { file ->
        for ((key, forms) in file.plurals) assertEquals(setOf("one", "other"), forms.keys, "${file.language}: $key")
    }

    @Test
    fun `no text is empty or left with a sign that is not a placeholder`() = files.forEach { file ->
        for ((key, words) in file.strings) {
            assertTrue(words.isNotBlank(), "${file.language}: $key")
            assertTrue('%' !in words.replace(placeholder, "").replace(", %", ""), "${file.language}: $key")
        }
    }

    @Test
    fun `Danish says what the rules of the app say, word for word`() {
        val danish = LanguageFiles.texts("da")
        assertEquals("Dette kort er blokeret af et andet", danish.of(Phrase.NoticeBlocked))
        assertEquals("Summen skal være 13", danish.of(Phrase.NoticeMustMakeThirteen))
        assertEquals("Ingen mulige træk tilbage", danish.of(Phrase.NoticeStuck))
    }

    @Test
    fun `words are filled in and counted`() {
        val english = LanguageFiles.texts("en")
        assertEquals("row 7, place 3", english.of(Phrase.PlaceSpoken, 7, 3))
        assertEquals("1 card", english.of(CountedPhrase.CardsCount, 1))
        assertEquals("23 cards", english.of(CountedPhrase.CardsCount, 23))
        assertEquals("en", LanguageFiles.texts("xx").language)
    }
}
