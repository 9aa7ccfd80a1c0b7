package app.pyramide.ui.model

/** Of a text from outside only this much is looked at, in UTF-16 units: no sentence with a code is so long. */
const val LONGEST_TEXT = 10_000

/**
 * A text from a link, another app or the clipboard, as it may be kept and read: its beginning, and with
 * a `?` for half a character, which the core would not take.
 */
fun fromOutside(text: String): String = text.take(LONGEST_TEXT).encodeToByteArray().decodeToString()
