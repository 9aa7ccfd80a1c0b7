// What the app uses of SwiftUI, as documented at https://developer.apple.com/documentation/swiftui
//
// The signatures are Apple's; the bodies are whatever lets them compile, and are never run.
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

/// For the views below, which have no body of their own.
public protocol Primitive {}
extension Primitive {
    public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
}

public struct EmptyView: View, Primitive {
    public nonisolated init() {}
}

public struct TupleView<T>: View, Primitive {
    public nonisolated init(_ value: T) {}
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    nonisolated init() {}
}
extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension Optional: View, Primitive where Wrapped: View {
    public typealias Body = Never
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {}

public struct ModifiedContent<Content, Modifier> {
    nonisolated init() {}
}
extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

// MARK: State

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue value: Value) { wrappedValue = value }
    public init(initialValue value: Value) { wrappedValue = value }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    private let unused: Void
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
    public var projectedValue: Bindable<Value> { self }
}
extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}
extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { unused = () }
    public init(_ wrappedValue: Value) { unused = () }
}

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding { fatalError() }

    @propertyWrapper public struct Binding {
        private let unused: Void
        private init(unused: Void) { self.unused = unused }
        public var wrappedValue: Value {
            get { fatalError() }
            nonmutating set {}
        }
    }
}

@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: Namespace.ID { ID() }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    public var wrappedValue: Value? { nil }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
    public private(set) var wrappedValue: Value
}

// MARK: Environment

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
    public var wrappedValue: Value { fatalError() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { fatalError() }
        set {}
    }
    public var accessibilityReduceMotion: Bool { false }
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    @MainActor @preconcurrency public var dismiss: DismissAction { DismissAction() }
    public var dynamicTypeSize: DynamicTypeSize {
        get { .large }
        set {}
    }
    public var isEnabled: Bool {
        get { true }
        set {}
    }
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

@MainActor @preconcurrency public struct DismissAction {
    public func callAsFunction() {}
    nonisolated init() {}
}

@MainActor @preconcurrency public struct OpenURLAction {
    public func callAsFunction(_ url: URL) {}
    nonisolated init() {}
}
