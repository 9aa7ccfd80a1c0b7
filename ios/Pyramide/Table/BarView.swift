import PyramideKit
import SwiftUI

/// Score, moves, time, verdict and deal code.
struct BarView: View {
    /// Whether it stands beside the pyramid and not above it.
    let isTall: Bool
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Environment(\.tableTheme) private var theme

    var body: some View {
        let layout =
            isTall
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
        layout {
            if !game.settings.hideScore { FigureView(.score, Numbers().whole(game.view.score)) }
            FigureView(.moves, Numbers().whole(game.view.moves))
            if !game.settings.hideTimer { TimeView() }
            if game.settings.showVerdict, let verdict = game.view.verdict { VerdictView(verdict: verdict) }
            if !isTall { Spacer(minLength: 0) }
            CodeView()
        }
        .padding(.horizontal, 8)
        .padding(.vertical, isTall ? 8 : 0)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isTall ? .topLeading : .leading)
        .foregroundStyle(Color(theme.onCloth))
        // The menu of the deal code takes this one.
        .tint(Color(theme.onCloth))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .accessibilityElement(children: .contain)
    }
}

/// A figure with its name above it.
private struct FigureView: View {
    private let phrase: Phrase
    private let value: String
    @Environment(\.texts) private var texts

    init(_ phrase: Phrase, _ value: String) {
        self.phrase = phrase
        self.value = value
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(texts[phrase]).font(.caption2).opacity(0.9)
            Text(value).font(.headline.monospacedDigit())
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(texts[phrase])
        .accessibilityValue(value)
        .accessibilityIdentifier(phrase.rawValue)
    }
}

/// Played time, which goes on between the steps.
private struct TimeView: View {
    @Environment(GameModel.self) private var game

    var body: some View {
        TimelineView(.periodic(from: .now, by: game.view.running ? 1 : 3600)) { _ in
            FigureView(.time, Numbers().playedTime(milliseconds: game.playedMs()))
                .accessibilityAddTraits(.updatesFrequently)
        }
    }
}

/// The deal code: a tap offers to copy or to share it.
private struct CodeView: View {
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts

    var body: some View {
        if let code = game.view.code, let shared = texts.share(game.view) {
            Menu {
                Button(code, systemImage: "doc.on.doc") {
                    UIPasteboard.general.string = code
                    game.tellCopied(code)
                }
                ShareLink(texts[.share], item: shared)
            } label: {
                Text(code).font(.caption.monospaced()).underline()
                    .frame(minHeight: TableLayout.target)
            }
            .accessibilityLabel(texts[.dealCode])
            .accessibilityValue(code)
            .accessibilityHint(texts[.codeAction])
        } else {
            Text(texts[.givenCards]).font(.caption)
        }
    }
}
