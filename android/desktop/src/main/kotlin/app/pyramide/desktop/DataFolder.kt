package app.pyramide.desktop

import java.nio.file.Path
import kotlin.io.path.Path

/** Where programs keep their data on this platform. */
fun dataFolder(
    system: String = System.getProperty("os.name"),
    home: String = System.getProperty("user.home"),
    environment: (String) -> String? = System::getenv,
): Path = when {
    system.startsWith("Windows") -> environment("APPDATA")?.let(::Path) ?: Path(home, "AppData", "Roaming")
    system.startsWith("Mac") -> Path(home, "Library", "Application Support")
    // The XDG base directory specification: a relative path is to be ignored.
    else -> environment("XDG_DATA_HOME")?.let(::Path)?.takeIf { it.isAbsolute } ?: Path(home, ".local", "share")
}.resolve("pyramide")
