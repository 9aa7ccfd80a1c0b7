import Accessibility
import PyramideCore
import PyramideKit
import SwiftUI

/// Whether random cards have to be such that they can be won, and how hard they are then.
struct WinnableSection: View {
    @Binding var newGame: NewGame
    @Environment(\.texts) private var texts

    private static let difficulties: [Difficulty?] = [nil] + Difficulty.allCases

    var body: some View {
        Section {
            Toggle(texts[.winnableDeal], isOn: $newGame.isWinnable).accessibilityIdentifier("winnable_deal")
            if newGame.isWinnable {
                Picker(texts[.difficulty], selection: $newGame.difficulty) {
                    ForEach(Self.difficulties, id: \.self) { Text(texts[$0.phrase]).tag($0) }
                }
                Text(texts[newGame.difficulty.line]).foregroundStyle(.secondary)
            }
        }
    }
}

/// How the search for a deal goes on, and the way to end it.
struct SearchingPanel: View {
    let searching: DealSearching
    @Environment(\.texts) private var texts

    var body: some View {
        if let passed = searching.passed {
            VStack(spacing: 12) {
                ProgressView(texts[.searchingDeal])
                Text(texts(.dealsPassed, passed)).monospacedDigit().foregroundStyle(.secondary)
                Button(texts[.cancel], action: searching.cancel)
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
