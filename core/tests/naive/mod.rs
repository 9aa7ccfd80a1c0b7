//! The game once more, written straight from the rules over lists of cards, without a thought for
//! speed. The core is held against it: the two share the cards and the choices of a ruleset, and no
//! rule of play.

#![allow(dead_code)] // each test program uses a part of it

pub(crate) mod duel;

use std::collections::BTreeSet;

use pyramide_core::card::Card;
use pyramide_core::position::Status;
use pyramide_core::rules::{Choices, DrawKind, Goal, Passes, Ruleset};
use pyramide_core::view::{CardState, EventKind, Notice, Slot, StockTap, View};

/// A move: a removal of one or two cards, a draw or a recycle.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Action {
    Remove(BTreeSet<Card>),
    Draw,
    Recycle,
}

/// The cards on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) rules: Choices,
    /// Seven rows from the top, each with its places from the left.
    pub(crate) pyramid: Vec<Vec<Option<Card>>>,
    /// The next card to be drawn first.
    pub(crate) stock: Vec<Card>,
    /// The piles, the top of each last.
    pub(crate) waste: Vec<Vec<Card>>,
    /// The card that the latest draw turned up.
    pub(crate) drawn: Option<Card>,
    /// How often the waste may still go back; `None` is any number.
    pub(crate) recycles: Option<u8>,
}

impl Table {
    pub(crate) fn new(cards: &[Card; 52], rules: Ruleset) -> Table {
        let rules = Choices::from(rules);
        let mut cards = cards.iter().copied();
        let pyramid = (1..=7)
            .map(|row| cards.by_ref().take(row).map(Some).collect())
            .collect();
        let mut table = Table {
            rules,
            pyramid,
            stock: cards.collect(),
            waste: match rules.draw {
                DrawKind::ThreePiles => vec![Vec::new(); 3],
                DrawKind::One | DrawKind::OpenStock => vec![Vec::new()],
            },
            drawn: None,
            recycles: match rules.passes {
                Passes::One => Some(0),
                Passes::Two => Some(1),
                Passes::Three => Some(2),
                Passes::Unlimited => None,
            },
        };
        if rules.opening_waste_card {
            let first = table.stock.remove(0);
            table.waste[0].push(first);
        }
        table
    }

    /// All cards that are not removed.
    pub(crate) fn cards(&self) -> Vec<Card> {
        let pyramid = self.pyramid.iter().flatten().filter_map(|card| *card);
        let waste = self.waste.iter().flatten().copied();
        pyramid
            .chain(self.stock.iter().copied())
            .chain(waste)
            .collect()
    }

    pub(crate) fn pyramid_left(&self) -> usize {
        self.pyramid.iter().flatten().flatten().count()
    }

    pub(crate) fn score(&self) -> usize {
        10 * (28 - self.pyramid_left())
    }

    /// The card at a place, rows and places from 1; `None` where it is gone or there is no place.
    pub(crate) fn at(&self, row: usize, place: usize) -> Option<Card> {
        *self.pyramid.get(row - 1)?.get(place - 1)?
    }

    /// The row and place of a pyramid card.
    fn place_of(&self, card: Card) -> Option<(usize, usize)> {
        (1..).zip(&self.pyramid).find_map(|(row, places)| {
            let place = places.iter().position(|there| *there == Some(card));
            place.map(|place| (row, place + 1))
        })
    }

    /// The cards that lie on the one there: (row + 1, place) and (row + 1, place + 1).
    pub(crate) fn coverers(&self, row: usize, place: usize) -> Vec<Card> {
        [place, place + 1]
            .into_iter()
            .filter_map(|place| self.at(row + 1, place))
            .collect()
    }

    pub(crate) fn is_free(&self, card: Card) -> bool {
        let in_pyramid = self
            .place_of(card)
            .is_some_and(|(row, place)| self.coverers(row, place).is_empty());
        let on_waste = self.waste.iter().any(|pile| pile.last() == Some(&card));
        let open = self.rules.draw == DrawKind::OpenStock && self.stock.first() == Some(&card);
        in_pyramid || on_waste || open
    }

    /// The waste card beneath the one just drawn, where the two may pair.
    pub(crate) fn under(&self) -> Option<Card> {
        match self.waste[0].as_slice() {
            [.., under, top] if self.rules.stock_pairs_waste && self.drawn == Some(*top) => {
                Some(*under)
            }
            _ => None,
        }
    }

    /// Whether `card` may be one of a pair, if the other is there.
    fn may_be_paired(&self, card: Card) -> bool {
        self.is_free(card) || self.under() == Some(card) || self.coverer_it_pairs(card).is_some()
    }

    /// The only card on a covered pyramid card, where the two can pair.
    fn coverer_it_pairs(&self, card: Card) -> Option<Card> {
        if !self.rules.pairs_own_coverer {
            return None;
        }
        let (row, place) = self.place_of(card)?;
        match self.coverers(row, place).as_slice() {
            [only] if self.is_free(*only) && make_thirteen(card, *only) => Some(*only),
            _ => None,
        }
    }

    fn may_pair(&self, one: Card, other: Card) -> bool {
        let lies_on = |top: Card, beneath: Card| {
            self.coverer_it_pairs(beneath) == Some(top)
                || (self.under() == Some(beneath) && self.drawn == Some(top))
        };
        make_thirteen(one, other)
            && ((self.is_free(one) && self.is_free(other))
                || lies_on(one, other)
                || lies_on(other, one))
    }

    pub(crate) fn is_won(&self) -> bool {
        match self.rules.goal {
            Goal::Pyramid => self.pyramid_left() == 0,
            Goal::All => self.cards().is_empty(),
        }
    }

    /// What the stock would do.
    pub(crate) fn turn(&self) -> Option<Action> {
        if self.is_won() {
            None
        } else if !self.stock.is_empty() {
            Some(Action::Draw)
        } else if self.waste.iter().any(|pile| !pile.is_empty()) && self.recycles != Some(0) {
            Some(Action::Recycle)
        } else {
            None
        }
    }

    /// Every possible move.
    pub(crate) fn moves(&self) -> BTreeSet<Action> {
        if self.is_won() {
            return BTreeSet::new();
        }
        let mut cards = self.cards();
        cards.retain(|card| self.may_be_paired(*card));
        let mut moves = BTreeSet::from_iter(self.turn());
        for (i, &one) in cards.iter().enumerate() {
            if one.rank.value() == 13 && self.is_free(one) {
                moves.insert(Action::Remove(BTreeSet::from([one])));
            }
            for &other in &cards[..i] {
                if self.may_pair(one, other) {
                    moves.insert(Action::Remove(BTreeSet::from([one, other])));
                }
            }
        }
        moves
    }

    pub(crate) fn status(&self) -> Status {
        // A draw is a move: the others need not be looked for.
        match self.turn() {
            Some(_) => Status::Playing,
            None => self.status_given(&self.moves()),
        }
    }

    /// The status where the moves are known.
    pub(crate) fn status_given(&self, moves: &BTreeSet<Action>) -> Status {
        if self.is_won() {
            Status::Won
        } else if moves.is_empty() {
            Status::Stuck
        } else {
            Status::Playing
        }
    }

    /// Makes a move that is possible.
    pub(crate) fn play(&mut self, action: &Action) {
        match action {
            Action::Remove(gone) => {
                for place in self.pyramid.iter_mut().flatten() {
                    if place.is_some_and(|card| gone.contains(&card)) {
                        *place = None;
                    }
                }
                self.stock.retain(|card| !gone.contains(card));
                for pile in &mut self.waste {
                    pile.retain(|card| !gone.contains(card));
                }
            }
            Action::Draw => {
                for pile in &mut self.waste {
                    if !self.stock.is_empty() {
                        let card = self.stock.remove(0);
                        pile.push(card);
                        self.drawn = Some(card);
                    }
                }
            }
            Action::Recycle => {
                self.stock = std::mem::take(&mut self.waste[0]);
                self.drawn = None;
                self.recycles = self.recycles.map(|left| left - 1);
            }
        }
    }
}

pub(crate) fn make_thirteen(one: Card, other: Card) -> bool {
    one.rank.value() + other.rank.value() == 13
}

/// What a step did and said: the cards of a removal, whatever their order.
pub(crate) type Said = (Option<(EventKind, BTreeSet<Card>)>, Option<Notice>);

const NOTHING: Said = (None, None);

/// A table with a player: selection, undo and redo as copies of the whole table, the count of moves.
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) table: Table,
    past: Vec<Table>,
    future: Vec<Table>,
    pub(crate) moves: u32,
    pub(crate) selected: Option<Card>,
}

impl Naive {
    pub(crate) fn new(cards: &[Card; 52], rules: Ruleset) -> Naive {
        Naive {
            table: Table::new(cards, rules),
            past: Vec::new(),
            future: Vec::new(),
            moves: 0,
            selected: None,
        }
    }

    pub(crate) fn tap(&mut self, slot: Slot) -> Said {
        let table = &self.table;
        let card = match slot {
            Slot::Pyramid(place) => table.at(place.row() as usize, place.place() as usize),
            Slot::Waste(pile) => table.waste[usize::from(pile) - 1].last().copied(),
            Slot::Under(_) => table.under(),
            Slot::Stock if table.rules.draw == DrawKind::OpenStock => table.stock.first().copied(),
            Slot::Stock => None,
        };
        let Some(card) = card.filter(|_| !table.is_won()) else {
            return if slot == Slot::Stock {
                self.draw()
            } else {
                NOTHING
            };
        };
        let can_be_selected = table.may_be_paired(card);
        if card.rank.value() == 13 && table.is_free(card) {
            self.remove(BTreeSet::from([card]))
        } else if card.rank.value() == 13 || !can_be_selected {
            (None, Some(Notice::Blocked))
        } else if self.selected.is_none() {
            self.selected = Some(card);
            NOTHING
        } else if self.selected == Some(card) && slot == Slot::Stock {
            self.draw()
        } else if self.selected == Some(card) {
            self.selected = None;
            NOTHING
        } else {
            self.second(card)
        }
    }

    /// A tap on a second card.
    fn second(&mut self, card: Card) -> Said {
        let first = self.selected.expect("there is a first one");
        let table = &self.table;
        if table.may_pair(first, card) {
            return self.remove(BTreeSet::from([first, card]));
        }
        // A waste card and the one just drawn on it may meet, but do not make 13.
        let latest = [table.under(), table.drawn];
        let meet = (table.is_free(first) && table.is_free(card))
            || (table.under().is_some()
                && latest.contains(&Some(first))
                && latest.contains(&Some(card)));
        self.selected = Some(card);
        let notice = if meet {
            Notice::MustMakeThirteen
        } else {
            Notice::Blocked
        };
        (None, Some(notice))
    }

    fn remove(&mut self, cards: BTreeSet<Card>) -> Said {
        self.selected = None;
        self.play(&Action::Remove(cards))
    }

    pub(crate) fn draw(&mut self) -> Said {
        match self.table.turn() {
            Some(turn) => self.play(&turn),
            None if self.table.is_won() => NOTHING,
            None => (None, Some(Notice::NoPassesLeft)),
        }
    }

    fn play(&mut self, action: &Action) -> Said {
        let before = self.table.clone();
        self.table.play(action);
        let cards = moved(&before, &self.table);
        self.remember(before);
        self.future.clear();
        self.moves += 1;
        // A pyramid card stays selected through a draw or a recycle.
        self.selected = self
            .selected
            .filter(|card| self.table.place_of(*card).is_some());
        let kind = match action {
            Action::Remove(_) => EventKind::Removed,
            Action::Draw => EventKind::Drawn,
            Action::Recycle => EventKind::Recycled,
        };
        (Some((kind, cards)), self.ending())
    }

    /// The latest 100 actions can be undone.
    fn remember(&mut self, before: Table) {
        self.past.push(before);
        if self.past.len() > 100 {
            self.past.remove(0);
        }
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty() && !self.table.is_won()
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub(crate) fn undo(&mut self) -> Said {
        if !self.can_undo() {
            return NOTHING;
        }
        let before = self.past.pop().expect("there is an action");
        let after = std::mem::replace(&mut self.table, before);
        let cards = moved(&self.table, &after);
        self.future.push(after);
        self.selected = None;
        (Some((EventKind::Undone, cards)), self.ending())
    }

    pub(crate) fn redo(&mut self) -> Said {
        let Some(after) = self.future.pop() else {
            return NOTHING;
        };
        let before = std::mem::replace(&mut self.table, after);
        let cards = moved(&before, &self.table);
        self.remember(before);
        self.selected = None;
        (Some((EventKind::Redone, cards)), self.ending())
    }

    fn ending(&self) -> Option<Notice> {
        match self.table.status() {
            Status::Playing => None,
            Status::Won => Some(Notice::Won),
            Status::Stuck => Some(Notice::Stuck),
        }
    }

    /// Fails unless a view shows exactly this table.
    pub(crate) fn assert_shown_by(&self, view: &View) {
        let table = &self.table;
        assert_eq!(view.status, table.status());
        assert_eq!(view.score as usize, table.score());
        assert_eq!(view.moves, self.moves);
        assert_eq!(view.can_undo, self.can_undo());
        assert_eq!(view.can_redo, self.can_redo());
        assert_eq!(view.passes_left, table.recycles);

        let selected = |card: Option<Card>| card.is_some() && card == self.selected;
        let mut shown = view.pyramid.iter();
        for (row, place) in (1..=7).flat_map(|row| (1..=row).map(move |place| (row, place))) {
            let Some(card) = table.at(row, place) else {
                continue;
            };
            let view = shown.next().expect("the card is shown");
            assert_eq!(
                (view.place.row() as usize, view.place.place() as usize),
                (row, place)
            );
            assert_eq!(view.card, card);
            let state = if selected(Some(card)) {
                CardState::Selected
            } else if table.coverers(row, place).is_empty() {
                CardState::Free
            } else {
                CardState::Covered
            };
            assert_eq!(view.state, state, "{card}");
            let coverers = [table.at(row + 1, place), table.at(row + 1, place + 1)];
            let coverers = if row == 7 { [None, None] } else { coverers };
            assert_eq!(view.covered_by, coverers);
        }
        assert_eq!(shown.next(), None);

        let open = table.rules.draw == DrawKind::OpenStock;
        let top = table.stock.first().copied().filter(|_| open);
        assert_eq!(usize::from(view.stock.left), table.stock.len());
        assert_eq!(view.stock.top, top);
        assert_eq!(view.stock.selected, selected(top));
        let tap = match table.turn() {
            Some(Action::Draw) => StockTap::Draw,
            Some(_) => StockTap::Recycle,
            None => StockTap::Nothing,
        };
        assert_eq!(view.stock.tap, tap);
        assert_eq!(view.waste.len(), table.waste.len());
        for (shown, pile) in view.waste.iter().zip(&table.waste) {
            assert_eq!(shown.top, pile.last().copied());
            assert_eq!(shown.under, table.under());
            assert_eq!(usize::from(shown.count), pile.len());
            assert_eq!(shown.selected, selected(shown.top));
            assert_eq!(shown.under_selected, selected(shown.under));
        }
    }
}

/// The cards that lie elsewhere than before.
fn moved(before: &Table, after: &Table) -> BTreeSet<Card> {
    let (before, after) = (piles(before), piles(after));
    let cards = Card::ALL.into_iter();
    cards
        .filter(|card| before[card.index()] != after[card.index()])
        .collect()
}

/// What each card lies in, by its index: a place of the pyramid, a waste pile or the stock, each with
/// its number; `None` where it is removed.
fn piles(table: &Table) -> [Option<usize>; 52] {
    let mut piles = [None; 52];
    let mut put = |card: Card, pile| piles[card.index()] = Some(pile);
    for (card, place) in table.pyramid.iter().flatten().zip(0..) {
        if let Some(card) = card {
            put(*card, place);
        }
    }
    for (cards, pile) in table.waste.iter().chain([&table.stock]).zip(28..) {
        for card in cards {
            put(*card, pile);
        }
    }
    piles
}
