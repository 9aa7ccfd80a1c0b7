import Foundation

/// The words of the interface in the player's language.
///
/// The core and this package hand out enums; the words to them are in the app's `Localizable.xcstrings`,
/// under the keys that `strings.xml` has on Android.
public struct Texts: Sendable {
    /// What fills a place in a text.
    public enum Argument: Equatable, Sendable {
        /// `%1$@`
        case text(String)
        /// `%1$lld`; the number that a plural is chosen by.
        case number(Int)
    }

    /// Finds a text by its key and fills its places.
    public typealias Lookup = @Sendable (_ key: String, _ arguments: [Argument]) -> String

    private let lookup: Lookup

    public init(lookup: @escaping Lookup) {
        self.lookup = lookup
    }

    /// A text without places.
    public subscript(phrase: Phrase) -> String {
        lookup(phrase.rawValue, [])
    }

    /// A text with places, filled.
    public func callAsFunction(_ phrase: Phrase, _ arguments: Argument...) -> String {
        lookup(phrase.rawValue, arguments)
    }

    /// A text for a number of things. The number is the last of its arguments.
    public func callAsFunction(_ phrase: CountedPhrase, _ count: Int, _ arguments: Argument...) -> String {
        lookup(phrase.rawValue, arguments + [.number(count)])
    }
}

extension Texts {
    /// The app's own texts.
    public static let app = Texts { key, arguments in
        filled(Bundle.main.localizedString(forKey: key, value: nil, table: nil), arguments)
    }

    /// Fills the places of a format out of the catalogue. What fills them is never read as a format.
    static func filled(_ format: String, _ arguments: [Argument]) -> String {
        // `String(format:)` chooses the plural, which the catalogue's compiler put in the format.
        arguments.isEmpty
            ? format : String(format: format, locale: .current, arguments: arguments.map(\.variable))
    }
}

extension Texts.Argument {
    fileprivate var variable: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .number(let number): number
        }
    }
}
