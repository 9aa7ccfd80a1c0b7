import PyramideCore
import PyramideKit
import SwiftUI

/// Whether the game can still be won, as a sign and a word.
struct VerdictView: View {
    let verdict: Verdict
    @Environment(\.texts) private var texts

    var body: some View {
        Label(texts[verdict.phrase], systemImage: verdict.image)
            .font(.caption)
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("verdict")
    }
}

extension Verdict {
    fileprivate var image: String {
        switch self {
        case .winnable: "checkmark.circle"
        case .lost: "xmark.circle"
        case .unknown: "questionmark.circle"
        }
    }
}
