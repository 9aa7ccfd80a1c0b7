import PyramideKit
import SwiftUI

/// Why the saved game cannot be opened.
struct FailureView: View {
    let error: any Error
    let retry: @MainActor () -> Void
    @Environment(\.texts) private var texts

    var body: some View {
        ContentUnavailableView {
            Label(texts[.failureTitle], systemImage: "exclamationmark.triangle")
        } description: {
            Text(texts.explain(error))
        } actions: {
            Button(texts[.failureRetry], action: retry).buttonStyle(.borderedProminent)
        }
    }
}
