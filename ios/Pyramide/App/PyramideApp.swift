import PyramideCore
import PyramideKit
import SwiftUI

/// The app. All its windows show one game.
@main
struct PyramideApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var opening = Opening.first

    var body: some Scene {
        WindowGroup {
            RootView(opening: opening, retry: { opening = .current() })
                .environment(\.texts, .app)
                .environment(\.outlines, Outlines.shipped)
        }
        .commands { GameCommands(texts: .app) }
    }
}

/// The saved game, or why it cannot be opened.
@MainActor
enum Opening {
    case ready(GameModel)
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
            return .ready(model)
        } catch {
            return .failed(error)
        }
    }
}
