import Foundation
import PyramideCore

@testable import PyramideKit

/// The files that all languages share.
enum Project {
    static let folder = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

    static func file(_ path: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: path))
    }

    static func text(_ path: String) throws -> String {
        String(decoding: try file(path), as: UTF8.self)
    }

    static func json<Content: Decodable>(_ path: String, as: Content.Type = Content.self) throws -> Content {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Content.self, from: try file(path))
    }
}

/// A folder that is gone at the end of a test.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "pyramide-\(UUID().uuidString)")

    var path: String { url.path }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Clocks that stand still until a test moves them.
final class TestClock: GameClock, @unchecked Sendable {
    private let lock = NSLock()
    private var milliseconds: UInt64 = 1_000
    private var today = Day(year: 2026, month: 11, day: 30)

    var day: Day {
        get { lock.withLock { today } }
        set { lock.withLock { today = newValue } }
    }

    func pass(seconds: UInt64) {
        lock.withLock { milliseconds += seconds * 1000 }
    }

    func now() -> Now {
        let (passed, day) = lock.withLock { (milliseconds, today) }
        return Now(monotonicMs: passed, utcMs: 1_796_000_000_000 + Int64(passed), localDay: day)
    }
}

extension GameModel {
    /// Makes a move that names its cards, as no screen does.
    func play(_ action: Move) { step { try $0.play(action: action, now: $1) } }
}

/// Where questions wait until a test has them answered.
actor HeldBackground: Background {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting = []
    }

    func run<Answer: Sendable>(_ question: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        return try question()
    }
}

/// A deal of one pass that comes to an end at once: aces and twos lie free, and a four and a three are
/// drawn last.
enum LostGame {
    static let deck: String = {
        let lowest = ["AC", "AD", "AH", "AS", "2C", "2D", "2H"]
        let all = Suit.allCases.flatMap { suit in Rank.allCases.map { Card(rank: $0, suit: suit).written } }
        let last = ["4C", "3C"]
        let others = all.filter { !(lowest + last).contains($0) }
        return (others.prefix(21) + lowest + others.dropFirst(21) + last).joined(separator: " ")
    }()

    static var choices: Choices {
        get throws { try presets()[1].choices }
    }
}

extension Card {
    /// A card written as in the shared files: `QC`.
    init(_ text: String) throws {
        let ranks = Array("A23456789TJQK")
        guard text.count == 2, let rank = ranks.firstIndex(of: text.first!),
            let suit = Array("CDHS").firstIndex(of: text.last!)
        else { throw NotACard(text: text) }
        self.init(rank: Rank.allCases[rank], suit: Suit.allCases[suit])
    }

    var written: String {
        let rank = Rank.allCases.firstIndex(of: rank)!
        return String(Array("A23456789TJQK")[rank]) + String(Array("CDHS")[Suit.allCases.firstIndex(of: suit)!])
    }
}

struct NotACard: Error {
    let text: String
}
