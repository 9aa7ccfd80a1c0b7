// Text, images and what can be tapped.

public struct Text: View, Primitive, Equatable {
    public nonisolated init<S: StringProtocol>(_ content: S) {}
    public nonisolated init(verbatim content: String) {}
    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public nonisolated func monospacedDigit() -> Text { self }
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}

public struct Image: View, Primitive, Equatable {
    public nonisolated init(systemName: String) {}
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image { self }
    public enum ResizingMode: Sendable { case tile, stretch }
}
public struct EdgeInsets: Equatable, Sendable {
    public init() {}
}

public struct Label<Title: View, Icon: View>: View, Primitive {}
extension Label where Title == Text, Icon == Image {
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct ButtonRole: Equatable, Sendable {
    public static let cancel = ButtonRole()
    public static let destructive = ButtonRole()
}

public struct Button<Label: View>: View, Primitive {
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {}
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
    public struct Label: View, Primitive {}
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct Menu<Label: View, Content: View>: View, Primitive {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public protocol MenuStyle {}
public struct ButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

public struct Toggle<Label: View>: View, Primitive {
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {}
extension Picker where Label == Text {
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct TextField<Label: View>: View, Primitive {}
extension TextField where Label == Text {
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct TextInputAutocapitalization: Sendable {
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public nonisolated init<S: StringProtocol>(_ title: S) {}
}

public struct PasteButton: View, Primitive {
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

public struct DefaultShareLinkLabel: View, Primitive {}

public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View, Primitive where Data.Element: Transferable {}
extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}
}
// Only a text or a link needs no preview.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public nonisolated init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {}
}
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    nonisolated init(_: Void) {}
}
extension SharePreview where Image == Never, Icon == Never {
    public nonisolated init<S: StringProtocol>(_ title: S) { self.init(()) }
}

public struct LabeledContent<Label, Content> {
    nonisolated init() {}
}
extension LabeledContent: View, Primitive where Label: View, Content: View {
    public typealias Body = Never
}
extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {}
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, Primitive {
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
}
