import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@Suite struct DealLinkTests {
    @Test(arguments: [
        "pyramide:PY1-N-AAAAAAS", "PYRAMIDE:py1-n-aaaaaas", "pyramide://PY1-N-AAAAAAS",
        "pyramide:Look%20at%20PY1%E2%80%93N%E2%80%93AAAAAAS%21",
    ])
    func aLinkNamesADeal(link: String) throws {
        let url = try #require(URL(string: link))
        #expect(try DealLink.code(in: url).text == "PY1-N-AAAAAAS")
    }

    @Test func aLinkNamesADealByAnyRules() throws {
        for rules in try presets() {
            let code = try DealLink.code(in: "PY1-\(rules.spelling)-AAAAAAS")
            #expect(code.rules == rules)
            #expect(try DealLink.code(in: #require(URL(string: "pyramide:\(code.text)"))) == code)
        }
    }

    @Test(arguments: [
        ("https://example.com/PY1-N-AAAAAAS", CodeProblem.notFound, nil),
        ("pyramide:", .notFound, nil),
        ("pyramide:../../etc/passwd", .notFound, nil),
        ("pyramide:PY2-N-AAAAAAS", .unknownVersion(version: "2"), 3),
        ("pyramide:PY1-N-AAAAAA8", .badCharacter(character: "8", meant: "B"), 13),
        ("pyramide:PY1-N-AAAA", .wrongLength(found: 4), 7),
    ] as [(String, CodeProblem, UInt32?)])
    func aBadLinkSaysWhatAndWhere(link: String, problem: CodeProblem, at: UInt32?) throws {
        let url = try #require(URL(string: link))
        #expect(throws: GameError.BadCode(problem: problem, at: at)) { try DealLink.code(in: url) }
    }

    @Test func aVeryLongTextIsReadOnlyAtItsBeginning() throws {
        let long = String(repeating: "x", count: 5_000_000) + " PY1-N-AAAAAAS"
        #expect(throws: GameError.BadCode(problem: .notFound, at: nil)) { try DealLink.code(in: long) }
    }
}

@Suite struct NumbersTests {
    private let danish = Numbers(locale: Locale(identifier: "da_DK"))

    @Test(arguments: [
        (0, "0:00"), (999, "0:00"), (7_000, "0:07"), (754_000, "12:34"), (3_599_999, "59:59"),
        (3_723_000, "1:02:03"), (360_000_000, "100:00:00"),
    ] as [(UInt64, String)])
    func playedTime(milliseconds: UInt64, text: String) {
        #expect(danish.playedTime(milliseconds: milliseconds) == text)
    }

    @Test func numbersFollowTheLocale() {
        let arabic = Numbers(locale: Locale(identifier: "ar_EG"))
        #expect(arabic.whole(280) == "٢٨٠" && arabic.playedTime(milliseconds: 3_723_000) == "١:٠٢:٠٣")
        let english = Numbers(locale: Locale(identifier: "en_GB"))
        #expect(english.percent(0.667) == "67%")
        #expect(danish.percent(0.667).hasPrefix("67"))
        #expect(english.mean(31.25) == "31.2" || english.mean(31.25) == "31.3")
        #expect(danish.mean(30.5) == "30,5")
        #expect(english.mean(31) == "31")
    }

    @Test func aWeekBeginsAsItDoesWhereThePlayerIs() {
        let american = Numbers(locale: Locale(identifier: "en_US"))
        // 30 November 2026 is a Monday.
        let day = Day(year: 2026, month: 11, day: 30)
        #expect(danish.weekdays == ["M", "T", "O", "T", "F", "L", "S"] && danish.place(inWeek: day) == 0)
        #expect(american.weekdays == ["S", "M", "T", "W", "T", "F", "S"] && american.place(inWeek: day) == 1)
        #expect(Numbers(locale: Locale(identifier: "ar_EG")).place(inWeek: day) == 2, "Saturday comes first")
        #expect(american.month(day) == "November 2026" && danish.month(day) == "november 2026")
    }

    @Test func aDayStaysTheDayItWas() {
        let english = Numbers(locale: Locale(identifier: "en_GB"))
        #expect(english.date(Day(year: 2026, month: 11, day: 30)) == "30 Nov 2026")
        #expect(english.date(Day(year: 2024, month: 2, day: 29)) == "29 Feb 2024")
    }
}

@MainActor @Suite struct SpokenTests {
    private let texts = Catalogue.app.texts(in: "en")
    private let model: GameModel

    init() throws {
        model = try GameModel(session: try Session.inMemory(), clock: TestClock(), texts: texts)
        model.watch(true, in: UUID())
    }

    private func described(_ card: String) throws -> Spoken {
        let card = try Card(card)
        return texts.describe(try #require(model.view.pyramid.first { $0.card == card }))
    }

    @Test func aCardSaysWhatItIsWhereAndWhatCoversIt() throws {
        let game = try GoldenGame.swedish()
        model.deal(.deck(game.deck, try game.choices))
        #expect(try described("KH") == Spoken(label: "king of hearts, row 7, place 3", value: "free"))
        let covered = Spoken(
            label: "eight of hearts, row 6, place 3", value: "covered by king of hearts and nine of spades")
        #expect(try described("8H") == covered)
        model.tap(try #require(model.view.slot(of: Card("KH"))))
        #expect(try described("8H").value == "covered by nine of spades")
        model.tap(try #require(model.view.slot(of: Card("6C"))))
        #expect(model.view.pyramid.contains { $0.state == .selected })
        #expect(try described("6C").value == "free", "that it is selected is a trait")
    }

    @Test func stockAndWasteSayWhatTheyHoldAndDo() throws {
        model.deal(.random(try presets()[1].choices))
        #expect(texts.describeStock(of: model.view) == Spoken(label: "Stock", value: "24 cards, draws a card"))
        #expect(texts.describeWaste(1, of: model.view) == Spoken(label: "Waste", value: "empty"))
        for _ in 0..<24 { model.draw() }
        #expect(texts.describeStock(of: model.view).value == "0 cards, no passes left")
        #expect(texts.describeWaste(1, of: model.view).value == "24 cards")
        model.draw()
        #expect(model.message?.text == "No passes left")

        model.deal(.random(try presets()[2].choices))
        #expect(texts.describeStock(of: model.view).value == "24 cards, draws a card, 1 more pass")
        for _ in 0..<24 { model.draw() }
        #expect(texts.describeStock(of: model.view).value == "0 cards, puts the waste back, 1 more pass")

        model.deal(.random(try presets()[4].choices))
        #expect(texts.describeStock(of: model.view).value == "24 cards, draws three cards")
        model.draw()
        #expect(texts.describeWaste(3, of: model.view).label.hasPrefix("Waste pile 3, "))
        model.deal(.random(try presets()[5].choices))
        let top = try #require(model.view.stock.top)
        #expect(texts.describeStock(of: model.view).value == "\(texts.name(of: top)), 24 cards, 2 more passes")
    }

    @Test(arguments: Catalogue.app.languages)
    func everyCardHasANameOfItsOwn(language: String) {
        let texts = Catalogue.app.texts(in: language)
        let names = Suit.allCases.flatMap { suit in
            Rank.allCases.map { texts.name(of: Card(rank: $0, suit: suit)) }
        }
        #expect(Set(names).count == 52)
    }

    @Test func whatIsSharedNamesTheDeal() throws {
        model.deal(.code(try DealLink.code(in: "PY1-N-AAAAAAS")))
        let shared = try #require(texts.share(model.view))
        #expect(shared == "A game of Pyramide for you: PY1-N-AAAAAAS")
        #expect(try DealLink.code(in: shared).text == "PY1-N-AAAAAAS")

        let game = try GoldenGame.swedish()
        model.deal(.deck(game.deck, try game.choices))
        #expect(texts.share(model.view) == nil, "given cards have no code")
        var won = model.view
        (won.code, won.status, won.moves, won.playedMs) = ("PY1-T-AAAAAAS", .won, 31, 185_000)
        #expect(texts.share(won) == "I cleared PY1-T-AAAAAAS in 31 moves and 3:05.")
    }

    @Test func errorsAreToldInThePlayersWords() {
        func told(_ text: String) -> String? {
            do {
                _ = try DealLink.code(in: text)
                return nil
            } catch { return texts.explain(error) }
        }
        #expect(told("PY1-N-AAAAAAS") == nil)
        #expect(told("hello") == texts[.codeNotFound])
        #expect(told("PY1-N-AAAAA0S") == "Character 12: “0” is not in a deal code. Is it O?")
        #expect(told("PY1-N-AAA") == "Character 7: 3 characters name the cards. It should be 7.")
        #expect(told("PY1-Q-AAAAAAS") == "Character 5: no rules are spelled like this.")
        #expect(told("PY7-N-AAAAAAS") == "Character 3: a code of version 7. This game reads version 1.")
    }

    @Test func ofWhatIsUnexpectedOnlyTheNameIsTold() {
        struct Surprise: Error { let text = "secret" }
        func named(_ name: String) -> String { texts(.errorUnexpected, .text(name)) }
        #expect(texts.explain(GameError.Panicked) == named("Panicked"))
        #expect(texts.explain(GameError.NoSuchPile(pile: 3)) == named("NoSuchPile"))
        #expect(texts.explain(GameError.BadDeck(problem: .notACard(text: "ZZ"), at: 2)) == named("BadDeck"))
        #expect(texts.explain(Surprise()) == named("Surprise"))
    }
}

@Suite struct NewGameFormTests {
    private let texts = Catalogue.app.texts(in: "en")

    @Test func aNamedRulesetCanBeDealtAtOnce() throws {
        for rules in try presets() {
            let form = NewGameForm(rules: rules)
            #expect(form.problem(texts) == nil)
            #expect(try form.wish() == .deal(.random(rules.choices)))
            #expect(form.preset == rules.preset)
        }
    }

    @Test func aMixtureThatContradictsItselfSaysWhy() throws {
        var form = NewGameForm(rules: try presets()[4])
        form.preset = nil
        form.mixture.passes = .three
        #expect(form.problem(texts) == texts[.contradictionThreePilesPasses])
        #expect(!form.isComplete)
        form.mixture.draw = .one
        #expect(form.problem(texts) == nil && form.isComplete)
        form.mixture.draw = .openStock
        form.mixture.openingWasteCard = true
        #expect(form.problem(texts) == texts[.contradictionOpening])
        form.mixture.openingWasteCard = false
        form.mixture.stockPairsWaste = true
        #expect(form.problem(texts) == texts[.contradictionStockWaste])
        form.preset = .app
        #expect(form.problem(texts) == nil && form.isComplete)
        form.preset = nil
        #expect(form.problem(texts) == texts[.contradictionStockWaste], "it is still there")
    }

    @Test func aCodeBringsItsRules() throws {
        var form = NewGameForm(rules: try presets()[0])
        form.isByCode = true
        #expect(form.problem(texts) == nil, "nothing has been typed yet")
        #expect(!form.isComplete)
        form.code = "try PY1-K-AAAAAAJ!"
        #expect(form.rulesOfCode?.preset == .classic)
        #expect(try form.wish() == .deal(.code(DealLink.code(in: "PY1-K-AAAAAAJ"))))
        form.code = "PY1-K-AAAAA"
        #expect(form.problem(texts) != nil && form.rulesOfCode == nil)
    }

    @Test func choicesAreWrittenInALine() throws {
        let mixture = try checkRules(
            choices: Choices(
                goal: .all, passes: .two, draw: .one, openingWasteCard: false, stockPairsWaste: true,
                pairsOwnCoverer: false))
        #expect(texts.name(of: mixture) == "one at a time · Passes: 2 · Won when all 52 cards are gone")
        #expect(texts.name(of: try presets()[0]) == "Pyramide")
    }
}
