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
    /// How often a game has come to its end since then: tells ends apart.
    public private(set) var ends = 0
    /// When a win that was just made began to be celebrated, in monotonic milliseconds; none once that is over.
    private var celebratedSince: UInt64?
    /// What the player feels and hears of the latest step, as far as the settings have it.
    public private(set) var feedback: Feedback?
    /// The figures of every ruleset with a finished game, as of the latest ``refreshStatistics()``.
    public internal(set) var statistics: [Statistics] = []
    /// All finished games, oldest first, as of then.
    public internal(set) var results: [ListedGame] = []
    /// What to do next.
    @ObservationIgnored public private(set) lazy var hints = Hints(of: self, background: background)
    /// Whether the game can still be won.
    @ObservationIgnored private(set) lazy var verdicts = Verdicts(of: self, background: background)

    /// Where the solver thinks.
    let background: any Background
    private var chosen: GameSettings
    let session: any SessionProtocol
    let clock: any GameClock
    let texts: Texts
    private var telling: Telling
    @ObservationIgnored private var shownAt: UInt64
    /// The scenes in which the table is in front of the player. None: the game is paused.
    @ObservationIgnored private var audience = Audience()

    /// A model of a session; one that has no game yet gets one by the app's own rules.
    public init(
        session: any SessionProtocol, clock: any GameClock = SystemClock(),
        background: any Background = BackgroundQueue(), texts: Texts
    ) throws {
        let now = clock.now()
        self.session = session
        self.clock = clock
        self.background = background
        self.texts = texts
        telling = Telling(texts: texts)
        shownAt = now.monotonicMs
        chosen = try session.settings()
        do {
            view = try session.view(now: now)
        } catch GameError.NoGame {
            view = try session.dealRandom(choices: presets()[0].choices, random: .random(in: 0 ... .max), now: now)
        }
        telling.tell(of: view)
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
        audience.set(isWatching, in: scene)
        if audience.isEmpty, !view.paused {
            hints.cancel()
            quietly { try $0.pause(now: $1) }
            sync()
        } else if !audience.isEmpty, view.paused {
            quietly { try $0.resume(now: $1) }
        }
        verdicts.look()
    }

    /// Whether a scene is the one that speaks and sounds, so that two beside each other do not say it twice.
    func isSpeaker(_ scene: UUID) -> Bool { audience.speaker.map { $0 == scene } ?? true }

    // MARK: Settings

    public var settings: GameSettings {
        get { chosen }
        set {
            guard newValue != chosen else { return }
            attempt {
                try session.setSettings(settings: newValue)
                chosen = newValue
                verdicts.look()
            }
        }
    }

    // MARK: What is told

    /// What the player should be told: first what went wrong, which stays until it is dismissed; then the
    /// latest notice or hint, which goes with the next step too.
    public var message: Message? { telling.message }

    /// Every step, hint and copy that a screen reader should speak of, the latest one.
    public var announcement: Message? { telling.announcement }

    /// The deal code was copied.
    public func tellCopied(_ code: String) { telling.tellCopied(code) }

    /// Takes the message away; the next one that waits comes in its place.
    public func dismissMessage() { telling.dismiss() }

    /// Takes a notice or a hint away: the player has gone on to something else.
    func dismissNotice() { telling.pass() }

    /// Tells the player what went wrong, in a step or elsewhere, such as a bad link.
    public func tell(_ error: any Error) {
        telling.tell(error)
        recover(from: error)
    }

    /// After a fault of the library the core has gone back to what was stored, and so does the table.
    private func recover(from error: any Error) {
        guard case GameError.Panicked = error, let stored = try? session.view(now: clock.now()) else { return }
        show(stored, at: clock.now())
        telling.tell(stored.troubles)
    }

    // MARK: The solver

    /// A search from the position on the table; none while the game is paused.
    func search() -> Search? {
        attempt { try session.search() }
    }

    /// Shows the best of the hints that a search found, or the next best where one is shown. Says
    /// whether it could: the table may have changed since.
    func showHint(from search: Search) -> Bool {
        var isShown = false
        attempt {
            let now = clock.now()
            guard let next = try session.showHint(search: search, now: now) else { return }
            isShown = true
            take(next, at: now)
            if let hint = view.hint { telling.tell(hint) }
        }
        return isShown
    }

    /// Keeps the verdict that a search found. Nothing moves, so an animation goes on.
    func learn(from search: Search) {
        attempt {
            let learnt = try session.learn(search: search, now: clock.now())
            view.verdict = learnt.verdict
            telling.tell(learnt.troubles)
        }
    }

    // MARK: The one way in

    /// Asks the core for a step and shows what it returns. Says whether that went well.
    @discardableResult
    func step(_ act: (any SessionProtocol, Now) throws -> GameView) -> Bool {
        let done: Void? = attempt {
            hints.cancel()
            let now = clock.now()
            take(try act(session, now), at: now)
            celebratedSince = view.notice == .won ? now.monotonicMs : nil
            if celebrates { sync() }
            verdicts.look()
        }
        return done != nil
    }

    /// Whether a win is just being celebrated: from the step that wins until the player has seen it.
    public var celebrates: Bool { celebratedSince != nil }

    /// For how long it has been, in milliseconds.
    public func celebratedMs() -> UInt64 {
        let now = clock.now().monotonicMs
        return now - min(now, celebratedSince ?? now)
    }

    /// The player has seen the celebration, or has gone on to something else.
    public func endCelebration() { celebratedSince = nil }

    /// As ``step(_:)``, for what the player should not be told about.
    private func quietly(_ act: (any SessionProtocol, Now) throws -> GameView) {
        attempt {
            let now = clock.now()
            show(try act(session, now), at: now)
            telling.tell(view.troubles)
        }
    }

    /// Shows the table after a step, and lets the player read, hear and feel what it was.
    private func take(_ next: GameView, at now: Now) {
        let old = view
        telling.pass()
        show(next, at: now)
        telling.tell(of: next)
        feedback = Feedback(next, before: old, id: telling.count) ?? feedback
    }

    private func show(_ next: GameView, at now: Now) {
        if next.isOver, !view.isOver || next.event?.kind == .dealt { ends += 1 }
        before = view
        view = next
        if next.event?.kind == .dealt { deals += 1 }
        shownAt = now.monotonicMs
    }

    /// Does something, or tells the player what goes wrong and returns nothing.
    @discardableResult
    public func attempt<Outcome>(_ act: () throws -> Outcome) -> Outcome? {
        do {
            return try act()
        } catch GameError.Paused {
            // A tap that came just before the table was covered.
        } catch {
            tell(error)
        }
        return nil
    }

    /// Does something for a screen that shows itself what goes wrong.
    public func result<Outcome>(_ act: () throws -> Outcome) -> Result<Outcome, any Error> {
        let result = Result(catching: act)
        if case .failure(let error) = result { recover(from: error) }
        return result
    }

    /// Writes the game through to the disk, away from the main thread.
    private func sync() {
        let session = session
        Task { [weak self] in
            do {
                try await Task.detached(priority: .utility) { try session.sync() }.value
            } catch {
                self?.telling.tell([.notSaved])
            }
        }
    }
}

extension GameView {
    /// Whether the game has come to its end: won or stuck.
    var isOver: Bool { status != .playing }
}
