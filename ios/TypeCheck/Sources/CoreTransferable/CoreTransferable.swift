// What the app uses of Core Transferable, as documented at https://developer.apple.com/documentation/coretransferable
@_exported import Foundation
import UniformTypeIdentifiers

public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where Item == R.Item { content }
    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Item == Content.Item { content }
}

extension TransferRepresentation {
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item> { self }
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public var body: Never { return fatalError() }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public static var transferRepresentation: Never { fatalError() }
    public var body: Never { return fatalError() }
}

extension String: Transferable {
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(exportedContentType: .commaSeparatedText) { Data($0.utf8) }
    }
}
