import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@MainActor @Suite struct TableCardsTests {
    private let texts = Catalogue.app.texts(in: "en")
    private let model: GameModel

    init() throws {
        model = try GameModel(session: try Session.inMemory(), clock: TestClock(), texts: texts)
        model.watch(true, in: UUID())
        model.deal(.code(try DealLink.code(in: "PY1-K-AAAAAAS")))
    }

    private var layout: TableLayout {
        TableLayout(size: CGSize(width: 393, height: 759), content: model.view.content(leftHand: false, textScale: 1))
    }

    private var scene: TableCards {
        TableCards(model.view, before: model.before, deal: model.deals, layout: layout, texts: texts)
    }

    private func card(_ name: String) throws -> TableCard {
        let card = try Card(name)
        return try #require(scene.cards.first { $0.card == card })
    }

    private func tap(_ names: String...) throws {
        for name in names { model.tap(try #require(model.view.slot(of: try Card(name)))) }
    }

    @Test func everyPyramidCardIsInItsPlace() {
        #expect(scene.cards.count == 28)
        for card in model.view.pyramid {
            let drawn = scene.cards.first { $0.card == card.card }
            #expect(drawn?.frame == layout.frame(row: Int(card.place.row), place: Int(card.place.place)))
            #expect(drawn?.look == (card.state == .free ? .free : .covered))
            #expect(drawn?.slot == .pyramid(place: card.place))
        }
        #expect(scene.stock.count == 24 && scene.stock.tap == .draw && scene.stock.frame == layout.stock)
        #expect(scene.waste.map(\.count) == [0])
    }

    @Test func aCardLiesOnTheCardsItCovers() throws {
        for card in model.view.pyramid {
            let drawn = try self.card(card.card.written)
            for coverer in [card.leftCoverer, card.rightCoverer].compactMap(\.self) {
                #expect(try self.card(coverer.written).level > drawn.level)
            }
        }
    }

    @Test func aScreenReaderGoesRowByRow() {
        let order = scene.cards.sorted { $0.order > $1.order }.map(\.card)
        #expect(order == model.view.pyramid.map(\.card))
    }

    @Test func aRemovedCardFliesToTheScore() throws {
        try tap("KD")
        let king = try card("KD")
        #expect(king.look == .gone && king.slot == nil)
        #expect(king.frame.midX == layout.bar.midX)
        model.undo()
        let back = try card("KD")
        #expect(back.look == .free)
        #expect(back.frame.offsetBy(dx: back.journey.width, dy: back.journey.height).midX == layout.bar.midX)
    }

    @Test func aDrawnCardComesFromTheStockAndGoesBack() throws {
        model.draw()
        let first = try #require(model.view.waste[0].top)
        let drawn = try card(first.written)
        #expect(drawn.frame == layout.waste[0] && drawn.origin == layout.stock)
        #expect(drawn.slot == .waste(pile: 1))
        model.draw()
        #expect(try card(first.written).look == .buried)
        #expect(try card(first.written).frame == layout.waste[0])
        model.undo()
        #expect(try card(first.written).look == .free)
        model.undo()
        let gone = try card(first.written)
        #expect(gone.look == .gone && gone.frame == layout.stock)
    }

    @Test func quickStepsLeaveWhatTheCoreHas() throws {
        try tap("KD", "TC", "3S")
        for _ in 0..<20 {
            model.draw()
            model.undo()
            model.undo()
            model.redo()
        }
        let drawn = Set(scene.cards.filter { $0.slot != nil }.map(\.card))
        #expect(drawn == Set(model.view.pyramid.map(\.card) + [model.view.waste[0].top].compactMap(\.self)))
        #expect(Set(scene.cards.map(\.card)).count == scene.cards.count, "no card is there twice")
    }

    @Test func aScreenReaderStaysNear() throws {
        let before = scene
        #expect(scene.card(near: try Card("KD"), in: before) == nil, "it is still there")
        try tap("KD")
        let near = try #require(scene.card(near: try Card("KD"), in: before))
        let was = try #require(before.cards.first { $0.card == (try? Card("KD")) }).frame
        #expect(abs(try card(near.written).frame.midX - was.midX) <= layout.pyramid.width / 7 + 0.001)
        #expect(try card(near.written).look == .free)
    }

    @Test func aNewGameIsDealtFromTheStock() throws {
        try tap("KD")
        let old = scene
        model.deal(.again)
        #expect(scene.cards.count == 28)
        #expect(scene.cards.allSatisfy { $0.slot != nil && $0.origin == layout.stock })
        #expect(Set(scene.cards.map(\.id)).isDisjoint(with: old.cards.map(\.id)), "none glides from its old place")
        model.draw()
        #expect(scene.cards.filter { $0.origin != nil }.map(\.card) == [model.view.waste[0].top])
    }

    @Test func threePilesAndOpenStockHaveTheirCards() throws {
        model.deal(.random(try presets()[4].choices))
        model.draw()
        #expect(scene.waste.count == 3)
        #expect(Set(scene.cards.compactMap(\.slot)).isSuperset(of: (1...3).map { .waste(pile: UInt32($0)) }))
        model.deal(.random(try presets()[5].choices))
        let top = try #require(model.view.stock.top)
        #expect(try card(top.written).slot == .stock)
        #expect(scene.stock.isOpen, "the card speaks for the stock")
    }

    @Test func theCardBeneathTheWasteIsShownWhereItCounts() throws {
        var choices = try presets()[3].choices
        choices.stockPairsWaste = true
        model.deal(.random(choices))
        model.draw()
        model.draw()
        let under = try #require(scene.cards.first { $0.slot == .under(pile: 1) })
        #expect(under.frame == layout.under)
        #expect(under.card == model.view.waste[0].under)
    }

    @Test func theKeyboardReachesEveryFreeCard() throws {
        model.draw()
        let scene = scene
        let free = Set(scene.cards.filter { $0.look != .covered }.compactMap(\.slot)).union([.stock])
        var cursor = TableCursor()
        #expect(cursor.slot == nil)
        cursor.move(.right, over: scene)
        var reached: Set<Slot> = [try #require(cursor.slot)]
        var paths = [cursor]
        while let here = paths.popLast() {
            for arrow in [Arrow.left, .right, .up, .down] {
                var next = here
                next.move(arrow, over: scene)
                if let slot = next.slot, reached.insert(slot).inserted { paths.append(next) }
            }
        }
        #expect(reached == free)
        cursor.leave()
        #expect(cursor.slot == nil)
    }

    @Test func anArrowMovesThatWay() throws {
        var cursor = TableCursor()
        cursor.move(.right, over: scene)
        #expect(cursor.slot == .pyramid(place: Place(row: 7, place: 1)))
        cursor.move(.left, over: scene)
        #expect(cursor.slot == .pyramid(place: Place(row: 7, place: 1)), "at the edge it stays")
        cursor.move(.right, over: scene)
        #expect(cursor.slot == .pyramid(place: Place(row: 7, place: 2)))
        for _ in 0..<9 { cursor.move(.right, over: scene) }
        #expect(cursor.slot == .pyramid(place: Place(row: 7, place: 7)))
        cursor.move(.down, over: scene)
        #expect(cursor.slot == .stock)
    }
}
