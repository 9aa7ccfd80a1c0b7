// Shapes, colours, fonts and the canvas.

public struct CGAffineTransform: Sendable {
    public init(translationX tx: CGFloat, y ty: CGFloat) {}
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
}

public struct Angle: Hashable, Sendable {
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}
public struct UnitPoint: Hashable, Sendable {
    public static let center = UnitPoint()
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable, View, Primitive {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public nonisolated init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    public nonisolated func opacity(_ opacity: Double) -> Color { self }
    public nonisolated static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public nonisolated static let black = Color(red: 0, green: 0, blue: 0)
    public nonisolated static let white = Color(red: 1, green: 1, blue: 1)
    public nonisolated static let red = Color(red: 1, green: 0, blue: 0)
}
extension ShapeStyle where Self == Color {
    public nonisolated static var black: Color { Color.black }
    public nonisolated static var white: Color { Color.white }
    public nonisolated static var red: Color { Color.red }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { Material() }
}
public struct RadialGradient: ShapeStyle, View, Primitive {
    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }

public protocol Shape: Sendable, View {}
public protocol InsettableShape: Shape {}
extension Shape {
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
}
extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { self }
}
public struct Rectangle: InsettableShape, Primitive {
    public nonisolated init() {}
}
public struct RoundedRectangle: InsettableShape, Primitive {
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
public struct Capsule: InsettableShape, Primitive {
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}
extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }
}

public struct Path: Equatable, Shape, Primitive {
    public nonisolated init() {}
    public nonisolated init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {}
    public nonisolated init(_ callback: (inout Path) -> Void) {}
    public nonisolated mutating func move(to end: CGPoint) {}
    public nonisolated mutating func addLine(to end: CGPoint) {}
    public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public nonisolated mutating func closeSubpath() {}
    public nonisolated func applying(_ transform: CGAffineTransform) -> Path { self }
}

public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> GraphicsContext.Shading { Shading() }
    }
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
    public var opacity: Double
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
    ) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
public struct Canvas<Symbols: View>: View, Primitive {}
extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}

public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable { case body }
    public enum Design: Hashable, Sendable { case `default` }
    public struct Weight: Hashable, Sendable {
        public static let regular = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
    }
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let footnote = Font()
    public static let caption = Font()
    public static let caption2 = Font()
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font { Font() }
    public func bold() -> Font { self }
    public func weight(_ weight: Font.Weight) -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
}

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }
}

public struct AnyTransition {
    public static var identity: AnyTransition { AnyTransition() }
    public static var opacity: AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
}
