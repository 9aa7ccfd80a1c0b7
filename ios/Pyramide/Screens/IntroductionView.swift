import PyramideKit
import SwiftUI

/// The first run: three taps on a board of its own.
struct IntroductionView: View {
    let introduction: Introduction
    @Environment(\.texts) private var texts
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        BoardScreen(
            board: Board(board: introduction.board, view: introduction.view, onTap: introduction.tap)
        ) {
            Text(texts[.introTitle]).font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text(texts[introduction.phrase])
            HStack {
                if !introduction.isDone {
                    Text(texts(.introStep, .number(introduction.taps + 1), .number(introduction.steps)))
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Button(texts[introduction.isDone ? .startPlaying : .skip]) { dismiss() }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("skip")
            }
        }
        .announcing(texts[introduction.phrase])
    }
}
