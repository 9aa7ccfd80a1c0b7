import PyramideKit
import SwiftUI

/// The rules of the game, and what the keys of a keyboard do.
struct RulesView: View {
    @Environment(\.texts) private var texts

    private static let sections: [(title: Phrase, text: Phrase)] = [
        (.helpLayoutTitle, .helpLayout), (.helpFreeTitle, .helpFree), (.helpPairsTitle, .helpPairs),
        (.helpKingsTitle, .helpKings), (.helpStockTitle, .helpStock), (.helpEndTitle, .helpEnd),
        (.helpScoreTitle, .helpScore), (.helpCodesTitle, .helpCodes), (.helpFairTitle, .helpFair),
    ]

    private static let keys: [Phrase] = [
        .helpKeysArrows, .helpKeysEnter, .helpKeysDraw, .helpKeysUndo, .helpKeysRedo, .helpKeysHint, .helpKeysNew,
        .helpKeysBack,
    ]

    var body: some View {
        ScreenFrame(.rules) {
            List {
                ForEach(Self.sections, id: \.title) { section in
                    Section(texts[section.title]) { Text(texts[section.text]) }
                }
                Section(texts[.helpKeysTitle]) {
                    ForEach(Self.keys, id: \.self) { Text(texts[$0]) }
                }
            }
        }
    }
}
