package app.pyramide.desktop

import app.pyramide.ui.platform.Languages
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.Texts
import java.util.Locale
import javax.xml.parsers.DocumentBuilderFactory
import org.w3c.dom.Element
import org.w3c.dom.NodeList

/** The texts out of the `strings.xml` files that Android reads too. */
object LanguageFiles : Languages {
    override val all =
        listOf("en" to "English", "da" to "Dansk", "sv" to "Svenska", "de" to "Deutsch", "ar" to "العربية")

    private val read = HashMap<String, LanguageFile>()

    override fun texts(tag: String?): Texts {
        val wanted = tag ?: Locale.getDefault().language
        val language = all.map { it.first }.find { it == wanted } ?: all.first().first
        return read.getOrPut(language) { LanguageFile.read(language) }
    }
}

/** One language's file. */
internal class LanguageFile(
    override val language: String,
    val strings: Map<String, String>,
    val plurals: Map<String, Map<String, String>>,
) : Texts {
    override fun of(phrase: Phrase, vararg arguments: Any): String =
        fill(strings.getValue(phrase.key), arguments)

    override fun of(phrase: CountedPhrase, count: Int, vararg arguments: Any): String {
        val words = plurals.getValue(phrase.key).getValue(quantity(language, count))
        return fill(words, if (arguments.isEmpty()) arrayOf(count) else arguments)
    }

    companion object {
        fun read(language: String): LanguageFile {
            val folder = if (language == "en") "values" else "values-$language"
            val file = checkNotNull(LanguageFile::class.java.getResourceAsStream("/res/$folder/strings.xml")) {
                "the program was built without res/$folder/strings.xml"
            }
            val root = file.use { DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(it) }.documentElement
            return LanguageFile(
                language,
                root.elements("string").associate { it.getAttribute("name") to it.words() },
                root.elements("plurals").associate { plural ->
                    plural.getAttribute("name") to
                        plural.elements("item").associate { it.getAttribute("quantity") to it.words() }
                },
            )
        }
    }
}

/** Which plural form a language has for a number, by the rules of the Unicode CLDR. */
internal fun quantity(language: String, count: Int): String = when {
    language != "ar" -> if (count == 1) "one" else "other"
    count in 0..2 -> listOf("zero", "one", "two")[count]
    count % 100 in 3..10 -> "few"
    count % 100 > 10 -> "many"
    else -> "other"
}

private val PLACEHOLDER = Regex("""%(\d)\$[sd]""")

/** Puts the arguments where `%1$s` and the like stand. */
private fun fill(words: String, arguments: Array<out Any>): String =
    PLACEHOLDER.replace(words) { arguments[it.groupValues[1].toInt() - 1].toString() }

private fun Element.elements(name: String): List<Element> = getElementsByTagName(name).list()

private fun NodeList.list(): List<Element> = (0 until length).map { item(it) as Element }

/** What Android makes of the text: its few escapes undone. */
private fun Element.words(): String = textContent.replace("\\'", "'").replace("\\\"", "\"").replace("\\n", "\n")
