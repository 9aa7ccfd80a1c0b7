import Foundation
import Testing

@testable import PyramideKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The folders of the screens' resources, by language.
private let folders: [String: String] = {
    let resources = Project.folder.appending(path: "android/ui/src/main/res")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
    let folders = names.filter { FileManager.default.fileExists(atPath: "\(resources.path)/\($0)/strings.xml") }
    return Dictionary(uniqueKeysWithValues: folders.map { ($0 == "values" ? "en" : String($0.dropFirst(7)), $0) })
}()

private let languages = Catalogue.app.languages

/// `strings.xml` and `Localizable.xcstrings` say the same.
@Suite struct CatalogueTests {
    @Test func everyPhraseIsInTheCatalogueAndNothingElseIs() {
        let phrases = Phrase.allCases.map(\.rawValue) + CountedPhrase.allCases.map(\.rawValue)
        #expect(Set(phrases) == Set(Catalogue.app.strings.keys))
        #expect(Set(phrases).count == phrases.count)
    }

    @Test func bothShellsHaveTheSameLanguages() throws {
        #expect(languages == folders.keys.sorted() && languages.contains("en"))
        let project = try Project.text("ios/Pyramide.xcodeproj/project.pbxproj")
        let regions = try #require(project.firstMatch(of: /knownRegions = \(([^)]*)\)/)).1
        let known = regions.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        #expect(Set(known).isSuperset(of: languages))
    }

    @Test(arguments: languages)
    func bothShellsHaveTheSameWords(language: String) throws {
        let folder = try #require(folders[language])
        let android = try AndroidStrings(try Project.file("android/ui/src/main/res/\(folder)/strings.xml"))
        let ours = Catalogue.app.strings.mapValues { $0.localizations[language]?.forms ?? [:] }
        #expect(Set(android.forms.keys) == Set(ours.keys))
        for (key, forms) in android.forms {
            #expect(ours[key] == forms.mapValues(AndroidStrings.asInACatalogue), "\(language): \(key)")
        }
    }

    @Test(arguments: languages)
    func placesAreThoseOfTheSourceLanguage(language: String) {
        let plural = Plural(language)
        for (key, entry) in Catalogue.app.strings {
            let places = Self.places(entry.localizations["en"]?.forms["other"] ?? "")
            for (form, text) in entry.localizations[language]?.forms ?? [:] {
                let here = Self.places(text)
                let words = places.filter { !$0.hasSuffix("lld") }
                let isSaid = here == places || (plural.isOfOneNumber(form) && here == words)
                #expect(isSaid && !text.isEmpty, "\(language): \(key), \(form)")
            }
        }
    }

    @Test(arguments: languages)
    func aCountedPhraseHasTheFormsOfItsLanguageAndNoOtherHasAny(language: String) {
        let counted = Set(CountedPhrase.allCases.map(\.rawValue))
        for (key, entry) in Catalogue.app.strings {
            let forms = Set((entry.localizations[language]?.forms ?? [:]).keys)
            #expect(forms == (counted.contains(key) ? Plural(language).forms : ["other"]), "\(language): \(key)")
        }
    }

    @Test func aPluralFollowsItsNumber() {
        let arabic = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map(Plural("ar").form)
        let expected = ["zero", "one", "two", "few", "few", "many", "many", "other", "other", "few", "many"]
        #expect(arabic == expected)
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
