// What the app uses of UIKit, as documented at https://developer.apple.com/documentation/uikit
@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIApplication: UIResponder {
    public static let openSettingsURLString: String = ""
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

@MainActor open class UIScene: UIResponder {
    @MainActor open class ConnectionOptions: NSObject {
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession: NSObject {
    public struct Role: Hashable, Sendable {}

    open var role: Role { Role() }
}

@MainActor open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}
    open var delegateClass: AnyClass?
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

@MainActor open class UIApplicationShortcutItem: NSObject {
    open var type: String { "" }
}

public enum UIKeyboardType: Int, Sendable { case `default` = 0, asciiCapable = 1 }

open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { UIPasteboard() }
    open var string: String?
}
