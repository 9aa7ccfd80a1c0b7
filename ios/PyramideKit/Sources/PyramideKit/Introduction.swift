import Observation
import PyramideCore

/// The first run: three taps on a board of its own, which show a king, a pair and its partner.
@MainActor @Observable
public final class Introduction {
    /// The deal whose first moves the rules of the game describe: the king of diamonds, then ten and three.
    static let code = "PY1-N-AAAAAAS"

    private static let taps: [(card: Card, phrase: Phrase)] = [
        (Card(rank: .king, suit: .diamonds), .introKing),
        (Card(rank: .ten, suit: .clubs), .introFirst),
        (Card(rank: .three, suit: .spades), .introSecond),
    ]

    /// How many taps there are.
    public static var steps: Int { taps.count }

    /// The board.
    public let model: GameModel
    /// How many taps are done, 0 to ``steps``.
    public private(set) var done = 0

    public init(clock: any GameClock = SystemClock(), texts: Texts) throws {
        model = try GameModel(session: try Session.inMemory(), clock: clock, texts: texts)
        model.deal(.code(try DealLink.code(in: Self.code)))
    }

    /// What the board shows: the card to tap is marked.
    public var view: GameView { model.view.marking(isDone ? [] : [Self.taps[done].card]) }

    /// What to tap now; none when all is done.
    var target: Slot? {
        isDone ? nil : model.view.slot(of: Self.taps[done].card)
    }

    /// What the player is told now.
    public var phrase: Phrase { isDone ? .introDone : Self.taps[done].phrase }

    /// The number of the tap that is asked for, from 1; the last one stays when all is done.
    public var step: Int { min(done + 1, Self.steps) }

    public var isDone: Bool { done == Self.steps }

    /// A tap. Only the one asked for does something.
    public func tap(_ slot: Slot) {
        guard slot == target else { return }
        model.tap(slot)
        done += 1
    }
}
