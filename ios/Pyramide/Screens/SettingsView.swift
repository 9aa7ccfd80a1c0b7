import PyramideCore
import PyramideKit
import SwiftUI

/// What a player can choose.
struct SettingsView: View {
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts
    @Environment(\.openURL) private var openURL

    var body: some View {
        @Bindable var game = game
        ScreenFrame(.settings) {
            Form {
                Section(texts[.settingsPlay]) {
                    SettingToggle(.leftHand, $game.settings.leftHand, line: .leftHandLine)
                    SettingToggle(.errorHelp, $game.settings.errorHelp, line: .errorHelpLine)
                    SettingToggle(.showVerdict, $game.settings.showVerdict, line: .showVerdictLine)
                    SettingToggle(.removeFreeKings, $game.settings.removeFreeKings, line: .removeFreeKingsLine)
                    SettingToggle(.hideTimer, $game.settings.hideTimer)
                    SettingToggle(.hideScore, $game.settings.hideScore)
                }
                LookSection()
                Section(texts[.settingsFeel]) {
                    SettingToggle(.motion, $game.settings.motion, line: .motionLine)
                    SettingToggle(.sound, $game.settings.sound)
                    SettingToggle(.haptics, $game.settings.haptics)
                }
                Section {
                    // The language of an app is chosen in the system's settings.
                    if let settings = URL(string: UIApplication.openSettingsURLString) {
                        Button(texts[.language]) { openURL(settings) }
                    }
                    NavigationLink(texts[.about]) { AboutView() }
                }
            }
        }
    }
}

/// How the cards and the table look.
private struct LookSection: View {
    @Environment(GameModel.self) private var game
    @Environment(\.texts) private var texts

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
            Picker(texts[.tableColour], selection: $game.settings.tableColour) {
                ForEach(TableColour.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
            Picker(texts[.cardBack], selection: $game.settings.cardBack) {
                ForEach(CardBack.allCases, id: \.self) { Text(texts[$0.phrase]).tag($0) }
            }
        }
    }
}

/// A switch with its name, and a line that explains it.
private struct SettingToggle: View {
    private let phrase: Phrase
    private let line: Phrase?
    @Binding private var isOn: Bool
    @Environment(\.texts) private var texts

    init(_ phrase: Phrase, _ isOn: Binding<Bool>, line: Phrase? = nil) {
        self.phrase = phrase
        self.line = line
        _isOn = isOn
    }

    var body: some View {
        Toggle(isOn: $isOn) {
            Text(texts[phrase])
            if let line { Text(texts[line]) }
        }
        .accessibilityIdentifier(phrase.rawValue)
    }
}
