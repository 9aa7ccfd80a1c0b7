package app.pyramide.ui.platform

import app.pyramide.core.Now
import app.pyramide.ui.text.Texts
import java.util.concurrent.Executor

/** What the screens need of the platform they run on. */
class Platform(
    val clock: Clock,
    val languages: Languages,
    val sharing: Sharing,
    val feedback: Feedback,
    val background: Background,
    /** Writes what has to last, one after the other, before the files are closed. */
    val storage: Background,
    val product: Product,
)

/** Time and chance, which the core has no source for. */
interface Clock {
    fun now(): Now

    /** 64 bits from the system's source of random numbers. */
    fun random(): ULong
}

/** The texts in the languages there are. */
interface Languages {
    /** BCP 47 tags, and each language's name in itself. */
    val all: List<Pair<String, String>>

    /** The texts in the language with this tag; none is the system's, or else English. */
    fun texts(tag: String?): Texts
}

/** Text that leaves the app and comes back. */
interface Sharing {
    /** Whether [share] opens something to choose from. Otherwise it copies. */
    val hasShareSheet: Boolean

    fun share(text: String)

    /** Says whether it could: on some systems another program may hold the clipboard. */
    fun copy(text: String): Boolean

    /** The text on the clipboard. On some systems the player is told of the look. */
    fun pasted(): String?

    /** Lets the player keep a text as a file. */
    fun export(fileName: String, text: String)
}

/** What is felt and heard. Follows the system's own switches; the game's switches are looked at before. */
interface Feedback {
    fun buzz(haptic: Haptic)

    fun play(sound: Sound)
}

enum class Haptic { Select, Confirm, Reject }

enum class Sound { Remove, Draw, Refuse, Win }

/** Runs what would keep the main thread waiting. */
class Background(private val worker: Executor, private val main: Executor) {
    /** Runs [job] beside the main thread, which is then told what came of it. */
    fun <T> run(job: () -> T, then: (Result<T>) -> Unit) = worker.execute {
        val outcome = runCatching(job)
        main.execute { then(outcome) }
    }
}

/** What is shipped. */
interface Product {
    val version: String

    /** What the program is built from. */
    val components: List<Component>
}
