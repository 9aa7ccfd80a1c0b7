import PyramideCore
import Testing

@testable import PyramideKit

/// A marked move looks as the core's hint for it does.
@Suite struct MarkingTests {
    private let now = TestClock().now()

    @Test(arguments: [("PY1-N-AAAAAAS", 8), ("PY1-P-AAAAAAS", 8), ("PY1-M-AAAAAAS", 8), ("PY1-XGC-AAAAAAS", 4)])
    func aMoveIsMarkedAsAHintIs(code: String, inMoves most: Int) throws {
        let session = try Session.inMemory()
        var view = try session.dealCode(text: code, now: now)
        var moves = 0
        while view.status == .playing, moves < most {
            let search = try session.search()
            _ = try search.hints()
            guard let hinted = try session.showHint(search: search, now: now), let hint = hinted.hint else { break }
            let marked = view.marking(hint.action)
            #expect(marked.pyramid == hinted.pyramid && marked.stock == hinted.stock && marked.waste == hinted.waste)
            #expect(hinted.marking([]).pyramid == view.pyramid, "no mark is left")
            view = try session.play(action: hint.action, now: now)
            moves += 1
        }
        #expect(moves == most)
    }
}
