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

/// A switch with its name, and a line that explains it.
struct SettingToggle: View {
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
