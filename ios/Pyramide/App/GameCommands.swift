import PyramideKit
import SwiftUI

/// The menu of a hardware keyboard: what the buttons do, with their keys.
struct GameCommands: Commands {
    let texts: Texts
    @FocusedValue(SceneModel.self) private var scene

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button(texts[.newGame]) { scene?.screen = .newGame }.keyboardShortcut("n")
            Button(texts[.restart]) { scene?.restart() }.keyboardShortcut("r")
        }
        CommandGroup(replacing: .undoRedo) { UndoItems(texts: texts) }
        CommandGroup(replacing: .appSettings) {
            Button(texts[.settings]) { scene?.screen = .settings }.keyboardShortcut(",")
        }
        CommandGroup(replacing: .help) {
            Button(texts[.rules]) { scene?.screen = .rules }.keyboardShortcut("?")
        }
        CommandMenu(texts[.appName]) {
            Button(texts[.draw]) { scene?.game.draw() }.keyboardShortcut("d")
            Button(texts[.hint]) { scene?.game.hints.ask() }.keyboardShortcut("h", modifiers: [.command, .option])
            Button(texts[.dailyDeal]) { scene?.screen = .daily }.keyboardShortcut("t")
            Button(texts[.statistics]) { scene?.screen = .statistics }
                .keyboardShortcut("s", modifiers: [.command, .shift])
        }
    }
}

/// Views of their own, so that they follow the game: a menu is made once.
private struct UndoItems: View {
    let texts: Texts
    @FocusedValue(SceneModel.self) private var scene

    var body: some View {
        Button(texts[.undo]) { scene?.game.undo() }
            .keyboardShortcut("z")
            .disabled(scene?.game.view.canUndo != true)
        Button(texts[.redo]) { scene?.game.redo() }
            .keyboardShortcut("z", modifiers: [.command, .shift])
            .disabled(scene?.game.view.canRedo != true)
    }
}
