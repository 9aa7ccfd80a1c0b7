import PyramideCore

// How cards and table look, in words.
extension Theme {
    public var phrase: Phrase {
        switch self {
        case .system: .themeSystem
        case .light: .themeLight
        case .dark: .themeDark
        }
    }
}

extension CardBack {
    public var phrase: Phrase {
        switch self {
        case .triangles: .cardBackTriangles
        case .lattice: .cardBackLattice
        case .plain: .cardBackPlain
        }
    }
}

extension TableColour {
    public var phrase: Phrase {
        switch self {
        case .green: .tableColourGreen
        case .blue: .tableColourBlue
        case .sand: .tableColourSand
        case .grey: .tableColourGrey
        }
    }
}
