package app.pyramide.platform

import android.annotation.TargetApi
import android.app.LocaleManager
import android.content.Context
import android.os.Build
import android.os.LocaleList
import app.pyramide.core.GameSettings
import app.pyramide.core.SessionInterface

/** Before Android 13 only the game itself knows of a language of its own. */
fun appLanguage(context: Context, known: List<String>): AppLanguage? =
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) null else AppLanguage(context, known)

/**
 * The language that the player has chosen for this app alone. The system keeps it, and has a list of its own to
 * choose it from.
 *
 * @param known the tags of the languages there are texts in.
 */
@TargetApi(Build.VERSION_CODES.TIRAMISU)
class AppLanguage internal constructor(context: Context, known: List<String>) {
    private val system = context.getSystemService(LocaleManager::class.java)
    private val known = known.toTypedArray()

    /** One of the known tags. With none Android finds the texts itself: nothing is chosen, or what has no texts. */
    var tag: String?
        get() = system.applicationLocales.getFirstMatch(known)?.language?.takeIf { it in known }
        set(tag) {
            // Not what it is already: the system may know more of it than the tag, and make the activity anew.
            if (tag != this.tag) system.applicationLocales = LocaleList.forLanguageTags(tag.orEmpty())
        }
}

/** A session that tells the system which language is chosen in the game. */
class LanguageSession(
    private val session: SessionInterface,
    private val language: AppLanguage,
) : SessionInterface by session {
    override fun setSettings(settings: GameSettings) {
        val before = session.settings().language
        session.setSettings(settings)
        // Another setting must not bring back what was chosen before.
        if (settings.language != before) language.tag = settings.language
    }
}
