@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.PixelMap
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.toSize
import kotlin.math.abs

private val everything = SemanticsMatcher("everything") { true }

/** All that is on the screen, texts within buttons too. */
fun Player.nodes(): List<SemanticsNode> = test.onAllNodes(everything, useUnmergedTree = true).fetchSemanticsNodes()

val SemanticsNode.tag: String? get() = config.getOrNull(SemanticsProperties.TestTag)

/** What a screen reader says of it. */
val SemanticsNode.spoken: String get() = config[SemanticsProperties.ContentDescription].joinToString()

/** Where it is in the window, whether that part is scrolled into sight or not. */
val SemanticsNode.place: Rect get() = Rect(positionInRoot, size.toSize())

/** What a text that does not fit says; none if all do. */
fun Player.clippedTexts(): List<String> = nodes().mapNotNull { node ->
    val layouts = ArrayList<TextLayoutResult>()
    node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
    val layout = layouts.firstOrNull() ?: return@mapNotNull null
    layout.layoutInput.text.text.takeIf { layout.isCut() || !node.isWide() }
}

private fun TextLayoutResult.isCut(): Boolean {
    val lines = 0 until lineCount
    val wide = lines.any { getLineRight(it) - getLineLeft(it) > size.width + 1 }
    return wide || multiParagraph.height > size.height + 1 || lines.any(::isLineEllipsized)
}

/** Whether a node lies within all that it is in, sideways; downwards a screen scrolls. */
private fun SemanticsNode.isWide(): Boolean {
    val root = generateSequence(this) { it.parent }.last()
    return place.left >= -0.5f && place.right <= root.size.width + 0.5f
}

/** Buttons in sight that are smaller than a finger: what they are and how large. */
fun Player.smallTargets(least: Float = 48f): List<String> = nodes()
    .filter { it.config.getOrNull(SemanticsActions.OnClick) != null && !it.isCard() }
    .filter { it.boundsInRoot == it.place } // what is only half scrolled into sight shows less of itself
    .filter { it.touchBoundsInRoot.width < least - 0.5f || it.touchBoundsInRoot.height < least - 0.5f }
    .map { "${it.tag ?: it.config.getOrNull(SemanticsProperties.ContentDescription)}: ${it.touchBoundsInRoot.size}" }

fun SemanticsNode.isCard(): Boolean = tag.orEmpty().let { it.matches(Regex("""\d\.\d|stock|waste.*|under""")) }

/** The cards, in the order in which a screen reader goes through them. */
fun Player.cards(): List<SemanticsNode> =
    nodes().filter { it.isCard() }.sortedBy { it.config[SemanticsProperties.TraversalIndex] }

/** How light each point of a part of a picture is, without its colour. */
class Grey(picture: ImageBitmap, private val part: Rect) {
    private val pixels: PixelMap = picture.toPixelMap()

    private fun at(x: Int, y: Int) = pixels[part.left.toInt() + x, part.top.toInt() + y].luminance()

    /** The mean difference of each point, 0 to 1. */
    infix fun difference(other: Grey): Float {
        val (width, height) = part.width.toInt() to part.height.toInt()
        var sum = 0f
        for (x in 0 until width) for (y in 0 until height) sum += abs(at(x, y) - other.at(x, y))
        return sum / (width * height)
    }
}
