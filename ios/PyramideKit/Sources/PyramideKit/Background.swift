import Dispatch

/// Where the solver thinks: away from the main thread, so that taps are heard meanwhile.
public protocol Background: Sendable {
    func run<Answer: Sendable>(_ question: @escaping @Sendable () throws -> Answer) async throws -> Answer
}

/// A thread of the system's. A question may hold it for seconds, which those of Swift's tasks are too few for.
public struct BackgroundQueue: Background {
    public init() {}

    public func run<Answer: Sendable>(
        _ question: @escaping @Sendable () throws -> Answer
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(with: Result(catching: question))
            }
        }
    }
}
