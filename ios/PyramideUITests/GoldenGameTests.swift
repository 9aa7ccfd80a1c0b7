import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

/// The worked game of the rules' source, played by taps on the real app.
@MainActor
final class GoldenGameTests: XCTestCase {
    private struct Game: Decodable {
        struct Step: Decodable {
            let cards: [String]
            let score: Int

            enum CodingKeys: CodingKey {
                case move, score
            }

            init(from decoder: any Decoder) throws {
                let fields = try decoder.container(keyedBy: CodingKeys.self)
                // A draw is a word, a removal a list of its cards.
                cards = (try? fields.decode([String].self, forKey: .move)) ?? []
                score = try fields.decode(Int.self, forKey: .score)
            }
        }

        let pyramidRows: [[String]]
        let stockInDrawOrder: [String]
        let neverDrawn: [String]
        let steps: [Step]

        var deck: String { (pyramidRows.flatMap { $0 } + stockInDrawOrder + neverDrawn).joined(separator: " ") }
    }

    func testTheGoldenGameIsWonByTaps() throws {
        continueAfterFailure = false
        let file = try XCTUnwrap(
            Bundle(for: GoldenGameTests.self).url(forResource: "swedish-game", withExtension: "json"))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let game = try decoder.decode(Game.self, from: Data(contentsOf: file))

        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB"]
        app.launchEnvironment = ["PYRAMIDE_DECK": game.deck, "PYRAMIDE_RULES": "T"]
        app.launch()
        for (number, step) in game.steps.enumerated() {
            if step.cards.isEmpty {
                app.buttons["stock"].tap()
            } else {
                for card in step.cards { app.buttons[card].tap() }
            }
            // The notice of the win covers the table.
            if number + 1 == game.steps.count { break }
            let score = app.descendants(matching: .any)["score"]
            XCTAssertTrue(score.waitForExistence(timeout: 5))
            XCTAssertEqual(score.value as? String, "\(step.score)", "step \(number + 1)")
        }
        XCTAssertTrue(app.descendants(matching: .any)["won"].waitForExistence(timeout: 5))
    }
}
