import PyramideCore

extension GameView {
    /// The slot of a card that can be seen.
    public func slot(of card: Card) -> Slot? {
        if let place = pyramid.first(where: { $0.card == card })?.place { return .pyramid(place: place) }
        if stock.top == card { return .stock }
        for (pile, waste) in zip(UInt32(1)..., waste) {
            if waste.top == card { return .waste(pile: pile) }
            if waste.under == card { return .under(pile: pile) }
        }
        return nil
    }
}
