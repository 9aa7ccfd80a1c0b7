import PyramideKit
import SwiftUI

/// Asks before something is lost.
struct QuestionDialog: ViewModifier {
    /// Whether it belongs to a screen that covers the table, and not to the table.
    let isOnScreen: Bool
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    func body(content: Content) -> some View {
        @Bindable var scene = scene
        let question = scene.question
        content.alert(
            texts[question?.title ?? .leaveTitle],
            isPresented: isOnScreen ? $scene.isAskingOnScreen : $scene.isAskingAtTable, presenting: question
        ) { question in
            Button(texts[question.yes], role: .destructive) { scene.confirm(question) }
            Button(texts[question.no], role: .cancel, action: scene.cancel)
        } message: { question in
            Text(texts[question.text])
        }
    }
}
