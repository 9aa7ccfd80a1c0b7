import PyramideCore
import PyramideKit
import SwiftUI

/// How the cards and the table look.
struct LookSection: View {
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        @Bindable var game = game
        Section(texts[.settingsLook]) {
            LookPreview(settings: game.settings)
            Picker(texts[.theme], selection: $game.settings.theme) {
                ForEach(Theme.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            SettingToggle(.fourColours, $game.settings.fourColours, line: .fourColoursLine)
            SettingToggle(.largerRanks, $game.settings.largerRanks)
            SettingToggle(.highContrast, $game.settings.highContrast)
            SwatchPicker(texts[.tableColour], TableColour.allCases, chosen: $game.settings.tableColour) {
                texts[$0.phrase]
            } swatch: {
                cloth($0)
            }
            SwatchPicker(texts[.cardBack], CardBack.allCases, chosen: $game.settings.cardBack) {
                texts[$0.phrase]
            } swatch: {
                back($0)
            }
        }
    }

    private func cloth(_ colour: TableColour) -> some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(Color(theme { $0.tableColour = colour }.cloth))
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.secondary) }
            .frame(width: TableLayout.target, height: TableLayout.target)
    }

    private func back(_ back: CardBack) -> some View {
        CardBackView()
            .environment(\.tableTheme, theme { $0.cardBack = back })
            .frame(width: TableLayout.target, height: TableLayout.target * TableLayout.aspect)
    }

    /// The theme with something else chosen. With high contrast many a choice looks like the next.
    private func theme(_ choose: (inout GameSettings) -> Void) -> TableTheme {
        var settings = game.settings
        settings.highContrast = false
        choose(&settings)
        return TableTheme(settings, isDark: scheme == .dark)
    }
}
