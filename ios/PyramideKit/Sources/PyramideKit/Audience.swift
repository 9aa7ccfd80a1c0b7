import Foundation

/// The scenes in which the table is in front of the player.
struct Audience {
    private var scenes: [UUID] = []
    /// The one to which the table came last, also when it is covered since then and no other is left.
    private(set) var speaker: UUID?

    var isEmpty: Bool { scenes.isEmpty }

    mutating func set(_ isWatching: Bool, in scene: UUID) {
        guard isWatching != scenes.contains(scene) else { return }
        if isWatching { scenes.append(scene) } else { scenes.removeAll { $0 == scene } }
        speaker = scenes.last ?? speaker
    }
}
