import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@MainActor @Suite struct HintsTests {
    private let texts = Catalogue.app.texts(in: "en")
    private let session: Session
    private let held = HeldBackground()

    init() throws {
        session = try Session.inMemory()
    }

    private func model(in background: any Background = BackgroundQueue()) throws -> GameModel {
        let model = try GameModel(session: session, clock: TestClock(), background: background, texts: texts)
        model.watch(true, in: UUID())
        model.deal(.code(try DealLink.code(in: "PY1-N-AAAAAAS")))
        return model
    }

    /// Asks and waits for the answer.
    private func hint(in model: GameModel) async {
        model.hints.ask()
        await model.hints.inquiry.task?.value
    }

    @Test func aHintMarksItsCardsAndSaysWhy() async throws {
        let model = try model()
        let before = model.view
        await hint(in: model)
        let hint = try #require(model.view.hint)
        #expect(model.view.moves == before.moves && model.view.pyramid.map(\.card) == before.pyramid.map(\.card))
        #expect(model.message?.kind == .hint)
        #expect(model.message?.text == texts.say(hint))
        #expect(model.announcement?.text == texts.say(hint))
        #expect(model.feedback?.haptic == .select && model.feedback?.sound == nil)

        let layout = TableLayout(size: CGSize(width: 393, height: 759))
        let scene = TableCards(model.view, before: model.before, deal: model.deals, layout: layout, texts: texts)
        let marked = scene.cards.filter(\.isHinted)
        #expect(Set(marked.map(\.card)) == Set(hint.action.cards))
        #expect(scene.stock.isHinted == hint.action.cards.isEmpty)
        let said = ", \(texts[.stateHinted]): \(texts[hint.reason.phrase])"
        #expect(marked.allSatisfy { $0.value.hasSuffix(said) })
        #expect(scene.stock.value.hasSuffix(said) == scene.stock.isHinted)
        #expect(scene.cards.filter { !$0.isHinted }.allSatisfy { !$0.value.contains(texts[.stateHinted]) })
    }

    @Test func askedAgainItShowsTheNextBestAndAfterTheLastTheFirst() async throws {
        let model = try model()
        let hints = try session.search().hints()
        #expect(hints.count > 1)
        for expected in hints + hints.prefix(2) {
            await hint(in: model)
            #expect(model.view.hint == expected)
        }
        model.draw()
        #expect(model.view.hint == nil && model.message == nil)
        model.undo()
        await hint(in: model)
        #expect(model.view.hint == hints[0], "back in the position, the best comes first")
    }

    @Test func hintsLeadToTheWinAndAreCounted() async throws {
        let model = try model()
        while model.view.status == .playing {
            await hint(in: model)
            model.play(try #require(model.view.hint).action)
        }
        #expect(model.view.status == .won)
        model.refreshStatistics()
        let result = try #require(model.results.first?.result)
        #expect(result.hints == result.moves)
        #expect(texts.summary(of: result).hasSuffix(" · \(texts(.hintsCount, Int(result.hints)))"))
    }

    @Test func aStepEndsTheSearch() async throws {
        let model = try model(in: held)
        model.hints.ask()
        #expect(model.hints.inquiry.isOpen)
        model.draw()
        #expect(!model.hints.inquiry.isOpen)
        model.undo()
        await held.open()
        await model.hints.inquiry.task?.value
        #expect(model.view.hint == nil && model.message == nil)
        #expect(!model.hints.isThinking)
    }

    @Test func aHintForAnotherPositionIsNotShown() throws {
        let model = try model()
        let search = try #require(model.search())
        _ = try search.hints()
        model.draw()
        let view = model.view
        #expect(!model.showHint(from: search))
        #expect(model.view == view && model.message == nil)
        model.undo()
        #expect(model.showHint(from: search))
    }

    @Test func whoWaitsLongIsToldAndCanStopWaiting() async throws {
        let model = try model(in: held)
        model.hints.ask()
        #expect(!model.hints.isThinking)
        model.hints.ask()
        #expect(model.hints.inquiry.isOpen, "asked twice at once, it is one question")
        while !model.hints.isThinking { try await Task.sleep(for: .milliseconds(20)) }
        model.hints.ask()
        #expect(!model.hints.isThinking && !model.hints.inquiry.isOpen)
        await held.open()
        await model.hints.inquiry.task?.value
        #expect(model.view.hint == nil && model.message == nil)
        await hint(in: model)
        #expect(model.view.hint != nil && !model.hints.isThinking)
    }

    @Test func aPauseEndsTheSearch() async throws {
        let model = try GameModel(session: session, clock: TestClock(), background: held, texts: texts)
        let scene = UUID()
        model.watch(true, in: scene)
        model.hints.ask()
        model.watch(false, in: scene)
        model.hints.ask()
        #expect(!model.hints.inquiry.isOpen, "a paused game gives no hints")
        await held.open()
        await model.hints.inquiry.task?.value
        #expect(model.view.hint == nil && model.message == nil)
    }

    @Test func whereNothingCanBeDoneThereIsNoHint() async throws {
        let model = try model()
        model.deal(.deck(LostGame.deck, try LostGame.choices))
        await hint(in: model)
        #expect(model.view.hint?.reason == .lost, "a queen is still to come, for an ace")
        for _ in 0..<23 { model.draw() }
        #expect(model.view.status == .playing)
        await hint(in: model)
        #expect(model.view.hint == nil && model.view.notice == .noHint)
        #expect(model.message?.text == texts[.noticeNoHint] && model.message?.kind == .notice)
        #expect(model.announcement?.text == texts[.noticeNoHint])
    }

    @Test func aHintIsASentence() throws {
        let pair = Move.pair(one: try Card("TC"), other: try Card("3S"))
        let king = Move.king(card: try Card("KD"))
        let sentences: [(Move, Reason, String)] = [
            (pair, .onlyWay, "Ten of clubs and three of spades: the only way to win now"),
            (king, .wins, "Take the king of diamonds: wins the game"),
            (.draw, .needsStock, "Draw from the stock: no pair on the table is safe to take"),
            (.recycle, .notKnownYet, "Put the waste back: whether it wins is not known"),
        ]
        for (action, reason, sentence) in sentences {
            #expect(texts.say(Hint(action: action, reason: reason)) == sentence)
        }
        #expect(Set(Reason.allCases.map { texts[$0.phrase] }).count == Reason.allCases.count)
    }
}

@MainActor @Suite struct VerdictsTests {
    private let texts = Catalogue.app.texts(in: "en")
    private let held = HeldBackground()

    private func model(
        _ code: String, in background: any Background = BackgroundQueue(), shows: Bool = true
    ) throws -> GameModel {
        let session = try Session.inMemory()
        let model = try GameModel(session: session, clock: TestClock(), background: background, texts: texts)
        model.watch(true, in: UUID())
        model.settings.showVerdict = shows
        model.deal(.code(try DealLink.code(in: code)))
        return model
    }

    @Test(arguments: [("PY1-N-AAAAAAJ", Verdict.lost), ("PY1-N-AAAAAAS", .winnable)])
    func aVerdictIsFoundAfterEachStepAndKeptOverUndo(code: String, verdict: Verdict) async throws {
        let model = try model(code)
        await model.verdicts.inquiry.task?.value
        #expect(model.view.verdict == verdict)
        model.draw()
        #expect(model.view.verdict == nil && model.verdicts.inquiry.isOpen)
        model.undo()
        #expect(model.view.verdict == verdict && !model.verdicts.inquiry.isOpen)
        #expect(model.view.isLost == (verdict == .lost))
    }

    @Test func noneIsLookedForUnlessThePlayerWantsToKnow() async throws {
        let model = try model("PY1-N-AAAAAAS", shows: false)
        model.draw()
        #expect(!model.verdicts.inquiry.isOpen && model.view.verdict == nil)
        model.settings.showVerdict = true
        await model.verdicts.inquiry.task?.value
        #expect(model.view.verdict == .winnable)
        model.draw()
        model.settings.showVerdict = false
        #expect(!model.verdicts.inquiry.isOpen)
    }

    @Test func aStepEndsTheSearchAndBeginsTheNext() async throws {
        let model = try model("PY1-N-AAAAAAS", in: held)
        let first = model.verdicts.inquiry.task
        model.draw()
        await held.open()
        await first?.value
        await model.verdicts.inquiry.task?.value
        #expect(model.view.verdict == .winnable)
        model.undo()
        #expect(model.view.verdict == nil, "the first search was cancelled")
    }

    @Test func whatMovesGoesOnMovingWhenAVerdictComes() async throws {
        let model = try model("PY1-N-AAAAAAS")
        model.tap(try #require(model.view.slot(of: Card("KD"))))
        let (before, event) = (model.before, model.view.event)
        await model.verdicts.inquiry.task?.value
        #expect(model.view.verdict == .winnable)
        #expect(model.before == before && model.view.event == event && event?.kind == .removed)
    }

    @Test func noneIsLookedForWhileTheGameIsPausedOrOver() async throws {
        let model = try GameModel(session: try Session.inMemory(), clock: TestClock(), background: held, texts: texts)
        let scene = UUID()
        model.watch(true, in: scene)
        model.settings.showVerdict = true
        #expect(model.verdicts.inquiry.isOpen)
        model.watch(false, in: scene)
        #expect(!model.verdicts.inquiry.isOpen)
        model.watch(true, in: scene)
        #expect(model.verdicts.inquiry.isOpen)
        let game = try GoldenGame.swedish()
        model.deal(.deck(game.deck, try game.choices))
        try game.play(in: model)
        #expect(!model.verdicts.inquiry.isOpen)
    }
}

extension Move {
    /// The cards that it removes.
    fileprivate var cards: [Card] {
        switch self {
        case .pair(let one, let other): [one, other]
        case .king(let card): [card]
        case .draw, .recycle: []
        }
    }
}
