// What the app uses of Swift Charts, as documented at https://developer.apple.com/documentation/charts
import SwiftUI

@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {}

@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
}

extension ChartContent {
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
}

public protocol Plottable {}
extension Int: Plottable {}
extension Double: Plottable {}
extension String: Plottable {}

public struct PlottableValue<Value: Plottable> {
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue()
    }
}

@MainActor @preconcurrency public struct LineMark: ChartContent {
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct BarMark: ChartContent {
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public var body: Never { fatalError() }
}

public struct Chart<Content: ChartContent>: View {
    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}
    public var body: Never { fatalError() }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { fatalError() }
}

extension View {
    public nonisolated func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { self }
}

public struct ScaleType: Sendable {}

public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
