import PyramideKit
import SwiftUI

/// The first run: three taps on a board of its own.
struct IntroductionView: View {
    let introduction: Introduction
    @Environment(\.texts) private var texts
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 0) {
            Text(texts[.introTitle]).font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text(texts[introduction.phrase]).padding()
            Board(view: introduction.view, before: introduction.model.before, onTap: introduction.tap)
            HStack {
                Text(texts(.introStep, .number(introduction.step), .number(Introduction.steps)))
                    .foregroundStyle(.secondary)
                Spacer()
                Button(texts[introduction.isDone ? .startPlaying : .skip]) { dismiss() }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("skip")
            }
            .padding()
        }
        .padding(.top)
        .multilineTextAlignment(.center)
        .announcing(texts[introduction.phrase])
    }
}
