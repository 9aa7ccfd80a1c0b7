import PyramideCore
import PyramideKit
import SwiftUI

extension Color {
    init(_ ink: Ink) {
        self.init(.sRGB, red: ink.red, green: ink.green, blue: ink.blue, opacity: ink.opacity)
    }
}

extension Theme {
    /// What the window is asked to be; none follows the system.
    var scheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

extension Outlines {
    /// The file that is shipped with the app.
    static let shipped: Outlines = {
        do {
            guard let url = Bundle.main.url(forResource: "cards", withExtension: "txt") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try Outlines(String(contentsOf: url, encoding: .utf8))
        } catch {
            fatalError("the app was built without what is drawn on the cards: \(error)")
        }
    }()
}

private struct TextsKey: EnvironmentKey {
    static let defaultValue = Texts { key, _ in key }
}

private struct OutlinesKey: EnvironmentKey {
    static let defaultValue = Outlines.none
}

private struct TableThemeKey: EnvironmentKey {
    static let defaultValue = TableTheme(
        GameSettings(theme: .system, cardBack: .triangles, tableColour: .green), isDark: false)
}

extension EnvironmentValues {
    /// The words of the interface.
    var texts: Texts {
        get { self[TextsKey.self] }
        set { self[TextsKey.self] = newValue }
    }

    /// What is drawn on the cards.
    var outlines: Outlines {
        get { self[OutlinesKey.self] }
        set { self[OutlinesKey.self] = newValue }
    }

    /// The colours of the table.
    var tableTheme: TableTheme {
        get { self[TableThemeKey.self] }
        set { self[TableThemeKey.self] = newValue }
    }
}
