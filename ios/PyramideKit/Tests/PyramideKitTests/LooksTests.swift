import Foundation
import PyramideCore
import Testing

@testable import PyramideKit

@Suite struct OutlinesTests {
    @Test func everyCardCanBeDrawn() throws {
        let outlines = try Outlines(try Project.text("tests/drawing/cards.txt"))
        for suit in Suit.allCases { #expect(outlines.suit(suit) != nil, "\(suit)") }
        for rank in Rank.allCases {
            let outline = try #require(outlines.rank(rank), "\(rank)")
            #expect(outline.width > 40 && outline.width < 100)
            #expect((outlines.attire(of: rank) != nil) == [.jack, .queen, .king].contains(rank))
        }
    }

    @Test func aPathIsReadStepByStep() throws {
        let outlines = try Outlines("# a comment\n\nfill hearts M 1 2 L 3 4.5 C 1 1 2 2 3 3 Z\nstroke ace 60 M 0 0 L 9 9")
        let steps: [Outline.Step] = [
            .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4.5)),
            .curve(CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)), .close,
        ]
        #expect(outlines.suit(.hearts) == Outline(steps: steps, width: 100))
        #expect(outlines.rank(.ace)?.width == 60)
    }

    @Test(arguments: [
        "fill", "fill hearts", "fill hearts M 1", "fill hearts L 1 2", "fill hearts M 1 2 Q 3 4", "stroke ace M 1 2",
        "hearts M 1 2", "fill hearts M 1 x",
    ])
    func aWrongLineIsNamed(line: String) {
        #expect(throws: OutlineError(line: 2)) { try Outlines("# first\n\(line)") }
    }
}

@Suite struct TableThemeTests {
    private struct Look {
        let theme: TableTheme
        let settings: GameSettings
        let contrast: Bool
    }

    private static func looks() throws -> [Look] {
        let usual = try Session.inMemory().settings()
        return TableColour.allCases.flatMap { table in
            (0..<8).map { bits in
                var settings = usual
                settings.tableColour = table
                settings.fourColours = bits & 1 != 0
                settings.highContrast = bits & 2 != 0
                let theme = TableTheme(settings, isDark: bits & 4 != 0)
                return Look(theme: theme, settings: settings, contrast: settings.highContrast)
            }
        }
    }

    @Test func ranksWordsAndMarksAreLegible() throws {
        for look in try Self.looks() {
            let card = look.theme.card
            let least = look.contrast ? 6.5 : 4.5
            for suit in Suit.allCases { #expect(card.ink(of: suit).contrast(with: card.face) >= least, "\(look)") }
            #expect(card.mark.contrast(with: card.face) >= 3)
            #expect(card.onBack.contrast(with: card.back) >= 3)
            #expect(look.theme.onCloth.contrast(with: look.theme.plate) >= 7)
            #expect(look.theme.onCloth.contrast(with: look.theme.clothEdge) >= (look.contrast ? 7 : 4.5), "\(look)")
        }
    }

    @Test func fourColoursAreFour() throws {
        for look in try Self.looks() {
            let inks = Set(Suit.allCases.map(look.theme.card.ink))
            #expect(inks.count == (look.settings.fourColours ? 4 : 2))
        }
    }

    @Test func theSystemsWishForContrastCounts() throws {
        var settings = try Session.inMemory().settings()
        let asked = TableTheme(settings, isDark: false, moreContrast: true)
        settings.highContrast = true
        #expect(asked == TableTheme(settings, isDark: false))
    }

    @Test func contrastIsThatOfTheStandard() {
        #expect(abs(Ink(0xFFFFFF).contrast(with: Ink(0x000000)) - 21) < 0.001)
        #expect(abs(Ink(0x777777).contrast(with: Ink(0xFFFFFF)) - 4.478) < 0.001)
    }
}
