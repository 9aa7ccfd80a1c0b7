import Foundation
import PyramideCore

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Where an arrow key points.
public enum Arrow: Sendable {
    case left, right, up, down
}

/// The card that the keyboard is on, and how the arrow keys move it over the table.
public struct TableCursor: Equatable, Sendable {
    /// Where it is; none until an arrow key is pressed.
    public private(set) var slot: Slot?

    public init() {}

    /// Moves to the nearest thing in a direction, by where things are drawn. At an edge it stays.
    public mutating func move(_ arrow: Arrow, over scene: TableCards) {
        let stops = Self.stops(of: scene)
        guard let here = stops.first(where: { $0.slot == slot }) else {
            slot = stops.first?.slot
            return
        }
        let ahead = stops.compactMap { stop -> (slot: Slot, distance: CGFloat)? in
            let x = stop.x - here.x
            let y = stop.y - here.y
            let (along, across) =
                switch arrow {
                case .left: (-x, y)
                case .right: (x, y)
                case .up: (-y, x)
                case .down: (y, x)
                }
            // Straight ahead counts for more than aside.
            return along > 1 ? (stop.slot, along + 2 * abs(across)) : nil
        }
        slot = ahead.min { $0.distance < $1.distance }?.slot ?? slot
    }

    /// Leaves the table.
    public mutating func leave() { slot = nil }

    private struct Stop {
        let slot: Slot
        let x: CGFloat
        let y: CGFloat

        init(_ slot: Slot, _ frame: CGRect) {
            (self.slot, x, y) = (slot, frame.midX, frame.midY)
        }
    }

    /// What it can stop at: every card that is not covered, and the stock.
    private static func stops(of scene: TableCards) -> [Stop] {
        let cards = scene.cards.compactMap { card in
            card.look == .covered ? nil : card.slot.map { Stop($0, card.frame) }
        }
        return cards.filter { $0.slot != .stock } + [Stop(.stock, scene.stock.frame)]
    }
}
