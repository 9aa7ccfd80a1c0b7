package app.pyramide.platform

import android.app.Application
import android.os.Handler
import android.os.Looper
import app.pyramide.ui.platform.Background
import app.pyramide.ui.platform.Platform
import java.util.concurrent.Executor
import java.util.concurrent.Executors

/** An Android device, for the screens. */
fun androidPlatform(
    application: Application,
    sharing: AndroidSharing,
    feedback: AndroidFeedback,
): Platform = Platform(
    clock = AndroidClock,
    languages = AndroidLanguages(application),
    sharing = sharing,
    feedback = feedback,
    background = Workers,
    storage = Background(Storage, MainThread),
    product = AndroidProduct(application),
)

/** Opens, writes through and closes the kept files, one after the other: a call that is running keeps them open. */
val Storage: Executor = Executors.newSingleThreadExecutor { Thread(it, "storage") }

/** Where the screens live. */
val MainThread: Executor = Handler(Looper.getMainLooper()).let { handler -> Executor { handler.post(it) } }

/** What takes its time. */
val Workers = Background(Executors.newCachedThreadPool { Thread(it, "worker") }, MainThread)
