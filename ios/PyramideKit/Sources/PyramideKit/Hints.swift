import Observation
import PyramideCore

/// What to do next, as the solver has it: the best hint first, and each time it is asked again the next.
@MainActor @Observable
public final class Hints {
    /// Whether the player has waited for so long that it has to be said.
    public private(set) var isThinking = false

    @ObservationIgnored private weak var game: GameModel?
    /// The search whose hints are shown one after the other.
    @ObservationIgnored private var answered: Search?
    @ObservationIgnored private var patience: Task<Void, Never>?
    @ObservationIgnored let inquiry: Inquiry

    init(of game: GameModel, background: any Background) {
        self.game = game
        inquiry = Inquiry(background: background)
    }

    /// Shows a hint as soon as one is found. Who is waiting already, and is told so, waits no longer.
    public func ask() {
        if isThinking { return cancel() }
        guard let game, !inquiry.isOpen else { return }
        if let answered, game.showHint(from: answered) { return }
        guard let search = game.search() else { return }
        inquiry.ask(search, { _ = try $0.hints() }) { [weak self] in self?.hear($0, from: search) }
        patience = Task { [weak self] in
            try? await Task.sleep(for: .patience)
            if !Task.isCancelled { self?.isThinking = true }
        }
    }

    /// Ends a search, and forgets what it found.
    public func cancel() {
        inquiry.cancel()
        rest()
        answered = nil
    }

    private func hear(_ answer: Result<Void, any Error>, from search: Search) {
        rest()
        switch answer {
        case .success: if game?.showHint(from: search) == true { answered = search }
        case .failure(let error): game?.tell(error)
        }
    }

    private func rest() {
        patience?.cancel()
        isThinking = false
    }
}
