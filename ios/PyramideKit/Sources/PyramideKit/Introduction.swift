import Observation
import PyramideCore

/// The first run: three taps on a board of its own, which show a king, a pair and its partner.
@MainActor @Observable
public final class Introduction {
    /// The deal whose first moves the rules of the game describe: the king of diamonds, then ten and three.
    static let code = "PY1-N-AAAAAAS"

    private static let lessons: [(card: Card, phrase: Phrase)] = [
        (Card(rank: .king, suit: .diamonds), .introKing),
        (Card(rank: .ten, suit: .clubs), .introFirst),
        (Card(rank: .three, suit: .spades), .introSecond),
    ]

    /// The board.
    public let board: GameModel
    /// How many taps are done, 0 to ``steps``.
    public private(set) var taps = 0

    public init(clock: any GameClock = SystemClock(), texts: Texts) throws {
        board = try GameModel(session: try Session.inMemory(), clock: clock, texts: texts)
        board.deal(.code(try DealLink.code(in: Self.code)))
    }

    /// How many taps there are.
    public var steps: Int { Self.lessons.count }

    public var isDone: Bool { taps == steps }

    /// The card to tap now; none when all is done.
    public var wanted: Card? { isDone ? nil : Self.lessons[taps].card }

    /// What the board shows: that card is marked.
    public var view: GameView { board.view.marking(wanted.map { [$0] } ?? []) }

    /// What the player is told now.
    public var phrase: Phrase { isDone ? .introDone : Self.lessons[taps].phrase }

    /// A tap. Only the one asked for does something.
    public func tap(_ slot: Slot) {
        guard let wanted, board.view.slot(of: wanted) == slot else { return }
        if board.step({ try $0.tap(slot: slot, now: $1) }) { taps += 1 }
    }
}
