import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

/// A worked game of the rules' source, with what is on the table after each step.
struct GoldenGame: Decodable {
    enum Move: Decodable {
        case cards([String])
        case draw

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            self = try (try? value.decode([String].self)).map(Move.cards) ?? Move.word(try value.decode(String.self))
        }

        private static func word(_ word: String) throws -> Move {
            guard word == "draw" else { throw NotACard(text: word) }
            return .draw
        }
    }

    struct Step: Decodable {
        let move: Move
        let score: UInt32
        let pyramidLeft: Int
        let stockLeft: UInt32
        let wasteTop: String?

        @MainActor func play(in model: GameModel) throws {
            switch move {
            case .draw: model.tap(.stock)
            case .cards(let cards):
                for card in cards { model.tap(try #require(model.view.slot(of: try Card(card)))) }
            }
        }
    }

    let pyramidRows: [[String]]
    let stockInDrawOrder: [String]
    let neverDrawn: [String]
    let steps: [Step]

    static func swedish() throws -> GoldenGame { try Project.json("tests/golden/swedish-game.json") }

    var deck: String { (pyramidRows.flatMap(\.self) + stockInDrawOrder + neverDrawn).joined(separator: " ") }

    /// Plays it to its end by taps.
    @MainActor func play(in model: GameModel) throws {
        for step in steps { try step.play(in: model) }
    }

    /// Three passes, no opening card.
    var choices: Choices {
        get throws { try presets()[3].choices }
    }
}

@MainActor @Suite struct GameModelTests {
    private let clock = TestClock()
    private let texts = Catalogue.app.texts(in: "en")

    private func model(in folder: TemporaryFolder? = nil) throws -> GameModel {
        let session = try folder.map { try Session.open(folder: $0.path, now: clock.now()) } ?? Session.inMemory()
        let model = try GameModel(session: session, clock: clock, texts: texts)
        model.watch(true, in: scene)
        return model
    }

    private let scene = UUID()

    private func code(_ text: String) throws -> DealCode { try DealLink.code(in: text) }

    /// Waits until the folder's last session, which a background task may still write through, is gone.
    private func released(_ folder: TemporaryFolder) async throws {
        while true {
            do {
                _ = try Session.open(folder: folder.path, now: clock.now())
                return
            } catch GameError.InUse {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    private func tap(_ cards: String..., in model: GameModel) throws {
        for card in cards { model.tap(try #require(model.view.slot(of: try Card(card)))) }
    }

    @Test func theGoldenGameIsWonByTaps() throws {
        let game = try GoldenGame.swedish()
        let model = try model()
        model.deal(.deck(game.deck, try game.choices))
        for (number, step) in zip(1..., game.steps) {
            try step.play(in: model)
            #expect(model.view.score == step.score, "step \(number)")
            #expect(model.view.pyramid.count == step.pyramidLeft, "step \(number)")
            #expect(model.view.stock.left == step.stockLeft, "step \(number)")
            #expect(model.view.waste[0].top?.written == step.wasteTop, "step \(number)")
            #expect(model.view.status == (number == game.steps.count ? .won : .playing), "step \(number)")
        }
        #expect(model.view.score == 280)
        #expect(model.view.notice == .won)
        #expect(model.announcement?.text.hasSuffix(texts[.noticeWon]) == true)
    }

    @Test func aGameGoesOnInANewModel() async throws {
        let folder = TemporaryFolder()
        var first: GameModel? = try model(in: folder)
        first?.deal(.code(try code("PY1-N-AAAAAAS")))
        try tap("KD", "TC", "3S", in: #require(first))
        first?.draw()
        first?.undo()
        clock.pass(seconds: 7)
        first?.watch(false, in: scene)
        let saved = try #require(first?.view)
        first = nil
        try await released(folder)

        let second = try model(in: folder)
        #expect(second.view.code == saved.code)
        #expect(second.view.pyramid == saved.pyramid)
        #expect(second.view.waste == saved.waste)
        #expect(second.view.score == saved.score)
        #expect(second.view.moves == saved.moves)
        #expect(second.view.canUndo && second.view.canRedo)
        #expect(second.playedMs() == 7_000)
        second.redo()
        #expect(second.view.event?.kind == .redone)
    }

    @Test func settingsAreKept() throws {
        let folder = TemporaryFolder()
        var first: GameModel? = try model(in: folder)
        first?.settings.leftHand = true
        first?.settings.tableColour = .sand
        first = nil
        let second = try model(in: folder)
        #expect(second.settings.leftHand && second.settings.tableColour == .sand)
        #expect(!second.settings.fourColours)
    }

    @Test func timeStopsWhileNoSceneShowsTheTable() throws {
        let model = try model()
        let other = UUID()
        model.deal(.code(try code("PY1-N-AAAAAAS")))
        clock.pass(seconds: 5)
        #expect(model.playedMs() == 0, "time starts at the first action")
        model.draw()
        clock.pass(seconds: 5)
        #expect(model.playedMs() == 5_000)
        model.watch(true, in: other)
        model.watch(false, in: scene)
        clock.pass(seconds: 5)
        #expect(model.playedMs() == 10_000, "the other scene still shows it")
        model.watch(false, in: other)
        #expect(model.view.paused)
        clock.pass(seconds: 60)
        #expect(model.playedMs() == 10_000)

        let paused = model.view
        model.draw()
        model.tap(.stock)
        #expect(model.view.moves == paused.moves, "a paused game takes no taps")
        #expect(model.message == nil)
        model.watch(true, in: scene)
        clock.pass(seconds: 1)
        #expect(model.playedMs() == 11_000)
    }

    @Test func aRefusedTapSaysWhy() throws {
        let model = try model()
        model.deal(.code(try code("PY1-N-AAAAAAS")))
        try tap("QC", in: model)
        #expect(model.message?.text == texts[.noticeBlocked])
        #expect(model.message?.kind == .notice)
        try tap("7C", "7S", in: model)
        #expect(model.message?.text == texts[.noticeMustMakeThirteen])
        #expect(model.view.pyramid.first { $0.state == .selected }?.card.written == "7S")
        model.dismissMessage()
        #expect(model.message == nil)
        model.settings.errorHelp = false
        try tap("QC", in: model)
        #expect(model.message == nil)
    }

    @Test func everyStepIsSpoken() throws {
        let model = try model()
        model.deal(.code(try code("PY1-K-AAAAAAS")))
        #expect(model.announcement?.text == texts[.saidDealt])
        try tap("KD", in: model)
        #expect(model.announcement?.text == "king of diamonds removed")
        let before = model.announcement
        model.draw()
        #expect(model.announcement != before)
        let drawn = try #require(model.view.waste[0].top)
        #expect(model.announcement?.text == texts(.saidDrawn, .text(texts.name(of: drawn))))
        model.undo()
        #expect(model.announcement?.text == texts[.saidUndone])
        model.undo()
        let first = model.announcement?.id
        model.redo()
        model.undo()
        #expect(model.announcement?.text == texts[.saidUndone])
        #expect(model.announcement?.id != first, "the same words again are spoken again")
    }

    @Test func everyStepIsFeltAndHeard() throws {
        let model = try model()
        model.deal(.code(try code("PY1-N-AAAAAAS")))
        try tap("KD", in: model)
        #expect(model.feedback?.haptic == .confirm && model.feedback?.sound == .remove)
        try tap("QC", in: model)
        #expect(model.feedback?.haptic == .reject && model.feedback?.sound == .refuse)
        try tap("7C", in: model)
        #expect(model.feedback?.haptic == .select && model.feedback?.sound == nil)
        let selected = model.feedback
        model.draw()
        #expect(model.feedback?.haptic == .select && model.feedback?.sound == .draw)
        #expect(model.feedback != selected)
        let drawn = model.feedback
        model.settings.sound = false
        #expect(model.feedback == drawn, "a setting is no step")
    }

    @Test func leavingAGameCountsItOnce() throws {
        let model = try model()
        model.deal(.code(try code("PY1-N-AAAAAAS")))
        #expect(!model.hasUnfinishedGame)
        model.deal(.again)
        model.refreshStatistics()
        #expect(model.statistics.isEmpty, "a deal without an action counts nothing")
        model.draw()
        #expect(model.hasUnfinishedGame)
        model.deal(.again)
        #expect(!model.hasUnfinishedGame)
        model.refreshStatistics()
        #expect(model.statistics.map(\.played) == [1])
        #expect(model.statistics.map(\.won) == [0])
        #expect(model.results.map(\.result.code) == ["PY1-N-AAAAAAS"])
        #expect(model.results.first?.result.day == Day(year: 2026, month: 11, day: 30))
        model.resetStatistics()
        #expect(model.statistics.isEmpty && model.results.isEmpty)
    }

    @Test func newCardsAreDealtByTheRulesAskedFor() throws {
        let model = try model()
        #expect(model.view.rules.preset == .app, "the first game is by the app's own rules")
        let first = model.view.code
        model.deal(.random(try presets()[4].choices))
        #expect(model.view.rules.preset == .threePiles)
        #expect(model.view.waste.count == 3)
        #expect(model.view.code != first)
        model.deal(.code(try code("py1–m–aaaaaas")))
        #expect(model.view.code == "PY1-M-AAAAAAS")
    }

    @Test func errorsSayWhatAndWhere() throws {
        let model = try model()
        let table = model.view
        #expect(throws: GameError.BadCode(problem: .badCharacter(character: "0", meant: "O"), at: 7)) {
            try code("PY1-N-0AAAAAS")
        }
        model.tap(.pyramid(place: Place(row: 8, place: 1)))
        #expect(model.message?.kind == .failure)
        #expect(model.view == table, "nothing has changed")
        model.deal(.deck("QC TD", table.rules.choices))
        #expect(model.message?.kind == .failure)
        let session = try Session.inMemory()
        let now = clock.now()
        #expect(throws: GameError.BadDeck(problem: .notACard(text: "ZZ"), at: 2)) {
            try session.dealDeck(deck: "QC ZZ", choices: table.rules.choices, now: now)
        }
        #expect(throws: GameError.NoSuchPile(pile: 3)) {
            _ = try session.dealCode(text: "PY1-N-AAAAAAS", now: now)
            _ = try session.tap(slot: .waste(pile: 3), now: now)
        }
        #expect(throws: GameError.NoSuchDay(year: 2026, month: 13, day: 1)) {
            try dailyDeal(day: Day(year: 2026, month: 13, day: 1))
        }
        #expect(throws: GameError.NoGame) { try Session.inMemory().view(now: now) }
    }

    #if os(Linux)
    @Test func aFaultOfTheLibraryIsAnErrorAndTheGameGoesOn() throws {
        let folder = TemporaryFolder()
        let session = try Session.open(folder: folder.path, now: clock.now())
        let model = try GameModel(session: session, clock: clock, texts: texts)
        model.watch(true, in: scene)
        model.draw()
        let before = model.view
        #expect(throws: GameError.Panicked) { try session.panicForTest() }
        model.undo()
        #expect(model.view.moves == before.moves && model.view.code == before.code)
        #expect(model.view.event?.kind == .undone)
    }
    #endif

    @Test func aFolderIsOpenInOneSessionOnly() throws {
        let folder = TemporaryFolder()
        let first = try model(in: folder)
        #expect(throws: GameError.InUse) { try Session.open(folder: folder.path, now: clock.now()) }
        #expect(first.view.moves == 0)
    }

    @Test func aDamagedGameIsTold() throws {
        let folder = TemporaryFolder()
        var first: GameModel? = try model(in: folder)
        first?.deal(.code(try code("PY1-N-AAAAAAS")))
        first?.draw()
        first?.draw()
        first = nil
        let journal = folder.url.appending(path: "game.journal")
        var lines = String(decoding: try Data(contentsOf: journal), as: UTF8.self).split(separator: "\n")
        lines[1] = "damaged"
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: journal)
        let second = try model(in: folder)
        #expect(second.message?.text == texts[.troubleGameDamaged])
        #expect(second.message?.kind == .failure)
        #expect(second.view.code == "PY1-N-AAAAAAS")
    }

    @Test func theIntroductionIsThreeTaps() throws {
        let introduction = try Introduction(clock: clock, texts: texts)
        introduction.board.watch(true, in: scene)
        for taps in 0..<introduction.steps {
            #expect(introduction.taps == taps)
            introduction.tap(.stock)
            #expect(introduction.taps == taps, "other taps do nothing")
            let wanted = try #require(introduction.wanted)
            introduction.tap(try #require(introduction.view.slot(of: wanted)))
        }
        #expect(introduction.isDone)
        #expect(introduction.wanted == nil)
        #expect(introduction.phrase == .introDone)
        #expect(introduction.board.view.moves == 2)
        #expect(introduction.board.view.stock.left == 23)
    }
}
