import PyramideCore
import PyramideKit
import SwiftUI

/// Whether the game can still be won, as a shape: its word is only spoken.
struct VerdictView: View {
    let verdict: Verdict
    @Environment(\.texts) private var texts

    var body: some View {
        Image(systemName: verdict.image)
            .font(.title3)
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
