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
    public internal(set) var statistics: [Statistics] = []
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
    @ObservationIgnored private var shownAt: UInt64
    @ObservationIgnored private var said = 0
    /// The scenes in which the table is in front of the player. None: the game is paused.
    @ObservationIgnored private var watching: Set<UUID> = []

    /// A model of a session; one that has no game yet gets one by the app's own rules.
    public init(
        session: any SessionProtocol, clock: any GameClock = SystemClock(), background: any Background = BackgroundQueue(),
        texts: Texts
    ) throws {
        let now = clock.now()
        self.session = session
        self.clock = clock
        self.background = background
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

    /// Makes a move that names its cards.
    public func play(_ action: Move) { step { try $0.play(action: action, now: $1) } }

    public func undo() { step { try $0.undo(now: $1) } }

    public func redo() { step { try $0.redo(now: $1) } }

    // MARK: Games

    /// Whether a new game or a restart now would count as a loss: ask first.
    public var hasUnfinishedGame: Bool {
        (try? session.hasUnfinishedGame()) ?? false
    }

    /// Deals. The game on the table is left.
    public func deal(_ deal: Deal) {
        step { session, now in
            switch deal {
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
            hints.cancel()
            quietly { try $0.pause(now: $1) }
            sync()
        } else if !watching.isEmpty, view.paused {
            quietly { try $0.resume(now: $1) }
        }
        verdicts.update()
    }

    // MARK: Settings

    public var settings: GameSettings {
        get { chosen }
        set {
            guard newValue != chosen else { return }
            attempt {
                try session.setSettings(settings: newValue)
                chosen = newValue
                verdicts.update()
            }
        }
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

    // MARK: The solver

    /// A search from the position on the table; none while the game is paused.
    func search() -> Search? {
        var search: Search?
        attempt { search = try session.search() }
        return search
    }

    /// Shows the best of the hints that a search found, or the next best where one is shown. Says
    /// whether it could: the table may have changed since.
    func showHint(from search: Search) -> Bool {
        var isShown = false
        attempt {
            let now = clock.now()
            guard let next = try session.showHint(search: search, now: now) else { return }
            isShown = true
            message = nil
            let old = view
            show(next, at: now)
            tell(of: view)
            feedback = Feedback(view, before: old, id: said) ?? feedback
            if let hint = view.hint {
                say(texts.sentence(of: hint), as: .hint)
                announcement = message
            }
        }
        return isShown
    }

    /// Keeps the verdict that a search found. Nothing moves, so an animation goes on.
    func learn(from search: Search) {
        attempt {
            let learnt = try session.learn(search: search, now: clock.now())
            view.verdict = learnt.verdict
            tell(learnt.troubles)
        }
    }

    // MARK: The one way in

    /// Asks the core for a step and shows what it returns.
    private func step(_ act: (any SessionProtocol, Now) throws -> GameView) {
        attempt {
            message = nil
            hints.cancel()
            let now = clock.now()
            let old = view
            show(try act(session, now), at: now)
            tell(of: view)
            feedback = Feedback(view, before: old, id: said) ?? feedback
            if view.notice == .won { sync() }
            verdicts.update()
        }
    }

    /// As ``step(_:)``, for what the player should not be told about.
    private func quietly(_ act: (any SessionProtocol, Now) throws -> GameView) {
        attempt {
            let now = clock.now()
            show(try act(session, now), at: now)
            tell(view.troubles)
        }
    }

    private func show(_ next: GameView, at now: Now) {
        before = view
        view = next
        if next.event?.kind == .dealt { deals += 1 }
        shownAt = now.monotonicMs
    }

    /// Tells the player what goes wrong.
    func attempt(_ act: () throws -> Void) {
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
        tell(view.troubles)
    }

    private func tell(_ troubles: [Trouble]) {
        for trouble in troubles { say(texts.tell(trouble), as: .failure) }
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
