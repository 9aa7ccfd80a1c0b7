import Foundation
import PyramideCore

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What lies on the table, and where: the core's view placed by the layout's arithmetic.
public struct TableCards: Equatable, Sendable {
    /// All cards that are drawn face up, from the lowest to the uppermost.
    public let cards: [TableCard]
    public let stock: PileSign
    public let waste: [PileSign]

    /// What lies on the table after a step. Deals are told apart by their numbers.
    public init(_ view: GameView, before: GameView?, deal: Int, layout: TableLayout, texts: Texts) {
        let shown = Self.cards(of: view, deal, layout, texts)
        let left = before.map { Self.leftovers(of: $0, in: view, deal, layout, now: shown) } ?? []
        cards = (left + shown).sorted { $0.level < $1.level }
        let said = texts.describeStock(of: view).adding(view.stock.hinted ? texts.describeHint(of: view) : nil)
        stock = PileSign(
            frame: layout.stock, count: Int(view.stock.left), label: said.label, value: said.value, tap: view.stock.tap,
            isOpen: view.stock.top != nil, isHinted: view.stock.hinted)
        waste = zip(1..., zip(view.waste, layout.waste)).map { pile, content in
            let (waste, frame) = content
            let said = texts.describeWaste(pile, of: view)
            return PileSign(
                frame: frame, count: Int(waste.count), label: said.label, value: said.value, tap: .nothing,
                isOpen: waste.top != nil, isHinted: false)
        }
    }

    /// Where a screen reader goes on after a step: the free card nearest to where a lost one was. None
    /// if the card is still there.
    public func card(near lost: Card, in old: TableCards) -> Card? {
        guard !cards.contains(where: { $0.card == lost && $0.slot != nil }),
            let frame = old.cards.first(where: { $0.card == lost })?.frame
        else { return nil }
        let free = cards.filter { $0.slot != nil && $0.look != .covered }
        return free.min { $0.frame.distance(to: frame) < $1.frame.distance(to: frame) }?.card
    }

    /// The cards that can be seen and tapped.
    private static func cards(of view: GameView, _ deal: Int, _ layout: TableLayout, _ texts: Texts) -> [TableCard] {
        // A new game is dealt from the stock.
        let origins =
            view.event?.kind == .dealt
            ? Dictionary(uniqueKeysWithValues: view.pyramid.map { ($0.card, layout.stock) })
            : Dictionary(
                (view.event?.travels ?? []).map { ($0.card, layout.frame(of: $0.origin)) }, uniquingKeysWith: { $1 })
        let hint = texts.describeHint(of: view)
        func card(
            _ card: Card, _ slot: Slot, _ frame: CGRect, _ look: TableCard.Look, _ isHinted: Bool, _ said: Spoken
        ) -> TableCard {
            let said = said.adding(isHinted ? hint : nil)
            return TableCard(
                card: card, deal: deal, slot: slot, frame: frame, look: look, isHinted: isHinted, origin: origins[card],
                label: said.label, value: said.value, level: slot.level)
        }
        var cards = view.pyramid.map {
            card(
                $0.card, .pyramid(place: $0.place), layout.frame(of: $0.place), .init($0.state), $0.hinted,
                texts.describe($0))
        }
        if let top = view.stock.top {
            let look: TableCard.Look = view.stock.selected ? .selected : .free
            cards.append(card(top, .stock, layout.stock, look, view.stock.hinted, texts.describeStock(of: view)))
        }
        for (pile, content) in zip(1..., zip(view.waste, layout.waste)) {
            let (waste, frame) = content
            if let top = waste.top {
                let said = texts.describeWaste(pile, of: view)
                let look: TableCard.Look = waste.selected ? .selected : .free
                cards.append(card(top, .waste(pile: UInt32(pile)), frame, look, waste.hinted, said))
            }
            if let under = waste.under, let frame = layout.under {
                let said = texts.describeUnder(under)
                let look: TableCard.Look = waste.underSelected ? .selected : .free
                cards.append(card(under, .under(pile: UInt32(pile)), frame, look, waste.underHinted, said))
            }
        }
        return cards
    }

    /// The cards that were to be seen before this step and are not now: those on their way out, and
    /// those that a drawn card is just about to cover.
    private static func leftovers(
        of before: GameView, in view: GameView, _ deal: Int, _ layout: TableLayout, now: [TableCard]
    ) -> [TableCard] {
        guard before.code == view.code, view.event?.kind != .dealt else { return [] }
        let ways = Dictionary((view.event?.travels ?? []).map { ($0.card, $0) }, uniquingKeysWith: { $1 })
        let visible = Set(now.map(\.card))
        return before.placedCards(layout).filter { !visible.contains($0.card) }.map { card, frame in
            let way = ways[card]
            return TableCard(
                card: card, deal: deal, slot: nil, frame: way.map { layout.frame(of: $0.destination) } ?? frame,
                look: way == nil ? .buried : .gone, isHinted: false, origin: nil, label: "", value: "",
                level: way == nil ? -1 : 200)
        }
    }
}

/// A card that is drawn face up.
public struct TableCard: Identifiable, Equatable, Sendable {
    public enum Look: Sendable {
        case free, covered, selected
        /// Under another card of its pile.
        case buried
        /// On its way off the table.
        case gone
    }

    public let card: Card
    /// The number of its deal.
    public let deal: Int
    /// Where a tap on it goes; none if it is buried or gone.
    public let slot: Slot?
    public let frame: CGRect
    public let look: Look
    /// Whether the hint that is shown is about it.
    public let isHinted: Bool
    /// Where it came from in this step, if it moved.
    public let origin: CGRect?
    public let label: String
    public let value: String
    /// Higher ones lie on lower ones.
    public let level: Int

    public var id: Identity { Identity(deal: deal, card: card) }

    /// Tells it from the same card of another deal: it has not moved from there.
    public struct Identity: Hashable, Sendable {
        let deal: Int
        let card: Card
    }

    /// How far it was from its place before this step.
    public var journey: CGSize {
        guard let origin else { return .zero }
        return CGSize(width: origin.midX - frame.midX, height: origin.midY - frame.midY)
    }

    /// The order in which a screen reader goes through the table: row by row, then the piles.
    public var order: Double { -Double(level) }
}

extension CGRect {
    /// How far the middles of two frames are from each other.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        hypot(midX - other.midX, midY - other.midY)
    }
}

/// The place of a pile and what stands on it.
public struct PileSign: Equatable, Sendable {
    public let frame: CGRect
    public let count: Int
    public let label: String
    public let value: String
    /// What a tap does, for the stock.
    public let tap: StockTap
    /// Whether its top is one of the cards that are drawn face up, which speaks for it.
    public let isOpen: Bool
    /// Whether the hint that is shown is about it: to draw, or to put the waste back.
    public let isHinted: Bool
}

extension TableCard.Look {
    fileprivate init(_ state: CardState) {
        self =
            switch state {
            case .free: .free
            case .covered: .covered
            case .selected: .selected
            }
    }
}

extension Slot {
    /// Row by row from the top, then the piles.
    fileprivate var level: Int {
        switch self {
        case .pyramid(let place): Int(place.row) * 10 + Int(place.place)
        case .stock: 100
        case .under(let pile): 110 + Int(pile)
        case .waste(let pile): 120 + Int(pile)
        }
    }
}

extension Card {
    /// Its name in the shared files, such as `QC`: for UI tests.
    public var identifier: String {
        let rank = Rank.allCases.firstIndex(of: rank).map { Array("A23456789TJQK")[$0] }
        let suit = Suit.allCases.firstIndex(of: suit).map { Array("CDHS")[$0] }
        return String([rank, suit].compactMap(\.self))
    }
}

extension TableLayout {
    func frame(of place: Place) -> CGRect {
        frame(row: Int(place.row), place: Int(place.place))
    }

    /// Where a card at a spot is drawn. Removed cards go to the score.
    func frame(of spot: Spot) -> CGRect {
        switch spot {
        case .pyramid(let place): frame(of: place)
        case .stock: stock
        case .waste(let pile): waste.indices.contains(Int(pile) - 1) ? waste[Int(pile) - 1] : stock
        case .removed:
            CGRect(x: bar.midX - card.width / 2, y: bar.minY, width: card.width, height: card.height)
        }
    }
}

extension GameView {
    /// What the layout has to make room for.
    public func content(
        showsControls: Bool = true, leftHand: Bool, textScale: CGFloat = 1
    ) -> TableLayout.Content {
        TableLayout.Content(
            wastePiles: waste.count, showsUnder: rules.choices.stockPairsWaste, buttons: buttons.count,
            showsControls: showsControls, leftHand: leftHand, textScale: textScale)
    }

    /// The buttons, from the edge that the hand is not at: what is needed most lies at the thumb.
    public var buttons: [Phrase] {
        // A tap on an open stock means its card, so that drawing has a button of its own.
        let draw: [Phrase] = rules.choices.draw == .openStock ? [.draw] : []
        return [.menu, .newGame] + draw + [.hint, .redo, .undo]
    }

    /// The cards that can be seen, each with its frame.
    fileprivate func placedCards(_ layout: TableLayout) -> [(card: Card, frame: CGRect)] {
        let piles = zip(waste, layout.waste).flatMap { waste, frame in
            [waste.top.map { ($0, frame) }, waste.under.map { ($0, layout.under ?? frame) }].compactMap(\.self)
        }
        let open = stock.top.map { [($0, layout.stock)] } ?? []
        return pyramid.map { ($0.card, layout.frame(of: $0.place)) } + open + piles
    }
}
