import PyramideCore
import PyramideKit
import SwiftUI

/// A month of daily deals, in weeks as the player's language has them.
struct MonthView: View {
    let daily: Daily
    @Environment(\.texts) private var texts
    @Namespace private var days

    var body: some View {
        VStack(spacing: 8) {
            HStack {
                button(.previousMonth, "chevron.backward", daily.showMonthBefore).disabled(!daily.hasMonthBefore)
                Text(Numbers().month(daily.month))
                    .font(.headline)
                    .frame(maxWidth: .infinity)
                    .accessibilityAddTraits(.isHeader)
                button(.nextMonth, "chevron.forward", daily.showMonthAfter).disabled(!daily.hasMonthAfter)
            }
            Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                GridRow {
                    ForEach(Array(Numbers().weekdays.enumerated()), id: \.offset) { Text($0.element) }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
                ForEach(Array(daily.weeks().enumerated()), id: \.offset) { week in
                    GridRow {
                        ForEach(Array(week.element.enumerated()), id: \.offset) { place in
                            if let day = place.element {
                                DayView(day: day, isToday: day.day == daily.today)
                                    .matchedGeometryEffect(id: day.day, in: days)
                            } else {
                                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                            }
                        }
                    }
                }
            }
            .overlay { if daily.showsToday { ChoiceRing(around: daily.today, in: days) } }
        }
        .announcing(Numbers().month(daily.month))
    }

    private func button(_ phrase: Phrase, _ image: String, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: image).frame(width: TableLayout.target, height: TableLayout.target).contentShape(.rect)
        }
        .accessibilityLabel(texts[phrase])
        .accessibilityIdentifier(phrase.rawValue)
    }
}

/// A day: its number, and what became of its deal by a sign and in words.
private struct DayView: View {
    let day: CalendarDay
    let isToday: Bool
    @Environment(SceneModel.self) private var scene
    @Environment(\.texts) private var texts

    var body: some View {
        let said = texts.describe(day)
        Button(action: { scene.deal(day) }) {
            VStack(spacing: 2) {
                Text(Numbers().whole(day.day.day)).fontWeight(isToday ? .bold : .regular).monospacedDigit()
                Image(systemName: day.state.image).font(.caption2)
            }
            .frame(maxWidth: .infinity, minHeight: TableLayout.target)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .disabled(day.state == .ahead)
        .opacity(day.state == .ahead ? 0.5 : 1)
        .accessibilityLabel(said.label)
        .accessibilityValue(said.value)
        .accessibilityAddTraits(isToday ? .isSelected : [])
    }
}
