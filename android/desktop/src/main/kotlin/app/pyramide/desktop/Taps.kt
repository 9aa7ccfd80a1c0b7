package app.pyramide.desktop

import java.nio.file.Path

/** What a line of a file of taps points at. */
sealed interface On {
    /** What bears this name on the screen. */
    data class Named(val tag: String) : On

    /** The field that can be typed into, and what is typed. */
    data class Field(val text: String) : On

    /** A card, wherever it lies. */
    data class Card(val card: app.pyramide.core.Card) : On
}

/** A tap, and where it is written. */
data class Tap(val on: On, val where: String)

private val NAMES = setOf(
    "stock", "waste", "waste 1", "waste 2", "waste 3", "under", "undo", "redo", "hint", "draw", "new", "deal",
    "restart", "menu", "statistics", "rules", "introduction", "settings", "about", "back", "confirm", "cancel",
    "code", "play", "skip", "reset", "by code", "winnable_deal", "any", "easy", "medium", "hard",
    "show_verdict", "show how", "next move", "play moves", "pause", "from the start",
    "daily", "today", "previous month", "next month",
)
private const val TYPE = "type "
private val PLACE = Regex("""([1-7])\.([1-7])""")

/** Reads a file of taps, one a line; empty lines and what follows a `#` are passed over. */
fun taps(file: Path): List<Tap> = read(file).lines().mapIndexedNotNull { i, line ->
    val text = line.substringBefore('#').trim().replace(Regex("""\s+"""), " ")
    val where = "$file:${i + 1}"
    if (text.isEmpty()) null else Tap(on(text, where), where)
}

private fun on(line: String, where: String): On {
    if (line.startsWith(TYPE)) return On.Field(line.removePrefix(TYPE))
    val text = line.lowercase()
    return named(text) ?: On.Card(card(text) ?: throw BadArgument("$where: “$text” is no tap"))
}

private fun named(text: String): On? = when {
    text == "waste 1" -> On.Named("waste")
    text in NAMES -> On.Named(text)
    isPlace(text) -> On.Named(text)
    else -> null
}

private fun isPlace(text: String): Boolean {
    val (row, place) = PLACE.matchEntire(text)?.destructured ?: return false
    return place.toInt() <= row.toInt()
}
