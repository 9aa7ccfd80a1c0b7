import PyramideKit
import SwiftUI

/// One of a few looks, each seen as it is. The chosen one has its name written, and a ring around it.
struct SwatchPicker<Look: Hashable, Swatch: View>: View {
    private let title: String
    private let looks: [Look]
    private let name: (Look) -> String
    private let swatch: (Look) -> Swatch
    @Binding private var chosen: Look
    @Namespace private var names

    init(
        _ title: String, _ looks: [Look], chosen: Binding<Look>, name: @escaping (Look) -> String,
        @ViewBuilder swatch: @escaping (Look) -> Swatch
    ) {
        self.title = title
        self.looks = looks
        self.name = name
        self.swatch = swatch
        _chosen = chosen
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            LabeledContent(title, value: name(chosen)).accessibilityHidden(true)
            HStack(spacing: 4) {
                ForEach(looks, id: \.self) { look in
                    Button(action: { chosen = look }) {
                        swatch(look)
                            .frame(minWidth: TableLayout.target, minHeight: TableLayout.target)
                            .padding(5)
                            .contentShape(.rect)
                    }
                    .buttonStyle(.plain)
                    .matchedGeometryEffect(id: look, in: names)
                    .accessibilityLabel(name(look))
                    .accessibilityAddTraits(look == chosen ? .isSelected : [])
                }
            }
            .overlay { ChoiceRing(around: chosen, in: names) }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(title)
        }
    }
}
