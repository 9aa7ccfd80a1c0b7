import Observation
import PyramideKit
import SwiftUI

/// Where a hardware keyboard is on the table.
@MainActor @Observable
final class TableFocus {
    var cursor = TableCursor()
    @ObservationIgnored var cards: TableCards?

    func move(_ step: TableCursor.Step) {
        if let cards { cursor.move(step, over: cards) }
    }
}

/// The keys: arrows go from card to card, Return and Space tap, and letters do what the buttons do.
struct TableKeys: ViewModifier {
    /// Whether the keys come to the table.
    let isFocused: FocusState<Bool>.Binding
    @Environment(GameModel.self) private var game
    @Environment(SceneModel.self) private var scene
    @State private var focus = TableFocus()

    func body(content: Content) -> some View {
        content
            .environment(focus)
            .focusable()
            .focusEffectDisabled()
            .focused(isFocused)
            .onAppear { isFocused.wrappedValue = true }
            .onKeyPress(phases: .down, action: press)
    }

    private func press(_ key: KeyPress) -> KeyPress.Result {
        // Some keyboards send the arrows as keys of the number pad.
        guard key.modifiers.isDisjoint(with: [.command, .control, .option, .shift]) else { return .ignored }
        switch key.key {
        case .leftArrow: focus.move(.left)
        case .rightArrow: focus.move(.right)
        case .upArrow: focus.move(.up)
        case .downArrow: focus.move(.down)
        case .return, .space:
            guard let slot = focus.cursor.slot else { return .ignored }
            game.tap(slot)
        case .escape: escape()
        case "d": game.draw()
        case "h": game.hints.ask()
        case "u": game.undo()
        case "r": game.redo()
        case "n": scene.screen = .newGame
        default: return .ignored
        }
        return .handled
    }

    private func escape() {
        focus.cursor.leave()
        game.dismissMessage()
        if scene.showsEnd { scene.lookAtTable() }
    }
}
