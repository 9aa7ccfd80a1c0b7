import Foundation

/// A part of the program by other authors, under a licence.
public struct Component: Identifiable, Equatable, Sendable {
    public let name: String
    public let licence: String

    public var id: String { name }

    /// Reads the list that is shipped with the app: a name and a licence a line, a tab between.
    public static func shipped(in bundle: Bundle) -> [Component] {
        guard let url = bundle.url(forResource: "components", withExtension: "tsv"),
            let list = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return components(in: list)
    }

    static func components(in list: String) -> [Component] {
        list.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return parts.count == 2 ? Component(name: String(parts[0]), licence: String(parts[1])) : nil
        }
    }
}
