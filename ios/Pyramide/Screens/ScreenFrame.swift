import PyramideKit
import SwiftUI

/// A screen that covers the table: a title, a way back, and what else can be done in its bar.
struct ScreenFrame<Content: View, Action: View>: View {
    private let title: Phrase
    private let content: Content
    private let action: Action
    @Environment(\.dismiss) private var dismiss
    @Environment(\.texts) private var texts

    init(_ title: Phrase, @ViewBuilder content: () -> Content, @ViewBuilder action: () -> Action) {
        self.title = title
        self.content = content()
        self.action = action()
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle(texts[title])
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(texts[.close], action: { dismiss() })
                            .keyboardShortcut(.cancelAction)
                            .accessibilityIdentifier("close")
                    }
                    ToolbarItem(placement: .confirmationAction) { action }
                }
        }
    }
}

extension ScreenFrame where Action == EmptyView {
    init(_ title: Phrase, @ViewBuilder content: () -> Content) {
        self.init(title, content: content, action: { EmptyView() })
    }
}
