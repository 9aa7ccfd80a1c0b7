import Foundation
import Observation
import PyramideCore

/// What the app can be asked to do from the home screen.
public enum QuickAction: String, CaseIterable, Sendable {
    case newGame = "app.pyramide.new-game"
    case dailyDeal = "app.pyramide.daily-deal"
    case statistics = "app.pyramide.statistics"
}

/// One window of the app: what covers the table in it, and whether it is in front of the player.
/// The game behind it is the same for all.
@MainActor @Observable
public final class SceneModel {
    public let game: GameModel
    /// The search for a deal that can be won.
    public let dealSearching: DealSearching

    /// What covers the table; none is the table itself.
    public var screen: Screen? { didSet { screenChanged(from: oldValue) } }
    /// What has to be answered first.
    public private(set) var question: Question? { didSet { keepTime() } }
    /// Whether the window is in front, so that the player sees it.
    public var isActive = false { didSet { keepTime() } }
    /// Whether what happens is said and heard here, and not in another window.
    public var speaks: Bool { isActive && game.isSpeaker(id) }
    /// What went wrong and has not been read, to be spoken here: also what did before there was a window.
    public var spokenFailure: Message? {
        game.message.flatMap { speaks && $0.kind == .failure ? $0 : nil }
    }

    private var endPutAside: Int?
    @ObservationIgnored private(set) var searching: Task<Void, Never>?
    private let id = UUID()

    public init(game: GameModel) {
        self.game = game
        dealSearching = DealSearching(background: game.background)
        screen = game.settings.introduced ? nil : .introduction
    }

    // MARK: Deals

    /// Deals, after asking where a game in progress would be lost.
    public func deal(_ wish: DealWish) {
        if game.hasUnfinishedGame { question = .leave(wish) } else { dealNow(wish) }
    }

    /// Deals the same cards again, after asking likewise.
    public func restart() {
        if game.hasUnfinishedGame { question = .restart } else { dealNow(.deal(.again)) }
    }

    /// Deals a code, unless that is the game being played: then it goes on.
    public func play(_ code: DealCode) {
        let goesOn = game.view.code == code.text && game.view.status == .playing
        if goesOn { screen = nil } else { deal(.deal(.code(code))) }
    }

    /// Likewise, a code of the calendar.
    public func play(_ code: String) {
        game.attempt { play(try DealLink.code(in: code)) }
    }

    /// Deals what today has, or goes on with it.
    public func playToday() {
        game.attempt { play(try dailyDeal(day: game.today)) }
    }

    private func dealNow(_ wish: DealWish) {
        switch wish {
        case .deal(let deal):
            screen = nil
            game.deal(deal)
        case .winnable(let choices, let difficulty):
            searching = Task { await search(choices, difficulty) }
        }
    }

    /// Looks for a deal. The game on the table is left when there is one, and not before.
    private func search(_ choices: Choices, _ difficulty: Difficulty?) async {
        guard !Task.isCancelled else { return }
        let asked = (game.deals, game.view.moves)
        do {
            guard let code = try await dealSearching.find(choices, difficulty) else { return }
            // In another window the game may have gone on: then it is a new question.
            if asked == (game.deals, game.view.moves) { dealNow(.deal(.code(code))) } else { deal(.deal(.code(code))) }
        } catch {
            game.tell(error)
        }
    }

    /// Ends it, even if it has not yet begun.
    private func endSearch() {
        searching?.cancel()
        dealSearching.cancel()
    }

    // MARK: Questions

    public func askToResetStatistics() { question = .resetStatistics }

    /// Does what was asked about. An alert may be taken away before its button is heard, so the button
    /// says what it answers.
    public func confirm(_ asked: Question) {
        question = nil
        switch asked {
        case .leave(let wish): dealNow(wish)
        case .restart: dealNow(.deal(.again))
        case .resetStatistics: game.resetStatistics()
        }
    }

    /// Leaves everything as it is.
    public func cancel() { question = nil }

    /// Whether there is a question, and the table is in sight. It can only be taken away.
    public var isAskingAtTable: Bool {
        get { question != nil && screen == nil }
        set { if !newValue, screen == nil { cancel() } }
    }

    /// Whether there is a question, and it belongs on the screen that covers the table.
    public var isAskingOnScreen: Bool {
        get { question != nil && screen != nil }
        set { if !newValue, screen != nil { cancel() } }
    }

    // MARK: The end of a game

    /// Whether the end of the game is told. The player may put that aside to look at the table.
    public var showsEnd: Bool { game.view.isOver && endPutAside != game.ends }

    public func lookAtTable() {
        endPutAside = game.ends
        // The notice says the same again.
        game.dismissNotice()
        game.endCelebration()
    }

    // MARK: What comes from outside

    /// A link: its deal is dealt, or the daily deals are shown. A game in progress is asked about, unless it
    /// is that deal. What is wrong with the link is told on whatever is open.
    public func open(_ url: URL) {
        if DealLink.isDaily(url) { return perform(.dailyDeal) }
        game.attempt { play(try DealLink.code(in: url)) }
    }

    public func perform(_ action: QuickAction) {
        switch action {
        case .newGame: screen = .newGame
        case .dailyDeal: screen = .daily
        case .statistics: screen = .statistics
        }
    }

    /// The window is closed.
    public func close() {
        endSearch()
        isActive = false
    }

    // MARK: Time

    private func screenChanged(from old: Screen?) {
        guard screen != old else { return }
        endSearch()
        // It was about what is now out of sight.
        question = nil
        if old == .introduction, !game.settings.introduced { game.settings.introduced = true }
        game.dismissNotice()
        game.endCelebration()
        keepTime()
    }

    /// Time stands still in the background and behind whatever covers the table.
    private func keepTime() {
        game.watch(isActive && screen == nil && question == nil, in: id)
    }
}
