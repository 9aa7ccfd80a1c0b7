import PyramideCore

/// A question to the solver, one at a time. An answer that comes after its question was cancelled is
/// dropped.
@MainActor
final class Inquiry {
    private let background: any Background
    private var search: Search?
    /// Ends when the latest question is answered.
    private(set) var task: Task<Void, Never>?

    init(background: any Background) {
        self.background = background
    }

    /// Whether an answer is still to come.
    var isOpen: Bool { search != nil }

    /// Asks in the background, and cancels what was asked before.
    func ask<Answer: Sendable>(
        _ search: Search, _ question: @escaping @Sendable (Search) throws -> Answer,
        then hear: @escaping @MainActor (Result<Answer, any Error>) -> Void
    ) {
        cancel()
        self.search = search
        task = Task { [background] in
            let answer: Result<Answer, any Error>
            do {
                answer = .success(try await background.run { try question(search) })
            } catch {
                answer = .failure(error)
            }
            guard self.search === search else { return }
            self.search = nil
            hear(answer)
        }
    }

    func cancel() {
        search?.cancel()
        search = nil
    }
}
