import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@Suite struct DrawingTests {
    @Test func everyCardCanBeDrawn() throws {
        let drawing = try Drawing(try Project.text("tests/drawing/cards.txt"))
        for suit in Suit.allCases { #expect(drawing.suit(suit) != nil, "\(suit)") }
        for rank in Rank.allCases {
            let outline = try #require(drawing.rank(rank), "\(rank)")
            #expect(outline.width > 40 && outline.width < 100)
            #expect((drawing.attire(of: rank) != nil) == [.jack, .queen, .king].contains(rank))
        }
    }

    @Test func aPathIsReadStepByStep() throws {
        let drawing = try Drawing("# a comment\n\nfill hearts M 1 2 L 3 4.5 C 1 1 2 2 3 3 Z\nstroke ace 60 M 0 0 L 9 9")
        let steps: [Outline.Step] = [
            .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4.5)),
            .curve(CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)), .close,
        ]
        #expect(drawing.suit(.hearts) == Outline(steps: steps, width: 100))
        #expect(drawing.rank(.ace)?.width == 60)
    }

    @Test(arguments: [
        "fill", "fill hearts", "fill hearts M 1", "fill hearts L 1 2", "fill hearts M 1 2 Q 3 4", "stroke ace M 1 2",
        "hearts M 1 2", "fill hearts M 1 x",
    ])
    func aWrongLineIsNamed(line: String) {
        #expect(throws: DrawingError(line: 2)) { try Drawing("# first\n\(line)") }
    }
}

@Suite struct PaletteTests {
    private static let palettes: [Palette] = TableColour.allCases.flatMap { table in
        [false, true].flatMap { isDark in
            [false, true].flatMap { highContrast in
                [false, true].map {
                    Palette(table: table, isDark: isDark, highContrast: highContrast, fourColours: $0)
                }
            }
        }
    }

    @Test func ranksWordsAndSelectionAreLegible() {
        for palette in Self.palettes {
            for suit in Suit.allCases { #expect(palette.ink(of: suit).contrast(with: palette.face) >= 4.5) }
            #expect(palette.onTable.contrast(with: palette.table) >= 4.5)
            #expect(palette.selection.contrast(with: palette.face) >= 3)
            #expect(palette.onBack.contrast(with: palette.back) >= 3)
        }
    }

    @Test func highContrastIsHigher() {
        for isDark in [false, true] {
            for table in TableColour.allCases {
                let palette = Palette(table: table, isDark: isDark, highContrast: true, fourColours: false)
                for suit in Suit.allCases { #expect(palette.ink(of: suit).contrast(with: palette.face) >= 7) }
                #expect(palette.onTable.contrast(with: palette.table) >= 7)
                #expect(palette.edge.contrast(with: palette.face) >= 7)
            }
        }
    }

    @Test func fourColoursAreFour() {
        for isDark in [false, true] {
            let palette = Palette(table: .green, isDark: isDark, highContrast: false, fourColours: true)
            #expect(Set(Suit.allCases.map(palette.ink)).count == 4)
        }
    }

    @Test func contrastIsThatOfTheStandard() {
        #expect(abs(Ink(0xFFFFFF).contrast(with: Ink(0x000000)) - 21) < 0.001)
        #expect(abs(Ink(0x777777).contrast(with: Ink(0xFFFFFF)) - 4.478) < 0.001)
    }
}
