import PyramideCore

/// Finished games as comma-separated values, a game a line, for the player to keep: the same as on every
/// platform.
public func csv(_ games: [ListedGame]) -> String {
    let header = "day,code,end,score,moves,seconds,hints,replay"
    let lines = games.map { game in
        let result = game.result
        return [
            result.day.written, result.code, result.end == .won ? "won" : "left", "\(result.score)",
            "\(result.moves)", "\(result.playedMs / 1000)", "\(result.hints)", game.replay ? "yes" : "no",
        ].joined(separator: ",")
    }
    return ([header] + lines).joined(separator: "\n") + "\n"
}

extension Day {
    /// `2026-11-30`
    fileprivate var written: String {
        [(year, 4), (month, 2), (day, 2)].map { number, digits in
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }.joined(separator: "-")
    }
}
