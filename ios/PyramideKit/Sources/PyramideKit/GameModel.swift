import Foundation
import Observation
import PyramideCore

/// The game as the screens see it: hands taps to the core, and holds what the core returns.
///
/// All scenes of the app share one. It is the only writer of what the table shows.
@MainActor @Observable
public final class GameModel {
    /// The table, as of the latest step.
    public private(set) var view: GameView
    /// The table before the latest step, for what the animation starts from.
    public private(set) var before: GameView?
    /// How many games were dealt since the app began: tells games apart.
    public private(set) var deals = 0
    /// What the player should be told, until the next step or until it is dismissed.
    public private(set) var message: Message?
    /// Every step that a screen reader should speak of, the latest one.
    public private(set) var announcement: Message?
    /// What the player feels and hears of the latest step, as far as the settings have it.
    public private(set) var feedback: Feedback?
    /// The figures of every ruleset with a finished game, as of the latest ``refreshStatistics()``.
    public private(set) var statistics: [Statistics] = []

    private var chosen: GameSettings
    private let session: any SessionProtocol
    private let clock: any GameClock
    private let texts: Texts
    @ObservationIgnored private var shownAt: UInt64
    @ObservationIgnored private var said = 0
    /// The scenes in which the table is in front of the player. None: the game is paused.
    @ObservationIgnored private var watching: Set<UUID> = []

    /// A model of a session; one that has no game yet gets one by the app's own rules.
    public init(session: any SessionProtocol, clock: any GameClock = SystemClock(), texts: Texts) throws {
        let now = clock.now()
        self.session = session
        self.clock = clock
        self.texts = texts
        shownAt = now.monotonicMs
        chosen = try session.settings()
        do {
            view = try session.view(now: now)
        } catch GameError.NoGame {
            view = try session.dealRandom(choices: presets()[0].choices, random: .random(in: 0 ... .max), now: now)
        }
        tell(of: view)
    }

    // MARK: Play

    /// A tap on a slot of the table.
    public func tap(_ slot: Slot) { step { try $0.tap(slot: slot, now: $1) } }

    /// Turns up the next card, or makes the waste the stock again.
    public func draw() { step { try $0.draw(now: $1) } }

    public func undo() { step { try $0.undo(now: $1) } }

    public func redo() { step { try $0.redo(now: $1) } }

    // MARK: Games

    /// Whether a new game or a restart now would count as a loss: ask first.
    public var hasUnfinishedGame: Bool {
        (try? session.hasUnfinishedGame()) ?? false
    }

    /// Deals. The game on the table is left.
    public func deal(_ wish: DealWish) {
        step { session, now in
            switch wish {
            case .random(let choices):
                try session.dealRandom(choices: choices, random: .random(in: 0 ... .max), now: now)
            case .code(let code): try session.dealCode(text: code.text, now: now)
            case .deck(let cards, let choices): try session.dealDeck(deck: cards, choices: choices, now: now)
            case .again: try session.restart(now: now)
            }
        }
    }

    // MARK: Time

    /// Played time by now, in milliseconds.
    public func playedMs() -> UInt64 {
        let now = clock.now().monotonicMs
        return view.running && now > shownAt ? view.playedMs + (now - shownAt) : view.playedMs
    }

    /// A scene shows the table to the player, or does no longer: it went to the background, or
    /// something covers the table. The time stops while no scene does.
    public func watch(_ isWatching: Bool, in scene: UUID) {
        if isWatching { watching.insert(scene) } else { watching.remove(scene) }
        if watching.isEmpty, !view.paused {
            quietly { try $0.pause(now: $1) }
            sync()
        } else if !watching.isEmpty, view.paused {
            quietly { try $0.resume(now: $1) }
        }
    }

    // MARK: Settings and statistics

    public var settings: GameSettings {
        get { chosen }
        set {
            guard newValue != chosen else { return }
            attempt {
                try session.setSettings(settings: newValue)
                chosen = newValue
            }
        }
    }

    public func refreshStatistics() {
        attempt { statistics = try session.statistics() }
    }

    /// Forgets all finished games.
    public func resetStatistics() {
        attempt {
            try session.resetStatistics()
            statistics = try session.statistics()
        }
    }

    /// All finished games, oldest first.
    public func results() -> [ListedGame] {
        (try? session.results()) ?? []
    }

    /// The games that count in the figures of one ruleset, oldest first.
    public func results(of rules: Ruleset) -> [GameResult] {
        results().filter { $0.result.rules == rules && !$0.replay }.map(\.result)
    }

    // MARK: What is told

    /// The deal code was copied.
    public func tellCopied(_ code: String) { say(texts(.copied, .text(code)), as: .notice) }

    /// Takes the message away.
    public func dismissMessage() { message = nil }

    /// Tells the player of something that is no step of the game, such as a bad link.
    public func tell(_ error: any Error) {
        report(error)
    }

    // MARK: The one way in

    /// Asks the core for a step and shows what it returns.
    private func step(_ act: (any SessionProtocol, Now) throws -> GameView) {
        attempt {
            message = nil
            let now = clock.now()
            let old = view
            show(try act(session, now), at: now)
            tell(of: view)
            feedback = Feedback(view, before: old, id: said) ?? feedback
            if view.notice == .won { sync() }
        }
    }

    /// As ``step(_:)``, for what the player should not be told about.
    private func quietly(_ act: (any SessionProtocol, Now) throws -> GameView) {
        attempt {
            let now = clock.now()
            show(try act(session, now), at: now)
        }
    }

    private func show(_ next: GameView, at now: Now) {
        before = view
        view = next
        if next.event?.kind == .dealt { deals += 1 }
        shownAt = now.monotonicMs
    }

    private func attempt(_ act: () throws -> Void) {
        do {
            try act()
        } catch GameError.Paused {
            // A tap that came just before the table was covered.
        } catch {
            report(error)
        }
    }

    private func report(_ error: any Error) {
        say(texts.explain(error), as: .failure)
        if case GameError.Panicked = error, let stored = try? session.view(now: clock.now()) {
            show(stored, at: clock.now())
        }
    }

    private func tell(of view: GameView) {
        said += 1
        announcement = texts.say(view).map { Message(id: said, kind: .step, text: $0) }
        if let notice = texts.notice(of: view) { say(notice, as: .notice) }
        for trouble in view.troubles { say(texts.tell(trouble), as: .failure) }
    }

    private func say(_ text: String, as kind: Message.Kind) {
        said += 1
        message = Message(id: said, kind: kind, text: text)
    }

    /// Writes the game through to the disk, away from the main thread.
    private func sync() {
        let session = session
        Task { [weak self] in
            do {
                try await Task.detached(priority: .utility) { try session.sync() }.value
            } catch {
                self?.report(error)
            }
        }
    }
}

/// Something to tell the player.
public struct Message: Identifiable, Equatable, Sendable {
    public enum Kind: Sendable {
        /// What a step did, for a screen reader only.
        case step
        /// What the rules have to say about a tap, or what was done; goes away by itself.
        case notice
        /// Something went wrong; stays until it is dismissed.
        case failure
    }

    public let id: Int
    public let kind: Kind
    public let text: String
}
