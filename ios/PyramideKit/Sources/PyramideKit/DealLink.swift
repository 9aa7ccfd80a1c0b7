import Foundation
import PyramideCore

/// Deals that come into the app and go out of it, by their codes.
public enum DealLink {
    /// The scheme of the app's own links: `pyramide:PY1-N-AAAAAAS`, or `pyramide:daily`.
    public static let scheme = "pyramide"

    /// The deal that a link names. It may come from anyone: whatever is in it is only read as a code.
    public static func code(in url: URL) throws -> DealCode {
        guard let text = Self.text(in: url) else { throw GameError.BadCode(problem: .notFound, at: nil) }
        return try code(in: text)
    }

    /// Whether a link asks for the daily deals.
    public static func isDaily(_ url: URL) -> Bool {
        text(in: url)?.trimmingCharacters(in: ["/"]).lowercased() == "daily"
    }

    /// What follows the scheme; none if that is another's.
    private static func text(in url: URL) -> String? {
        guard url.scheme?.lowercased() == scheme else { return nil }
        let text = fromOutside(String(url.absoluteString.dropFirst(scheme.count + 1)))
        return text.removingPercentEncoding ?? text
    }

    /// The deal that a pasted or typed text names.
    public static func code(in text: String) throws -> DealCode {
        try parseCode(text: fromOutside(text))
    }
}
