package app.pyramide

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.Screen
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import kotlin.test.Test
import kotlin.test.assertEquals

/** Every screen on devices of every size: nothing is cut off, and nothing lies outside. */
@RunWith(RobolectricTestRunner::class)
class LayoutTest {
    @get:Rule
    val device = Device()

    /** Each two values of different kinds meet in one of these. */
    private val layouts = listOf(
        Layout("ldltr-w320dp-h568dp-port-notnight-mdpi", fontScale = 1f),
        Layout("ldrtl-w320dp-h568dp-port-night-mdpi", fontScale = 2f),
        Layout("ldltr-w568dp-h320dp-land-night-mdpi", fontScale = 2f),
        Layout("ldltr-w360dp-h640dp-port-night-mdpi", fontScale = 2f),
        Layout("ldrtl-w640dp-h360dp-land-notnight-mdpi", fontScale = 1f),
        Layout("ldrtl-w411dp-h891dp-port-notnight-mdpi", fontScale = 2f),
        Layout("ldltr-w891dp-h411dp-land-night-mdpi", fontScale = 1f),
        Layout("ldrtl-w600dp-h960dp-port-night-mdpi", fontScale = 1f),
        Layout("ldltr-w960dp-h600dp-land-notnight-mdpi", fontScale = 2f),
        Layout("ldltr-w840dp-h1180dp-port-notnight-mdpi", fontScale = 1f),
        Layout("ldrtl-w1180dp-h840dp-land-night-mdpi", fontScale = 2f),
    )

    @Test
    fun `nothing is cut off`() {
        val faults = layouts.flatMap { layout ->
            RuntimeEnvironment.setQualifiers(layout.qualifiers)
            RuntimeEnvironment.setFontScale(layout.fontScale)
            device.kept { it.dealCode("PY1-N-AAAAAAS", AndroidClock.now()) }
            device.launch()
            Screen.entries.flatMap { screen ->
                device.model.go(screen)
                device.settle()
                device.faults().map { "${layout.qualifiers} × ${layout.fontScale}, $screen: $it" }
            }.also { device.end() }
        }
        assertEquals("", faults.joinToString("\n"))
    }

    private class Layout(val qualifiers: String, val fontScale: Float)
}

/** What on the screen is cut off or cannot be touched. What a scroll brings into view is not there yet. */
private fun Device.faults(): List<String> = nodes().flatMap { node ->
    val name = node.tag ?: node.spoken ?: node.texts.joinToString()
    val (whole, seen, target) = Triple(node.node.size, node.node.boundsInWindow, node.node.touchBoundsInRoot)
    val isTarget = SemanticsActions.OnClick in node.node.config && !seen.isEmpty
    listOfNotNull(
        "$name: its text is cut off".takeIf { node.textLayout()?.isCutOff() == true },
        "$name: its target is $target".takeIf {
            isTarget && target.height >= whole.height && (target.width < SMALLEST || target.height < SMALLEST)
        },
        "$name: it lies beyond the side".takeIf { isTarget && seen.width < whole.width - 1 },
    )
}

/** At one pixel a dp: 48 dp, less where seven columns of a window of 320 dp have no more. */
private const val SMALLEST = 44

private fun Node.textLayout(): TextLayoutResult? {
    val layouts = ArrayList<TextLayoutResult>()
    node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
    return layouts.firstOrNull()
}

/** Sizes are whole pixels, so that what is less than one over is not cut off. */
private fun TextLayoutResult.isCutOff(): Boolean = multiParagraph.didExceedMaxLines ||
    (0 until lineCount).any { getLineRight(it) - getLineLeft(it) > size.width + 1 } ||
    getLineBottom(lineCount - 1) > size.height + 1
