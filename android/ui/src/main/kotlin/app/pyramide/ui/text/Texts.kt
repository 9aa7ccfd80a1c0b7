package app.pyramide.ui.text

import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.unit.LayoutDirection
import java.util.Locale

/** The words of the interface in one language. */
interface Texts {
    /** The language as a BCP 47 tag, such as `da`. */
    val language: String

    /** The words, with [arguments] where `%1$s` and so on stand. */
    fun of(phrase: Phrase, vararg arguments: Any): String

    /** The words for [count], which is also the argument where there is no other. */
    fun of(phrase: CountedPhrase, count: Int, vararg arguments: Any): String
}

/** Which way the words run, and with them the screens; not the cards, which are the same everywhere. */
val Texts.direction: LayoutDirection get() = if (language == "ar") LayoutDirection.Rtl else LayoutDirection.Ltr

/** How numbers and days are written: as where the player is, if that language is spoken there; digits as on the cards. */
internal val Texts.locale: Locale
    get() {
        val here = Locale.getDefault()
        val builder = Locale.Builder().setLanguageTag(language).setUnicodeLocaleKeyword("nu", "latn")
        if (here.language == builder.build().language) builder.setRegion(here.country)
        return builder.build()
    }

/** The words that the screens use. */
val LocalTexts = staticCompositionLocalOf<Texts> { error("the screens were given no texts") }

/** The words of [phrase] in the player's language. */
@Composable
fun words(phrase: Phrase, vararg arguments: Any): String = LocalTexts.current.of(phrase, *arguments)

/** The words of [phrase] for [count] in the player's language. */
@Composable
fun words(phrase: CountedPhrase, count: Int): String = LocalTexts.current.of(phrase, count)
