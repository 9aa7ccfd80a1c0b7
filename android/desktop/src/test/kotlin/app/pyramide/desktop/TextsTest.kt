package app.pyramide.desktop

import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.date
import app.pyramide.ui.text.number
import app.pyramide.ui.text.percent
import java.time.LocalDate
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class TextsTest {
    private val files = LanguageFiles.all.map { (tag, _) -> LanguageFile.read(tag) }
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
                val expected = placeholders(english.plurals.getValue(key).getValue("other"))
                val found = placeholders(words)
                // The count is the last; a form for a single number may say it in words.
                val said = quantity in listOf("zero", "one", "two") && found == expected.dropLast(1)
                assertTrue(said || found == expected, "${file.language}: $key, $quantity")
            }
        }
    }

    @Test
    fun `every counted text has the forms of its language`() = files.forEach { file ->
        val forms = (0..200).map { quantity(file.language, it) }.toSet()
        for ((key, found) in file.plurals) assertEquals(forms, found.keys, "${file.language}: $key")
    }

    @Test
    fun `Arabic counts in six ways`() {
        val arabic = LanguageFiles.texts("ar")
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
    fun `no text is empty or left with a sign that is not a placeholder`() = files.forEach { file ->
        for ((key, words) in file.strings) {
            assertTrue(words.isNotBlank(), "${file.language}: $key")
            assertTrue('%' !in words.replace(placeholder, "").replace(Regex("[,،] %"), ""), "${file.language}: $key")
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

    @Test
    fun `numbers and days are written as in the language, with the digits of the cards`() {
        val day = LocalDate.of(2026, 11, 30)
        fun written(language: String) =
            LanguageFiles.texts(language).run { listOf(percent(0.67), number(2.5), number(31.0), date(day)) }
                .map { it.replace(Regex("[\u00A0\u202F]"), " ") }
        assertEquals(listOf("67%", "2.5", "31", "Nov 30, 2026"), written("en"))
        assertEquals(listOf("67 %", "2,5", "31", "30.11.2026"), written("de"))
        val arabic = written("ar").joinToString()
        for (digits in listOf("67", "2", "5", "31", "30", "2026")) assertTrue(digits in arabic, arabic)
    }
}
