import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

/// What goes wrong is told, and waits until it was read.
@MainActor @Suite struct TellingTests {
    private let clock = TestClock()
    private let texts = Catalogue.app.texts(in: "en")
    private let code = "PY1-N-AAAAAAS"

    private func model(_ session: any SessionProtocol) throws -> GameModel {
        let model = try GameModel(session: session, clock: clock, texts: texts)
        model.watch(true, in: UUID())
        return model
    }

    /// A model of a folder with a game in which these files have been overwritten.
    private func damaged(_ files: String..., in folder: TemporaryFolder) throws -> GameModel {
        do {
            let session = try Session.open(folder: folder.path, now: clock.now())
            var settings = try session.settings()
            settings.introduced = true
            try session.setSettings(settings: settings)
            _ = try session.dealCode(text: code, now: clock.now())
        }
        for file in files {
            let url = folder.url.appending(path: file)
            #expect(FileManager.default.fileExists(atPath: url.path))
            try Data("{\n{\n".utf8).write(to: url)
        }
        return try model(try Session.open(folder: folder.path, now: clock.now()))
    }

    /// Reads the messages that wait, each until it is dismissed.
    private func read(_ model: GameModel) -> [String] {
        var told: [String] = []
        while let message = model.message, message.kind == .failure, told.count < 10 {
            told.append(message.text)
            model.dismissMessage()
        }
        return told
    }

    @Test func damagedSettingsAreToldAfterTheIntroductionThatTheyLeadTo() throws {
        let folder = TemporaryFolder()
        let scene = SceneModel(game: try damaged("settings.json", in: folder))
        scene.isActive = true
        #expect(scene.screen == .introduction)
        scene.screen = nil
        #expect(read(scene.game) == [texts[.troubleSettingsDamaged]])
        #expect(scene.game.message == nil)
    }

    @Test func whatWasWrongAtTheStartIsSpokenOnceThereIsAWindow() throws {
        let folder = TemporaryFolder()
        let game = try damaged("results.log", in: folder)
        let scene = SceneModel(game: game)
        #expect(scene.spokenFailure == nil, "nobody is there yet")
        scene.isActive = true
        #expect(scene.spokenFailure?.text == texts[.troubleResultsDamaged])
        let other = SceneModel(game: game)
        other.isActive = true
        #expect(scene.spokenFailure == nil && other.spokenFailure != nil, "one of two windows says it")
        game.dismissMessage()
        #expect(other.spokenFailure == nil)
    }

    @Test func aCopyIsSpokenEachTime() throws {
        let model = try model(try Session.inMemory())
        model.tellCopied(code)
        let first = model.announcement
        #expect(first?.text == texts(.copied, .text(code)))
        model.tellCopied(code)
        #expect(model.announcement?.text == first?.text && model.announcement != first)
    }

    @Test func aNoticeStaysAsLongAsItTakesToReadIt() {
        func stay(_ kind: Message.Kind, _ text: String) -> Duration? { Message(id: 1, kind: kind, text: text).stay }
        #expect(stay(.notice, "Copied: PY1-N-AAAAAAS") == .milliseconds(3_050))
        #expect(stay(.hint, "Draw") == nil && stay(.failure, "No") == nil)
    }

    @Test func aNoticeGoesWithTheScreen() throws {
        let scene = SceneModel(game: try model(try Session.inMemory()))
        scene.game.tellCopied(code)
        scene.screen = .rules
        #expect(scene.game.message == nil)
    }

    @Test func troublesAreToldOneAfterTheOther() throws {
        let folder = TemporaryFolder()
        let model = try damaged("game.journal", "results.log", in: folder)
        #expect(read(model).sorted() == [texts[.troubleGameDamaged], texts[.troubleResultsDamaged]].sorted())
        #expect(model.message == nil)
    }

    @Test func aStepTakesAwayItsOwnKindOfMessageOnly() throws {
        let folder = TemporaryFolder()
        let model = try damaged("results.log", in: folder)
        let trouble = model.message
        model.tellCopied(code)
        #expect(model.message == trouble)
        model.draw()
        #expect(read(model) == [texts[.troubleResultsDamaged]])
        #expect(model.message == nil)
        model.tellCopied(code)
        #expect(model.message?.kind == .notice)
        model.draw()
        #expect(model.message == nil)
    }

    @Test func aWinThatCannotBeSavedSaysSoOnce() throws {
        let golden = try GoldenGame.swedish()
        let session = try Faulty.session()
        let model = try model(session)
        model.deal(.deck(golden.deck, try golden.choices))
        try golden.play(in: model)
        #expect(model.view.status == .won)
        #expect(read(model) == [texts[.troubleNotSaved]])
        #expect(model.message?.kind == .notice && model.message?.text == texts[.noticeWon])
    }

    @Test func whyAScreenCannotOpenIsForItToSay() throws {
        let game = try model(try Faulty.session())
        let before = game.view
        #expect(throws: GameError.Panicked) { try game.result { try Daily(of: game) }.get() }
        #expect(throws: GameError.NoGame) { try game.result { try ShowHow(of: game) }.get() }
        #expect(game.message == nil, "and not for the table")
        #expect(game.view.code == before.code)
        #expect(texts.explain(GameError.Panicked) == texts(.errorUnexpected, .text("Panicked")))
    }

    @Test(.timeLimit(.minutes(1))) func whatCannotBeWrittenWhenTheAppIsLeftIsTold() async throws {
        let model = try GameModel(session: try Faulty.session(), clock: clock, texts: texts)
        let scene = UUID()
        model.watch(true, in: scene)
        model.watch(false, in: scene)
        while model.message == nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(read(model) == [texts[.troubleNotSaved]])
    }
}

/// A session whose steps cannot be saved, nor written through, and that has no calendar.
private final class Faulty: Session, @unchecked Sendable {
    static func session() throws -> Faulty {
        Faulty(unsafeFromHandle: try Session.inMemory().uniffiCloneHandle())
    }

    override func tap(slot: Slot, now: Now) throws -> GameView {
        var view = try super.tap(slot: slot, now: now)
        view.troubles = [.notSaved]
        return view
    }

    override func calendar(month: Day, now: Now) throws -> PyramideCore.Calendar {
        throw GameError.Panicked
    }

    override func demonstration(now: Now) throws -> Session {
        NothingToSearch(unsafeFromHandle: try super.demonstration(now: now).uniffiCloneHandle())
    }

    override func sync() throws {
        throw GameError.Storage(file: nil, reason: "the disk is full")
    }
}

/// A session that gives no search.
private final class NothingToSearch: Session, @unchecked Sendable {
    override func search() throws -> Search { throw GameError.NoGame }
}
