import PyramideCore
import PyramideKit
import SwiftUI

/// A new game: which rules, and random cards or those of a code.
struct NewGameView: View {
    @State private var form: NewGameForm
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    init(_ form: NewGameForm) {
        _form = State(initialValue: form)
    }

    var body: some View {
        ScreenFrame(.newGame) {
            Form {
                Section(texts[.whichCards]) {
                    Picker(texts[.whichCards], selection: $form.isByCode) {
                        Text(texts[.randomDeal]).tag(false)
                        Text(texts[.dealFromCode]).tag(true)
                    }
                    .pickerStyle(.segmented)
                    if form.isByCode { CodeField(form: $form) }
                }
                if !form.isByCode {
                    WinnableSection(form: $form)
                    RulesSection(form: $form)
                }
            }
            .disabled(isTold)
            // A code is wrong until it is whole: of that only the written word tells.
            .announcing(form.isByCode ? nil : form.problem(texts))
            .overlay(alignment: .bottom) { SearchDialog(search: scene.dealSearching) }
        } action: {
            Button(texts[.deal], action: deal)
                .disabled(!form.isComplete || isTold)
                .accessibilityIdentifier("deal")
        }
    }

    /// Whether the search for a deal is told, and takes the player's taps.
    private var isTold: Bool { scene.dealSearching.passed != nil }

    private func deal() {
        if let wish = try? form.wish() { scene.deal(wish) }
    }
}

/// The deal code: typed, or pasted from whatever sentence it came in. What is wrong stands beneath it.
private struct CodeField: View {
    @Binding var form: NewGameForm
    @Environment(\.texts) private var texts

    var body: some View {
        TextField(texts[.codeField], text: $form.code)
            .keyboardType(.asciiCapable)
            .textInputAutocapitalization(.characters)
            .autocorrectionDisabled()
            .font(.body.monospaced())
            .accessibilityIdentifier("code")
        // What is pasted may arrive on any thread.
        PasteButton(payloadType: String.self) { @Sendable pasted in
            if let text = pasted.first { Task { @MainActor in form.code = text } }
        }
        if let problem = form.problem(texts) {
            Label(problem, systemImage: "exclamationmark.circle").foregroundStyle(.red)
        } else if let rules = form.rulesOfCode {
            Text(texts(.codeRulesFollow, .text(texts.name(of: rules)))).foregroundStyle(.secondary)
        }
    }
}

/// The named rulesets, each with a line, and the player's own mixture.
private struct RulesSection: View {
    @Binding var form: NewGameForm
    @Environment(\.texts) private var texts

    var body: some View {
        Section(texts[.whichRules]) {
            ForEach(NewGameForm.presets, id: \.spelling) { rules in
                ChoiceRow(
                    title: texts.name(of: rules), line: rules.preset.map { texts[$0.line] } ?? "",
                    isChosen: form.preset == rules.preset
                ) {
                    form.preset = rules.preset
                }
            }
            ChoiceRow(title: texts[.ownMixture], line: texts[.ownMixtureLine], isChosen: form.preset == nil) {
                form.preset = nil
            }
        }
        if form.preset == nil { MixtureSection(form: $form) }
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
