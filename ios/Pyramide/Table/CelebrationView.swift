import PyramideKit
import SwiftUI

/// Suits rain over the table, once, and in every window alike.
struct CelebrationView: View {
    @Environment(GameModel.self) private var game
    @Environment(\.outlines) private var outlines
    private static let celebration = Celebration()

    var body: some View {
        TimelineView(.animation) { _ in
            let seconds = Double(game.celebratedMs()) / 1000
            Canvas { context, size in
                for flake in Self.celebration.flakes(after: seconds, in: size) {
                    guard let outline = outlines.suit(flake.suit) else { continue }
                    context.drawLayer { layer in
                        layer.translateBy(x: flake.frame.midX, y: flake.frame.midY)
                        layer.rotate(by: .degrees(flake.angle))
                        let box = CGRect(origin: .zero, size: flake.frame.size)
                            .offsetBy(dx: -flake.frame.width / 2, dy: -flake.frame.height / 2)
                        layer.fill(Path(outline, in: box), with: .color(Color(flake.colour)))
                    }
                }
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(Celebration.duration) - .milliseconds(game.celebratedMs()))
            if !Task.isCancelled { game.endCelebration() }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .ignoresSafeArea()
    }
}
