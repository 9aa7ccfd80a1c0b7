package app.pyramide.ui.platform

/**
 * Components under one licence.
 *
 * @property names them, with commas between.
 * @property licence as SPDX writes it.
 */
class Component(val names: String, val licence: String)

/** The Rust crates in the program, by their licences. `cargo xtask licences` lists them. */
fun crates(): List<Component> {
    val file = checkNotNull(Component::class.java.getResourceAsStream("/crates.tsv")) {
        "the program was built without crates.tsv"
    }
    return file.bufferedReader().useLines { lines ->
        lines.map { it.split('\t') }.map { (names, licence) -> Component(names, licence) }.toList()
    }
}
