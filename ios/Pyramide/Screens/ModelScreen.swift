import PyramideKit
import SwiftUI

/// A screen with a model of its own, which is made when the screen opens: or why it could not be made.
struct ModelScreen<Model, Content: View>: View {
    let title: Phrase
    let make: @MainActor () throws -> Model
    @ViewBuilder let content: (Model) -> Content
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @State private var made: Result<Model, any Error>?

    var body: some View {
        ZStack {
            switch made {
            case .success(let model): content(model)
            case .failure(let error):
                ScreenFrame(title) {
                    ContentUnavailableView(texts.explain(error), systemImage: "exclamationmark.triangle")
                }
            case nil: Color.clear
            }
        }
        .onAppear { made = made ?? game.result(make) }
    }
}
