import Foundation
import Testing

@testable import PyramideKit

/// The screens of iPhones and iPads that run iOS 17 or later, as their safe areas in portrait and in
/// landscape, and the narrower parts of an iPad's screen that an app can be given.
private let safeAreas: [CGSize] = {
    // name, width, height, and what the safe area loses: top and bottom upright, sides and bottom lying
    let screens: [(width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, side: CGFloat, lying: CGFloat)] = [
        (320, 568, 20, 0, 0, 0),  // iPhone SE, display zoomed
        (375, 667, 20, 0, 0, 0),  // iPhone SE
        (375, 812, 50, 34, 50, 21),  // iPhone 13 mini
        (390, 844, 47, 34, 47, 21),  // iPhone 14
        (393, 852, 59, 34, 59, 21),  // iPhone 15
        (402, 874, 62, 34, 62, 21),  // iPhone 16 Pro
        (414, 896, 48, 34, 48, 21),  // iPhone 11
        (420, 912, 68, 34, 68, 21),  // iPhone Air
        (428, 926, 47, 34, 47, 21),  // iPhone 13 Pro Max
        (430, 932, 59, 34, 59, 21),  // iPhone 15 Pro Max
        (440, 956, 62, 34, 62, 21),  // iPhone 16 Pro Max
        (744, 1133, 24, 20, 0, 20),  // iPad mini
        (810, 1080, 20, 0, 0, 0),  // iPad
        (820, 1180, 24, 20, 0, 20),  // iPad Air 11
        (834, 1194, 24, 20, 0, 20),  // iPad Pro 11
        (834, 1210, 24, 20, 0, 20),  // iPad Pro 11, M4
        (1024, 1366, 24, 20, 0, 20),  // iPad Air 13
        (1032, 1376, 24, 20, 0, 20),  // iPad Pro 13, M4
    ]
    let whole = screens.flatMap { screen in
        [
            CGSize(width: screen.width, height: screen.height - screen.top - screen.bottom),
            CGSize(width: screen.height - 2 * screen.side, height: screen.width - screen.lying),
        ]
    }
    // Slide Over and Split View: a third, a half and two thirds of an iPad, upright and lying.
    let parts = [320, 375, 507, 639, 678, 694, 981].flatMap { width in
        [724, 790, 980, 1322].map { CGSize(width: CGFloat(width), height: CGFloat($0)) }
    }
    // Windows of Stage Manager and of iPadOS 26, which the player pulls to any size.
    let windows = stride(from: 375, through: 1335, by: 120).flatMap { width in
        stride(from: 480, through: 960, by: 80).map { CGSize(width: CGFloat(width), height: CGFloat($0)) }
    }
    return whole + parts + windows
}()

private let contents: [TableLayout.Content] = [false, true].flatMap { leftHand in
    [(1, false, 5), (1, false, 6), (1, true, 5), (3, false, 5)].flatMap { piles, under, buttons in
        [1, 1.6, 3].map { scale in
            TableLayout.Content(
                wastePiles: piles, showsUnder: under, buttons: buttons, leftHand: leftHand, textScale: scale)
        }
    }
}

extension CGRect {
    /// Whether another frame lies in this one, but for rounding.
    fileprivate func holds(_ other: CGRect) -> Bool {
        other.minX >= minX - 0.001 && other.maxX <= maxX + 0.001
            && other.minY >= minY - 0.001 && other.maxY <= maxY + 0.001
    }
}

@Suite struct TableLayoutTests {
    @Test(arguments: safeAreas)
    func nothingOverlapsAndNothingLeavesTheScreen(size: CGSize) {
        let screen = CGRect(origin: .zero, size: size)
        for content in contents {
            let table = TableLayout(size: size, content: content)
            let parts =
                [table.pyramid, table.bar, table.controls, table.stock] + table.waste + [table.under].compactMap(\.self)
            for (index, part) in parts.enumerated() {
                #expect(screen.holds(part), "\(content): part \(index) \(part) leaves \(size)")
                for (other, rest) in parts.enumerated().dropFirst(index + 1) {
                    let shared = part.intersection(rest)
                    #expect(
                        shared.isNull || shared.width < 0.001 || shared.height < 0.001,
                        "\(content) at \(size): parts \(index) and \(other) overlap in \(shared)")
                }
            }
            #expect(table.bar.holds(table.message) && table.message.height >= TableLayout.target)
            #expect(table.waste.count == content.wastePiles)
            #expect((table.under != nil) == content.showsUnder)
        }
    }

    @Test(arguments: safeAreas)
    func everyFreeCardIsLargeEnoughToTap(size: CGSize) {
        for content in contents {
            let table = TableLayout(size: size, content: content)
            let least = min(TableLayout.target, table.pyramid.width / 7)
            #expect(table.card.width >= least - 0.001, "\(content) at \(size): \(table.card)")
            #expect(table.card.height >= TableLayout.target)
            let rows = table.isWide ? (content.buttons + 1) / 2 : 1
            let columns = CGFloat(table.isWide ? 2 : content.buttons)
            #expect(table.controls.height >= CGFloat(rows) * TableLayout.target + CGFloat(rows - 1) * 4)
            #expect((table.controls.width - 16 - (columns - 1) * 4) / columns >= 40, "\(content) at \(size)")
            #expect(table.bar.height >= TableLayout.target)
        }
        // Only a screen narrower than seven targets may have narrower cards.
        if min(size.width, size.height) >= 7 * TableLayout.target + 8 {
            #expect(TableLayout(size: size).card.width >= TableLayout.target)
        }
    }

    @Test(arguments: safeAreas)
    func cardsKeepTheirShapeAndTheirPlaces(size: CGSize) {
        for content in contents {
            let table = TableLayout(size: size, content: content)
            #expect(abs(table.card.height / table.card.width - TableLayout.aspect) < 0.0001)
            #expect(table.rowStep >= (table.isWide ? 0.45 : 0.5))
            for row in 1...7 {
                for place in 1...row {
                    let here = table.frame(row: row, place: place)
                    #expect(table.pyramid.holds(here))
                    if place > 1 {
                        #expect(here.minX >= table.frame(row: row, place: place - 1).maxX - 0.001)
                    }
                    if row < 7 {
                        // It is half under each of the two cards that cover it, and shows a strip above them.
                        let left = table.frame(row: row + 1, place: place)
                        let right = table.frame(row: row + 1, place: place + 1)
                        #expect(abs((left.midX + right.midX) / 2 - here.midX) < 0.001)
                        #expect(left.minY - here.minY >= 0.45 * table.card.height - 0.001)
                        #expect(left.intersects(here) && right.intersects(here))
                    }
                }
            }
        }
    }

    @Test(arguments: safeAreas)
    func theLeftHandMirrorsTheTable(size: CGSize) {
        let right = TableLayout(size: size)
        let left = TableLayout(size: size, content: .init(leftHand: true))
        #expect(abs(right.stock.midX + left.stock.midX - size.width) < 0.001)
        #expect(abs(right.waste[0].midX + left.waste[0].midX - size.width) < 0.001)
        #expect(abs(right.controls.midX + left.controls.midX - size.width) < 0.001)
        #expect(right.pyramid == left.pyramid)
        #expect(left.stock.midX < size.width / 2)
    }

    @Test func aPhoneLyingDownHasItsPilesBesideThePyramid() {
        #expect(TableLayout(size: CGSize(width: 734, height: 372)).isWide)
        #expect(!TableLayout(size: CGSize(width: 393, height: 759)).isWide)
    }

    @Test(arguments: safeAreas)
    func aBoardGivesItsCardsTheRoomOfBarAndButtons(size: CGSize) {
        let whole = CGRect(origin: .zero, size: size)
        for content in contents {
            var board = content
            board.showsControls = false
            let table = TableLayout(size: size, content: board)
            #expect(table.card.width >= TableLayout(size: size, content: content).card.width - 0.001)
            let parts = [table.pyramid, table.stock] + table.waste + [table.under].compactMap(\.self)
            for (index, part) in parts.enumerated() {
                #expect(whole.holds(part), "\(content) at \(size): part \(index)")
                for rest in parts.dropFirst(index + 1) {
                    let shared = part.intersection(rest)
                    #expect(shared.isNull || shared.width < 0.001 || shared.height < 0.001, "\(content) at \(size)")
                }
            }
        }
    }

    @Test(arguments: safeAreas)
    func aBoardCanBeTappedHoweverMuchIsSaidAboutIt(size: CGSize) {
        // A sheet has a bar of its own.
        let screen = CGSize(width: size.width, height: size.height - 44)
        let board = BoardLayout(size: screen).board(in: screen)
        let table = TableLayout(size: board, content: TableLayout.Content(showsControls: false))
        #expect(table.card.width >= 32, "\(size): \(table.card)")
    }

    @Test func noRoomIsNoCrash() {
        for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 10, height: 4000)] {
            let table = TableLayout(size: size)
            #expect(table.card.width >= 0 && table.card.width.isFinite)
        }
    }
}
