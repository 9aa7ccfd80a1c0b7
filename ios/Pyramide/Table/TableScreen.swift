import PyramideKit
import SwiftUI

/// The game: bar, cards and buttons, what is said about them, and what covers them.
struct TableScreen: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.layoutDirection) private var direction
    @ScaledMetric(relativeTo: .body) private var hundred: CGFloat = 100
    @FocusState private var hasKeys: Bool

    var body: some View {
        @Bindable var scene = scene
        GeometryReader { proxy in
            let content = game.view.content(leftHand: game.settings.leftHand, textScale: hundred / 100)
            let layout = TableLayout(size: proxy.size, content: content)
            ZStack(alignment: .topLeading) {
                TableView(layout: layout)
                BarView(isTall: layout.isWide).environment(\.layoutDirection, direction).placed(in: layout.bar)
                ButtonsView(isWide: layout.isWide)
                    .environment(\.layoutDirection, direction)
                    .placed(in: layout.controls)
                MessageLine(mayGrow: !layout.isWide)
                    .environment(\.layoutDirection, direction)
                    .placed(in: layout.message)
            }
            // The pyramid and its piles are the same in every language; what is written mirrors.
            .environment(\.layoutDirection, .leftToRight)
        }
        // It is not here that anything is typed.
        .ignoresSafeArea(.keyboard)
        .overlay { EndNotice() }
        .background { Cloth() }
        .modifier(TableKeys(isFocused: $hasKeys))
        .modifier(FeedbackModifier())
        .modifier(QuestionDialog(isOnScreen: false))
        .modifier(Announcer())
        .sheet(item: $scene.screen, onDismiss: { hasKeys = true }) { ScreenView(screen: $0) }
    }
}

/// The table's cloth, to the screen's edges.
struct Cloth: View {
    @Environment(\.tableTheme) private var theme

    var body: some View {
        GeometryReader { proxy in
            RadialGradient(
                colors: [Color(theme.cloth), Color(theme.clothEdge)], center: .center, startRadius: 0,
                endRadius: max(proxy.size.width, proxy.size.height) * 0.7)
        }
        .ignoresSafeArea()
        .accessibilityHidden(true)
    }
}

extension View {
    /// Puts a view into a frame of the table's layout.
    func placed(in frame: CGRect) -> some View {
        self.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
    }
}
