import PyramideCore
import Testing

@testable import PyramideKit

/// The games of `vectors/views.json`: what each call shows must be the same in every language.
@Suite struct ViewTests {
    private struct Views: Decodable {
        struct Game: Decodable {
            let code: String
            let steps: [Step]
        }

        struct Step: Decodable {
            let call: String
            let view: String
        }

        let games: [Game]
    }

    private let now = TestClock().now()

    @Test func everyCallGivesItsView() throws {
        let views: Views = try Project.json("tests/vectors/views.json")
        #expect(views.games.count == 12)
        for game in views.games {
            let session = try Session.inMemory()
            _ = try session.dealCode(text: game.code, now: now)
            for step in game.steps {
                #expect(try call(step.call, in: session).written == step.view, "\(game.code): \(step.call)")
            }
        }
    }

    /// Makes a call as the file spells it.
    private func call(_ text: String, in session: Session) throws -> GameView {
        switch text {
        case "undo": return try session.undo(now: now)
        case "redo": return try session.redo(now: now)
        case "draw": return try session.draw(now: now)
        case "hint":
            let search = try session.search()
            _ = try search.hints()
            return try #require(try session.showHint(search: search, now: now))
        default:
            return try session.tap(slot: try slot(text.split { " .".contains($0) }.dropFirst()), now: now)
        }
    }

    private func slot(_ words: ArraySlice<Substring>) throws -> Slot {
        let number = try #require(words.last.map { UInt32($0) ?? 0 })
        switch words.first {
        case "stock": return .stock
        case "waste": return .waste(pile: number)
        case "under": return .under(pile: number)
        default: return .pyramid(place: Place(row: try #require(words.first.flatMap { UInt32($0) }), place: number))
        }
    }
}

// Each value as the file has it.

extension GameView {
    fileprivate var written: String {
        var parts = ["\(word(status)) \(score) \(moves)"]
        parts.append("pyramid" + pyramid.map { " \($0.written)" }.joined())
        parts.append(stock.written)
        parts += waste.map(\.written)
        let passes = passesLeft.map { "\($0)" } ?? "unlimited"
        parts.append(passes + mark(canUndo, " undo") + mark(canRedo, " redo"))
        if let event { parts.append(word(event.kind) + event.travels.map { " \($0.written)" }.joined()) }
        if let notice { parts.append(word(notice)) }
        if let hint { parts.append("hint \(hint.action.written) \(word(hint.reason))") }
        return parts.joined(separator: " | ")
    }
}

extension PyramidCard {
    fileprivate var written: String {
        "\(place.written):\(card.written):\(word(state))" + mark(hinted, "!")
    }
}

extension Stock {
    fileprivate var written: String {
        "stock \(left) \(top?.written ?? "-") \(word(tap))" + mark(selected, "*") + mark(hinted, "!")
    }
}

extension Waste {
    fileprivate var written: String {
        let top = (top?.written ?? "-") + mark(selected, "*") + mark(hinted, "!")
        let under = (under?.written ?? "-") + mark(underSelected, "*") + mark(underHinted, "!")
        return "waste \(count) \(top) \(under)"
    }
}

extension Place {
    fileprivate var written: String { "\(row).\(place)" }
}

extension Travel {
    fileprivate var written: String { "\(card.written):\(origin.written)>\(destination.written)" }
}

extension Spot {
    fileprivate var written: String {
        switch self {
        case .pyramid(let place): place.written
        case .waste(let pile): "waste-\(pile)"
        case .stock: "stock"
        case .removed: "removed"
        }
    }
}

extension Move {
    fileprivate var written: String {
        switch self {
        case .pair(let one, let other): "\(one.written) \(other.written)"
        case .king(let card): card.written
        case .draw: "draw"
        case .recycle: "recycle"
        }
    }
}

/// The name of an enum's case in lower case, with dashes between its words.
private func word(_ value: some Any) -> String {
    "\(value)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
}

private func mark(_ isSo: Bool, _ mark: String) -> String { isSo ? mark : "" }
