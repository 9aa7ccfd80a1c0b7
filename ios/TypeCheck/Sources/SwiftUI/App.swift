// The app, its windows and its menus.

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}

@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Commands {}

@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        TupleCommands()
    }
}

struct TupleCommands: Commands {
    nonisolated init() {}
    var body: Never { fatalError() }
}

public struct CommandGroupPlacement: Sendable {
    public static let appSettings = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: Commands {
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct CommandMenu<Content: View>: Commands {
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@MainActor @propertyWrapper @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { fatalError() }
}

public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral, Hashable {
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    public var character: Character
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

public struct KeyboardShortcut: Hashable, Sendable {
    public static let cancelAction = KeyboardShortcut()
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
}

public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
    }

    public enum Result: Sendable { case handled, ignored }

    public let key: KeyEquivalent
    public let modifiers: EventModifiers
}
