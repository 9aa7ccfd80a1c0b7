package app.pyramide.ui.icon

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.unit.dp

/** The signs on buttons: strokes of a round pen in a square of 24. */
object Icons {
    val Undo = icon("Undo", "M9 6 L4 11 L9 16 M4 11 H14 A5 5 0 0 1 14 21 H11", mirrors = true)
    val Redo = icon("Redo", "M15 6 L20 11 L15 16 M20 11 H10 A5 5 0 0 0 10 21 H13", mirrors = true)
    val Hint = icon("Hint", "M9 18 H15 M10 21 H14 M9 15 C9 12.8 6 12 6 8.8 A6 6 0 0 1 18 8.8 C18 12 15 12.8 15 15 Z")
    val NewGame = icon("NewGame", "M12 5 V19 M5 12 H19")
    val Menu = icon("Menu", "M4 7 H20 M4 12 H20 M4 17 H20")
    val Back = icon("Back", "M19 12 H5 M11 6 L5 12 L11 18", mirrors = true)
    val Restart = icon("Restart", "M5 12 A7 7 0 1 0 7.5 6.6 M8 3 L7 7 L11 8")
    val Statistics = icon("Statistics", "M5 20 V12 M12 20 V5 M19 20 V9")
    val Rules = icon("Rules", "M5 4 H16 A3 3 0 0 1 19 7 V20 H8 A3 3 0 0 1 5 17 Z M9 9 H15 M9 13 H15")
    val Settings = icon(
        "Settings",
        "M4 7 H9 M15 7 H20 M9 7 A3 3 0 1 1 15 7 A3 3 0 1 1 9 7 " +
            "M4 17 H6 M12 17 H20 M6 17 A3 3 0 1 1 12 17 A3 3 0 1 1 6 17",
    )
    val Introduction = icon("Introduction", "M12 3 A9 9 0 1 1 11.99 3 M10 8.5 L15.5 12 L10 15.5 Z")
    val Copy = icon("Copy", "M9 9 H19 V20 H9 Z M6 15 H5 V4 H15 V6")
    val Share = icon("Share", "M12 15 V4 M8 8 L12 4 L16 8 M8 11 H5 V20 H19 V11 H16")
    val Draw = icon("Draw", "M5 5 H13 V17 H5 Z M16 8 L20 12 L16 16 M19.5 12 H11", mirrors = true)
    val Recycle = icon("Recycle", "M19 12 A7 7 0 1 1 16.5 6.6 M16 3 L17 7 L13 8")
    val Daily = icon("Daily", "M5 6 H19 V20 H5 Z M5 10.5 H19 M9 3.5 V7 M15 3.5 V7 M9 15.2 L11.2 17.2 L15 13.4")
    val Later = icon("Later", "M9 6 L15 12 L9 18", mirrors = true)
    val Earlier = icon("Earlier", "M15 6 L9 12 L15 18", mirrors = true)
    val Next = icon("Next", "M7 6 L14 12 L7 18 Z M18 6 V18")
    val Play = icon("Play", "M8 5.5 L18.5 12 L8 18.5 Z")
    val Pause = icon("Pause", "M9 6 V18 M15 6 V18")
    val Start = icon("Start", "M17 6 L10 12 L17 18 Z M6 6 V18")
    val Thinking = icon("Thinking", "M5 12 H5.01 M12 12 H12.01 M19 12 H19.01")
    val Winnable = icon("Winnable", "M12 3.5 A8.5 8.5 0 1 1 11.99 3.5 M8 12.3 L11 15.2 L16 9.2")
    val Lost = icon("Lost", "M5 5 H19 V19 H5 Z M9 9 L15 15 M15 9 L9 15")
    val Unknown = icon("Unknown", "M8.5 9 A3.6 3.6 0 1 1 12 13 V14.5 M12 18.5 H12.01")
    val Won = icon("Won", "M4.5 12.5 L10 18 L19.5 7")
    val Nothing = icon("Nothing", "M7 7 L17 17 M17 7 L7 17")

    private fun icon(name: String, path: String, mirrors: Boolean = false) =
        ImageVector.Builder(name, 24.dp, 24.dp, 24f, 24f, autoMirror = mirrors).addPath(
            PathParser().parsePathString(path).toNodes(),
            stroke = SolidColor(Color.Black),
            strokeLineWidth = 2f,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round,
        ).build()
}
