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

    /// The languages that there are texts in.
    var languages: [String] {
        Set(strings.values.flatMap(\.localizations.keys)).sorted()
    }

    /// The texts in one language, with their places filled.
    func texts(in language: String) -> Texts {
        let forms = strings.mapValues { $0.localizations[language]?.forms ?? [:] }
        let plural = Plural(language)
        return Texts { key, arguments in
            let count = arguments.last.flatMap { if case .number(let count) = $0 { count } else { nil } }
            let form = count.flatMap { forms[key]?[plural.form(for: $0)] } ?? forms[key]?["other"]
            var text = form ?? "\(key)?"
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

/// The forms of a plural that a language has, and which of them a number takes: Unicode CLDR, "Language
/// Plural Rules", for whole numbers.
enum Plural: Sendable {
    case oneAndOther
    case arabic

    init(_ language: String) {
        self = language == "ar" ? .arabic : .oneAndOther
    }

    var forms: Set<String> {
        switch self {
        case .oneAndOther: ["one", "other"]
        case .arabic: ["zero", "one", "two", "few", "many", "other"]
        }
    }

    func form(for count: Int) -> String {
        switch (self, count, count % 100) {
        case (_, 1, _): "one"
        case (.oneAndOther, _, _): "other"
        case (.arabic, 0, _): "zero"
        case (.arabic, 2, _): "two"
        case (.arabic, _, 3...10): "few"
        case (.arabic, _, 11...99): "many"
        case (.arabic, _, _): "other"
        }
    }

    /// Whether a form is for one number only, so that it may say it in a word.
    func isOfOneNumber(_ form: String) -> Bool { ["zero", "one", "two"].contains(form) }
}
