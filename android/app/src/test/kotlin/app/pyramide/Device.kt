package app.pyramide

import android.app.Application
import android.app.LocaleManager
import android.content.Intent
import android.content.res.Configuration.ORIENTATION_LANDSCAPE
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.os.Bundle
import android.os.LocaleList
import android.os.Looper
import android.os.Parcel
import android.os.SystemClock
import android.view.Gravity
import android.view.InputDevice
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager
import android.view.inspector.WindowInspector
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.compose.ui.semantics.getOrNull
import androidx.lifecycle.ViewModelProvider
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.platform.AndroidClock
import app.pyramide.platform.Storage
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Message
import app.pyramide.ui.model.Opening
import app.pyramide.ui.table.tag
import org.junit.rules.ExternalResource
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowChoreographer
import java.io.File
import java.time.Duration
import java.util.concurrent.CountDownLatch
import kotlin.test.assertNotNull
import kotlin.time.Duration.Companion.minutes
import kotlin.time.TimeSource

/** A device with the app on it, used as a person does: by touch, and by what a screen reader sees. */
class Device : ExternalResource() {
    val application: Application = RuntimeEnvironment.getApplication()

    /** Where the app keeps everything. */
    val folder: File = gameFolder(application)

    private var launched: ActivityController<MainActivity>? = null
    val controller get() = assertNotNull(launched, "the app was not launched")

    val activity: MainActivity get() = controller.get()
    val game: GameViewModel get() = ViewModelProvider(activity)[GameViewModel::class.java]
    val model: GameModel
        get() = when (val opening = game.opening) {
            is Opening.Done -> opening.model
            is Opening.Failed -> throw AssertionError("the game was not opened", opening.error)
            Opening.Running -> error("the game is not open yet")
        }
    val view get() = model.view

    /** The languages that are chosen for the app in the system's settings, with commas between. */
    var languages: String
        get() = localeManager.applicationLocales.toLanguageTags()
        set(tags) { localeManager.applicationLocales = LocaleList.forLanguageTags(tags) }

    private val localeManager get() = application.getSystemService(LocaleManager::class.java)

    /** Does something to what is kept while the app is not running. Nothing glides, to save time. */
    fun kept(act: (Session) -> Unit) = Session.open(folder.path, AndroidClock.now()).use { session ->
        session.setSettings(session.settings().copy(introduced = true, motion = false))
        act(session)
    }

    /** Opens the app and waits until it shows something. */
    fun launch(intent: Intent = Intent(application, MainActivity::class.java), settle: Long = 300) {
        launched = Robolectric.buildActivity(MainActivity::class.java, intent).setup()
        waitUntilOpen(settle)
    }

    /** The player comes back to the app, of which only this is left. */
    fun comeBack(state: Bundle) {
        launched = Robolectric.buildActivity(MainActivity::class.java).setup(state)
    }

    fun waitUntilOpen(settle: Long = 300) {
        waitFor { game.opening !is Opening.Running }
        settle(settle)
    }

    /** Waits for what is done beside the main thread: a minute, since the disk may have a lot to do. */
    fun waitFor(isDone: () -> Boolean) {
        val start = TimeSource.Monotonic.markNow()
        while (start.elapsedNow() < 1.minutes) {
            settle(50)
            if (isDone()) return
            Thread.sleep(1)
        }
        error("it never came")
    }

    /** The device is turned, and the system makes the activity anew. */
    fun turn() {
        val upright = application.resources.configuration.orientation != ORIENTATION_LANDSCAPE
        RuntimeEnvironment.setQualifiers(if (upright) "+land" else "+port")
        controller.recreate()
        settle()
    }

    /** The player leaves the app, and its process goes. */
    fun end() {
        controller.pause().stop()
        destroy()
    }

    private fun destroy() {
        controller.destroy()
        launched = null
        waitForStorage()
    }

    private fun waitForStorage() {
        val done = CountDownLatch(1)
        Storage.execute(done::countDown)
        done.await()
    }

    override fun after() {
        if (launched != null) end()
        // What Compose has still to do must not be lost: it would wait for it in the next test.
        settle()
    }

    /** The process goes while the app is seen: what then lies on the disk is what is there later. */
    fun kill() = leavingFiles(::end)

    /** The process goes while the app is in the background. This is what the system keeps of the activity. */
    fun killInBackground(): Bundle {
        controller.pause().stop()
        val state = Bundle().also(controller::saveInstanceState)
        waitForStorage()
        leavingFiles(::destroy)
        return state.inBytes()
    }

    private fun leavingFiles(act: () -> Unit) {
        val then = folder.listFiles().orEmpty().associate { it.name to it.readBytes() }
        act()
        folder.listFiles().orEmpty().forEach(File::delete)
        then.forEach { (name, content) -> File(folder, name).writeBytes(content) }
    }

    /** Frames come with the clock of the tests, not as fast as they can: an open menu asks for them without end. */
    fun drawAtLeisure() {
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(16))
    }

    /** Lets what moves go on for so long. */
    fun settle(milliseconds: Long = 300) {
        val main = shadowOf(Looper.getMainLooper())
        main.idle()
        repeat((milliseconds / 50).toInt()) {
            // Compose does this itself, but on a queue that Robolectric empties after a test.
            Snapshot.sendApplyNotifications()
            main.idleFor(Duration.ofMillis(50))
        }
    }

    /** Every node of every window that Compose draws. */
    fun nodes(): List<Node> = WindowInspector.getGlobalWindowViews().flatMap { window ->
        roots(window).flatMap { root ->
            // It lays out when it draws, which nobody asks for here.
            root.measureAndLayoutForTest()
            root.semanticsOwner.getAllSemanticsNodes(mergingEnabled = false).map { Node(it, window) }
        }
    }

    /** What Compose draws the app's window with. */
    fun composed(): ViewRootForTest = roots(activity.window.decorView).first()

    fun find(tag: String): Node? = nodes().lastOrNull { it.tag == tag }

    fun findText(text: String): Node? = nodes().lastOrNull { text in it.texts }

    /** Touches what has this tag. */
    fun tap(tag: String) = touch(assertNotNull(find(tag), "no $tag among ${nodes().mapNotNull { it.tag }}"))

    fun tap(slot: Slot) = tap(tag(slot))

    /** Touches a text. */
    fun tapText(text: String) = touch(assertNotNull(findText(text), "no $text among ${nodes().flatMap { it.texts }}"))

    /** What is told now, which then was read; none if nothing is. */
    fun readMessage(): Message? = model.message?.also(model::dismissMessage).also { settle() }

    /** A text of the app by its name. */
    fun string(name: String): String =
        application.getString(application.resources.getIdentifier(name, "string", application.packageName))

    fun touch(node: Node, settle: Long = 300) {
        val at = node.node.boundsInWindow.center
        val start = SystemClock.uptimeMillis()
        node.window.dispatchTouchEvent(touch(start, MotionEvent.ACTION_DOWN, at))
        settle(50)
        node.window.dispatchTouchEvent(touch(start, MotionEvent.ACTION_UP, at))
        settle(settle)
    }

    private fun touch(start: Long, action: Int, at: Offset): MotionEvent =
        MotionEvent.obtain(start, SystemClock.uptimeMillis(), action, at.x, at.y, 0)
            .apply { source = InputDevice.SOURCE_TOUCHSCREEN }

    /** What all windows show, one over the other. */
    fun picture(screen: View = activity.window.decorView): Bitmap {
        val picture = Bitmap.createBitmap(screen.width, screen.height, Bitmap.Config.ARGB_8888)
        for (window in WindowInspector.getGlobalWindowViews()) {
            val canvas = Canvas(picture)
            // Robolectric leaves every window where the screen begins, wherever it asked to be.
            val wish = window.layoutParams as WindowManager.LayoutParams
            val at = Rect()
            Gravity.apply(wish.gravity, window.width, window.height, Rect(0, 0, screen.width, screen.height), wish.x, wish.y, at)
            if (window !== screen) canvas.translate(at.left.toFloat(), at.top.toFloat())
            window.draw(canvas)
        }
        return picture
    }

    /** Keeps a picture, if pictures are wanted: `cargo xtask pictures` says where. */
    fun save(name: String) {
        val file = File(System.getProperty("pictures") ?: return, "$name.png")
        file.parentFile?.mkdirs()
        file.outputStream().use { picture().compress(Bitmap.CompressFormat.PNG, 100, it) }
    }
}

/** A node of the semantics tree, and its window. */
class Node(val node: SemanticsNode, val window: View) {
    val tag: String? get() = node.config.getOrNull(SemanticsProperties.TestTag)
    val spoken: String? get() = node.config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString()
    val texts: List<String> get() = node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }

    /** Whether it is what bears this tag, or part of that. */
    fun isIn(tag: String): Boolean =
        generateSequence(node) { it.parent }.any { it.config.getOrNull(SemanticsProperties.TestTag) == tag }

    override fun toString() = tag ?: spoken ?: texts.joinToString()
}

/** As the system keeps it, in another process. */
private fun Bundle.inBytes(): Bundle {
    val written = Parcel.obtain().also { it.writeBundle(this) }
    val bytes = written.marshall().also { written.recycle() }
    val read = Parcel.obtain().apply {
        unmarshall(bytes, 0, bytes.size)
        setDataPosition(0)
    }
    return assertNotNull(read.readBundle(MainActivity::class.java.classLoader))
}

private fun roots(view: View): List<ViewRootForTest> = when (view) {
    is ViewRootForTest -> listOf(view)
    is ViewGroup -> (0 until view.childCount).flatMap { roots(view.getChildAt(it)) }
    else -> emptyList()
}
