import Observation
import PyramideKit
import UIKit

/// Only here for the quick actions of the home screen, which SwiftUI does not hand on.
final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem { QuickActions.shared.arrive(item) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(QuickActions.shared.arrive(shortcutItem))
    }
}

/// The quick action that a window is yet to perform.
@MainActor @Observable
final class QuickActions {
    static let shared = QuickActions()

    private(set) var latest: QuickAction?

    /// Says whether it is one of ours.
    @discardableResult
    func arrive(_ item: UIApplicationShortcutItem) -> Bool {
        latest = QuickAction(rawValue: item.type)
        return latest != nil
    }

    /// Hands it to one window only.
    func take() -> QuickAction? {
        defer { latest = nil }
        return latest
    }
}
