import PyramideKit
import SwiftUI

/// What is said at the table: a notice goes away by itself, a hint when it is tapped or when the game
/// goes on, and what went wrong only when it is tapped.
struct MessageLine: View {
    /// Whether letters of the largest sizes may take more room than there is, downwards over the cards.
    let mayGrow: Bool
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts
    @Environment(\.dynamicTypeSize) private var letters

    var body: some View {
        let message = scene.showsEnd ? nil : game.message
        ZStack {
            if game.hints.isThinking {
                MessageButton(text: texts[.thinking], hint: texts[.cancel], action: game.hints.cancel)
                    .accessibilityIdentifier("thinking")
            } else if let message {
                MessageButton(text: message.text, hint: texts[.close], action: game.dismissMessage)
                    .accessibilityIdentifier("message")
            }
        }
        .fixedSize(horizontal: false, vertical: mayGrow && letters.isAccessibilitySize)
        .frame(minHeight: 0, maxHeight: .infinity, alignment: mayGrow ? .top : .center)
        .animation(.default, value: message)
        .task(id: message) {
            guard let stay = message?.stay else { return }
            try? await Task.sleep(for: stay)
            if !Task.isCancelled, game.message == message { game.dismissMessage() }
        }
    }
}

/// What went wrong, on a screen that covers the table, until it is tapped.
struct FailureLine: View {
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts

    var body: some View {
        if let message = game.message, message.kind == .failure {
            MessageButton(text: message.text, hint: texts[.close], action: game.dismissMessage)
                .padding(.top, 8)
                .accessibilityIdentifier("failure")
        }
    }
}

/// Something said on a plate, which a tap takes away.
private struct MessageButton: View {
    let text: String
    let hint: String
    let action: @MainActor () -> Void
    @Environment(\.tableTheme) private var theme

    var body: some View {
        Button(action: action) {
            Text(text)
                .font(.callout.weight(.semibold))
                .multilineTextAlignment(.center)
                .minimumScaleFactor(0.5)
                .padding(.horizontal, 12)
                .frame(maxWidth: .infinity, minHeight: TableLayout.target)
                .foregroundStyle(Color(theme.onCloth))
                .background(Color(theme.plate), in: .rect(cornerRadius: 14))
        }
        .buttonStyle(.plain)
        .padding(.horizontal, 4)
        .accessibilityHint(hint)
        .transition(.opacity)
    }
}
