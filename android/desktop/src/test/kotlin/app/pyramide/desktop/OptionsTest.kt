package app.pyramide.desktop

import kotlin.io.path.Path
import kotlin.io.path.writeText
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.rules.TemporaryFolder

class OptionsTest {
    @get:Rule
    val temporary = TemporaryFolder()

    private fun options(vararg arguments: String) = options(arguments.toList())

    private fun wrong(vararg arguments: String): String =
        assertFailsWith<BadArgument> { options(*arguments) }.message.orEmpty()

    @Test
    fun `arguments are read`() {
        val options = options("--offscreen", "out", "--code", CODE, "--size", "800x1280", "--dark", "--lang", "da")
        assertEquals(
            Options(
                code = CODE, width = 800, height = 1280, dark = true, language = "da", offscreen = Path("out"),
            ),
            options,
        )
    }

    @Test
    fun `wrong arguments say what is wrong`() {
        assertTrue("no argument --colour" in wrong("--colour"))
        assertTrue("--size needs a value" in wrong("--size"))
        assertTrue("360x640" in wrong("--size", "360"))
        assertTrue("from 200" in wrong("--size", "10x10"))
        assertTrue("en, da, sv, de, ar" in wrong("--lang", "fr"))
        assertTrue("not both" in wrong("--code", CODE, "--deck", "file"))
        assertTrue("belongs to --offscreen" in wrong("--taps", "file"))
        assertTrue("twice" in wrong("--dark", "--dark"))
    }

    @Test
    fun `taps are read`() {
        val file = temporary.newFile().toPath().also { it.writeText("stock\n\n  Waste   2 # a pile\n7.3\nkd\nTS\nundo\ntype PY1-K a\n") }
        val on = taps(file).map { it.on }
        assertEquals(On.Named("stock"), on[0])
        assertEquals(On.Named("waste 2"), on[1])
        assertEquals(On.Named("7.3"), on[2])
        assertEquals(listOf("KD", "TS"), on.slice(3..4).map { short((it as On.Card).card) })
        assertEquals(On.Named("undo"), on[5])
        assertEquals(On.Field("PY1-K a"), on[6])
        assertEquals("$file:4", taps(file)[2].where)
    }

    @Test
    fun `a wrong tap is told with its file and line`() {
        for (text in listOf("stok", "7.8", "8.1", "3.4", "KX", "1D", "waste 4")) {
            val file = temporary.newFile().toPath().also { it.writeText("stock\n$text\n") }
            val message = assertFailsWith<BadArgument> { taps(file) }.message.orEmpty()
            assertTrue("$file:2: “${text.lowercase()}”" in message, message)
        }
    }

    @Test
    fun `a file that is missing is told`() {
        val message = assertFailsWith<BadArgument> { taps(Path("no-such-file")) }.message
        assertEquals("cannot read no-such-file: no such file or folder (see --help)", message)
    }

    @Test
    fun `data lies where the platform keeps it`() {
        val nothing = { _: String -> null }
        assertEquals(Path("/home/a/.local/share/pyramide"), dataFolder("Linux", "/home/a", nothing))
        assertEquals(Path("/data/pyramide"), dataFolder("Linux", "/home/a") { "/data" })
        assertEquals(Path("/home/a/.local/share/pyramide"), dataFolder("Linux", "/home/a") { "relative" })
        assertEquals(Path("/Users/a/Library/Application Support/pyramide"), dataFolder("Mac OS X", "/Users/a", nothing))
        assertEquals(Path("R", "pyramide"), dataFolder("Windows 11", "/a") { "R" })
    }
}
