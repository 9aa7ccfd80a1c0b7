package app.pyramide.ui.model

import app.pyramide.core.End
import app.pyramide.core.GameResult
import app.pyramide.ui.text.date

/** All finished games as comma-separated values, oldest first, for a spreadsheet. */
fun csv(results: List<GameResult>): String {
    val lines = results.map { result ->
        listOf(
            date(result.day),
            result.code,
            if (result.end == End.WON) "won" else "left",
            result.score,
            result.moves,
            result.playedMs / 1000u,
            result.hints,
        ).joinToString(",")
    }
    return (listOf("day,code,end,score,moves,seconds,hints") + lines).joinToString("\n", postfix = "\n")
}
