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
        let outlines = try Outlines(
            "# a comment\n\nfill hearts M 1 2 L 3 4.5 C 1 1 2 2 3 3 Z\nstroke ace 60 M 0 0 L 9 9")
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
            let least = look.contrast ? 7 : 4.5
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

@Suite struct CardArtTests {
    private let size = CGSize(width: 100, height: 140)

    @Test func everythingIsOnTheCardAndTheRankIsNeverCovered() throws {
        let outlines = try Outlines(try Project.text("tests/drawing/cards.txt"))
        for suit in Suit.allCases {
            for rank in Rank.allCases {
                for larger in [false, true] {
                    let art = CardArt(
                        Card(rank: rank, suit: suit), size: size, largerRanks: larger, outlines: outlines)
                    #expect(art.marks.count == (rank.isCourt ? 4 : 3))
                    for mark in art.marks {
                        let pen = (mark.pen ?? 0) / 2
                        let box = mark.frame.insetBy(dx: -pen, dy: -pen)
                        #expect(box.minX >= 0 && box.minY >= 0 && box.maxX <= 100 && box.maxY <= 140)
                    }
                    // Rank and suit stand in the strip that a covered card shows at the closest.
                    let corner = art.marks.prefix(2).map { $0.frame.maxY + ($0.pen ?? 0) / 2 }
                    #expect(corner.allSatisfy { $0 <= 0.45 * 140 }, "\(rank) \(larger)")
                }
            }
        }
    }

    @Test func aFaceScalesWithTheCardAlone() throws {
        let outlines = try Outlines(try Project.text("tests/drawing/cards.txt"))
        let card = Card(rank: .queen, suit: .hearts)
        let small = CardArt(card, size: size, largerRanks: false, outlines: outlines)
        let double = CGSize(width: 200, height: 280)
        let large = CardArt(card, size: double, largerRanks: false, outlines: outlines)
        for (one, other) in zip(small.marks, large.marks) {
            #expect(abs(other.frame.width - 2 * one.frame.width) < 0.001)
            #expect(abs(other.frame.minY - 2 * one.frame.minY) < 0.001)
        }
    }

    @Test func backsAreDifferent() {
        let backs = CardBack.allCases.map { BackPattern($0, size: size) }
        #expect(Set(backs.map(\.steps.count)).count == CardBack.allCases.count)
        #expect(backs.allSatisfy { CGRect(origin: .zero, size: size).contains($0.frame) })
        #expect(BackPattern(.lattice, size: .zero).steps.isEmpty || BackPattern(.lattice, size: .zero).isStroked)
    }
}

extension Rank {
    fileprivate var isCourt: Bool { [.jack, .queen, .king].contains(self) }
}

@Suite struct CelebrationTests {
    @Test func suitsRainOnceAndTheSameEveryTime() {
        let size = CGSize(width: 393, height: 759)
        let (one, other) = (Celebration(), Celebration())
        #expect(one.flakes(after: 1, in: size) == other.flakes(after: 1, in: size))
        #expect(one.flakes(after: 1.5, in: size).count > 10)
        #expect(one.flakes(after: Celebration.duration * 2, in: size).isEmpty)
        for tenth in 0...50 {
            for flake in one.flakes(after: Double(tenth) / 10, in: size) {
                #expect(flake.frame.minX >= 0 && flake.frame.minX <= size.width * 1.06)
                #expect(flake.frame.maxY >= 0)
            }
        }
    }
}

@Suite struct SoundTests {
    @Test(arguments: Sound.allCases)
    func aSoundIsAWholeWaveFile(sound: Sound) throws {
        let wave = [UInt8](sound.wave)
        #expect(wave.count > 1000 && wave.count < 100_000)
        func number(_ at: Int) -> Int { wave[at..<at + 4].reversed().reduce(0) { $0 << 8 | Int($1) } }
        #expect(String(decoding: wave[0..<4], as: UTF8.self) == "RIFF")
        #expect(String(decoding: wave[8..<16], as: UTF8.self) == "WAVEfmt ")
        #expect(String(decoding: wave[36..<40], as: UTF8.self) == "data")
        #expect(number(4) == wave.count - 8 && number(40) == wave.count - 44)
        #expect(number(24) == Sound.rate && number(28) == Sound.rate * 2)
        #expect(wave[44...].contains { $0 != 0 })
    }

    @Test func soundsAreDifferent() {
        #expect(Set(Sound.allCases.map(\.wave)).count == Sound.allCases.count)
    }
}
