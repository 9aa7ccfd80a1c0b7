import PyramideCore

// What a screen reader says of the table. That a card is selected it says by itself: that is a trait.
extension Texts {
    /// A card's name: "king of diamonds", as it stands in a sentence.
    public func name(of card: Card) -> String {
        self(.cardName, .text(self[card.rank.phrase]), .text(self[card.suit.phrase]))
    }

    /// What a pyramid card is and where, and what can be done with it or which cards lie on it.
    func describe(_ card: PyramidCard) -> Spoken {
        let place = self(.placeSpoken, .number(Int(card.place.row)), .number(Int(card.place.place)))
        let coverers = [card.leftCoverer, card.rightCoverer].compactMap(\.self).map(name)
        let state =
            switch coverers.count {
            case 2: self(.coveredByTwo, .text(coverers[0]), .text(coverers[1]))
            case 1: self(.coveredByOne, .text(coverers[0]))
            default: self[.stateFree]
            }
        return Spoken(label: "\(name(of: card.card)), \(place)", value: state)
    }

    /// The stock: its top card where that is open, how many cards it has, and what a tap does where it draws.
    func describeStock(of view: GameView) -> Spoken {
        let stock = view.stock
        let parts = [
            stock.top.map(name),
            self(.cardsCount, Int(stock.left)),
            stock.top == nil ? doesStock(of: view) : nil,
            view.passesLeft.flatMap { $0 > 0 ? self(.recyclesLeft, Int($0)) : nil },
        ]
        return Spoken(label: self[.stock], value: parts.compactMap(\.self).joined(separator: ", "))
    }

    /// What drawing would do now.
    private func doesStock(of view: GameView) -> String {
        switch view.stock.tap {
        case .draw: self[view.waste.count > 1 ? .stockDrawThree : .stockDraw]
        case .recycle: self[.stockRecycle]
        case .nothing: self[view.isOutOfCards ? .stockEmpty : .stockNothing]
        }
    }

    /// A waste pile, from 1: its number if there are more, its top card, and how many cards it has.
    func describeWaste(_ pile: Int, of view: GameView) -> Spoken {
        let waste = view.waste[pile - 1]
        let title = view.waste.count > 1 ? self(.wasteNumber, .number(pile)) : self[.waste]
        guard let top = waste.top else { return Spoken(label: title, value: self[.wasteEmpty]) }
        return Spoken(label: "\(title), \(name(of: top))", value: self(.cardsCount, Int(waste.count)))
    }

    /// The card beneath the top of the waste, where it may be played.
    func describeUnder(_ card: Card) -> Spoken {
        Spoken(label: "\(name(of: card)), \(self[.wasteUnder])", value: "")
    }

    /// What is said of a hinted card besides: that it is one, and why where that is known.
    func describeHint(of view: GameView) -> String {
        let hinted = self[.stateHinted]
        return view.hint.map { self(.hintReason, .text(hinted), .text(self[$0.reason.phrase])) } ?? hinted
    }

    /// What is said after a step: what moved, then what the rules have to say.
    func say(_ view: GameView) -> String? {
        let said = [view.event.map(say), notice(of: view)].compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: ". ")
    }

    private func say(_ event: GameEvent) -> String {
        let cards = event.travels.map { name(of: $0.card) }
        switch event.kind {
        case .dealt: return self[.saidDealt]
        case .removed where cards.count == 2: return self(.saidRemovedTwo, .text(cards[0]), .text(cards[1]))
        case .removed: return cards.map { self(.saidRemovedOne, .text($0)) }.joined(separator: ", ")
        case .drawn: return self(.saidDrawn, .text(cards.joined(separator: ", ")))
        case .recycled: return self[.saidRecycled]
        case .undone: return self[.saidUndone]
        case .redone: return self[.saidRedone]
        }
    }

    /// What the player is told about a step.
    func notice(of view: GameView) -> String? {
        switch view.notice {
        case nil: nil
        case .blocked: self[.noticeBlocked]
        case .mustMakeThirteen: self[.noticeMustMakeThirteen]
        case .noPassesLeft: self[view.isOutOfCards ? .stockEmpty : .noticeNoPassesLeft]
        case .stuck: self[.noticeStuck]
        case .won: self[.noticeWon]
        case .noHint: self[.noticeNoHint]
        }
    }
}

/// What a screen reader says of a thing: what it is, and how it is.
public struct Spoken: Equatable, Sendable {
    public let label: String
    public let value: String

    /// The same, and something besides where there is anything.
    func adding(_ part: String?) -> Spoken {
        Spoken(label: label, value: [value, part ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
    }
}

extension GameView {
    /// Whether stock and waste are both empty, so that nothing can be drawn again.
    var isOutOfCards: Bool { stock.left == 0 && waste.allSatisfy { $0.top == nil } }
}

extension Trouble {
    /// What the player is told about the stored files.
    var phrase: Phrase {
        switch self {
        case .notSaved: .troubleNotSaved
        case .gameDamaged: .troubleGameDamaged
        case .resultsDamaged: .troubleResultsDamaged
        case .settingsDamaged: .troubleSettingsDamaged
        }
    }
}

extension Rank {
    fileprivate var phrase: Phrase {
        switch self {
        case .ace: .rankAce
        case .two: .rankTwo
        case .three: .rankThree
        case .four: .rankFour
        case .five: .rankFive
        case .six: .rankSix
        case .seven: .rankSeven
        case .eight: .rankEight
        case .nine: .rankNine
        case .ten: .rankTen
        case .jack: .rankJack
        case .queen: .rankQueen
        case .king: .rankKing
        }
    }
}

extension Suit {
    fileprivate var phrase: Phrase {
        switch self {
        case .clubs: .suitClubs
        case .diamonds: .suitDiamonds
        case .hearts: .suitHearts
        case .spades: .suitSpades
        }
    }
}
