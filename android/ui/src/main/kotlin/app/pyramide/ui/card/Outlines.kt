package app.pyramide.ui.card

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.vector.PathParser

/** An outline, and the box that it was drawn in: 100 high. */
class Outline(val path: Path, val width: Float) {
    /** The outline moved and scaled into [box], which should have the same shape. */
    fun within(box: Rect): Path {
        val scale = box.height / HEIGHT
        val matrix = Matrix()
        matrix.translate(box.left, box.top)
        matrix.scale(scale, scale)
        return Path().apply {
            addPath(path)
            transform(matrix)
        }
    }

    companion object {
        const val HEIGHT = 100f
    }
}

/** What is drawn on the cards: read from the file that both shells share. */
object Outlines {
    private val lines: Map<Pair<String, String>, Outline> by lazy {
        val file = checkNotNull(Outlines::class.java.getResourceAsStream("/drawing/cards.txt")) {
            "the program was built without drawing/cards.txt"
        }
        file.bufferedReader().useLines { lines -> lines.mapNotNull(::read).toMap() }
    }

    /** A filled outline: a suit, or what a court card wears. */
    fun fill(name: String): Outline = lines.getValue("fill" to name)

    /** The stroke of a rank. */
    fun stroke(name: String): Outline = lines.getValue("stroke" to name)

    private fun read(line: String): Pair<Pair<String, String>, Outline>? {
        if (line.isBlank() || line.startsWith("#")) return null
        val (kind, name, rest) = line.split(' ', limit = 3)
        val width = rest.substringBefore(' ').toFloatOrNull()
        val path = PathParser().parsePathString(rest.substring(rest.indexOf('M'))).toPath()
        return (kind to name) to Outline(path, width ?: Outline.HEIGHT)
    }
}
