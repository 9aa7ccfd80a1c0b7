package app.pyramide

import android.content.ComponentName
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp
import app.pyramide.platform.AndroidClock
import app.pyramide.platform.Storage
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import java.util.concurrent.CountDownLatch
import kotlin.time.Duration
import kotlin.time.measureTime

/** What the app costs: no test, run by `cargo xtask android --benchmark`. */
@RunWith(RobolectricTestRunner::class)
class Benchmarks {
    @get:Rule
    val device = Device()

    /** An activity that draws nothing, with Compose. */
    class Empty : Plain({ Box {} })

    /** One with as many buttons as the table has cards, and a number on each: what a screen with so much on it costs. */
    class Buttons : Plain({
        MaterialTheme {
            repeat(30) { i ->
                val place = Modifier.offset((i % 7 * 48).dp, (i / 7 * 64).dp).size(44.dp, 60.dp)
                Box(place.background(Color.White).clickable {}) { Text("$i") }
            }
        }
    })

    abstract class Plain(private val content: @Composable () -> Unit) : ComponentActivity() {
        override fun onCreate(savedInstanceState: Bundle?) {
            super.onCreate(savedInstanceState)
            enableEdgeToEdge()
            setContent(content = content)
        }
    }

    @Test
    fun start() {
        val plain = listOf(Empty::class.java, Buttons::class.java)
        for (activity in plain) {
            shadowOf(device.application.packageManager)
                .addActivityIfNotPresent(ComponentName(device.application, activity))
        }
        // So that the first frame can be told from those after it.
        device.drawAtLeisure()
        device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
        val (empty, buttons, first, table) = measured(
            { device.firstFrame(Empty::class.java) },
            { device.firstFrame(Buttons::class.java) },
            { device.firstFrame(MainActivity::class.java) },
            { device.table() },
        )
        println("from nothing to the first drawn frame of an empty activity: $empty")
        for ((what, time) in listOf("of thirty buttons" to buttons, "of the app's empty window" to first, "of the table" to table)) {
            println("$what: $time, ratio ${"%.2f".format(time / empty)}")
        }
    }

    @Test
    fun taps() {
        device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
        device.launch()
        val (time) = measured({
            val stock = checkNotNull(device.find("stock"))
            measureTime {
                device.touch(stock, settle = FRAME)
                device.picture()
            }
        })
        println("from a touch to the drawn table: $time, ${(1e9 / time.inWholeNanoseconds).toInt()} taps a second")
    }

    /** The median of many times of each, one after the other, after the classes were loaded and compiled. */
    private fun measured(vararg acts: () -> Duration): List<Duration> {
        repeat(20) { acts.forEach { it() } }
        val rounds = List(41) { acts.map { it() } }
        return acts.indices.map { i -> rounds.map { it[i] }.sorted()[20] }
    }
}

/** Time enough for a frame, on the clock of the tests, in milliseconds. */
private const val FRAME = 50L

/** Until the activity has drawn anything. The game is opened only then, as on a device that is slow to read it. */
private fun Device.firstFrame(activity: Class<out ComponentActivity>): Duration {
    lateinit var controller: ActivityController<out ComponentActivity>
    val drawn = CountDownLatch(1)
    Storage.execute(drawn::await)
    val time = measureTime {
        controller = Robolectric.buildActivity(activity).setup()
        settle(FRAME)
        picture(controller.get().window.decorView)
    }
    drawn.countDown()
    controller.pause().stop().destroy()
    return time
}

/** Until the cards are there. */
private fun Device.table(): Duration = measureTime {
    launch(settle = FRAME)
    picture()
}.also { end() }
