import Accessibility
import PyramideKit
import SwiftUI

/// How the cards on the table could be won, move by move on a board of its own.
struct ShowHowView: View {
    let showHow: ShowHow

    var body: some View {
        ScreenFrame(.showHowTitle) {
            BoardScreen(board: Board(board: showHow.board, view: showHow.view)) {
                ShowHowControls(showHow: showHow)
            }
        }
        .onDisappear { showHow.close() }
        .onChange(of: showHow.board.announcement) { _, step in
            if let step { AccessibilityNotification.say(step.text) }
        }
    }
}

/// Where the line is, and how it goes on.
private struct ShowHowControls: View {
    let showHow: ShowHow
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: 12) {
            if let phrase = showHow.phrase {
                if showHow.win == nil { ProgressView(texts[phrase]) } else { Text(texts[phrase]) }
            } else {
                Text(texts(.showHowMove, .number(showHow.shown), .number(showHow.count)))
                    .monospacedDigit()
                    .accessibilityIdentifier("show_how_move")
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 8) { buttons }
                    VStack(spacing: 8) { buttons }
                }
                .buttonStyle(.bordered)
                // The buttons of a player of films are the same whichever way the language is written.
                .environment(\.layoutDirection, .leftToRight)
            }
        }
        .announcing(showHow.phrase.map { texts[$0] })
    }

    @ViewBuilder
    private var buttons: some View {
        button(.fromTheStart, "backward.end", showHow.fromTheStart).disabled(showHow.shown == 0)
        if showHow.isPlaying {
            button(.pauseMoves, "pause", showHow.pause)
        } else {
            button(.playMoves, "play", showHow.play).disabled(showHow.isDone)
        }
        button(.nextMove, "forward.frame", showHow.step).disabled(showHow.isDone || showHow.isPlaying)
    }

    private func button(_ phrase: Phrase, _ image: String, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            Label(texts[phrase], systemImage: image).frame(minHeight: 30)
        }
        .accessibilityIdentifier(phrase.rawValue)
    }
}
