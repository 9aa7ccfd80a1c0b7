import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

/// Names that a folder can have.
private let names = [
    "new\nline\r\n", "%s %n %1$s %2$@ %@ %lld %", "$1 \\1 \\(x)", "\u{202E}right to left\u{2066}",
    "\u{1B}[31mred\u{1B}[0m\u{9B}2J", "\u{2028}\u{2029}",
]
private let short = names + ["../../etc/passwd"]
private let hostile =
    short + [
        "nul\u{0}nul", String(repeating: "x", count: 1_000_000), String(repeating: "🂡", count: 250_000),
        String(repeating: "PY1-N-", count: 200_000), String(repeating: "%s", count: 500_000),
        "e" + String(repeating: "\u{301}", count: 500_000),
    ]
private let beginnings = ["", "PY", "PY1-", "PY1-N-", "PY1-N-AAAAAAS-"]

/// Texts that others make: links, what is pasted, decks and the names of folders.
@MainActor @Suite struct UntrustedTextTests {
    private let texts = Catalogue.app.texts(in: "en")

    /// What could pose as another line, or turn the direction of writing.
    private func steers(_ text: String) -> Bool {
        let unseen: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
        return text.unicodeScalars.contains { unseen.contains($0.properties.generalCategory) }
    }

    // Foundation ends a text at a NUL. None comes this far: codes and what is told of errors have none.
    @Test(arguments: short)
    func whatFillsATextIsNotReadAsOne(text: String) {
        #expect(Texts.filled("A game for you: %1$@", [.text(text)]) == "A game for you: " + text)
        #expect(Texts.filled("%2$@ in %1$lld: %2$@", [.number(7), .text(text)]) == "\(text) in 7: \(text)")
        #expect(texts(.shareCode, .text(text)).hasSuffix(text))
    }

    @Test(arguments: hostile) func aTextFromOutsideIsShort(text: String) {
        #expect(fromOutside(text).unicodeScalars.count <= longestText)
        #expect(text.unicodeScalars.count > longestText || fromOutside(text) == text)
    }

    @Test(arguments: hostile, beginnings)
    func whateverIsPastedIsACodeOrToldToBeNone(text: String, beginning: String) throws {
        var form = NewGameForm(rules: try presets()[0])
        form.isByCode = true
        form.code = beginning + text
        #expect(form.code.unicodeScalars.count <= longestText)
        let code = try? DealLink.code(in: form.code)
        let problem = form.problem(texts)
        let isBlank = form.code.allSatisfy(\.isWhitespace)
        #expect((code == nil) != (problem == nil) || isBlank, "one of both")
        #expect(!isBlank || code == nil && problem == nil)
        #expect(code.map { $0.text.count < 16 } ?? true)
        #expect(problem.map { !$0.isEmpty && $0.count < 300 && !steers($0) } ?? true)
        if text.utf8.count > 100, !beginning.isEmpty { return }
        let encoded = (beginning + text).addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        let url = try #require(URL(string: "pyramide:" + (encoded ?? "")))
        do {
            #expect(try DealLink.code(in: url).text.count < 16)
        } catch {
            guard case .BadCode = error as? GameError else { throw error }
        }
    }

    @Test func aCodeIsFoundAmongWhatIsNone() throws {
        let code = try DealLink.code(in: "\u{1B}[1m\u{202E}%s\u{0}\n PY1-N-AAAAAAS \u{2066}")
        #expect(code.text == "PY1-N-AAAAAAS")
    }

    @Test(arguments: hostile) func whateverADeckSaysItIsCardsOrToldToBeNone(text: String) throws {
        let session = try Session.inMemory()
        let choices = try presets()[0].choices
        do {
            _ = try session.dealDeck(deck: text, choices: choices, now: TestClock().now())
            Issue.record("it was dealt")
        } catch let error as GameError {
            guard case .BadDeck = error else { throw error }
            let told = texts.explain(error)
            #expect(told.count < 300 && !steers(told))
        }
    }

    @Test(arguments: names)
    func aFolderIsTheOneThatWasNamedWhateverItsName(name: String) throws {
        let parent = TemporaryFolder()
        let folder = parent.url.path + "/" + name
        _ = try Session.open(folder: folder, now: TestClock().now())
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent.url.path) == [name])
    }

    @Test func aNameThatNoFolderCanHaveIsRefused() {
        #expect(throws: GameError.self) { try Session.open(folder: "nul\u{0}", now: TestClock().now()) }
    }
}
