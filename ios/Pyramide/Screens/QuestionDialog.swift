import PyramideKit
import SwiftUI

/// Asks before something is lost.
struct QuestionDialog: ViewModifier {
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    func body(content: Content) -> some View {
        @Bindable var scene = scene
        let question = scene.question
        content.alert(
            texts[question?.title ?? .leaveTitle],
            isPresented: $scene.isAsking, presenting: question
        ) { question in
            Button(texts[question.yes], role: .destructive, action: scene.confirm)
            Button(texts[question.no], role: .cancel, action: scene.cancel)
        } message: { question in
            Text(texts[question.text])
        }
    }
}
