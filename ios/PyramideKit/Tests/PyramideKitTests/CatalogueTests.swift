import Foundation
import Testing

@testable import PyramideKit

#if canImport(FoundationXML)
import FoundationXML
#endif

private let languages = ["en": "values", "ar": "values-ar", "da": "values-da", "sv": "values-sv", "de": "values-de"]

/// `strings.xml` and `Localizable.xcstrings` say the same.
@Suite struct CatalogueTests {
    @Test func everyPhraseIsInTheCatalogueAndNothingElseIs() {
        let phrases = Phrase.allCases.map(\.rawValue) + CountedPhrase.allCases.map(\.rawValue)
        #expect(Set(phrases) == Set(Catalogue.app.strings.keys))
        #expect(Set(phrases).count == phrases.count)
    }

    @Test(arguments: languages.keys.sorted())
    func bothShellsHaveTheSameWords(language: String) throws {
        let folder = try #require(languages[language])
        let android = try AndroidStrings(try Project.file("android/ui/src/main/res/\(folder)/strings.xml"))
        let ours = Catalogue.app.strings.mapValues { $0.localizations[language]?.forms ?? [:] }
        #expect(Set(android.forms.keys) == Set(ours.keys))
        for (key, forms) in android.forms {
            #expect(ours[key] == forms.mapValues(AndroidStrings.asInACatalogue), "\(language): \(key)")
        }
    }

    @Test(arguments: languages.keys.sorted())
    func placesAndPluralsAreThoseOfTheSourceLanguage(language: String) {
        for (key, entry) in Catalogue.app.strings {
            let source = entry.localizations["en"]?.forms ?? [:]
            let here = entry.localizations[language]?.forms ?? [:]
            let forms = source.count == 1 ? ["other"] : Set((0...200).map { Catalogue.form(of: $0, in: language) })
            #expect(Set(here.keys) == forms, "\(language): \(key)")
            for (form, text) in here {
                let (places, expected) = (Self.places(text), Self.places(source["other"] ?? ""))
                // The count is the last; a form for a single number may say it in words.
                let said = ["zero", "one", "two"].contains(form) && places == expected.dropLast()
                #expect(said || places == expected, "\(language): \(key), \(form)")
                #expect(!text.isEmpty)
            }
        }
    }

    @Test func countedPhrasesHaveBothForms() {
        for phrase in CountedPhrase.allCases {
            let forms = Catalogue.app.strings[phrase.rawValue]?.localizations["en"]?.forms ?? [:]
            #expect(Set(forms.keys) == ["one", "other"], "\(phrase)")
        }
        let texts = Catalogue.app.texts(in: "da")
        #expect(texts(.cardsCount, 1) != texts(.cardsCount, 2))
    }

    @Test func theSentencesOfTheRulesAreInTheDanishInterface() {
        let texts = Catalogue.app.texts(in: "da")
        #expect(texts[.noticeBlocked] == "Dette kort er blokeret af et andet")
        #expect(texts[.noticeMustMakeThirteen] == "Summen skal være 13")
        #expect(texts[.noticeStuck] == "Ingen mulige træk tilbage")
    }

    private static func places(_ text: String) -> [String] {
        text.matches(of: /%\d\$(?:@|lld)/).map { String($0.output) }.sorted()
    }
}

/// What the system reads of the app says the same as the app.
@Suite struct InfoTests {
    private static func info() throws -> [String: Any] {
        let file = try Project.file("ios/Info.plist")
        return try #require(PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
    }

    @Test func theQuickActionsAreThoseThatTheAppKnows() throws {
        let items = try #require(try Self.info()["UIApplicationShortcutItems"] as? [[String: String]])
        #expect(items.map { $0["UIApplicationShortcutItemType"] } == QuickAction.allCases.map(\.rawValue))
        let titles = Set(items.compactMap { $0["UIApplicationShortcutItemTitle"] })
        #expect(titles.isSubset(of: try Catalogue.info().strings.keys))
    }

    @Test func theSchemeOfLinksIsRegistered() throws {
        let types = try #require(try Self.info()["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] } == [DealLink.scheme])
    }

    @Test func theSystemsWordsAreTheApps() throws {
        for (key, entry) in try Catalogue.info().strings {
            let ours = Catalogue.app.strings[key == "CFBundleDisplayName" ? "app_name" : key]
            #expect(entry.localizations.mapValues(\.forms) == ours?.localizations.mapValues(\.forms), "\(key)")
        }
    }

    @Test func viewsAreSmall() throws {
        let folder = Project.folder.appending(path: "ios/Pyramide")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(sources.count > 20)
        for source in sources {
            let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 151, "\(source.lastPathComponent)")
        }
    }

    @Test func nothingIsCollected() throws {
        let file = try Project.file("ios/Pyramide/Resources/PrivacyInfo.xcprivacy")
        let privacy = try #require(PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
        #expect(privacy["NSPrivacyTracking"] as? Bool == false)
        #expect((privacy["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    }
}

/// The strings and plurals of an Android resource file, as they are shown.
private final class AndroidStrings: NSObject, XMLParserDelegate {
    private(set) var forms: [String: [String: String]] = [:]
    private var name = ""
    private var form = "other"
    private var text = ""

    init(_ file: Data) throws {
        super.init()
        let parser = XMLParser(data: file)
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    /// Android's placeholders in the spelling of Apple's.
    static func asInACatalogue(_ text: String) -> String {
        text.replacing(/%(\d)\$s/) { "%\($0.1)$@" }.replacing(/%(\d)\$d/) { "%\($0.1)$lld" }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        name = attributes["name"] ?? name
        form = attributes["quantity"] ?? "other"
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        text += characters
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        guard ["string", "item"].contains(element) else { return }
        forms[name, default: [:]][form] = text.replacing(/\\(['"@?n])/) { $0.1 == "n" ? "\n" : String($0.1) }
    }
}
