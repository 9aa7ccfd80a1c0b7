import Foundation
import PyramideCore

/// A colour as its sRGB parts, 0 to 1.
public struct Ink: Equatable, Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double
    /// How much of what lies beneath it hides, 0 to 1.
    public let opacity: Double

    /// A colour written as in the web's hexadecimal notation, without the sign before it.
    init(_ hex: UInt32, opacity: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        (red, green, blue, self.opacity) = (part(16), part(8), part(0), opacity)
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

/// The colours of the table, the same on every platform.
public struct TableTheme: Equatable, Sendable {
    /// The cloth in its middle and at its edge.
    public let cloth: Ink
    public let clothEdge: Ink
    /// What is written or drawn on the cloth.
    public let onCloth: Ink
    /// Behind what is written on the cloth where it lies over cards.
    public let plate: Ink
    public let card: CardTheme

    /// The table as the player has chosen it. The system's wish for more contrast counts as the player's.
    public init(_ settings: GameSettings, isDark: Bool, moreContrast: Bool = false) {
        let contrast = settings.highContrast || moreContrast
        (cloth, clothEdge) = Self.cloth(settings.tableColour, isDark: isDark, contrast: contrast)
        let isLight = settings.tableColour == .sand && !isDark && !contrast
        onCloth = Ink(isLight ? 0x2B2417 : 0xF6F4EC)
        plate = Ink(isLight ? 0xFBF4E4 : 0x101713, opacity: 0.9)
        card = CardTheme(settings, isDark: isDark, contrast: contrast)
    }

    private static func cloth(_ colour: TableColour, isDark: Bool, contrast: Bool) -> (Ink, Ink) {
        let (middle, edge): (UInt32, UInt32) =
            switch (colour, contrast, isDark) {
            case (_, true, true): (0x000000, 0x000000)
            case (.green, true, _): (0x0B3D2A, 0x0B3D2A)
            case (.blue, true, _): (0x0C2C57, 0x0C2C57)
            case (.sand, true, _): (0x45341A, 0x45341A)
            case (.grey, true, _): (0x24282B, 0x24282B)
            case (.green, _, true): (0x1B4435, 0x0B211A)
            case (.blue, _, true): (0x1E3A5F, 0x0C1B30)
            case (.sand, _, true): (0x463B29, 0x221C12)
            case (.grey, _, true): (0x33393C, 0x17191B)
            case (.green, _, _): (0x3C8C69, 0x1E5F46)
            case (.blue, _, _): (0x3F76B4, 0x1F4B83)
            case (.sand, _, _): (0xE9D9B6, 0xCDB588)
            case (.grey, _, _): (0x6B757B, 0x434B50)
            }
        return (Ink(middle), Ink(edge))
    }
}

/// How cards look.
public struct CardTheme: Equatable, Sendable {
    public let face: Ink
    /// Over the face of a card that cannot be played.
    public let coveredShade: Ink
    public let edge: Ink
    /// In card widths.
    public let edgeWidth: Double
    /// Around a selected card.
    public let mark: Ink
    public let back: Ink
    public let onBack: Ink
    public let backPattern: CardBack
    public let largerRanks: Bool
    private let clubs: Ink
    private let diamonds: Ink
    private let hearts: Ink
    private let spades: Ink

    init(_ settings: GameSettings, isDark: Bool, contrast: Bool) {
        let black = Ink(contrast ? 0x000000 : 0x1D2321)
        let red = Ink(contrast ? 0xB00020 : 0xC3223A)
        face = Ink(contrast ? 0xFFFFFF : isDark ? 0xEBE7DD : 0xFFFDF7)
        coveredShade = Ink(0x1A2420, opacity: contrast ? 0.28 : 0.17)
        edge = contrast ? Ink(0x000000) : Ink(0x201A10, opacity: 0.35)
        edgeWidth = contrast ? 0.035 : 0.018
        mark = Ink(contrast ? 0x000000 : 0x12499C)
        back = Ink(isDark ? 0x6A1D2B : 0x86263A)
        onBack = Ink(0xF3DFC1)
        backPattern = settings.cardBack
        largerRanks = settings.largerRanks
        clubs = settings.fourColours ? Ink(contrast ? 0x0D5A25 : 0x14692F) : black
        diamonds = settings.fourColours ? Ink(contrast ? 0x10408F : 0x1651AE) : red
        hearts = red
        spades = black
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
}
