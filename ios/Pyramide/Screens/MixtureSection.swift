import PyramideCore
import PyramideKit
import SwiftUI

/// The six choices of an own mixture. Which two contradict each other stands beneath them.
struct MixtureSection: View {
    @Binding var newGame: NewGame
    @Environment(\.texts) private var texts

    var body: some View {
        Section(texts[.ownMixture]) {
            Picker(texts[.choiceGoal], selection: $newGame.choices.goal) {
                ForEach(Goal.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            Picker(texts[.choiceDraw], selection: $newGame.choices.draw) {
                ForEach(Draw.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            Picker(texts[.choicePasses], selection: $newGame.choices.passes) {
                ForEach(Passes.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            Toggle(texts[.choiceOpening], isOn: $newGame.choices.openingWasteCard)
            Toggle(texts[.choiceStockWaste], isOn: $newGame.choices.stockPairsWaste)
            Toggle(texts[.choiceCoverer], isOn: $newGame.choices.pairsOwnCoverer)
            if let problem = newGame.problem(texts) {
                Label(problem, systemImage: "exclamationmark.circle").foregroundStyle(.red)
            }
        }
    }
}
