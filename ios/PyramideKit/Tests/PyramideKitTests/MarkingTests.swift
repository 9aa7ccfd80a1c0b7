import PyramideCore
import Testing

@testable import PyramideKit

/// A marked move looks as the core's hint for it does.
@Suite struct MarkingTests {
    private let now = TestClock().now()

    @Test(arguments: ["PY1-N-AAAAAAS", "PY1-P-AAAAAAS", "PY1-M-AAAAAAS"])
    func aMoveIsMarkedAsAHintIs(code: String) throws {
        let session = try Session.inMemory()
        var view = try session.dealCode(text: code, now: now)
        var moves = 0
        while view.status == .playing, moves < 8 {
            let search = try session.search()
            _ = try search.hints()
            guard let hinted = try session.showHint(search: search, now: now), let hint = hinted.hint else { break }
            let marked = view.marking(hint.action)
            #expect(marked.pyramid == hinted.pyramid && marked.stock == hinted.stock && marked.waste == hinted.waste)
            #expect(hinted.marking([]).pyramid == view.pyramid, "no mark is left")
            view = try session.play(action: hint.action, now: now)
            moves += 1
        }
        #expect(moves > 5)
    }
}
