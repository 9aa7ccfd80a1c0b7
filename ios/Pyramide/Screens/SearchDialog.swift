import Accessibility
import PyramideKit
import SwiftUI

/// How the search for a deal goes on, and the way to end it.
struct SearchDialog: View {
    let search: DealSearching
    @Environment(\.texts) private var texts

    var body: some View {
        if let passed = search.passed {
            VStack(spacing: 12) {
                ProgressView(texts[.searchingDeal])
                Text(texts(.dealsPassed, passed)).monospacedDigit().foregroundStyle(.secondary)
                Button(texts[.cancel], action: search.cancel)
                    .buttonStyle(.bordered)
                    .accessibilityIdentifier("cancel_search")
            }
            .padding(20)
            .frame(maxWidth: .infinity)
            .background(.regularMaterial, in: .rect(cornerRadius: 20))
            .padding()
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
            .onAppear { AccessibilityNotification.say(texts[.searchingDeal]) }
        }
    }
}
