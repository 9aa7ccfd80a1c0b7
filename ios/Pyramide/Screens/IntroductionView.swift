import PyramideKit
import SwiftUI

/// The first run: three taps on a board of its own.
struct IntroductionView: View {
    @Environment(\.texts) private var texts
    @Environment(\.dismiss) private var dismiss
    @State private var introduction: Introduction?

    var body: some View {
        VStack(spacing: 0) {
            if let introduction {
                Text(texts[.introTitle]).font(.title2.bold()).accessibilityAddTraits(.isHeader)
                Text(texts[introduction.phrase]).padding()
                IntroductionBoard(introduction: introduction)
                HStack {
                    Text(texts(.introStep, .number(introduction.step), .number(Introduction.steps)))
                        .foregroundStyle(.secondary)
                    Spacer()
                    Button(texts[introduction.isDone ? .startPlaying : .skip]) { dismiss() }
                        .buttonStyle(.borderedProminent)
                        .accessibilityIdentifier("skip")
                }
                .padding()
            }
        }
        .padding(.top)
        .multilineTextAlignment(.center)
        .onAppear { introduction = introduction ?? (try? Introduction(texts: texts)) }
    }
}

/// The board of the introduction. It is drawn as the table is; only the card asked for does something.
private struct IntroductionBoard: View {
    let introduction: Introduction
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            let board = introduction.model
            let content = board.view.content(leftHand: game.settings.leftHand, textScale: 1)
            TableContent(
                cards: TableCards(
                    board.view, before: board.before, layout: TableLayout(size: proxy.size, content: content),
                    texts: texts),
                motion: game.settings.motion && !reduceMotion, target: introduction.target,
                onTap: introduction.tap)
        }
        .environment(\.layoutDirection, .leftToRight)
        .background { Cloth() }
        .clipped()
        .environment(Optional<GameModel>.none)
        .environment(Optional<TableFocus>.none)
    }
}
