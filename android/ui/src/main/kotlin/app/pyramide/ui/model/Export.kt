package app.pyramide.ui.model

import app.pyramide.core.End
import app.pyramide.core.ListedGame

/** All finished games as comma-separated values, oldest first, for a spreadsheet. */
fun csv(games: List<ListedGame>): String {
    val lines = games.map { game ->
        val result = game.result
        listOf(
            result.day.date(),
            result.code,
            if (result.end == End.WON) "won" else "left",
            result.score,
            result.moves,
            result.playedMs / 1000u,
            result.hints,
            if (game.replay) "yes" else "no",
        ).joinToString(",")
    }
    return (listOf("day,code,end,score,moves,seconds,hints,replay") + lines).joinToString("\n", postfix = "\n")
}
