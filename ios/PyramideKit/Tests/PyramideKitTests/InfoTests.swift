import Foundation
import Testing

@testable import PyramideKit

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
            let lines = try String(contentsOf: source, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 151, "\(source.lastPathComponent)")
        }
    }

    @Test func nothingIsCollected() throws {
        let file = try Project.file("ios/Pyramide/Resources/PrivacyInfo.xcprivacy")
        let privacy = try #require(PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
        #expect(privacy["NSPrivacyTracking"] as? Bool == false)
        #expect((privacy["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        let used = try #require(privacy["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        #expect(used.map { $0["NSPrivacyAccessedAPIType"] as? String } == ["NSPrivacyAccessedAPICategoryFileTimestamp"])
    }

    @Test func theIconHasItsVariants() throws {
        struct Contents: Decodable {
            struct Image: Decodable {
                let filename: String
                let appearances: [[String: String]]?
            }

            let images: [Image]
        }
        let folder = "ios/Pyramide/Resources/Assets.xcassets/AppIcon.appiconset"
        let contents: Contents = try Project.json("\(folder)/Contents.json")
        #expect(contents.images.map { $0.appearances?.first?["value"] } == [nil, "dark", "tinted"])
        for image in contents.images {
            // A PNG file has its width and height, of four bytes each, after 16 others.
            let sides = try Project.file("\(folder)/\(image.filename)")[16..<24]
            #expect(Array(sides) == [0, 0, 4, 0, 0, 0, 4, 0], "\(image.filename) is not 1024 by 1024")
        }
    }
}

/// The Xcode project holds together, as far as that shows without Xcode.
@Suite struct ProjectFileTests {
    private static func objects() throws -> [String: [String: Any]] {
        let file = try Project.file("ios/Pyramide.xcodeproj/project.pbxproj")
        let project = try #require(PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
        return try #require(project["objects"] as? [String: [String: Any]])
    }

    @Test func everyObjectThatIsNamedIsThere() throws {
        let objects = try Self.objects()
        #expect(objects.count > 20)
        func named(_ value: Any) -> [String] {
            switch value {
            case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
            case let list as [Any]: list.flatMap(named)
            case let table as [String: Any]: table.values.flatMap(named)
            default: []
            }
        }
        for (id, object) in objects {
            for other in object.values.flatMap(named) {
                #expect(objects[other] != nil, "\(id) names \(other)")
            }
        }
    }

    @Test func everyFileAndFolderIsThere() throws {
        let ios = Project.folder.appending(path: "ios")
        for object in try Self.objects().values {
            guard let path = object["path"] as? String, object["sourceTree"] as? String != "BUILT_PRODUCTS_DIR",
                !path.hasPrefix("PyramideKit/build/")
            else { continue }
            #expect(FileManager.default.fileExists(atPath: ios.appending(path: path).path), "\(path)")
        }
    }
}
