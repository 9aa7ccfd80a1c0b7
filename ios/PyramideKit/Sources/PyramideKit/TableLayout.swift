import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Where everything on the table lies: the arithmetic from the size of the safe area to the frame of
/// each card. All frames are in points, from the safe area's top left corner.
public struct TableLayout: Equatable, Sendable {
    /// A card's height over its width.
    public static let aspect: CGFloat = 1.4
    /// The least side of anything that is tapped. In a column narrower than this, the column's width.
    public static let target: CGFloat = 44

    /// The size of every card.
    public let card: CGSize
    /// How far each row of the pyramid lies below the one above it, in card heights.
    public let rowStep: CGFloat
    /// Whether the piles stand beside the pyramid and not below it.
    public let isWide: Bool
    /// The frame around the pyramid's 28 places.
    public let pyramid: CGRect
    /// The stock.
    public let stock: CGRect
    /// The waste piles, the first one first.
    public let waste: [CGRect]
    /// The card beneath the top of the waste, where the rules show it.
    public let under: CGRect?
    /// The score, the moves, the time and the deal code.
    public let bar: CGRect
    /// The buttons.
    public let controls: CGRect

    /// Where messages are shown: over the bar or beneath it, never over a card.
    public var message: CGRect {
        isWide ? bar.divided(atDistance: bar.height / 2, from: .maxYEdge).slice : bar
    }

    /// The frame of a place: `row` 1 to 7 from the top, `place` 1 to `row` from the left.
    public func frame(row: Int, place: Int) -> CGRect {
        let columnsFromMiddle = CGFloat(place) - CGFloat(row + 1) / 2
        let middle = pyramid.midX + columnsFromMiddle * pyramid.width / 7
        let top = pyramid.minY + CGFloat(row - 1) * rowStep * card.height
        return CGRect(x: middle - card.width / 2, y: top, width: card.width, height: card.height)
    }
}

extension TableLayout {
    /// What the table has to hold beside the pyramid.
    public struct Content: Equatable, Sendable {
        /// How many waste piles the rules have, 1 or 3.
        public var wastePiles: Int
        /// Whether the rules show the card beneath the top of the waste.
        public var showsUnder: Bool
        /// How many buttons there are.
        public var buttons: Int
        /// Whether there are a bar and buttons at all. A board that is not the game's has neither.
        public var showsControls: Bool
        /// Whether stock, waste and buttons lie to the left hand.
        public var leftHand: Bool
        /// The height of a line of text over its usual height, from Dynamic Type.
        public var textScale: CGFloat

        public init(
            wastePiles: Int = 1, showsUnder: Bool = false, buttons: Int = 5, showsControls: Bool = true,
            leftHand: Bool = false, textScale: CGFloat = 1
        ) {
            self.wastePiles = wastePiles
            self.showsUnder = showsUnder
            self.buttons = buttons
            self.showsControls = showsControls
            self.leftHand = leftHand
            self.textScale = textScale
        }

        /// Stock, waste piles and the card beneath, each in a space of its own.
        var piles: Int { 1 + wastePiles + (showsUnder ? 1 : 0) }
    }

    /// Fills a safe area of this size: piles below the pyramid or beside it, whichever leaves the cards larger.
    public init(size: CGSize, content: Content = Content()) {
        let tall = TableLayout(tall: size, content: content)
        let wide = TableLayout(wide: size, content: content)
        self = wide.card.width > tall.card.width ? wide : tall
    }

    private static let margin: CGFloat = 4
    /// The share of a column that its card takes; the rest is the gap to its neighbours.
    private static let cardShare: CGFloat = 0.94
    private static let barLine: CGFloat = 44
    /// Larger text gets more room in the bar up to this; beyond it the words shrink to fit.
    private static let largestTextScale: CGFloat = 1.6
    private static let tallSteps: ClosedRange<CGFloat> = 0.5...0.68
    private static let wideSteps: ClosedRange<CGFloat> = 0.45...0.68

    /// The height of a pyramid in card heights.
    private static func heights(step: CGFloat) -> CGFloat { 1 + 6 * step }

    /// The card that fits a column of this width and this height.
    private static func card(column: CGFloat, height: CGFloat) -> CGSize {
        let width = max(0, min(max(column * cardShare, min(target, column)), height / aspect))
        return CGSize(width: width, height: width * aspect)
    }

    /// Bar, pyramid, piles, buttons, from the top down.
    private init(tall size: CGSize, content: Content) {
        let gap = Self.margin * 2
        let barHeight =
            content.showsControls ? Self.barLine * min(max(content.textScale, 1), Self.largestTextScale) : 0
        let controlsHeight = content.showsControls ? Self.target + gap : 0
        let room = size.height - barHeight - controlsHeight - 3 * gap
        let column = (size.width - 2 * Self.margin) / 7
        let card = Self.card(column: column, height: room / (Self.heights(step: Self.tallSteps.lowerBound) + 1))
        let step = Self.step(in: Self.tallSteps, filling: room - card.height, with: card)
        let columns = min(column, card.width / Self.cardShare)
        let height = card.height * Self.heights(step: step)
        // What is left over goes above and below the cards in equal parts.
        let top = barHeight + gap + max(0, room - height - card.height) / 2
        let pyramid = CGRect(x: (size.width - columns * 7) / 2, y: top, width: columns * 7, height: height)

        // The stock lies at the edge where the thumb is, the waste goes on from it inwards.
        let spread = min(columns * 1.25, pyramid.width / CGFloat(content.piles))
        let frames = (0..<content.piles).map { index in
            let inset = (columns - card.width) / 2 + CGFloat(index) * spread
            let x = content.leftHand ? pyramid.minX + inset : pyramid.maxX - inset - card.width
            return CGRect(origin: CGPoint(x: x, y: pyramid.maxY + gap), size: card)
        }

        self.card = card
        rowStep = step
        isWide = false
        self.pyramid = pyramid
        (stock, waste, under) = Self.deal(frames, to: content)
        bar = CGRect(x: 0, y: 0, width: size.width, height: barHeight)
        controls = CGRect(x: 0, y: size.height - controlsHeight, width: size.width, height: controlsHeight)
    }

    /// The pyramid in the middle; piles and buttons on the side of the hand, the bar on the other.
    private init(wide size: CGSize, content: Content) {
        let gap = Self.margin * 2
        let pileColumns = CGFloat(content.piles > 2 ? 2 : 1)
        let leastSide = content.showsControls ? 100 * min(max(content.textScale, 1), Self.largestTextScale) : 0
        // A side holds its piles and their gaps, and never less than the words need.
        let column = min(
            (size.width - 2 * leastSide) / 7,
            (size.width - 4 * gap) / (7 + 2 * pileColumns)
        )
        let pileRows = (CGFloat(content.piles) / pileColumns).rounded(.up)
        let buttonRows = (CGFloat(content.buttons) / 2).rounded(.up)
        let controlsHeight = content.showsControls ? buttonRows * (Self.target + Self.margin) + gap : 0
        let card = Self.card(
            column: column,
            height: min(
                (size.height - 2 * Self.margin) / Self.heights(step: Self.wideSteps.lowerBound),
                (size.height - controlsHeight - (pileRows + 1) * gap) / pileRows
            )
        )
        let step = Self.step(in: Self.wideSteps, filling: size.height - 2 * Self.margin, with: card)
        let columns = min(column, card.width / Self.cardShare)
        let height = card.height * Self.heights(step: step)
        let side = (size.width - columns * 7) / 2
        let hand = content.leftHand ? 0 : size.width - side
        let controls = CGRect(x: hand, y: size.height - controlsHeight, width: side, height: controlsHeight)

        let left = hand + (side - pileColumns * card.width - (pileColumns - 1) * gap) / 2
        let top = (controls.minY - pileRows * card.height - (pileRows - 1) * gap) / 2
        let frames = (0..<content.piles).map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: Int(pileColumns))
            let x = left + CGFloat(column) * (card.width + gap)
            return CGRect(origin: CGPoint(x: x, y: top + CGFloat(row) * (card.height + gap)), size: card)
        }

        self.card = card
        rowStep = step
        isWide = true
        pyramid = CGRect(x: side, y: (size.height - height) / 2, width: columns * 7, height: height)
        (stock, waste, under) = Self.deal(frames, to: content)
        bar = CGRect(x: size.width - side - hand, y: 0, width: side, height: size.height)
        self.controls = controls
    }

    private static func step(
        in steps: ClosedRange<CGFloat>, filling height: CGFloat, with card: CGSize
    ) -> CGFloat {
        guard card.height > 0 else { return steps.lowerBound }
        return min(max((height / card.height - 1) / 6, steps.lowerBound), steps.upperBound)
    }

    /// The stock first, the card beneath the waste's top next to it, then the waste.
    private static func deal(_ frames: [CGRect], to content: Content) -> (CGRect, [CGRect], CGRect?) {
        let waste = Array(frames.suffix(content.wastePiles))
        return (frames[0], waste, content.showsUnder ? frames[1] : nil)
    }
}
