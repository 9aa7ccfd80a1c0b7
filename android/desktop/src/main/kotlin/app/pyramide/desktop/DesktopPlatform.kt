package app.pyramide.desktop

import app.pyramide.core.Day
import app.pyramide.core.Now
import app.pyramide.ui.platform.Background
import app.pyramide.ui.platform.Clock
import app.pyramide.ui.platform.Component
import app.pyramide.ui.platform.Feedback
import app.pyramide.ui.platform.Haptic
import app.pyramide.ui.platform.Platform
import app.pyramide.ui.platform.Product
import app.pyramide.ui.platform.Sharing
import app.pyramide.ui.platform.Sound
import app.pyramide.ui.platform.crates
import app.pyramide.ui.text.Phrase
import java.awt.FileDialog
import java.awt.Frame
import java.awt.GraphicsEnvironment
import java.awt.Toolkit
import java.awt.datatransfer.Clipboard
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.StringSelection
import java.io.File
import java.io.IOException
import java.security.SecureRandom
import java.time.LocalDate
import java.util.concurrent.Executor
import javax.swing.JOptionPane

/**
 * A desktop machine, for the screens. Those live on the [main] thread.
 *
 * @param storage does one thing after the other.
 */
fun desktopPlatform(
    worker: Executor,
    main: Executor,
    clock: Clock = SystemClock,
    storage: Executor = worker,
): Platform = Platform(
    clock = clock,
    languages = LanguageFiles,
    sharing = if (GraphicsEnvironment.isHeadless()) NoSharing else WindowSharing(),
    feedback = if (GraphicsEnvironment.isHeadless()) Silence else Beeps,
    background = Background(worker, main),
    storage = Background(storage, main),
    product = Shipped,
)

object SystemClock : Clock {
    private val random = SecureRandom()

    override fun now(): Now {
        val today = LocalDate.now()
        return Now(
            monotonicMs = (System.nanoTime() / 1_000_000).toULong(),
            utcMs = System.currentTimeMillis(),
            localDay = Day(today.year.toUInt(), today.monthValue.toUInt(), today.dayOfMonth.toUInt()),
        )
    }

    override fun random(): ULong = random.nextLong().toULong()
}

/** The clipboard, and files where the player wants them. */
internal class WindowSharing(
    private val clipboard: Clipboard = Toolkit.getDefaultToolkit().systemClipboard,
) : Sharing {
    override val hasShareSheet = false

    override fun share(text: String) {
        copy(text)
    }

    override fun copy(text: String): Boolean = try {
        clipboard.setContents(StringSelection(text), null)
        true
    } catch (_: IllegalStateException) {
        false
    }

    override fun pasted(): String? = runCatching {
        clipboard.getData(DataFlavor.stringFlavor) as? String
    }.getOrNull() // another program may hold the clipboard, or it may hold no text

    override fun export(fileName: String, text: String) {
        val dialog = FileDialog(null as Frame?, "", FileDialog.SAVE)
        dialog.file = fileName
        dialog.isVisible = true
        val name = dialog.file ?: return
        write(text, File(dialog.directory, name)) { JOptionPane.showMessageDialog(null, it) }
    }
}

/** Writes a file where the player wants it. Where that fails, [tell] says so, in the dialog's language: the system's. */
internal fun write(text: String, file: File, tell: (String) -> Unit) = try {
    file.writeText(text)
} catch (_: IOException) {
    tell(LanguageFiles.texts(null).of(Phrase.FileNotWritten))
}

/** Without a display there is no clipboard. */
private object NoSharing : Sharing {
    override val hasShareSheet = false

    override fun share(text: String) = Unit

    /** Pictures show what is said where there is one. */
    override fun copy(text: String) = true

    override fun pasted(): String? = null

    override fun export(fileName: String, text: String) = Unit
}

/** A desktop machine does not buzz, and its beep only says no. */
private object Beeps : Feedback {
    override fun buzz(haptic: Haptic) = Unit

    override fun play(sound: Sound) {
        if (sound == Sound.Refuse) Toolkit.getDefaultToolkit().beep()
    }
}

private object Silence : Feedback {
    override fun buzz(haptic: Haptic) = Unit

    override fun play(sound: Sound) = Unit
}

private object Shipped : Product {
    override val version: String = Shipped::class.java.`package`.implementationVersion ?: "0"

    override val components by lazy {
        listOf(
            Component(
                "Compose Multiplatform, Skiko, AndroidX, Kotlin, kotlinx.coroutines, kotlinx.datetime, kotlinx.atomicfu",
                "Apache-2.0",
            ),
            // What draws the pictures brings these along.
            Component(
                "Truth, Guava, java-diff-utils, JSR 305, J2ObjC, AutoValue and Error Prone annotations",
                "Apache-2.0",
            ),
            Component("Animal Sniffer and Checker Framework annotations", "MIT"),
            Component("Skia", "BSD-3-Clause"),
            Component("Java Native Access", "Apache-2.0 OR LGPL-2.1-or-later"),
        ) + crates()
    }
}
