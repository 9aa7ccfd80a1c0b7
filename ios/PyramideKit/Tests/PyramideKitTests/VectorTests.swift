import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

/// The frozen files that Rust, Kotlin and Swift read alike.
@Suite struct VectorTests {
    private struct Deals: Decodable {
        struct Deal: Decodable {
            let code: String
            let cards: String
        }

        let deals: [Deal]
    }

    private struct Codes: Decodable {
        struct Good: Decodable {
            let text: String
            let code: String
        }

        struct Wrong: Decodable {
            let text: String
            let error: String
            let version: String?
            let reason: String?
            let character: String?
            let meant: String?
            let found: UInt32?
            let at: UInt32?
        }

        let good: [Good]
        let wrong: [Wrong]
    }

    private let now = TestClock().now()

    @Test func everyCodeHasItsCards() throws {
        let deals: Deals = try Project.json("tests/vectors/deals.json")
        #expect(deals.deals.count == 64)
        let session = try Session.inMemory()
        for deal in deals.deals {
            let view = try session.dealCode(text: deal.code, now: now)
            #expect(view.code == deal.code)
            #expect(try cards(of: view, in: session) == deal.cards, "\(deal.code)")
        }
    }

    /// All 52 cards of a game just dealt: those on the table, then the stock's, as they are drawn.
    private func cards(of dealt: GameView, in session: Session) throws -> String {
        var view = dealt
        let opening = view.waste.compactMap(\.top)
        var drawn: [Card] = []
        while view.stock.left > 0 {
            view = try session.draw(now: now)
            drawn += view.event?.travels.map(\.card) ?? []
        }
        return (dealt.pyramid.map(\.card) + opening + drawn).map(\.written).joined(separator: " ")
    }

    @Test func everyTextIsReadAsItShouldBe() throws {
        let codes: Codes = try Project.json("tests/vectors/codes.json")
        #expect(codes.good.count > 20 && codes.wrong.count > 20)
        for good in codes.good {
            #expect(try parseCode(text: good.text).text == good.code, "\(good.text.prefix(80))")
        }
        for wrong in codes.wrong {
            do {
                let code = try parseCode(text: wrong.text)
                Issue.record("\(wrong.text.prefix(80)) was read as \(code.text)")
            } catch GameError.BadCode(let problem, let at) {
                #expect(at == wrong.at, "\(wrong.text.prefix(80))")
                check(problem, against: wrong)
            }
        }
    }

    private func check(_ problem: CodeProblem, against wrong: Codes.Wrong) {
        switch problem {
        case .notFound: #expect(wrong.error == "not-found")
        case .unknownVersion(let version):
            #expect(wrong.error == "unknown-version" && version == wrong.version)
        case .unknownRules(let problem):
            #expect(wrong.error == "unknown-rules" && problem.name == wrong.reason, "\(wrong.text)")
        case .badCharacter(let character, let meant):
            #expect(wrong.error == "bad-character" && character == wrong.character && meant == wrong.meant)
        case .wrongLength(let found):
            #expect(wrong.error == "wrong-length" && found == wrong.found)
        }
    }
}

extension SpellingProblem {
    fileprivate var name: String {
        switch self {
        case .unknown: "unknown"
        case .noSuchChoice: "no-such-choice"
        case .contradicts: "contradiction"
        case .hasLetter: "has-letter"
        }
    }
}
