package app.pyramide.desktop

import app.pyramide.ui.text.Phrase
import org.junit.Rule
import org.junit.rules.TemporaryFolder
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals

/** What is kept as a file. */
class SharingTest {
    @get:Rule
    val temporary = TemporaryFolder()

    @Test
    fun `a file is written, or the player is told that it cannot be`() {
        val told = ArrayList<String>()
        val file = File(temporary.root, "pyramide.csv")
        write("day,code\n", file, told::add)
        assertEquals("day,code\n", file.readText())
        assertEquals(emptyList<String>(), told)
        write("day,code\n", temporary.newFolder(), told::add)
        assertEquals(listOf(LanguageFiles.texts(null).of(Phrase.FileNotWritten)), told)
    }
}
