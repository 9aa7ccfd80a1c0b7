package app.pyramide.desktop

import app.pyramide.core.Session
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Message
import app.pyramide.ui.model.Screen
import app.pyramide.ui.model.copyCode
import app.pyramide.ui.model.shareResult
import app.pyramide.ui.platform.Platform
import app.pyramide.ui.text.Phrase
import org.junit.Rule
import org.junit.rules.TemporaryFolder
import java.awt.datatransfer.Clipboard
import java.awt.datatransfer.ClipboardOwner
import java.awt.datatransfer.Transferable
import java.io.File
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals

/** What is kept as a file, and what is copied. */
class SharingTest {
    @get:Rule
    val temporary = TemporaryFolder()

    /** What becomes of the code of a deal that a player copies and shares: what is said and what is pasted then. */
    private fun copyTo(clipboard: Clipboard): Pair<Message?, String?> = Session.inMemory().use { session ->
        val sharing = WindowSharing(clipboard)
        val platform = desktopPlatform({ it.run() }, { it.run() }, TestClock()).run {
            Platform(clock, languages, sharing, feedback, background, storage, product)
        }
        session.dealCode(CODE, platform.clock.now())
        GameModel(session, platform) { Session.inMemory() }.use { model ->
            model.go(Screen.Table)
            model.copyCode()
            model.shareResult()
            model.message to sharing.pasted()
        }
    }

    @Test
    fun `a code is copied, and the player is told so`() {
        val (message, pasted) = copyTo(Clipboard("free"))
        assertEquals(CODE, assertIs<Message.Copied>(message).code)
        assertContains(checkNotNull(pasted), CODE)
        assertNotEquals(CODE, pasted, "what was shared last")
    }

    @Test
    fun `while another program holds the clipboard nothing is copied, and nobody is told that it was`() {
        val held = object : Clipboard("held") {
            override fun setContents(contents: Transferable?, owner: ClipboardOwner?) = error("held")

            override fun getContents(requestor: Any?) = error("held")
        }
        assertEquals(null to null, copyTo(held))
    }

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
