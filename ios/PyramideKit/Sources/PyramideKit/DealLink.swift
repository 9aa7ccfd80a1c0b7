import Foundation
import PyramideCore

/// Deals that come into the app and go out of it, by their codes.
public enum DealLink {
    /// The scheme of the app's own links: `pyramide:PY1-N-AAAAAAS`.
    public static let scheme = "pyramide"

    /// The link to a deal.
    public static func url(to code: String) -> URL? {
        URL(string: "\(scheme):\(code)")
    }

    /// The deal that a link names. It may come from anyone: whatever is in it is only read as a code.
    public static func code(in url: URL) throws -> DealCode {
        guard url.scheme?.lowercased() == scheme else {
            throw GameError.BadCode(problem: .notFound, at: nil)
        }
        let text = fromOutside(String(url.absoluteString.dropFirst(scheme.count + 1)))
        return try code(in: text.removingPercentEncoding ?? text)
    }

    /// The deal that a pasted or typed text names.
    public static func code(in text: String) throws -> DealCode {
        try parseCode(text: fromOutside(text))
    }
}

extension Texts {
    /// What the player shares of a game: of a won one with moves and time. None for given cards.
    public func share(_ view: GameView) -> String? {
        guard let code = view.code else { return nil }
        guard view.status == .won else { return self(.shareCode, .text(code)) }
        let moves = self(.movesCount, Int(view.moves))
        return self(.shareResult, .text(code), .text(moves), .text(Numbers().playedTime(milliseconds: view.playedMs)))
    }

    /// A finished game in a line.
    public func summary(of result: GameResult) -> String {
        let parts = [
            "\(self[.score]) \(Numbers().whole(result.score))", self(.movesCount, Int(result.moves)),
            Numbers().playedTime(milliseconds: result.playedMs), result.code,
            result.hints > 0 ? self(.hintsCount, Int(result.hints)) : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
