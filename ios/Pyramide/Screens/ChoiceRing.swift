import SwiftUI

/// The ring around one of a few things, which glides to the next one that is chosen.
///
/// The things lend it their frame by `matchedGeometryEffect(id:in:)`, each under a name of its own, and it
/// lies over all of them. It stays one view, so that no two ever claim the same name.
struct ChoiceRing<Name: Hashable>: View {
    let name: Name
    let names: Namespace.ID
    @Motion private var motion

    init(around name: Name, in names: Namespace.ID) {
        self.name = name
        self.names = names
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .strokeBorder(.primary, lineWidth: 2)
            .matchedGeometryEffect(id: name, in: names, isSource: false)
            .animation(motion ? .spring(duration: 0.32) : nil, value: name)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
