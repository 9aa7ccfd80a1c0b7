package app.pyramide.desktop

import java.nio.file.InvalidPathException
import java.nio.file.Path
import kotlin.io.path.Path

/** What the program was called with. */
data class Options(
    val data: Path? = null,
    val code: String? = null,
    val deck: Path? = null,
    val rules: String? = null,
    val width: Int? = null,
    val height: Int? = null,
    val dark: Boolean = false,
    val language: String? = null,
    val offscreen: Path? = null,
    val taps: Path? = null,
)

/** Reads the arguments; each is given once. */
fun options(arguments: List<String>): Options {
    var options = Options()
    val seen = HashSet<String>()
    val rest = arguments.iterator()
    while (rest.hasNext()) {
        val name = rest.next()
        if (!seen.add(name)) throw BadArgument("$name was given twice")
        fun value() = if (rest.hasNext()) rest.next() else throw BadArgument("$name needs a value")
        options = when (name) {
            "--data" -> options.copy(data = path(value()))
            "--code" -> options.copy(code = value())
            "--deck" -> options.copy(deck = path(value()))
            "--rules" -> options.copy(rules = value())
            "--size" -> size(value()).let { (width, height) -> options.copy(width = width, height = height) }
            "--dark" -> options.copy(dark = true)
            "--lang" -> options.copy(language = language(value()))
            "--offscreen" -> options.copy(offscreen = path(value()))
            "--taps" -> options.copy(taps = path(value()))
            else -> throw BadArgument("there is no argument $name")
        }
    }
    return options.also(::check)
}

private fun check(options: Options) {
    if (options.code != null && options.deck != null) throw BadArgument("give --code or --deck, not both")
    if (options.rules != null && options.deck == null) throw BadArgument("--rules belongs to --deck")
    if (options.taps != null && options.offscreen == null) throw BadArgument("--taps belongs to --offscreen")
}

private fun path(text: String): Path = try {
    Path(text)
} catch (_: InvalidPathException) {
    throw BadArgument("“$text” cannot be a path")
}

private val SIZES = 200..4000

private fun size(text: String): Pair<Int, Int> {
    val numbers = text.split('x').map { it.toIntOrNull() ?: 0 }
    if (numbers.size != 2 || numbers.any { it !in SIZES }) {
        throw BadArgument("--size $text: it looks like 360x640, each number from ${SIZES.first} to ${SIZES.last}")
    }
    return numbers[0] to numbers[1]
}

private fun language(tag: String): String {
    val tags = LanguageFiles.all.map { it.first }
    if (tag !in tags) throw BadArgument("--lang $tag: the languages are ${tags.joinToString()}")
    return tag
}
