import Observation
import PyramideCore

/// The search for a deal that can be won.
@MainActor @Observable
public final class DealSearching {
    /// How many deals were passed over so far; none when no search is going on.
    public private(set) var passed: Int?

    @ObservationIgnored private let background: any Background
    @ObservationIgnored private var search: DealSearch?

    init(background: any Background) {
        self.background = background
    }

    public var isSearching: Bool { passed != nil }

    /// Finds a deal by these rules, and of a difficulty if one is wanted. None if the search was
    /// cancelled. One that was going on is.
    func find(_ choices: Choices, _ difficulty: Difficulty?) async throws -> DealCode? {
        cancel()
        let search = try DealSearch(choices: choices, difficulty: difficulty, random: .random(in: 0 ... .max))
        self.search = search
        let progress = Task {
            while self.search === search {
                passed = Int(search.passed())
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
        defer {
            progress.cancel()
            if self.search === search { cancel() }
        }
        passed = 0
        let code = try await background.run { try search.run() }
        guard self.search === search, let code else { return nil }
        return try DealLink.code(in: code)
    }

    /// Ends the search. Nothing has changed.
    public func cancel() {
        search?.cancel()
        search = nil
        passed = nil
    }
}
