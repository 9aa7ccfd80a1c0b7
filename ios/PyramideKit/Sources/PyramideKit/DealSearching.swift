import Observation
import PyramideCore

/// The search for a deal that can be won.
@MainActor @Observable
public final class DealSearching {
    /// How many deals were passed over so far, once a search has been going on for so long that it has to be told.
    public private(set) var passed: Int?

    @ObservationIgnored private let background: any Background
    @ObservationIgnored private var search: DealSearch?
    /// How often is looked how far it is.
    private static let lookEvery = Duration.milliseconds(200)

    init(background: any Background) {
        self.background = background
    }

    /// Whether a search is going on, told or not.
    var isSearching: Bool { search != nil }

    /// Finds a deal by these rules, and of a difficulty if one is wanted. None if the search was
    /// cancelled. One that was going on is.
    func find(_ choices: Choices, _ difficulty: Difficulty?) async throws -> DealCode? {
        cancel()
        let search = try DealSearch(choices: choices, difficulty: difficulty, random: .random(in: 0 ... .max))
        self.search = search
        let progress = Task {
            try? await Task.sleep(for: .patience)
            while self.search === search {
                passed = Int(search.passed())
                try? await Task.sleep(for: Self.lookEvery)
            }
        }
        defer {
            progress.cancel()
            if self.search === search { cancel() }
        }
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
