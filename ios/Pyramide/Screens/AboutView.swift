import PyramideKit
import SwiftUI

/// What this is, and the licences of what is shipped with it.
struct AboutView: View {
    @Environment(\.texts) private var texts

    var body: some View {
        List {
            Section {
                Text(texts[.appName]).font(.title.bold()).accessibilityAddTraits(.isHeader)
                Text(texts[.aboutLine])
                Text(texts(.version, .text(Product.version))).foregroundStyle(.secondary)
            }
            Section(texts[.licences]) {
                Text(texts[.licencesLine])
                ForEach(Product.components) { LabeledContent($0.name, value: $0.licence) }
            }
        }
        .navigationTitle(texts[.about])
    }
}

/// What is shipped.
enum Product {
    static var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? ""
    }

    /// The program's parts by other authors.
    static let components: [Component] = Component.shipped(in: .main)
}
