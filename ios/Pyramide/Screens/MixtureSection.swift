import PyramideCore
import PyramideKit
import SwiftUI

/// The six choices of an own mixture. Which two contradict each other stands beneath them.
struct MixtureSection: View {
    @Binding var form: NewGameForm
    @Environment(\.texts) private var texts

    var body: some View {
        Section(texts[.ownMixture]) {
            Picker(texts[.choiceGoal], selection: $form.mixture.goal) {
                ForEach(Goal.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            Picker(texts[.choiceDraw], selection: $form.mixture.draw) {
                ForEach(Draw.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            Picker(texts[.choicePasses], selection: $form.mixture.passes) {
                ForEach(Passes.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            Toggle(texts[.choiceOpening], isOn: $form.mixture.openingWasteCard)
            Toggle(texts[.choiceStockWaste], isOn: $form.mixture.stockPairsWaste)
            Toggle(texts[.choiceCoverer], isOn: $form.mixture.pairsOwnCoverer)
            if let problem = form.problem(texts) {
                Label(problem, systemImage: "exclamationmark.circle").foregroundStyle(.red)
            }
        }
    }
}
