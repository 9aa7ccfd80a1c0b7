package app.pyramide.platform

import android.annotation.SuppressLint
import android.content.Context
import android.content.res.Configuration
import android.content.res.Resources
import app.pyramide.R
import app.pyramide.ui.platform.Languages
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.Texts
import java.util.Locale

/** The texts in `strings.xml`, in the languages of `locales_config.xml`. */
class AndroidLanguages(private val context: Context) : Languages {
    override val all: List<Pair<String, String>> =
        listOf("en" to "English", "da" to "Dansk", "sv" to "Svenska", "de" to "Deutsch", "ar" to "العربية")

    /** The resources' numbers by their types and names, the same in every language. Android takes long to look one up. */
    private val ids = HashMap<Pair<String, String>, Int>()

    override fun texts(tag: String?): Texts = ResourceTexts(resources(tag), ids)

    private fun resources(tag: String?): Resources {
        if (tag == null) return context.resources
        val configuration = Configuration(context.resources.configuration)
        configuration.setLocale(Locale.forLanguageTag(tag))
        return context.createConfigurationContext(configuration).resources
    }
}

private class ResourceTexts(
    private val resources: Resources,
    private val ids: MutableMap<Pair<String, String>, Int>,
) : Texts {
    override val language: String = resources.getString(R.string.language_tag)

    override fun of(phrase: Phrase, vararg arguments: Any): String =
        fill(resources.getString(id("string", phrase.key)), arguments)

    override fun of(phrase: CountedPhrase, count: Int, vararg arguments: Any): String {
        val words = resources.getQuantityText(id("plurals", phrase.key), count).toString()
        return fill(words, if (arguments.isEmpty()) arrayOf(count) else arguments)
    }

    /** Numbers look in every language as they do on the cards. */
    private fun fill(words: String, arguments: Array<out Any>): String =
        if (arguments.isEmpty()) words else String.format(Locale.ROOT, words, *arguments)

    /** The phrases name their resources, so that no list of them has to be kept; `keep.xml` keeps them. */
    @SuppressLint("DiscouragedApi")
    private fun id(type: String, key: String): Int =
        ids.getOrPut(type to key) { resources.getIdentifier(key, type, R::class.java.`package`?.name) }
}
