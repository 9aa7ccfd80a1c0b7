import Foundation

@testable import PyramideKit

/// `Localizable.xcstrings`, read as Xcode's compiler would: for tests where there is no such compiler.
struct Catalogue: Decodable {
    struct Entry: Decodable {
        let localizations: [String: Localization]
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        /// The text for each plural category, or one for all.
        var forms: [String: String] {
            if let substitutions, let (name, substitution) = substitutions.first, let text = stringUnit?.value {
                let argument = "%\(substitution.argNum)$\(substitution.formatSpecifier)"
                return substitution.variations.forms.mapValues {
                    text.replacing("%#@\(name)@", with: $0.replacing("%arg", with: argument))
                }
            }
            return variations?.forms ?? stringUnit.map { ["other": $0.value] } ?? [:]
        }
    }

    struct Unit: Decodable {
        let value: String
    }

    struct Variations: Decodable {
        struct Form: Decodable {
            let stringUnit: Unit
        }

        let plural: [String: Form]

        var forms: [String: String] { plural.mapValues(\.stringUnit.value) }
    }

    struct Substitution: Decodable {
        let argNum: Int
        let formatSpecifier: String
        let variations: Variations
    }

    let sourceLanguage: String
    let strings: [String: Entry]

    static let app: Catalogue = {
        do {
            return try Catalogue("Localizable")
        } catch {
            fatalError("the catalogue cannot be read: \(error)")
        }
    }()

    /// The words that the system shows for the app.
    static func info() throws -> Catalogue { try Catalogue("InfoPlist") }

    private init(_ name: String) throws {
        let file = try Project.file("ios/Pyramide/Resources/\(name).xcstrings")
        self = try JSONDecoder().decode(Catalogue.self, from: file)
    }

    /// Which plural form a language has for a number, by the rules of the Unicode CLDR.
    static func form(of count: Int, in language: String) -> String {
        switch (language, count, count % 100) {
        case ("ar", 0, _): "zero"
        case (_, 1, _): "one"
        case ("ar", 2, _): "two"
        case ("ar", _, 3...10): "few"
        case ("ar", _, 11...): "many"
        default: "other"
        }
    }

    /// The texts in one language, with their places filled.
    func texts(in language: String) -> Texts {
        let forms = strings.mapValues { $0.localizations[language]?.forms ?? [:] }
        return Texts { key, arguments in
            let count = arguments.last.flatMap { if case .number(let count) = $0 { count } else { nil } }
            let form = forms[key]?[count.map { Self.form(of: $0, in: language) } ?? "other"]
            var text = form ?? forms[key]?["other"] ?? "\(key)?"
            for (index, argument) in arguments.enumerated() {
                switch argument {
                case .text(let value): text = text.replacing("%\(index + 1)$@", with: value)
                case .number(let value): text = text.replacing("%\(index + 1)$lld", with: String(value))
                }
            }
            return text
        }
    }
}
