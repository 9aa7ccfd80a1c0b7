package app.pyramide.desktop

import app.pyramide.ui.text.Phrase
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

/** The names of what can be tapped, where it is found first, as `--help` lists them. */
internal const val TAPS = """    on the table: stock, waste, waste 1, waste 2, waste 3, under, undo, redo, hint, draw, code, new, menu
    in the menu: daily, restart, show how, statistics, rules, introduction, settings
    for a new game: winnable deal, any, easy, medium, hard, by code, deal
    for daily deals: today, previous month, next month
    for show how: from the start, play moves, pause, next move
    elsewhere: skip, play, reset, show verdict, about, back, confirm, cancel"""

private val NAMES_BY_PLACE: Map<String, List<String>> = TAPS.lines().associate { line ->
    val (place, names) = line.trim().split(": ")
    place to names.split(", ")
}

/** All of those names. */
internal val NAMES: Set<String> = NAMES_BY_PLACE.values.flatten().toSet()

/** What is only there when the menu is open. */
internal val MENU: List<String> = NAMES_BY_PLACE.getValue("in the menu")

/** What bears another name on the screen. */
private val TAGS = mapOf(
    "waste 1" to "waste",
    "winnable deal" to Phrase.WinnableDeal.key,
    "show verdict" to Phrase.ShowVerdict.key,
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
    text in NAMES -> On.Named(TAGS[text] ?: text)
    isPlace(text) -> On.Named(text)
    else -> null
}

private fun isPlace(text: String): Boolean {
    val (row, place) = PLACE.matchEntire(text)?.destructured ?: return false
    return place.toInt() <= row.toInt()
}
