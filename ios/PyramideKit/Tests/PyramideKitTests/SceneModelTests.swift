import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@MainActor @Suite struct SceneModelTests {
    private let clock = TestClock()
    private let texts = Catalogue.app.texts(in: "en")
    private let game: GameModel

    init() throws {
        game = try GameModel(session: try Session.inMemory(), clock: clock, texts: texts)
        game.settings.introduced = true
    }

    private func scene() -> SceneModel {
        let scene = SceneModel(game: game)
        scene.isActive = true
        return scene
    }

    @Test func theFirstRunIntroducesTheGameOnce() {
        game.settings.introduced = false
        let scene = scene()
        #expect(scene.screen == .introduction)
        #expect(game.view.paused)
        scene.screen = nil
        #expect(game.settings.introduced)
        #expect(SceneModel(game: game).screen == nil)
        scene.screen = .introduction
        scene.screen = nil
        #expect(game.settings.introduced)
    }

    @Test func timeStandsStillBehindWhateverCoversTheTable() throws {
        let scene = scene()
        game.draw()
        for screen in [Screen.newGame, .daily, .showHow, .statistics, .rules, .introduction, .settings] {
            let before = game.playedMs()
            scene.screen = screen
            clock.pass(seconds: 60)
            #expect(game.playedMs() == before, "\(screen)")
            scene.screen = nil
            clock.pass(seconds: 1)
            #expect(game.playedMs() == before + 1000)
        }
        scene.restart()
        #expect(scene.question == .restart)
        #expect(game.view.paused)
        scene.cancel()
        #expect(!game.view.paused)
        scene.isActive = false
        #expect(game.view.paused)
    }

    @Test func anotherWindowKeepsTheGameGoing() {
        let (one, other) = (scene(), scene())
        game.draw()
        one.screen = .rules
        #expect(!game.view.paused)
        other.close()
        #expect(game.view.paused)
        one.screen = nil
        #expect(!game.view.paused)
    }

    @Test func ofTwoWindowsOneSpeaks() {
        let one = scene()
        #expect(one.speaks)
        let other = scene()
        #expect(!one.speaks && other.speaks, "the one to which the table came last")
        other.screen = .rules
        #expect(one.speaks && !other.speaks, "the one that shows the table")
        one.screen = .rules
        #expect(one.speaks, "the last one that did")
        one.close()
        #expect(!one.speaks)
    }

    @Test func everyScreenLeavesTheTableAsItWas() throws {
        let scene = scene()
        game.draw()
        var before = game.view
        for screen in [Screen.newGame, .daily, .showHow, .statistics, .rules, .introduction, .settings] {
            scene.screen = screen
            scene.screen = nil
            var after = game.view
            (before.event, after.event) = (nil, nil)
            #expect(after == before, "\(screen)")
        }
    }

    @Test func aGameInProgressIsOnlyLeftAfterAsking() throws {
        let scene = scene()
        scene.restart()
        #expect(scene.question == nil, "nothing was played yet")
        game.draw()
        let view = game.view
        let wish = DealWish.deal(.random(view.rules.choices))
        scene.screen = .newGame
        scene.deal(wish)
        #expect(scene.question == .leave(wish))
        scene.cancel()
        #expect(game.view.code == view.code && game.view.moves == 1)
        #expect(scene.screen == .newGame, "the choices are still there")
        scene.deal(wish)
        #expect(scene.isAskingOnScreen && !scene.isAskingAtTable)
        // The alert goes first, then its button is heard.
        scene.isAskingOnScreen = false
        #expect(scene.question == nil)
        scene.confirm(.leave(wish))
        #expect(game.view.code != view.code)
        #expect(scene.screen == nil && scene.question == nil)
        game.refreshStatistics()
        #expect(game.statistics.map(\.played) == [1])
        scene.askToResetStatistics()
        #expect(!game.statistics.isEmpty && scene.isAskingAtTable)
        scene.confirm(.resetStatistics)
        #expect(game.statistics.isEmpty)
        #expect(!scene.isAskingAtTable && !scene.isAskingOnScreen)
    }

    @Test func theEndIsToldUntilItIsPutAside() throws {
        let scene = scene()
        let golden = try GoldenGame.swedish()
        scene.deal(.deal(.deck(golden.deck, try golden.choices)))
        try golden.play(in: game)
        #expect(game.view.status == .won && scene.showsEnd)
        #expect(SceneModel(game: game).showsEnd, "a window opened now tells it too")
        #expect(game.message?.text == texts[.noticeWon])
        scene.lookAtTable()
        #expect(!scene.showsEnd && game.message == nil)
        #expect(!game.hasUnfinishedGame)
        scene.restart()
        #expect(!scene.showsEnd && scene.question == nil)
        try golden.play(in: game)
        #expect(scene.showsEnd)
    }

    @Test func aWinIsCelebratedOnce() throws {
        let scene = scene()
        let golden = try GoldenGame.swedish()
        for goOn in [scene.lookAtTable, { scene.screen = .newGame }, game.endCelebration, scene.restart] {
            scene.screen = nil
            scene.deal(.deal(.deck(golden.deck, try golden.choices)))
            #expect(!game.celebrates)
            try golden.play(in: game)
            #expect(game.celebrates)
            goOn()
            #expect(!game.celebrates)
        }
    }

    @Test func aCelebrationGoesOnInAWindowThatComesLater() throws {
        let scene = scene()
        let golden = try GoldenGame.swedish()
        scene.deal(.deal(.deck(golden.deck, try golden.choices)))
        clock.pass(seconds: 9)
        try golden.play(in: game)
        #expect(game.celebratedMs() == 0)
        clock.pass(seconds: 3)
        #expect(game.celebrates && game.celebratedMs() == 3000)
        game.endCelebration()
        #expect(game.celebratedMs() == 0)
    }

    @Test func aGameThatWasWonEarlierIsNotCelebrated() throws {
        let session = try Session.inMemory()
        let golden = try GoldenGame.swedish()
        let first = try GameModel(session: session, clock: clock, texts: texts)
        first.watch(true, in: UUID())
        first.deal(.deck(golden.deck, try golden.choices))
        try golden.play(in: first)
        #expect(first.celebrates)
        let later = try GameModel(session: session, clock: clock, texts: texts)
        #expect(later.view.status == .won && !later.celebrates)
    }

    @Test func aStuckGameGoesOnAfterUndo() throws {
        let scene = scene()
        scene.deal(.deal(.deck(LostGame.deck, try LostGame.choices)))
        for _ in 0..<23 { game.draw() }
        #expect(game.view.status == .playing && !scene.showsEnd)
        game.draw()
        #expect(game.view.status == .stuck && scene.showsEnd)
        #expect(game.view.explanationOfEnd == .stuckText)
        scene.lookAtTable()
        #expect(!scene.showsEnd)
        game.undo()
        #expect(!scene.showsEnd && game.view.status == .playing)
        game.draw()
        #expect(scene.showsEnd, "stuck again is told again")
        scene.lookAtTable()
        game.undo()
        game.redo()
        #expect(scene.showsEnd, "also where the same step led there again")
    }

    @Test func aStuckGameSaysSoAgainAfterANewStart() throws {
        let session = try Session.inMemory()
        let now = clock.now()
        _ = try session.dealDeck(deck: LostGame.deck, choices: try LostGame.choices, now: now)
        for _ in 0..<24 { _ = try session.draw(now: now) }
        let scene = SceneModel(game: try GameModel(session: session, clock: clock, texts: texts))
        #expect(scene.game.view.status == .stuck && scene.showsEnd)
    }

    @Test(arguments: ["pyramide:daily", "PYRAMIDE://Daily/"])
    func aLinkShowsTheDailyDeals(link: String) throws {
        let scene = scene()
        game.draw()
        scene.open(try #require(URL(string: link)))
        #expect(scene.screen == .daily && scene.question == nil && game.message == nil)
        #expect(game.view.moves == 1)
        scene.open(try #require(URL(string: "other:daily")))
        #expect(game.message?.text == texts[.codeNotFound])
    }

    @Test func aLinkIsDealtUnlessAGameInProgressWouldBeLost() throws {
        let scene = scene()
        let one = try #require(URL(string: "pyramide:py1-k-aaaaaas"))
        let other = try #require(URL(string: "pyramide:PY1-N-AAAAAAS"))
        scene.screen = .settings
        scene.open(one)
        #expect(scene.screen == nil && game.view.code == "PY1-K-AAAAAAS")
        game.draw()
        scene.screen = .rules
        scene.open(one)
        #expect(scene.screen == nil && scene.question == nil && game.view.moves == 1, "it goes on")
        scene.screen = .rules
        scene.open(other)
        let question = Question.leave(.deal(.code(try DealLink.code(in: other))))
        #expect(scene.question == question && scene.isAskingOnScreen)
        #expect(game.view.code == "PY1-K-AAAAAAS")
        scene.confirm(question)
        #expect(scene.screen == nil && game.view.code == "PY1-N-AAAAAAS")
    }

    @Test func aLinkToNoDealIsToldToBeNone() throws {
        let scene = scene()
        let code = game.view.code
        scene.screen = .rules
        scene.open(try #require(URL(string: "pyramide:nonsense")))
        #expect(scene.screen == .rules && game.view.code == code)
        #expect(game.message?.kind == .failure)
        #expect(game.message?.text == texts[.codeNotFound])
        #expect(scene.spokenFailure == game.message)
        scene.screen = nil
        #expect(game.message?.text == texts[.codeNotFound], "until it was read")
    }

    @Test func aQuestionGoesWithWhatItWasAbout() throws {
        let scene = scene()
        game.draw()
        scene.restart()
        #expect(scene.question == .restart)
        scene.perform(.dailyDeal)
        #expect(scene.question == nil && scene.screen == .daily)
        scene.deal(.deal(.again))
        #expect(scene.isAskingOnScreen)
        scene.screen = nil
        #expect(scene.question == nil && !game.view.paused)
    }

    @Test func quickActionsOpenTheirScreens() {
        let scene = scene()
        scene.perform(.statistics)
        #expect(scene.screen == .statistics)
        scene.perform(.dailyDeal)
        #expect(scene.screen == .daily)
        scene.perform(.newGame)
        #expect(scene.screen == .newGame)
        #expect(QuickAction(rawValue: "something else") == nil)
    }
}
