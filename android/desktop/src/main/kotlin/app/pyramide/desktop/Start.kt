package app.pyramide.desktop

import app.pyramide.core.Choices
import app.pyramide.core.GameException
import app.pyramide.core.GameSettings
import app.pyramide.core.Session
import app.pyramide.core.SessionInterface
import app.pyramide.core.Theme
import app.pyramide.core.parseCode
import app.pyramide.ui.model.AppRules
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.fromOutside
import app.pyramide.ui.platform.Platform
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.inputStream

/** Opens the session in the folder that the options name, or else in the platform's. */
fun openSession(options: Options, platform: Platform): Session =
    Session.open((options.data ?: dataFolder()).toString(), platform.clock.now())

/** The model over a session, with the [wish] dealt and what the options ask for set. */
fun start(options: Options, wish: DealWish?, session: SessionInterface, platform: Platform): GameModel {
    // Who names a deal, or takes pictures, wants the table.
    val wantsTable = wish != null || options.offscreen != null
    val model = GameModel(AsAsked(session, options, wantsTable), platform) { Session.inMemory() }
    wish?.let(model::deal)
    return model
}

/** A session whose settings are as the options ask, without that being kept. */
private class AsAsked(
    private val session: SessionInterface,
    private val options: Options,
    private val wantsTable: Boolean,
) : SessionInterface by session {
    override fun settings(): GameSettings = session.settings().let {
        it.copy(
            theme = if (options.dark) Theme.DARK else it.theme,
            language = options.language ?: it.language,
            introduced = it.introduced || wantsTable,
        )
    }

    /** What is still as it was asked for is no choice of the player's. */
    override fun setSettings(settings: GameSettings) {
        val (kept, asked) = session.settings() to settings()
        session.setSettings(
            settings.copy(
                theme = if (settings.theme == asked.theme) kept.theme else settings.theme,
                language = if (settings.language == asked.language) kept.language else settings.language,
                introduced = if (settings.introduced == asked.introduced) kept.introduced else settings.introduced,
            ),
        )
    }
}

/** The deal that the options name, if any. A wrong one is told before anything is opened or made. */
fun wish(options: Options): DealWish? = when {
    options.code != null -> DealWish.Code(code(options.code))
    options.deck != null -> deck(options.deck, rules(options.rules))
    else -> null
}

private fun code(text: String): String = try {
    parseCode(fromOutside(text)).text
} catch (error: GameException.BadCode) {
    throw BadArgument("--code $text: ${LanguageFiles.texts("en").explainCode(error)}")
}

private fun rules(spelling: String?): Choices {
    if (spelling == null) return AppRules
    // A deal code is what spells rules.
    val code = "PY1-$spelling-AAAAAAA"
    return try {
        parseCode(fromOutside(code)).rules.choices
    } catch (_: GameException.BadCode) {
        throw BadArgument("--rules $spelling: one of N K D T P M, or X and two characters")
    }
}

private fun deck(file: Path, rules: Choices): DealWish.Deck {
    val text = read(file)
    try {
        Session.inMemory().use { it.dealDeck(text, rules, SystemClock.now()) }
    } catch (error: GameException.BadDeck) {
        throw BadArgument("$file: ${explain(error)}")
    }
    return DealWish.Deck(text, rules)
}

/** The longest file that is read, in bytes: a deck takes some 150, and a long list of taps a few thousand. */
private const val LONGEST_FILE = 100_000

/** A text file that an argument names. */
internal fun read(file: Path): String = try {
    val bytes = file.inputStream().use { it.readNBytes(LONGEST_FILE + 1) }
    if (bytes.size > LONGEST_FILE) throw BadArgument("$file is longer than any deck or list of taps")
    bytes.decodeToString()
} catch (error: IOException) {
    throw BadArgument("cannot read $file: ${reason(error)}")
}
