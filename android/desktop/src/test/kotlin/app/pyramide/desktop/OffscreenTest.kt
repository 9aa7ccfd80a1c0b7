package app.pyramide.desktop

import app.pyramide.core.Session
import java.nio.file.Path
import kotlin.io.path.createFile
import kotlin.io.path.exists
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readBytes
import kotlin.io.path.writeText
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.rules.TemporaryFolder

/** Every tap that has a name. */
private val EVERY_TAP = """
    stock, waste, waste 1, undo, redo, hint, code, menu, rules, back
    daily, previous month, next month, today, confirm, restart, settings, show verdict, about, back, back
    statistics, reset, cancel, back, introduction, skip, new, winnable deal, any, easy, medium, hard, back
    new, by code, type PY1-M-AAAAAAS, deal, draw, new, by code, type PY1-XAC-AAAAAAS, deal, confirm, stock, stock, under
    new, by code, type PY1-P-AAAAALT, deal, confirm, stock, waste 2, waste 3, stock, stock, stock, stock, stock, stock
    stock, show how, play moves, pause, next move, from the start, back
""".trim().split(Regex(""",\s*|\n\s*"""))

class OffscreenTest {
    @get:Rule
    val temporary = TemporaryFolder()

    private fun file(text: String): Path = temporary.newFile().toPath().also { it.writeText(text) }

    private fun taps(vararg taps: String): Path = file(taps.joinToString("\n"))

    private fun newFolder(): Path = temporary.newFolder().toPath()

    /** What keeps that cards move or do not. */
    private fun data(motion: Boolean): Path = newFolder().also { folder ->
        Session.open("$folder", SystemClock.now()).use { it.setSettings(it.settings().copy(motion = motion)) }
    }

    /** The pictures after each of the taps. */
    private fun draw(options: Options, folder: Path = newFolder()): List<ByteArray> {
        drawOffscreen(options, folder)
        return folder.listDirectoryEntries().sorted().map { it.readBytes() }
    }

    private fun problem(options: Options, folder: Path = newFolder()): String =
        assertFailsWith<Problem> { drawOffscreen(options, folder) }.message.orEmpty()

    @Test
    fun `each tap gives a picture, of what lies far down in a screen too`() {
        val taps = taps("hint", "settings", "about", "back", "back", "new", "by code", "type PY1-")
        val folder = newFolder()
        val pictures = draw(Options(code = CODE, width = 320, height = 480, taps = taps), folder)
        assertEquals((0..8).map { "00$it.png" }, folder.listDirectoryEntries().sorted().map { it.name })
        val distinct = pictures.map { it.toList() }.distinct()
        // Back from the about screen are the settings.
        assertTrue(distinct.size >= 8, "${distinct.size}")
    }

    @Test
    fun `every tap that has a name can be done`() {
        assertEquals(emptySet(), NAMES - EVERY_TAP.toSet() - setOf("play"))
        val taps = taps(*EVERY_TAP.toTypedArray())
        draw(Options(data = data(motion = false), code = CODE, width = 240, height = 320, taps = taps))
    }

    @Test
    fun `a picture is taken when nothing moves any more`() {
        val taps = taps("stock", "KD", "undo", "restart")
        val (moving, still) = listOf(true, false).map { motion ->
            draw(Options(data = data(motion), code = "PY1-P-AAAAAAS", width = 240, height = 320, taps = taps))
        }
        assertEquals(5, moving.size)
        moving.zip(still).forEachIndexed { i, (moved, stood) -> assertContentEquals(stood, moved, "picture $i") }
    }

    @Test
    fun `what can do nothing now is told with its line`() {
        val undo = taps("stock", "undo", "undo")
        assertEquals("$undo:3: undo can do nothing now", problem(Options(code = CODE, taps = undo)))
        val deal = taps("new", "by code", "type PY1-", "deal")
        assertEquals("$deal:4: deal can do nothing now", problem(Options(code = CODE, taps = deal)))
        val daily = taps("settings", "daily")
        assertEquals("$daily:2: there is no daily on the screen now", problem(Options(code = CODE, taps = daily)))
    }

    @Test
    fun `a new run leaves no picture of an earlier one, and all else`() {
        val folder = newFolder()
        for (name in listOf("001.png", "999.png", "2024.png", "a.png")) folder.resolve(name).createFile()
        drawOffscreen(Options(code = CODE), folder)
        assertEquals(listOf("000.png", "2024.png", "a.png"), folder.listDirectoryEntries().map { it.name }.sorted())
    }

    @Test
    fun `a wrong deal makes no folder`() {
        val (folder, data) = newFolder().run { resolve("pictures") to resolve("data") }
        for (wrong in listOf(Options(code = "PY1-"), Options(deck = file("KD")))) {
            problem(wrong.copy(data = data), folder)
            assertFalse(folder.exists() || data.exists())
        }
    }

    @Test
    fun `a folder that is none is told`() {
        val file = file("")
        assertEquals("cannot use $file: it is a file (see --help)", problem(Options(code = CODE), file))
        assertEquals("cannot use $file/a: not a directory (see --help)", problem(Options(code = CODE), file.resolve("a")))
        val data = problem(Options(data = file))
        assertTrue(data.startsWith("cannot use $file: ") && "device" !in data, data)
    }
}
