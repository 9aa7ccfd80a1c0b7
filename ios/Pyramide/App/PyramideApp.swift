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
