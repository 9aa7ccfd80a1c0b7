// What is done to a view.

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public struct Edge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let all = Set(rawValue: 15)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

// Layout
extension View {
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public nonisolated func padding(_ length: CGFloat) -> some View { self }
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func zIndex(_ value: Double) -> some View { self }
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public nonisolated func scaledToFit() -> some View { self }
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
}
public struct ScrollBounceBehavior: Sendable {
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}
extension View {
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
}
public enum Axis: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

// Looks
extension View {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public nonisolated func opacity(_ opacity: Double) -> some View { self }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public nonisolated func tint(_ tint: Color?) -> some View { self }
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { self }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public nonisolated func font(_ font: Font?) -> some View { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public nonisolated func monospacedDigit() -> some View { self }
    public nonisolated func dynamicTypeSize<T: RangeExpression>(
        _ range: T
    ) -> some View where T.Bound == DynamicTypeSize { self }
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
}
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
}

// Behaviour
extension View {
    public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { self }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
    public nonisolated func disabled(_ disabled: Bool) -> some View { self }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
public struct SensoryFeedback: Equatable, Sendable {
    public static let selection = SensoryFeedback()
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
}

// Screens
extension View {
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
}

// Access
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isHeader = AccessibilityTraits()
    public static let isModal = AccessibilityTraits()
    public static let isSelected = AccessibilityTraits()
    public static let updatesFrequently = AccessibilityTraits()
    public init() {}
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func formUnion(_ other: AccessibilityTraits) {}
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func formIntersection(_ other: AccessibilityTraits) {}
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
    public func contains(_ member: AccessibilityTraits) -> Bool { false }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { (false, newMember) }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
}
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    public init() where Value == Bool {}
    public init<T>() where Value == T?, T: Hashable {}
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
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}
extension View {
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    public nonisolated func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { self }
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    public nonisolated func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
}
public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}
