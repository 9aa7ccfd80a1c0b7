import PyramideCore

extension GameView {
    /// The same table with a move marked as a hint is.
    func marking(_ action: Move) -> GameView {
        switch action {
        case .pair(let one, let other): return marking([one, other])
        case .king(let card): return marking([card])
        case .draw, .recycle:
            var marked = self
            marked.stock.hinted = true
            return marked
        }
    }

    /// The same table with some cards marked as hinted.
    func marking(_ cards: Set<Card>) -> GameView {
        func isMarked(_ card: Card?) -> Bool { card.map(cards.contains) ?? false }
        var marked = self
        for index in pyramid.indices { marked.pyramid[index].hinted = isMarked(pyramid[index].card) }
        marked.stock.hinted = isMarked(stock.top)
        for index in waste.indices {
            marked.waste[index].hinted = isMarked(waste[index].top)
            marked.waste[index].underHinted = isMarked(waste[index].under)
        }
        return marked
    }
}
