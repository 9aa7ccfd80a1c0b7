import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import java.nio.file.Path
import kotlin.io.path.readText

// The files of the tests folder, which all languages read.

fun readJson(file: String): JsonObject {
    val tests = Path.of(System.getProperty("tests"))
    return Json.parseToJsonElement(tests.resolve(file).readText()).jsonObject
}

fun JsonObject.objects(name: String): List<JsonObject> = getValue(name).jsonArray.map { it.jsonObject }

fun JsonObject.text(name: String): String = getValue(name).jsonPrimitive.content

fun JsonObject.textOrNull(name: String): String? = get(name)?.jsonPrimitive?.contentOrNull

fun JsonObject.numberOrNull(name: String): UInt? = textOrNull(name)?.toUInt()

/** All texts of a list, or a list of lists. */
fun JsonElement.texts(): List<String> =
    when (this) {
        is JsonArray -> flatMap { it.texts() }
        is JsonPrimitive -> listOf(content)
        is JsonObject -> error("a list was expected")
    }
