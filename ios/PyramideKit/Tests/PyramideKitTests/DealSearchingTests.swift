import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@MainActor @Suite struct DealSearchingTests {
    private let held = HeldBackground()
    private let texts = Catalogue.app.texts(in: "en")
    private let choices: Choices

    init() throws {
        choices = try presets()[0].choices
    }

    private func scene(in background: any Background = BackgroundQueue()) throws -> SceneModel {
        let session = try Session.inMemory()
        let game = try GameModel(session: session, clock: TestClock(), background: background, texts: texts)
        game.settings.introduced = true
        let scene = SceneModel(game: game)
        scene.isActive = true
        scene.screen = .newGame
        return scene
    }

    @Test(arguments: [nil] + Difficulty.allCases)
    func aDealIsFoundThatCanBeWon(difficulty: Difficulty?) async throws {
        let scene = try scene()
        scene.deal(.winnable(choices, difficulty))
        await scene.searching?.value
        #expect(scene.screen == nil && !scene.dealSearching.isSearching)
        #expect(scene.game.view.rules.preset == .app)
        let search = try #require(scene.game.search())
        #expect(try search.verdict() == .winnable)
    }

    @Test func whoWaitsLongIsToldHowManyWerePassedOver() async throws {
        let searching = DealSearching(background: held)
        #expect(!searching.isSearching)
        let found = Task { try await searching.find(choices, .hard) }
        while !searching.isSearching { await Task.yield() }
        #expect(searching.passed == nil, "a short wait is not worth a word")
        while searching.passed == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(searching.passed == 0)
        await held.open()
        #expect(try await found.value != nil)
        #expect(searching.passed == nil)
        #expect(texts(.dealsPassed, 1) == "1 deal passed over" && texts(.dealsPassed, 7) == "7 deals passed over")
    }

    @Test func aCancelledSearchChangesNothing() async throws {
        let scene = try scene(in: held)
        let (deals, code) = (scene.game.deals, scene.game.view.code)
        scene.deal(.winnable(choices, .medium))
        while !scene.dealSearching.isSearching { await Task.yield() }
        scene.dealSearching.cancel()
        #expect(!scene.dealSearching.isSearching)
        await held.open()
        await scene.searching?.value
        #expect(scene.game.deals == deals && scene.game.view.code == code)
        #expect(scene.screen == .newGame && scene.game.message == nil)
    }

    @Test func itEndsWithItsScreen() async throws {
        let scene = try scene(in: held)
        let code = scene.game.view.code
        scene.deal(.winnable(choices, nil))
        while !scene.dealSearching.isSearching { await Task.yield() }
        scene.screen = nil
        #expect(!scene.dealSearching.isSearching)
        await held.open()
        await scene.searching?.value
        scene.screen = .newGame
        scene.deal(.winnable(choices, nil))
        scene.screen = nil
        await scene.searching?.value
        #expect(scene.game.view.code == code)
    }

    @Test func theGameIsLeftAfterAskingAndOnlyWhenTheDealIsThere() async throws {
        let scene = try scene(in: held)
        scene.screen = nil
        scene.game.draw()
        scene.screen = .newGame
        let code = scene.game.view.code
        let wish = DealWish.winnable(choices, .easy)
        scene.deal(wish)
        #expect(scene.question == .leave(wish) && !scene.dealSearching.isSearching)
        scene.cancel()
        #expect(scene.searching == nil)

        scene.deal(wish)
        scene.confirm(.leave(wish))
        while !scene.dealSearching.isSearching { await Task.yield() }
        #expect(scene.game.view.code == code && scene.game.hasUnfinishedGame)
        await held.open()
        await scene.searching?.value
        #expect(scene.game.view.code != code && scene.screen == nil && scene.question == nil)
        scene.game.refreshStatistics()
        #expect(scene.game.results.map(\.result.code) == [code])
    }

    @Test func whatALinkAskedMeanwhileGoesWithTheDeal() async throws {
        let scene = try scene(in: held)
        let wish = DealWish.winnable(choices, nil)
        scene.screen = nil
        scene.game.draw()
        scene.screen = .newGame
        scene.confirm(.leave(wish))
        while !scene.dealSearching.isSearching { await Task.yield() }
        scene.play("PY1-N-AAAAAAS")
        #expect(scene.isAskingOnScreen)
        await held.open()
        await scene.searching?.value
        #expect(scene.screen == nil && scene.question == nil)
    }

    @Test func whereTheGameWentOnMeanwhileItIsAskedAgain() async throws {
        let scene = try scene(in: held)
        let other = SceneModel(game: scene.game)
        other.isActive = true
        scene.deal(.winnable(choices, nil))
        while !scene.dealSearching.isSearching { await Task.yield() }
        scene.game.draw()
        let view = scene.game.view
        await held.open()
        await scene.searching?.value
        #expect(scene.isAskingOnScreen && scene.game.view.code == view.code)
    }

    @Test func theScreenForANewGameAsksForIt() throws {
        var form = NewGameForm(rules: try presets()[0])
        form.isWinnable = true
        #expect(try form.wish() == .winnable(choices, nil))
        form.difficulty = .hard
        #expect(try form.wish() == .winnable(choices, .hard))
        form.isByCode = true
        form.code = "PY1-N-AAAAAAS"
        #expect(try form.wish() == .deal(.code(DealLink.code(in: form.code))))
        let all: [Difficulty?] = [nil] + Difficulty.allCases
        #expect(Set(all.flatMap { [texts[$0.phrase], texts[$0.line]] }).count == 8)
    }
}
