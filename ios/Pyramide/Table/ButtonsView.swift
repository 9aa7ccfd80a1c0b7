import PyramideKit
import SwiftUI

/// The buttons that a thumb reaches.
struct ButtonsView: View {
    let isWide: Bool
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let column = GridItem(.flexible(), spacing: 4)
        let order = game.view.buttons
        LazyVGrid(columns: Array(repeating: column, count: isWide ? 2 : order.count), spacing: 4) {
            ForEach(game.settings.leftHand ? order.reversed() : order, id: \.self) {
                button($0).environment(\.layoutDirection, direction)
            }
        }
        // A hand is left or right whichever way the language is written.
        .environment(\.layoutDirection, .leftToRight)
        .padding(.horizontal, 8)
        .frame(maxHeight: .infinity)
        // Where letters are larger, a long press shows the sign large.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .accessibilityElement(children: .contain)
    }

    @ViewBuilder
    private func button(_ phrase: Phrase) -> some View {
        switch phrase {
        case .menu: MenuButton()
        case .undo: button(phrase, "arrow.uturn.backward", action: game.undo).disabled(!game.view.canUndo)
        case .redo: button(phrase, "arrow.uturn.forward", action: game.redo).disabled(!game.view.canRedo)
        case .draw:
            button(phrase, "rectangle.portrait.on.rectangle.portrait", action: game.draw)
                .disabled(game.view.stock.tap == .nothing)
        case .hint:
            let isThinking = game.hints.isThinking
            button(isThinking ? .cancel : .hint, isThinking ? "xmark" : "lightbulb", action: game.hints.ask)
                .disabled(game.view.status != .playing)
        default: button(phrase, "plus.rectangle.on.rectangle") { scene.screen = .newGame }
        }
    }

    private func button(_ phrase: Phrase, _ image: String, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { TableButtonSign(image: image) }
            .buttonStyle(TableButtonStyle())
            .accessibilityLabel(texts[phrase])
            .accessibilityIdentifier(phrase.rawValue)
            .accessibilityShowsLargeContentViewer { Label(texts[phrase], systemImage: image) }
    }
}

/// The sign on a button, which takes what its place has to give.
struct TableButtonSign: View {
    let image: String

    var body: some View {
        Image(systemName: image)
            .font(.title3)
            .frame(maxWidth: .infinity, minHeight: TableLayout.target)
            .contentShape(.rect)
    }
}

/// A button on the cloth.
struct TableButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tableTheme) private var theme

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color(theme.onCloth))
            .background(Color(theme.plate).opacity(configuration.isPressed ? 0.9 : 0.45), in: .capsule)
            .opacity(isEnabled ? 1 : 0.4)
            .hoverEffect(.highlight)
    }
}
