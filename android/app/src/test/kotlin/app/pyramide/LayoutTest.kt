package app.pyramide

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import app.pyramide.core.Session
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.Opening
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs

/**
 * Every screen on devices of every size. No text is cut off, nothing lies over
 * or beside what it should not, and everything is large enough for a finger.
 *
 * The layouts are every width either way up, each in four variants of letters, language and light in
 * which any two of these meet. German has the longest words, Arabic is written from the right. High contrast
 * moves nothing: it is there for who looks at the pictures.
 */
@RunWith(RobolectricTestRunner::class)
class LayoutTest {
    @get:Rule
    val device = Device()

    @Test
    fun `320 dp`() = check(320, 568)

    @Test
    fun `360 dp`() = check(360, 640)

    @Test
    fun `411 dp`() = check(411, 891)

    @Test
    fun `600 dp`() = check(600, 960)

    @Test
    fun `840 dp`() = check(840, 1180)

    /** What is scrolled to elsewhere is in sight here. */
    @Test
    fun `320 dp and no end`() = check("w320dp-h4000dp-port")

    private fun check(short: Int, long: Int) = check("w${short}dp-h${long}dp-port", "w${long}dp-h${short}dp-land")

    private fun check(vararg windows: String) {
        device.drawAtLeisure()
        val faults = windows.flatMap { window ->
            Variant.entries.flatMap { variant ->
                RuntimeEnvironment.setQualifiers("${variant.language}-$window-${variant.light}-mdpi")
                RuntimeEnvironment.setFontScale(variant.letters)
                faults("$window-${variant.name.lowercase()}", variant)
            }
        }
        assertEquals("", faults.joinToString("\n"))
    }

    private fun faults(layout: String, variant: Variant): List<String> {
        device.launchForSights(variant.language, variant.highContrast)
        val faults = Sight.entries.flatMap { sight ->
            sight.show(device)
            device.settle()
            device.save("$layout/${sight.name.lowercase()}")
            device.faults().map { "$layout, $sight: $it" }
        }
        device.end()
        return faults + failureFaults(layout)
    }

    /** What is seen when the game cannot be opened. */
    private fun failureFaults(layout: String): List<String> =
        Session.open(device.folder.path, AndroidClock.now()).use {
            device.launch()
            assertIs<Opening.Failed>(device.game.opening)
            device.save("$layout/failure")
            device.faults().map { "$layout, failure: $it" }.also { device.end() }
        }
}

private enum class Variant(val letters: Float, val language: String, val light: String, val highContrast: Boolean) {
    GERMAN(1f, "de", "notnight", false),
    ARABIC_DARK(1f, "ar", "night", true),
    GERMAN_DARK_LARGE(2f, "de", "night", false),
    ARABIC_LARGE(2f, "ar", "notnight", true),
}

/** What is wrong with the foremost window. */
private fun Device.faults(): List<String> {
    val all = nodes()
    val nodes = all.filter { it.window === all.last().window }
    return nodes.flatMap { it.faults() } + overlaps(nodes)
}

private fun Node.faults(): List<String> {
    val (whole, seen, target) = Triple(node.size, node.boundsInWindow, node.touchBoundsInRoot)
    val isScrolledAway = seen.isEmpty || seen.height < whole.height - 1
    return listOfNotNull(
        "$this: its text is cut off".takeIf { textLayout()?.isCutOff() == true },
        "$this: its target is ${target.size}".takeIf {
            isTarget && !isScrolledAway && (target.width < least || target.height < least)
        },
        "$this: it is only ${whole.width} wide".takeIf { isTarget && !isCard && whole.width < LEAST_WIDTH },
        "$this: it lies beyond the side".takeIf { says && !seen.isEmpty && seen.width < whole.width - 1 },
    )
}

/** Texts and targets that lie over others. Cards may: there the table's own tests say which. */
private fun overlaps(nodes: List<Node>): List<String> {
    val seen = nodes.filter { (it.says || it.isTarget) && !it.node.boundsInWindow.isEmpty }
    return seen.flatMapIndexed { i, one ->
        seen.drop(i + 1).filter { other ->
            !(one.isCard && other.isCard) && one.layer == other.layer &&
                !one.holds(other) && !other.holds(one) &&
                one.node.boundsInWindow.deflate(1f).overlaps(other.node.boundsInWindow.deflate(1f))
        }.map { "$one lies over $it: ${one.node.boundsInWindow}, ${it.node.boundsInWindow}" }
    }
}

private val Node.isTarget get() = SemanticsActions.OnClick in node.config
private val Node.says get() = texts.isNotEmpty() || !spoken.isNullOrEmpty() && tag != "announcement"
private val Node.isCard get() = tag.orEmpty().matches(Regex("""\d\.\d|stock|waste.*|under"""))

/** What it lies in, if that may cover the table. */
private val Node.layer get() = node.ancestors().firstNotNullOfOrNull { node ->
    node.config.getOrNull(SemanticsProperties.TestTag)?.takeIf { it in listOf("message", "won", "stuck") }
}

/** At one pixel a dp: 48 dp; a column of cards less, where seven of them have no more room. */
private val Node.least get() = if (isCard) 44 else 48

/** A day of a month on the narrowest device. Its target reaches further, but what is narrower was squeezed. */
private const val LEAST_WIDTH = 36

private fun Node.holds(other: Node) = other.node.ancestors().any { it.id == node.id }

private fun SemanticsNode.ancestors() = generateSequence(this) { it.parent }

private fun Node.textLayout(): TextLayoutResult? {
    val layouts = ArrayList<TextLayoutResult>()
    node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
    return layouts.firstOrNull()
}

/** Sizes are whole pixels, so that what is less than one over is not cut off. */
private fun TextLayoutResult.isCutOff(): Boolean = multiParagraph.didExceedMaxLines ||
    (0 until lineCount).any { getLineRight(it) - getLineLeft(it) > size.width + 1 } ||
    getLineBottom(lineCount - 1) > size.height + 1
