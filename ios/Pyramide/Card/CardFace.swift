import PyramideCore
import PyramideKit
import SwiftUI

/// A card face up. A covered one is darker, so that the free ones stand out without colour.
struct CardFace: View {
    let card: Card
    var isCovered = false
    var isSelected = false
    @Environment(\.tableTheme.card) private var theme
    @Environment(\.outlines) private var outlines

    var body: some View {
        Canvas { context, size in
            let shape = Path(card: size)
            context.fill(shape, with: .color(Color(theme.face)))
            let ink = GraphicsContext.Shading.color(Color(theme.ink(of: card.suit)))
            let art = CardArt(card, size: size, largerRanks: theme.largerRanks, outlines: outlines)
            for mark in art.marks {
                let path = Path(mark.outline, in: mark.frame)
                if let pen = mark.pen {
                    context.stroke(
                        path, with: ink, style: StrokeStyle(lineWidth: pen, lineCap: .round, lineJoin: .round))
                } else {
                    context.fill(path, with: ink)
                }
            }
            if isCovered { context.fill(shape, with: .color(Color(theme.coveredShade))) }
            context.stroke(shape, with: .color(Color(theme.edge)), lineWidth: theme.edgeWidth * size.width)
            if isSelected {
                // Inside the card's edge, so that neighbours do not hide it.
                let width = CardArt.ring * size.width
                context.stroke(
                    Path(card: size, inset: width / 2), with: .color(Color(theme.mark)), lineWidth: width)
            }
        }
        .shadow(color: .black.opacity(0.25), radius: 1, y: 1)
        .accessibilityIgnoresInvertColors()
    }
}

/// A card face down.
struct CardBackView: View {
    @Environment(\.tableTheme.card) private var theme

    var body: some View {
        Canvas { context, size in
            let shape = Path(card: size)
            let pattern = BackPattern(theme.backPattern, size: size)
            let frame = Path(roundedRect: pattern.frame, cornerRadius: pattern.corner)
            let ink = GraphicsContext.Shading.color(Color(theme.onBack))
            context.fill(shape, with: .color(Color(theme.back)))
            context.stroke(frame, with: ink, lineWidth: pattern.line)
            context.drawLayer { layer in
                layer.clip(to: frame)
                layer.opacity = 0.45
                let picture = Path(pattern.steps)
                if pattern.isStroked {
                    layer.stroke(picture, with: ink, lineWidth: pattern.line)
                } else {
                    layer.fill(picture, with: ink)
                }
            }
            context.stroke(shape, with: .color(Color(theme.edge)), lineWidth: theme.edgeWidth * size.width)
        }
        .shadow(color: .black.opacity(0.25), radius: 1, y: 1)
        .accessibilityIgnoresInvertColors()
    }
}

extension Path {
    /// The outline of a card of a size.
    init(card size: CGSize, inset: CGFloat = 0) {
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        self.init(roundedRect: frame, cornerRadius: max(0, CardArt.corner * size.width - inset))
    }

    /// An outline moved and scaled into a frame of its shape.
    init(_ outline: Outline, in frame: CGRect) {
        let scale = frame.height / Outline.height
        self = Path(outline.steps)
            .applying(CGAffineTransform(translationX: frame.minX, y: frame.minY).scaledBy(x: scale, y: scale))
    }

    init(_ steps: [Outline.Step]) {
        self.init { path in
            for step in steps {
                switch step {
                case .move(let point): path.move(to: point)
                case .line(let point): path.addLine(to: point)
                case .curve(let point, let control1, let control2):
                    path.addCurve(to: point, control1: control1, control2: control2)
                case .close: path.closeSubpath()
                }
            }
        }
    }
}
