package app.pyramide.desktop

import app.pyramide.ui.model.fromOutside
import java.awt.GraphicsEnvironment
import kotlin.system.exitProcess

/** Opens the window, or draws pictures. Ends with 2 for bad arguments, 1 where something failed. */
fun main(arguments: Array<String>) {
    if (arguments.any { it == "--help" || it == "-h" || it == "help" }) return println(USAGE)
    try {
        val options = options(arguments.toList())
        if (options.offscreen != null) drawOffscreen(options, options.offscreen) else openWindow(options)
    } catch (problem: BadArgument) {
        fail(2, problem.message)
    } catch (problem: Problem) {
        fail(1, problem.message)
    }
}

private fun openWindow(options: Options) {
    if (GraphicsEnvironment.isHeadless()) {
        throw Problem("there is no display to open a window on; draw pictures with --offscreen DIR")
    }
    window(options)
}

private fun fail(status: Int, message: String?): Nothing {
    System.err.println("pyramide: ${plain(message.orEmpty())}")
    exitProcess(status)
}

/** No message is so long. */
private const val LONGEST_MESSAGE = 1000

/** What could steer a terminal or turn the direction of writing: its number is shown instead. */
private val UNSEEN = setOf(
    CharCategory.CONTROL, CharCategory.FORMAT, CharCategory.LINE_SEPARATOR, CharCategory.PARAGRAPH_SEPARATOR,
)

/** A message that may quote a text from outside, as one line for a terminal. */
internal fun plain(message: String): String = fromOutside(message.take(LONGEST_MESSAGE))
    .map { if (it.category in UNSEEN) "\\u{${it.code.toString(16)}}" else "$it" }.joinToString("")

/** Something that the user can see to. */
open class Problem(message: String) : Exception(message)

/** An argument that is wrong. */
class BadArgument(message: String) : Problem("$message (see --help)")
