import Observation
import PyramideCore

/// How the cards on the table could be won: a line of play on a board of its own, from the first move.
/// The game goes untouched.
@MainActor @Observable
public final class ShowHow {
    /// The board.
    public let board: GameModel
    /// What was found out; none while it is searched for.
    public private(set) var win: Win?
    /// How many moves were shown.
    public private(set) var shown = 0
    /// Whether the moves follow each other by themselves.
    public private(set) var isPlaying = false

    @ObservationIgnored private let pace: Duration
    @ObservationIgnored let inquiry: Inquiry
    @ObservationIgnored private(set) var playing: Task<Void, Never>?

    /// Begins to look for a win. Played moves follow each other at a pace.
    public init(of game: GameModel, pace: Duration = .milliseconds(1200)) throws {
        board = try game.demonstration()
        self.pace = pace
        inquiry = Inquiry(background: game.background)
        inquiry.ask(try board.session.search(), { try $0.win() }) { [weak self] in self?.hear($0) }
    }

    private func hear(_ answer: Result<Win, any Error>) {
        win = (try? answer.get()) ?? .unknown
    }

    /// What the board shows: the next move is marked.
    public var view: GameView { next.map(board.view.marking) ?? board.view }

    /// How many moves there are, once the line is found.
    public var count: Int { moves.count }

    public var isDone: Bool { shown == count }

    private var moves: [Move] {
        if case .line(let moves) = win { moves } else { [] }
    }

    private var next: Move? { isDone ? nil : moves[shown] }

    /// What is told instead of the moves, if there are none.
    public var phrase: Phrase? {
        switch win {
        case nil: .thinking
        case .line: nil
        case .lost: .showHowNone
        case .unknown: .showHowUnknown
        }
    }

    /// Shows the next move.
    public func step() {
        guard let next else { return }
        guard board.step({ try $0.play(action: next, now: $1) }) else { return pause() }
        shown += 1
        if isDone { pause() }
    }

    /// Shows one move after the other, the next one at once.
    public func play() {
        guard !isPlaying, !isDone else { return }
        isPlaying = true
        playing = Task { [weak self, pace] in
            while !Task.isCancelled, let self {
                self.step()
                try? await Task.sleep(for: pace)
            }
        }
    }

    public func pause() {
        isPlaying = false
        playing?.cancel()
    }

    public func fromTheStart() {
        pause()
        if board.step({ try $0.restart(now: $1) }) { shown = 0 }
    }

    /// Ends all that goes on by itself.
    public func close() {
        pause()
        inquiry.cancel()
    }
}

extension GameModel {
    /// A game of its own, with the same cards, all of them still there.
    fileprivate func demonstration() throws -> GameModel {
        let demonstration = try session.demonstration(now: clock.now())
        return try GameModel(session: demonstration, clock: clock, background: background, texts: texts)
    }
}
