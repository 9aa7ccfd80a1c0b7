//! What is seen of the table.

use super::{Step, Table};
use crate::clock::Now;
use crate::position::{Move, Position};
use crate::pyramid::Place;
use crate::seat::Seat;
use crate::store::Store;
use crate::view::{CardState, Event, EventKind, PyramidCard, Stock, StockTap, Travel, View, Waste};

impl Table {
    /// The ways of all cards that are elsewhere than before; of a removal in the order of its taps.
    pub(super) fn event(&self, kind: EventKind, before: Position, actions: &[Move]) -> Event {
        let (deal, position) = (self.game.deal(), self.game.position());
        let removed = actions.iter().flat_map(|action| action.cards());
        let mut travels: Vec<Travel> = Vec::new();
        for card in removed.chain(deal.cards().iter().copied()) {
            let seat = deal.seat(card);
            let (from, to) = (before.spot(deal, seat), position.spot(deal, seat));
            if from != to && travels.iter().all(|travel| travel.card != card) {
                travels.push(Travel { card, from, to });
            }
        }
        Event {
            kind,
            cards: travels.iter().map(|travel| travel.card).collect(),
            travels,
        }
    }

    pub(crate) fn view(&self, (event, notice): Step, now: Now, store: &mut Store) -> View {
        let (deal, position) = (self.game.deal(), self.game.position());
        let rules = deal.rules();
        let card = |seat: Option<Seat>| seat.map(|seat| deal.card(seat));
        let is_selected = |seat: Option<Seat>| seat.is_some() && seat == self.selected;
        let hint = self.hint.map(|(_, hint)| hint);
        let is_hinted = |seat: Option<Seat>| {
            hint.is_some_and(|hint| hint.action.cards().any(|hinted| Some(hinted) == card(seat)))
        };
        let free = position.free(deal);
        let pyramid = position
            .pyramid()
            .into_iter()
            .filter_map(Place::of)
            .map(|place| {
                let seat = place.seat();
                let coverer =
                    |covers: Seat| position.left().contains(covers).then(|| deal.card(covers));
                let coverers = place.coverers();
                PyramidCard {
                    place,
                    card: deal.card(seat),
                    state: if is_selected(Some(seat)) {
                        CardState::Selected
                    } else if free.contains(seat) {
                        CardState::Free
                    } else {
                        CardState::Covered
                    },
                    hinted: is_hinted(Some(seat)),
                    covered_by: [coverers.first(), coverers.last()]
                        .map(|seat| seat.and_then(coverer)),
                }
            });
        let next = (position.stock() & free).first();
        let under = position.under(deal);
        let waste = (1..=rules.waste_piles()).map(|number| {
            let pile = position.pile(deal, number);
            Waste {
                top: card(pile.last()),
                under: card(under),
                count: pile.len(),
                selected: is_selected(pile.last()),
                under_selected: is_selected(under),
                hinted: is_hinted(pile.last()),
                under_hinted: is_hinted(under),
            }
        });
        View {
            code: deal.code(),
            rules,
            status: self.game.status(),
            score: self.game.score(),
            moves: self.game.moves(),
            played_ms: self.stopwatch.played_ms(now),
            running: self.stopwatch.is_running(),
            paused: self.paused,
            pyramid: pyramid.collect(),
            stock: Stock {
                left: position.stock().len(),
                top: card(next),
                selected: is_selected(next),
                hinted: is_hinted(next)
                    || hint.is_some_and(|hint| matches!(hint.action, Move::Draw | Move::Recycle)),
                tap: match position.turn().filter(|_| !self.is_won()) {
                    Some(Move::Draw) => StockTap::Draw,
                    Some(_) => StockTap::Recycle,
                    None => StockTap::Nothing,
                },
            },
            waste: waste.collect(),
            passes_left: position.recycles(),
            can_undo: self.game.can_undo(),
            can_redo: self.game.can_redo(),
            verdict: self.verdicts.get(&position).copied(),
            hint,
            event,
            notice,
            troubles: store.take_troubles(),
        }
    }
}
