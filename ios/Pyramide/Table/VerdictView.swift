import PyramideCore
import PyramideKit
import SwiftUI

/// Whether the game can still be won, as a sign and a word.
struct VerdictView: View {
    let verdict: Verdict
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: 2) {
            Image(systemName: verdict.image)
            Text(texts[verdict.phrase]).font(.caption2)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(texts[verdict.phrase])
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
