package app.pyramide.desktop

import app.pyramide.core.GameException
import app.pyramide.core.Preset
import app.pyramide.core.Session
import app.pyramide.ui.model.AppRules
import app.pyramide.ui.model.LONGEST_TEXT
import app.pyramide.ui.model.NewGameForm
import app.pyramide.ui.model.fromOutside
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.explain
import org.junit.Rule
import org.junit.rules.TemporaryFolder
import java.nio.CharBuffer
import kotlin.io.path.Path
import kotlin.io.path.createDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.writeText
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** Texts that others make: links, what is pasted, files and the names of folders. */
class UntrustedTextTest {
    @get:Rule
    val temporary = TemporaryFolder()

    private val hostile = listOf(
        "new\nline\r\n", "%s %n %1\$s %2\$d %@ %", "\$1 \\1 \${x}", "../../etc/passwd", "nul\u0000nul",
        "\u202Eright to left\u2066", "\u001B[31mred\u001B[0m\u009B2J", "half \uD83D", "\uDC00", "\u2028\u2029",
        "x".repeat(1_000_000), "\uD83C\uDCA1".repeat(500_000), "PY1-N-".repeat(200_000), "%s".repeat(500_000),
    )

    /** What could steer a terminal or pose as another line. */
    private fun steers(text: String) = text.any {
        it.isISOControl() || it.category == CharCategory.FORMAT || it in "\u2028\u2029"
    }

    @Test
    fun `what fills a text is not read as one`() {
        for ((tag, _) in LanguageFiles.all) {
            val texts = LanguageFiles.texts(tag)
            for (text in hostile.filter { it.length < 100 }) {
                assertEquals(1, texts.of(Phrase.ShareCode, text).split(text).size - 1, tag)
                val two = texts.of(Phrase.CodeBadCharacterMeant, 7, text, text)
                assertEquals(2, two.split(text).size - 1, tag)
                assertTrue(text in texts.of(CountedPhrase.ChartBar, 2, text, text, 2), tag)
            }
        }
    }

    @Test
    fun `a text from outside is short and whole`() {
        for (text in hostile) {
            val read = fromOutside(text)
            assertTrue(read.length <= LONGEST_TEXT)
            // Fails where it is no Unicode.
            Charsets.UTF_8.newEncoder().encode(CharBuffer.wrap(read))
        }
        for (text in hostile.take(7)) assertEquals(text, fromOutside(text))
        assertEquals("half ?", fromOutside("half \uD83D"))
    }

    @Test
    fun `whatever is pasted is a code or told to be none`() {
        val form = NewGameForm(Preset.APP, AppRules)
        for (text in hostile) for (begin in listOf("", "PY", "PY1-", "PY1-N-", "PY1-N-AAAAAAS-")) {
            val filled = form.withCode(begin + text)
            assertTrue(filled.code.length <= LONGEST_TEXT)
            val read = filled.read
            assertEquals(filled.code.isBlank(), read == null)
            read?.onSuccess { assertTrue(it.text.length < 20, it.text) }?.onFailure { problem ->
                val told = LanguageFiles.texts("en").explain(assertIs<GameException.BadCode>(problem))
                assertTrue(told.length in 1..<300 && !steers(told), told)
            }
        }
        val around = form.withCode("\u001B[1m\u202E%s\u0000\n PY1-N-AAAAAAS \uD83D")
        assertEquals("PY1-N-AAAAAAS", around.read?.getOrThrow()?.text)
    }

    @Test
    fun `whatever a deck says it is cards or told to be none`() = Session.inMemory().use { session ->
        for (text in hostile) {
            val error = assertFailsWith<GameException.BadDeck> {
                session.dealDeck(fromOutside(text), AppRules, SystemClock.now())
            }
            assertTrue(explain(error).length < 300)
        }
    }

    @Test
    fun `a message steers no terminal`() {
        for (text in hostile) {
            val shown = plain("--code $text: it is no code")
            assertTrue(shown.length < 10_000 && !steers(shown), shown)
        }
        assertEquals("“a\\u{1b}[31m\\u{a}” is no card", plain("“a\u001B[31m\n” is no card"))
        assertEquals("Værsgo 🂡", plain("Værsgo 🂡"))
    }

    @Test
    fun `a file is read as far as it can be meant`() {
        val file = temporary.newFile().toPath()
        file.writeText("x".repeat(1_000_000))
        for (read in listOf<() -> Any>({ taps(file) }, { read(file) })) {
            assertTrue("longer than" in assertFailsWith<BadArgument> { read() }.message.orEmpty())
        }
    }

    @Test
    fun `a folder is the one that was named, whatever its name`() {
        // Which names there can be is the system's to say.
        val names = hostile.filter { it.length < 100 && '/' !in it && runCatching { Path(it) }.isSuccess }
        assertTrue(names.size > 2)
        for (name in names) {
            val parent = temporary.newFolder().toPath()
            val folder = parent.resolve(name).createDirectory()
            Session.open(folder.toString(), SystemClock.now()).close()
            assertEquals(listOf(folder.name), parent.listDirectoryEntries().map { it.name })
            assertTrue("results.log" in folder.listDirectoryEntries().map { it.name })
        }
        assertFailsWith<BadArgument> { options(listOf("--data", "nul\u0000")) }
        assertFailsWith<GameException.Storage> { Session.open("nul\u0000", SystemClock.now()) }
    }
}
