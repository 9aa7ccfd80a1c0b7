import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@MainActor @Suite struct ShowHowTests {
    private let texts = Catalogue.app.texts(in: "en")

    private func game(_ code: String, in background: any Background = BackgroundQueue()) throws -> GameModel {
        let session = try Session.inMemory()
        let game = try GameModel(session: session, clock: TestClock(), background: background, texts: texts)
        game.watch(true, in: UUID())
        game.deal(.code(try DealLink.code(in: code)))
        return game
    }

    @Test func theMovesLeadToTheWinAndTheGameStaysAsItIs() async throws {
        let game = try game("PY1-N-AAAAAAS")
        game.draw()
        let table = game.view
        let show = try ShowHow(of: game)
        #expect(show.win == nil && show.phrase == .thinking && show.isDone)
        #expect(show.board.view.pyramid.count == 28 && show.board.view.moves == 0)
        await show.inquiry.task?.value
        #expect(show.phrase == nil && show.count > 0)
        for move in 1...show.count {
            #expect(!show.isDone && show.view != show.board.view, "the next move is marked")
            show.step()
            #expect(show.shown == move)
        }
        #expect(show.isDone && show.board.view.status == .won && show.view == show.board.view)
        show.step()
        #expect(show.shown == show.count)
        game.refreshStatistics()
        #expect(game.view == table && game.results.isEmpty)

        show.fromTheStart()
        #expect(show.shown == 0 && show.board.view.status == .playing && show.board.view.pyramid.count == 28)
    }

    @Test func theMovesFollowEachOtherUntilTheyArePaused() async throws {
        let show = try ShowHow(of: try game("PY1-N-AAAAAAS"), pace: .milliseconds(1))
        show.play()
        #expect(!show.isPlaying, "nothing is known yet")
        await show.inquiry.task?.value
        show.play()
        while show.shown < 2 { await Task.yield() }
        show.pause()
        let shown = show.shown
        await show.playing?.value
        #expect(!show.isPlaying && show.shown == shown)
        show.play()
        await show.playing?.value
        #expect(show.isDone && !show.isPlaying && show.board.view.status == .won)
    }

    @Test func pausedAndPlayedAtOnceTheyGoOnInOneRow() async throws {
        let show = try ShowHow(of: try game("PY1-N-AAAAAAS"), pace: .seconds(60))
        await show.inquiry.task?.value
        show.play()
        while show.shown < 1 { await Task.yield() }
        let first = show.playing
        show.pause()
        show.play()
        await first?.value
        while show.shown < 2 { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(show.shown == 2)
        show.close()
        #expect(!show.isPlaying)
    }

    @Test func cardsThatCannotBeWonAreSaidToBeSo() async throws {
        let show = try ShowHow(of: try game("PY1-N-AAAAAAJ"))
        await show.inquiry.task?.value
        #expect(show.win == .lost && show.phrase == .showHowNone && show.count == 0)
        show.play()
        #expect(!show.isPlaying)
    }

    @Test func closedWhileSearchingItFindsNothing() async throws {
        let held = HeldBackground()
        let show = try ShowHow(of: try game("PY1-N-AAAAAAS", in: held))
        show.close()
        await held.open()
        await show.inquiry.task?.value
        #expect(show.win == nil && show.count == 0)
    }

    @Test func itIsOfferedAfterALoss() throws {
        let game = try game("PY1-N-AAAAAAS")
        #expect(!game.view.isLost)
        game.deal(.deck(LostGame.deck, try LostGame.choices))
        for _ in 0..<24 { game.draw() }
        #expect(game.view.status == .stuck && game.view.isLost)
    }
}
