// What holds other views.

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}
public struct VerticalAlignment: Equatable, Sendable {
    public static let center = VerticalAlignment()
}
public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
    public static let leading = Alignment()
    public static let topLeading = Alignment()
    public static let top = Alignment()
    public static let bottom = Alignment()
}

public struct VStack<Content: View>: View, Primitive {
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct HStack<Content: View>: View, Primitive {
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct ZStack<Content: View>: View, Primitive {
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Spacer: View, Primitive {
    public nonisolated init(minLength: CGFloat? = nil) {}
}
public struct Divider: View, Primitive {
    public nonisolated init() {}
}

@MainActor @preconcurrency public protocol Layout {}
extension Layout {
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}
public struct AnyLayout: Layout {
    public nonisolated init<L: Layout>(_ layout: L) {}
}
public struct VStackLayout: Layout {
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct HStackLayout: Layout {
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

public struct Grid<Content: View>: View, Primitive {
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct GridRow<Content: View>: View, Primitive {
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct LazyVGrid<Content: View>: View, Primitive {
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    nonisolated init() {}
}
extension ForEach: View, Primitive where Content: View {
    public typealias Body = Never
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct List<SelectionValue: Hashable, Content: View>: View, Primitive {}
extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: View, Primitive {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Parent, Content, Footer> {
    nonisolated init(_: Void) {}
}
extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: View, Primitive {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct ViewThatFits<Content: View>: View, Primitive {
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

public struct NavigationPath {}
public struct NavigationStack<Data, Root: View>: View, Primitive {
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}
public struct NavigationLink<Label: View, Destination: View>: View, Primitive {}
extension NavigationLink where Label == Text {
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
}
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent { TupleToolbarContent() }
}
public struct TupleToolbarContent: ToolbarContent {
    nonisolated init() {}
    public var body: Never { fatalError() }
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public var body: Never { fatalError() }
}
extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public struct GeometryProxy {
    public var size: CGSize { .zero }
}
public struct GeometryReader<Content: View>: View, Primitive {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule()
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public struct Context {
        public let date: Date
    }
}
extension TimelineView: View, Primitive where Content: View {
    public typealias Body = Never
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
}
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context
