import PyramideCore
import PyramideKit

/// The saved game, or why it cannot be opened.
@MainActor
enum Opening {
    case done(GameModel)
    case failed(any Error)

    /// What was found at the start. The folder can be opened once.
    static let first = current()

    static func current() -> Opening {
        do {
            let folder = try SavedGames.folder()
            let clock = SystemClock()
            let session = try Session.open(folder: folder.path, now: clock.now())
            let model = try GameModel(session: session, clock: clock, texts: .app)
            #if DEBUG
            LaunchEnvironment.current.apply(to: model)
            #endif
            return .done(model)
        } catch {
            return .failed(error)
        }
    }
}
