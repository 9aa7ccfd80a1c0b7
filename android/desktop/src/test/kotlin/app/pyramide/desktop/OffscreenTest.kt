package app.pyramide.desktop

import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readBytes
import kotlin.io.path.writeText
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.rules.TemporaryFolder

class OffscreenTest {
    @get:Rule
    val temporary = TemporaryFolder()

    @Test
    fun `each tap gives a picture, of what lies far down in a screen too`() {
        val taps = temporary.newFile().toPath().also { it.writeText("hint\nsettings\nabout\nback\nback\nnew\nby code\ntype PY1-\n") }
        val folder = temporary.newFolder().toPath()
        drawOffscreen(Options(code = CODE, width = 320, height = 480, taps = taps), folder)
        val pictures = folder.listDirectoryEntries().sorted()
        assertEquals((0..8).map { "00$it.png" }, pictures.map { it.name })
        val distinct = pictures.map { it.readBytes().toList() }.distinct()
        // Back from the about screen are the settings.
        assertTrue(distinct.size >= 8, "${distinct.size}")
    }
}
