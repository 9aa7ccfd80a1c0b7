import PyramideKit
import SwiftUI

/// Suits rain over the table, once.
struct CelebrationView: View {
    @State private var start = Date.now
    @State private var isOver = false
    @Environment(\.outlines) private var outlines
    private static let celebration = Celebration()

    var body: some View {
        TimelineView(.animation(paused: isOver)) { timeline in
            let seconds = timeline.date.timeIntervalSince(start)
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
            // Nothing falls any more: no frame needs to be drawn.
            try? await Task.sleep(for: .seconds(Celebration.duration))
            isOver = true
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .ignoresSafeArea()
    }
}
