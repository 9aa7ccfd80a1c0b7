import PyramideCore
import PyramideKit
import SwiftUI

/// A new game: which rules, and random cards or those of a code.
struct NewGameView: View {
    @State private var newGame: NewGame
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    init(_ newGame: NewGame) {
        _newGame = State(initialValue: newGame)
    }

    var body: some View {
        ScreenFrame(.newGame) {
            Form {
                Section(texts[.whichCards]) {
                    Picker(texts[.whichCards], selection: $newGame.cards) {
                        Text(texts[.randomDeal]).tag(NewGame.Cards.random)
                        Text(texts[.dealFromCode]).tag(NewGame.Cards.code)
                    }
                    .pickerStyle(.segmented)
                    if newGame.cards == .code { CodeField(newGame: $newGame) }
                }
                if newGame.cards == .random {
                    WinnableSection(newGame: $newGame)
                    RulesSection(newGame: $newGame)
                }
            }
            .disabled(scene.dealSearching.isGoingOn)
            // A code is wrong until it is whole: of that only the written word tells.
            .announcing(newGame.cards == .random ? newGame.problem(texts) : nil)
            .overlay(alignment: .bottom) { SearchingPanel(searching: scene.dealSearching) }
        } action: {
            Button(texts[.deal], action: deal)
                .disabled(!newGame.isComplete || scene.dealSearching.isGoingOn)
                .accessibilityIdentifier("deal")
        }
    }

    private func deal() {
        if let wish = try? newGame.wish() { scene.deal(wish) }
    }
}

/// The deal code: typed, or pasted from whatever sentence it came in. What is wrong stands beneath it.
private struct CodeField: View {
    @Binding var newGame: NewGame
    @Environment(\.texts) private var texts

    var body: some View {
        TextField(texts[.codeField], text: $newGame.code)
            .keyboardType(.asciiCapable)
            .textInputAutocapitalization(.characters)
            .autocorrectionDisabled()
            .font(.body.monospaced())
            .accessibilityIdentifier("code")
        // What is pasted may arrive on any thread.
        PasteButton(payloadType: String.self) { @Sendable pasted in
            if let text = pasted.first { Task { @MainActor in newGame.code = text } }
        }
        if let problem = newGame.problem(texts) {
            Label(problem, systemImage: "exclamationmark.circle").foregroundStyle(.red)
        } else if let rules = newGame.rulesOfCode {
            Text(texts(.codeRulesFollow, .text(texts.name(of: rules)))).foregroundStyle(.secondary)
        }
    }
}

/// The named rulesets, each with a line, and the player's own mixture.
private struct RulesSection: View {
    @Binding var newGame: NewGame
    @Environment(\.texts) private var texts

    var body: some View {
        Section(texts[.whichRules]) {
            ForEach(NewGame.named, id: \.spelling) { rules in
                ChoiceRow(
                    title: texts.name(of: rules), line: rules.preset.map { texts[$0.line] } ?? "",
                    isChosen: !newGame.isMixture && newGame.choices == rules.choices
                ) {
                    newGame.choose(rules)
                }
            }
            ChoiceRow(title: texts[.ownMixture], line: texts[.ownMixtureLine], isChosen: newGame.isMixture) {
                newGame.isMixture = true
            }
        }
        if newGame.isMixture { MixtureSection(newGame: $newGame) }
    }
}

/// One of a few, with a line that explains it.
private struct ChoiceRow: View {
    let title: String
    let line: String
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            HStack {
                VStack(alignment: .leading) {
                    Text(title).foregroundStyle(.primary)
                    Text(line).font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "checkmark").opacity(isChosen ? 1 : 0).accessibilityHidden(true)
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
