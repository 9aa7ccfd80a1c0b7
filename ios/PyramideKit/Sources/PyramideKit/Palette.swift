import Foundation
import PyramideCore

/// A colour as its sRGB parts, 0 to 1.
public struct Ink: Equatable, Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double

    /// A colour written as in the web's hexadecimal notation, without the sign before it.
    init(_ hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        (red, green, blue) = (part(16), part(8), part(0))
    }

    /// How light it is to the eye, 0 to 1: WCAG 2.2, "relative luminance".
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of two colours, 1 to 21: WCAG 2.2.
    public func contrast(with other: Ink) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }
}

/// All colours of the table.
public struct Palette: Equatable, Sendable {
    public let table: Ink
    /// Words and outlines on the table.
    public let onTable: Ink
    public let face: Ink
    public let edge: Ink
    public let clubs: Ink
    public let diamonds: Ink
    public let hearts: Ink
    public let spades: Ink
    public let back: Ink
    /// The picture on the back.
    public let onBack: Ink
    /// The frame around the selected card.
    public let selection: Ink
    /// Laid over a covered card, at ``Palette/shade``.
    public let shadow: Ink
    /// How much of a covered card its shadow hides, 0 to 1.
    public let shade: Double

    public init(table: TableColour, isDark: Bool, highContrast: Bool, fourColours: Bool) {
        let black = Ink(isDark ? 0xF2F2F2 : 0x16181C)
        let red = Ink(isDark ? (highContrast ? 0xFFA59E : 0xFF8A80) : (highContrast ? 0xA3000B : 0xC4121F))
        self.table = Palette.cloth(table, isDark: isDark, highContrast: highContrast)
        onTable = Ink(table == .sand && !isDark ? 0x16181C : 0xFFFFFF)
        face = Ink(isDark ? (highContrast ? 0x000000 : 0x1D2127) : (highContrast ? 0xFFFFFF : 0xFCFBF7))
        edge = Ink(highContrast ? (isDark ? 0xFFFFFF : 0x000000) : (isDark ? 0x5A626D : 0x8C8F94))
        clubs = fourColours ? Ink(isDark ? 0x7FD69A : 0x0B6B32) : black
        diamonds = fourColours ? Ink(isDark ? 0x8DBBFF : 0x0B4FB3) : red
        hearts = red
        spades = black
        back = Ink(isDark ? 0x27406B : 0x2B4C86)
        onBack = Ink(isDark ? 0x8FA9D6 : 0xDCE6F7)
        selection = Ink(isDark ? 0xFFD54A : 0x7A3E00)
        shadow = Ink(0x000000)
        shade = highContrast ? 0.1 : 0.18
    }

    /// The colour of a suit.
    public func ink(of suit: Suit) -> Ink {
        switch suit {
        case .clubs: clubs
        case .diamonds: diamonds
        case .hearts: hearts
        case .spades: spades
        }
    }

    private static func cloth(_ table: TableColour, isDark: Bool, highContrast: Bool) -> Ink {
        switch (table, isDark) {
        case _ where highContrast && isDark: Ink(0x000000)
        case (.green, false): Ink(highContrast ? 0x0B3D24 : 0x1D6B45)
        case (.green, true): Ink(0x0E2B1D)
        case (.blue, false): Ink(highContrast ? 0x0C2A4D : 0x24588F)
        case (.blue, true): Ink(0x0D2038)
        case (.sand, false): Ink(highContrast ? 0xFFF6E3 : 0xE3D3B1)
        case (.sand, true): Ink(0x2B2418)
        case (.grey, false): Ink(highContrast ? 0x23272B : 0x50575E)
        case (.grey, true): Ink(0x16181B)
        }
    }
}
