import PyramideKit
import SwiftUI

/// The way to every other screen.
struct MenuButton: View {
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    var body: some View {
        Menu {
            Button(texts[.restart], systemImage: "arrow.counterclockwise") { scene.restart() }
            if game.view.isLost { item(.showHow, "play.rectangle", .showHow) }
            Divider()
            item(.dailyDeal, "calendar", .daily)
            item(.statistics, "chart.bar", .statistics)
            item(.rules, "book", .rules)
            item(.introduction, "hand.tap", .introduction)
            item(.settings, "gearshape", .settings)
        } label: {
            TableButtonSign(image: "line.3.horizontal")
        }
        .menuStyle(.button)
        .buttonStyle(TableButtonStyle())
        .accessibilityLabel(texts[.menu])
        .accessibilityIdentifier(Phrase.menu.rawValue)
        .accessibilityShowsLargeContentViewer { Label(texts[.menu], systemImage: "line.3.horizontal") }
    }

    private func item(_ phrase: Phrase, _ image: String, _ screen: Screen) -> some View {
        Button(texts[phrase], systemImage: image) { scene.screen = screen }
    }
}
