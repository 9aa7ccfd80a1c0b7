import PyramideCore
import PyramideKit
import SwiftUI

/// The daily deals: today's, how many days in a row were won, and the days before.
struct DailyView: View {
    let daily: Daily
    @Environment(SceneModel.self) private var scene

    var body: some View {
        ScreenFrame(.dailyDeal) {
            ScrollView {
                VStack(spacing: 24) {
                    TodaySection(daily: daily)
                    MonthView(daily: daily)
                    DayLegend()
                }
                .padding()
                .frame(maxWidth: 480)
                .frame(maxWidth: .infinity)
            }
        }
        // The day may have changed while the window was in the background.
        .onChange(of: scene.isActive) { if scene.isActive { daily.refresh() } }
    }
}

/// Today's deal, and the streaks.
private struct TodaySection: View {
    let daily: Daily
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: 16) {
            Text(texts[.dailyLine]).multilineTextAlignment(.center)
            Button(action: scene.dealToday) {
                Text(texts[.playToday]).frame(maxWidth: .infinity, minHeight: 30)
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("play_today")
            streak(.dailyStreak, daily.calendar.streak)
            streak(.bestDailyStreak, daily.calendar.bestStreak)
        }
    }

    private func streak(_ phrase: Phrase, _ days: UInt32) -> some View {
        HStack {
            Text(texts[phrase])
            Spacer()
            Text(Numbers().whole(days)).fontWeight(.semibold).monospacedDigit()
        }
        .accessibilityElement(children: .combine)
    }
}

/// What the signs of the calendar mean.
private struct DayLegend: View {
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(DayState.allCases, id: \.self) { state in
                Label(texts[state.phrase], systemImage: state.image)
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityHidden(true)
    }
}

extension DayState {
    /// A sign that is told from the others by its shape.
    var image: String {
        switch self {
        case .open: "circle"
        case .won: "star.fill"
        case .wonLater: "checkmark"
        case .ahead: "lock"
        }
    }
}
