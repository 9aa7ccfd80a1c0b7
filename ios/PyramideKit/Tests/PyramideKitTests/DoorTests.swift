import Dispatch
import Foundation
import PyramideCore
import Testing

/// However many threads call at once, in whatever order and for whatever slot: no call ends the process.
@Suite struct DoorTests {
    private let threads = 8
    private let calls = 100_000

    private func open(_ folder: TemporaryFolder) throws -> Session {
        try Session.open(folder: folder.path, now: moment())
    }

    @Test func eightThreadsLeaveAGameThatReplays() throws {
        let folder = TemporaryFolder()
        var session: Session? = try open(folder)
        let before = try play(try #require(session))
        #expect(before.score == 10 * (28 - UInt32(before.pyramid.count)))
        // The folder is free again when the session is gone.
        session = nil
        let after = try open(folder).view(now: moment())
        #expect(Stored(after) == Stored(before))
    }

    /// Mixed calls from all threads, and the table after them.
    private func play(_ session: Session) throws -> GameView {
        let now = moment()
        _ = try session.dealCode(text: "PY1-N-AAAAAAS", now: now)
        let unexpected = Unexpected()
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            var dice = Dice(state: UInt64(thread))
            for _ in 0..<calls / threads {
                do {
                    try dice.call(session)
                } catch GameError.NoSuchPlace, GameError.NoSuchPile, GameError.Paused, GameError.Refused {
                    // A place or a pile that is not there, another thread's pause, an empty stock.
                } catch {
                    unexpected.add(error)
                }
            }
        }
        #expect(unexpected.errors.isEmpty)
        return try session.resume(now: now)
    }

    #if os(Linux)
    @Test func panicsBetweenTheCallsOfEightThreadsLoseNoMove() throws {
        let folder = TemporaryFolder()
        let session = try open(folder)
        let now = moment()
        _ = try session.dealCode(text: "PY1-N-AAAAAAS", now: now)
        let drawsEach = 250
        let unexpected = Unexpected()
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            for draw in 0..<drawsEach {
                do {
                    // The waste goes back as often as one likes, so that there is always a move.
                    _ = try session.draw(now: now)
                    if draw % 20 == 0 { try session.panicForTest() }
                } catch GameError.Panicked {
                    // As asked.
                } catch {
                    unexpected.add(error)
                }
            }
        }
        #expect(unexpected.errors.isEmpty)
        #expect(try session.view(now: now).moves == UInt32(threads * drawsEach))
    }
    #endif
}

private func moment(after seconds: UInt32 = 0) -> Now {
    let clock = TestClock()
    clock.pass(seconds: UInt64(seconds))
    return clock.now()
}

/// What of a view is stored: not what its step did, nor the selection, the time or the pause.
private struct Stored: Equatable {
    let code: String?
    let numbers: [UInt32]
    let places: [Place]
    let waste: [Card?]
    let canUndo, canRedo: Bool

    init(_ view: GameView) {
        code = view.code
        numbers = [view.score, view.moves, view.stock.left]
        places = view.pyramid.map(\.place)
        waste = view.waste.map(\.top)
        (canUndo, canRedo) = (view.canUndo, view.canRedo)
    }
}

/// The errors that no thread should have met.
private final class Unexpected: @unchecked Sendable {
    private let lock = NSLock()
    private var met: [any Error] = []

    var errors: [any Error] { lock.withLock { met } }

    func add(_ error: any Error) { lock.withLock { met.append(error) } }
}

/// Numbers that are the same in every run: Knuth's MMIX generator.
private struct Dice {
    var state: UInt64

    mutating func roll(_ end: UInt32) -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 33) % end
    }

    /// A call out of many, some of them wrong, at a time that goes back and forth.
    mutating func call(_ session: Session) throws {
        let now = moment(after: roll(1_000))
        switch roll(16) {
        case 0...5: _ = try session.tap(slot: .pyramid(place: Place(row: roll(9), place: roll(9))), now: now)
        case 6...8: _ = try session.tap(slot: .waste(pile: roll(4)), now: now)
        case 9, 10: _ = try session.tap(slot: .stock, now: now)
        case 11: _ = try session.undo(now: now)
        case 12: _ = try session.redo(now: now)
        case 13: _ = try session.play(action: .draw, now: now)
        case 14: _ = try session.statistics()
        default: _ = try roll(8) == 0 ? session.pause(now: now) : session.resume(now: now)
        }
    }
}
