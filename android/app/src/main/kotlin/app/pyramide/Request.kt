package app.pyramide

import android.content.Intent
import app.pyramide.ui.model.fromOutside

/** What another app, a link or a shortcut asks for. */
sealed interface Request {
    /** The deal whose code is somewhere in a text. The text comes from outside: it may hold anything. */
    data class Deal(val text: String) : Request

    /** The deal of this day, among those of its month. */
    data object Daily : Request

    /** A choice of a new game. */
    data object NewGame : Request

    /** The game that is going on. */
    data object Continue : Request
}

/** The actions of the shortcuts in `shortcuts.xml`. */
const val ACTION_CONTINUE = "app.pyramide.CONTINUE"
const val ACTION_NEW_GAME = "app.pyramide.NEW_GAME"

/** The scheme of links: `pyramide:PY1-N-AAAAAAS`, or `pyramide:daily`. */
private const val SCHEME = "pyramide"
private const val DAILY = "daily"

/** What an intent asks for; none if it only opens the app. */
fun request(intent: Intent): Request? = when (intent.action) {
    Intent.ACTION_SEND -> sentText(intent)?.let(::deal)
    Intent.ACTION_VIEW -> intent.data?.takeIf { it.scheme.equals(SCHEME, ignoreCase = true) }
        ?.schemeSpecificPart?.trim('/')
        ?.let { if (it.equals(DAILY, ignoreCase = true)) Request.Daily else deal(it) }
    ACTION_NEW_GAME -> Request.NewGame
    ACTION_CONTINUE -> Request.Continue
    else -> null
}

/**
 * The text that another app sends, without its colours and links.
 *
 * Up to Android 12 none can be read if anything is sent along that this app has no class for: later only that
 * itself cannot.
 */
private fun sentText(intent: Intent): String? = try {
    intent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
} catch (_: RuntimeException) {
    null
}

private fun deal(text: String) = Request.Deal(fromOutside(text))
