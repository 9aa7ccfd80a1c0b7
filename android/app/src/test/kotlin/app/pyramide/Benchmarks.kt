package app.pyramide

import android.content.ComponentName
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.layout.Box
import app.pyramide.platform.AndroidClock
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import kotlin.time.Duration
import kotlin.time.measureTime

/** What the app costs: no test, run by `cargo xtask android --benchmark`. */
@RunWith(RobolectricTestRunner::class)
class Benchmarks {
    @get:Rule
    val device = Device()

    /** An activity that draws nothing, with Compose. */
    class Empty : ComponentActivity() {
        override fun onCreate(savedInstanceState: Bundle?) {
            super.onCreate(savedInstanceState)
            enableEdgeToEdge()
            setContent { Box {} }
        }
    }

    @Test
    fun start() {
        shadowOf(device.application.packageManager)
            .addActivityIfNotPresent(ComponentName(device.application, Empty::class.java))
        device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
        val (app, empty) = measured(device::start) to measured { device.startEmpty() }
        println("from nothing to the first drawn frame: the app $app, an empty activity $empty, ratio ${"%.2f".format(app / empty)}")
    }

    @Test
    fun taps() {
        device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
        device.launch()
        val time = measured {
            val stock = checkNotNull(device.find("stock"))
            measureTime {
                device.touch(stock, settle = FRAME)
                device.picture()
            }
        }
        println("from a touch to the drawn table: $time, ${(1e9 / time.inWholeNanoseconds).toInt()} taps a second")
    }

    /** The median of many, after the classes were loaded and compiled. */
    private fun measured(act: () -> Duration): Duration {
        repeat(20) { act() }
        return List(41) { act() }.sorted()[20]
    }
}

/** Time enough for a frame, on the clock of the tests, in milliseconds. */
private const val FRAME = 50L

private fun Device.start(): Duration = measureTime {
    launch(settle = FRAME)
    picture()
}.also { end() }

private fun Device.startEmpty(): Duration {
    lateinit var controller: ActivityController<Benchmarks.Empty>
    val time = measureTime {
        controller = Robolectric.buildActivity(Benchmarks.Empty::class.java).setup()
        settle(FRAME)
        picture(controller.get().window.decorView)
    }
    controller.pause().stop().destroy()
    return time
}
