//! A deal prepared for searching: its moves as masks of seats.
//!
//! This says nothing about the rules that [`Position`] does not say: it is derived from the deal,
//! and the tests play random games of every ruleset on both and compare every move.

use super::state::{
    FIRST_STOCK, PYRAMID, ROWS, SEATS, STOCK, State, UNLIMITED, below, covered, highest, lowest,
    seats,
};
use crate::deal::Deal;
use crate::position::{Move, Position};
use crate::rules::{Draw, Goal, Ruleset};
use crate::seat::Seat;

/// How the cards of the stock come up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Supply {
    /// One at a time.
    One,
    /// One at a time, and the one just drawn may pair with the one beneath.
    OneOrUnder,
    /// Three at a time.
    Three,
    /// One at a time, the next one lies open.
    Open,
}

/// A set of the 96 pairs of a deal that make 13: bit 16 *c* + 4 *i* + *j* stands for the *i*-th card
/// of the lower rank of class *c*, by seat, with the *j*-th of the higher one.
pub(super) type Pairs = u128;

/// How many cards of each of the twelve ranks that make pairs, a nibble each: the six lower ranks of
/// the classes, then the six higher ones in the same order.
pub(super) type Tally = u64;

/// For each rank, how many more cards there are in one tally than in another.
pub(super) const fn excess(tally: Tally, over: Tally) -> Tally {
    const EIGHTS: Tally = 0x8888_8888_8888;
    // A nibble keeps its eight where nothing had to be borrowed.
    let rest = (tally | EIGHTS) - over;
    let more = (rest & EIGHTS) >> 3;
    rest & (more * 7)
}

/// A deal prepared for searching.
pub(super) struct Board {
    deal: Deal,
    supply: Supply,
    /// For each seat, the seats of the cards that make 13 with it.
    partners: [u64; Seat::COUNT],
    /// For each seat, those of the cards of its rank.
    same_rank: [u64; Seat::COUNT],
    /// For each seat, one in the nibble of its rank; zero for a king.
    unit: [Tally; Seat::COUNT],
    kings: u64,
    /// For each seat, the pairs that its card could make.
    pairs: [Pairs; Seat::COUNT],
    /// The six classes of ranks that make 13 with each other: the seats of the lower rank and of
    /// the higher one.
    classes: [(u64, u64); 6],
}

impl Board {
    pub(super) fn new(deal: &Deal) -> Board {
        let partners = std::array::from_fn(|i| deal.partners(Seat::at(i)).bits());
        let same_rank = partners.map(|p: u64| match p {
            0 => deal.kings().bits(),
            _ => partners[p.trailing_zeros() as usize],
        });
        let mut classes = [(0, 0); 6];
        let mut unit = [0; Seat::COUNT];
        let mut pairs = [0; Seat::COUNT];
        for (i, card) in deal.cards().iter().enumerate() {
            let value = usize::from(card.rank.value());
            let number = (same_rank[i] & below(i)).count_ones();
            if let 1..=6 = value {
                classes[value - 1] = (same_rank[i], partners[i]);
                unit[i] = 1 << (4 * (value - 1));
                pairs[i] = 0x000f << (16 * (value - 1)) << (4 * number);
            } else if value < 13 {
                unit[i] = 1 << (4 * (12 - value + 6));
                pairs[i] = 0x1111 << (16 * (12 - value)) << number;
            }
        }
        Board {
            supply: match deal.rules().draw {
                Draw::One { .. } if deal.rules().stock_pairs_waste() => Supply::OneOrUnder,
                Draw::One { .. } => Supply::One,
                Draw::ThreePiles => Supply::Three,
                Draw::OpenStock { .. } => Supply::Open,
            },
            partners,
            same_rank,
            unit,
            kings: deal.kings().bits(),
            pairs,
            classes,
            deal: deal.clone(),
        }
    }

    pub(super) const fn deal(&self) -> &Deal {
        &self.deal
    }

    pub(super) const fn rules(&self) -> Ruleset {
        self.deal.rules()
    }

    pub(super) const fn kings(&self) -> u64 {
        self.kings
    }

    pub(super) const fn partners(&self, seat: usize) -> u64 {
        self.partners[seat]
    }

    pub(super) const fn classes(&self) -> &[(u64, u64); 6] {
        &self.classes
    }

    /// How many cards of each rank are at some seats.
    pub(super) fn tally(&self, mask: u64) -> Tally {
        seats(mask).fold(0, |tally, seat| tally + self.unit[seat])
    }

    /// The cards outside the pyramid whose rank has this nibble in a [`Tally`].
    pub(super) fn outsiders(&self, nibble: usize) -> u64 {
        let (low, high) = self.classes[nibble % 6];
        (if nibble < 6 { low } else { high }) & STOCK
    }

    /// How many draws it takes at least to get past some cards that are next in the stock, and, with
    /// `to_next`, to the card behind them. At most `takeable` of them may be taken from an open stock
    /// without being drawn; each further two would cost a removal more.
    pub(super) fn least_draws(&self, state: State, past: u64, to_next: bool, takeable: u32) -> u32 {
        let cards = past.count_ones() + u32::from(to_next);
        match self.supply {
            Supply::One | Supply::OneOrUnder => cards,
            Supply::Three => cards.div_ceil(3),
            Supply::Open => {
                let single = self.without_partner(past, state);
                let others = past.count_ones() - single;
                single + others.saturating_sub(takeable).div_ceil(2)
            }
        }
    }

    /// Of some cards, how many are sure to stay for want of a partner.
    fn without_partner(&self, cards: u64, state: State) -> u32 {
        let single = |rank: u64, partners: u64| {
            let partners = (partners & state.left()).count_ones();
            (rank & cards).count_ones().saturating_sub(partners)
        };
        let classes = self.classes.iter();
        classes
            .map(|&(low, high)| single(low, high) + single(high, low))
            .sum()
    }

    /// The pair that a removal takes, as a set of one; none for a king.
    pub(super) fn pair(&self, removal: u64) -> Pairs {
        let (one, other) = (lowest(removal), highest(removal));
        if one == other {
            return 0;
        }
        self.pairs_with(one) & self.pairs_with(other)
    }

    /// The pairs that some of the cards at these seats could make.
    pub(super) fn pairs_with(&self, mask: u64) -> Pairs {
        seats(mask).fold(0, |pairs, seat| pairs | self.pairs[seat])
    }

    pub(super) fn goal_is_all(&self) -> bool {
        self.rules().goal == Goal::All
    }

    /// Whether two cards of the stock can ever pair with each other.
    pub(super) fn stock_pairs_itself(&self) -> bool {
        self.supply != Supply::One
    }

    pub(super) fn state(&self, position: Position) -> State {
        let stock = position.stock().first().map_or(SEATS, index);
        let just_drawn = position.under(&self.deal).is_some();
        let drawn = match position.waste().last() {
            Some(top) if just_drawn => index(top) + 1,
            _ => stock,
        };
        let recycles = position.recycles().map_or(UNLIMITED, u64::from);
        self.settle(State::new(position.left().bits(), drawn, recycles))
    }

    /// The one state for all that cannot be told apart: the stock begins with its next card, unless
    /// the rules ask whether the waste's top was just drawn.
    fn settle(&self, state: State) -> State {
        if self.supply == Supply::OneOrUnder && self.under_pair(state) != 0 {
            return state;
        }
        let stock = state.stock();
        let next = if stock == 0 {
            SEATS
        } else {
            stock.trailing_zeros()
        };
        State::new(state.left(), next, state.recycles())
    }

    pub(super) fn is_won(&self, state: State) -> bool {
        match self.rules().goal {
            Goal::Pyramid => state.pyramid() == 0,
            Goal::All => state.left() == 0,
        }
    }

    /// The free cards of the stock and the waste.
    fn tops(&self, state: State) -> u64 {
        let waste = state.waste();
        match self.supply {
            Supply::One | Supply::OneOrUnder => highest(waste),
            Supply::Three => PILES
                .iter()
                .fold(0, |tops, pile| tops | highest(waste & pile)),
            Supply::Open => highest(waste) | lowest(state.stock()),
        }
    }

    /// Calls `visit` with the seats of each removal that involves one of the seats `with`.
    pub(super) fn removals(&self, state: State, with: u64, mut visit: impl FnMut(u64)) {
        let pyramid = state.pyramid();
        let (left, right) = covered(pyramid);
        let free = pyramid & !(left | right) | self.tops(state);
        for king in seats(free & self.kings & with) {
            visit(1 << king);
        }
        for seat in seats(free & !self.kings) {
            let others = self.partners[seat] & free & !below(seat);
            let others = if with >> seat & 1 == 1 {
                others
            } else {
                others & with
            };
            for other in seats(others) {
                visit(1 << seat | 1 << other);
            }
        }
        if self.rules().pairs_own_coverer {
            for seat in seats(left ^ right) {
                let row = row_of(seat);
                let coverer = 1 << (seat + row) << (right >> seat & 1);
                let pair = 1 << seat | coverer;
                if self.partners[seat] & free & coverer != 0 && pair & with != 0 {
                    visit(pair);
                }
            }
        }
        if self.supply == Supply::OneOrUnder {
            let pair = self.under_pair(state);
            if pair & with != 0 {
                visit(pair);
            }
        }
    }

    /// As [`Board::removals`], where every card outside the pyramid can be brought up: all its pairs
    /// with a free card of the pyramid, and all pairs of neighbours out there.
    pub(super) fn removals_in_any_order(&self, state: State, mut visit: impl FnMut(u64)) {
        let pyramid = state.pyramid();
        let outside = state.left() & STOCK;
        let (left, right) = covered(pyramid);
        let free = pyramid & !(left | right);
        self.removals(state, PYRAMID, |pair| {
            if pair & STOCK == 0 {
                visit(pair);
            }
        });
        for seat in seats(free) {
            for other in seats(self.partners[seat] & outside) {
                visit(1 << seat | 1 << other);
            }
        }
        let mut rest = outside;
        while rest != 0 {
            let one = lowest(rest);
            rest &= !one;
            let next = lowest(rest);
            if self.partners[one.trailing_zeros() as usize] & next != 0 {
                visit(one | next);
            }
        }
    }

    /// The card just drawn and the one beneath, if they make 13.
    fn under_pair(&self, state: State) -> u64 {
        let latest = state.latest();
        if latest == 0 {
            return 0;
        }
        let under = highest(state.waste() & !latest);
        if self.partners[latest.trailing_zeros() as usize] & under == 0 {
            0
        } else {
            latest | under
        }
    }

    /// The free kings.
    pub(super) fn free_kings(&self, state: State) -> u64 {
        let pyramid = state.pyramid();
        let kings = self.kings & state.left();
        if kings == 0 {
            return 0;
        }
        let (left, right) = covered(pyramid);
        kings & (pyramid & !(left | right) | self.tops(state))
    }

    /// The state without the cards of some seats.
    pub(super) fn remove(&self, state: State, seats: u64) -> State {
        self.settle(state.without(seats))
    }

    /// The state after the draw or the recycle, if there is one.
    pub(super) fn turn(&self, state: State) -> Option<State> {
        let stock = state.stock();
        if stock != 0 {
            let mut rest = stock & (stock - 1);
            if self.supply == Supply::Three {
                rest &= rest.wrapping_sub(1);
                rest &= rest.wrapping_sub(1);
            }
            let last = highest(stock & !rest);
            let drawn = last.trailing_zeros() + 1;
            return Some(self.settle(State::new(state.left(), drawn, state.recycles())));
        }
        let recycles = match state.recycles() {
            0 => return None,
            UNLIMITED => UNLIMITED,
            left => left - 1,
        };
        (state.waste() != 0).then(|| self.settle(State::new(state.left(), FIRST_STOCK, recycles)))
    }

    /// The cards that a turn has just made free.
    fn exposed(&self, state: State) -> u64 {
        match self.supply {
            Supply::One | Supply::OneOrUnder | Supply::Three => self.tops(state),
            Supply::Open => lowest(state.stock()),
        }
    }

    /// Calls `visit` with each state that turning the stock leads to, one after the other, the
    /// number of turns to it and the cards that the last of them made free. It ends when everything
    /// was up once, when no turn is left, or when `visit` says so.
    pub(super) fn turns(&self, state: State, mut visit: impl FnMut(State, u8, u64) -> bool) {
        let (waste, stock) = (state.waste(), state.stock());
        let mut draws_left = (waste | stock).count_ones();
        // The waste's top need not come round to what it is now.
        if self.supply == Supply::One && waste != 0 {
            draws_left -= 1;
        }
        let (mut at, mut turns) = (state, 0);
        while let Some(next) = self.turn(at) {
            if at.stock() != 0 {
                if draws_left == 0 {
                    return;
                }
                draws_left -= 1;
            }
            at = next;
            turns += 1;
            let exposed = self.exposed(at);
            if exposed != 0 && !visit(at, turns, exposed) {
                return;
            }
        }
    }

    /// The move that removes the cards of these seats.
    pub(super) fn removal(&self, seats: u64) -> Move {
        let card = |seat: u64| self.deal.cards()[seat.trailing_zeros() as usize];
        let low = lowest(seats);
        if seats == low {
            Move::King(card(seats))
        } else {
            Move::Pair(card(low), card(seats & !low))
        }
    }

    /// The seats that a move removes.
    pub(super) fn seats_of(&self, action: Move) -> u64 {
        let seat = |card| 1 << self.deal.seat(card).index();
        match action {
            Move::Pair(one, other) => seat(one) | seat(other),
            Move::King(king) => seat(king),
            Move::Draw | Move::Recycle => 0,
        }
    }

    /// The state without the kings that are sure to go as soon as they come up, and whose going does
    /// not change what comes up with them. A king of the waste does where it lies between the card
    /// just drawn and another, which could be its partner.
    pub(super) fn without_single_kings(&self, state: State) -> State {
        let kings = match self.supply {
            Supply::One | Supply::Open => self.kings & state.left() & STOCK,
            Supply::OneOrUnder => self.kings & state.stock(),
            Supply::Three => 0,
        };
        self.remove(state, kings)
    }

    /// The state without what lies on the waste and can have no part in winning.
    pub(super) fn without_the_unreachable(&self, state: State) -> State {
        if !state.is_last_pass() || self.goal_is_all() || state.waste() == 0 {
            return state;
        }
        match state.waste() & !self.reachable_in_this_pass(state) {
            0 => state,
            unreachable => self.remove(state, unreachable),
        }
    }

    /// The seats of each waste pile.
    const fn piles(&self) -> &[u64] {
        match self.supply {
            Supply::Three => &PILES,
            Supply::One | Supply::OneOrUnder | Supply::Open => &[STOCK],
        }
    }

    /// The cards of the waste, without those that are known to stay under others for good: in the
    /// last pass a card above another has to go first, so it needs a partner, and partners are not
    /// used twice.
    pub(super) fn reachable_waste(&self, state: State) -> u64 {
        if state.is_last_pass() {
            self.reachable_in_this_pass(state)
        } else {
            state.waste()
        }
    }

    /// The cards of the waste that may be removed before the next recycle.
    pub(super) fn reachable_in_this_pass(&self, state: State) -> u64 {
        let others = match self.supply {
            Supply::One => state.pyramid(),
            Supply::OneOrUnder | Supply::Three | Supply::Open => state.left(),
        };
        let waste = state.waste();
        self.piles()
            .iter()
            .fold(0, |all, pile| all | self.liftable(waste & pile, others))
    }

    fn liftable(&self, mut pile: u64, others: u64) -> u64 {
        let mut lifted = 0;
        while pile != 0 {
            let seat = pile.ilog2() as usize;
            pile &= !(1 << seat);
            if self.kings >> seat & 1 == 0 {
                let partners = self.partners[seat] & others;
                if partners == 0 {
                    break;
                }
                let rivals = self.same_rank[seat] & lifted;
                if rivals != 0 && rivals.count_ones() >= partners.count_ones() {
                    // One of them may go, but not all.
                    return lifted | 1 << seat;
                }
            }
            lifted |= 1 << seat;
        }
        lifted
    }
}

#[allow(clippy::cast_possible_truncation)] // below 52
fn index(seat: Seat) -> u32 {
    seat.index() as u32
}

/// The seats of the three waste piles.
const PILES: [u64; 3] = {
    const FIRST: u64 = 0o1111_1111 << FIRST_STOCK; // every third of 24
    [FIRST, FIRST << 1, FIRST << 2]
};

/// The row of a pyramid seat, from 1.
const fn row_of(seat: usize) -> usize {
    const TABLE: [usize; Seat::PYRAMID] = {
        let mut table = [0; Seat::PYRAMID];
        let mut seat = 0;
        while seat < table.len() {
            let mut row = 0;
            while ROWS[row] >> seat & 1 == 0 {
                row += 1;
            }
            table[seat] = row + 1;
            seat += 1;
        }
        table
    };
    TABLE[seat]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::code::{DealCode, Seed};

    /// What the board says of a position is what the position says of itself.
    fn compare(board: &Board, position: Position) {
        let deal = board.deal();
        let state = board.state(position);
        let won = position.status(deal) == crate::position::Status::Won;
        assert_eq!(board.is_won(state), won);
        assert_eq!(state.left(), position.left().bits());
        assert_eq!(state.stock(), position.stock().bits());
        assert_eq!(state.waste(), position.waste().bits());
        if won {
            return;
        }
        let mut removals = Vec::new();
        board.removals(state, u64::MAX, |removal| removals.push(removal));
        let distinct: BTreeSet<u64> = removals.iter().copied().collect();
        assert_eq!(distinct.len(), removals.len(), "a removal is listed twice");
        let expected: BTreeSet<u64> = position
            .moves(deal)
            .map(|action| board.seats_of(action))
            .filter(|&seats| seats != 0)
            .collect();
        assert_eq!(distinct, expected, "{deal:?} {position:?}");
        let kings = removals.iter().filter(|removal| removal.is_power_of_two());
        assert_eq!(
            board.free_kings(state),
            kings.fold(0, |all, king| all | king)
        );
        for removal in removals {
            let next = position.apply(deal, board.removal(removal)).unwrap();
            assert_eq!(board.state(next), board.remove(state, removal));
        }
        let turned = position
            .turn()
            .map(|turn| position.apply(deal, turn).unwrap());
        assert_eq!(board.turn(state), turned.map(|next| board.state(next)));
    }

    #[test]
    fn it_says_what_positions_say() {
        let mut random = 1_u64;
        for rules in Ruleset::all() {
            for game in 0..20 {
                let seed = Seed::from_random(game * 7_919 + 11);
                let deal = Deal::from_code(DealCode { rules, seed });
                let board = Board::new(&deal);
                let mut position = Position::start(&deal);
                for _ in 0..150 {
                    compare(&board, position);
                    let moves: Vec<Move> = position.moves(&deal).collect();
                    if moves.is_empty() {
                        break;
                    }
                    random = random
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    let choice = usize::try_from(random >> 40).unwrap() % moves.len();
                    position = position.apply(&deal, moves[choice]).unwrap();
                }
            }
        }
    }

    /// A king that was left on the waste keeps the card just drawn from the one below the king, also
    /// where the king itself is of no account.
    #[test]
    fn a_king_between_two_cards_keeps_them_apart() {
        let mut cards = crate::card::Card::ALL;
        // The stock begins with 6C KC 7C.
        cards.swap(5, 28);
        cards.swap(12, 29);
        cards.swap(6, 30);
        let deal = Deal::from_deck(&cards, "XAC".parse().unwrap()).unwrap();
        let board = Board::new(&deal);
        let mut position = Position::start(&deal);
        for _ in 0..3 {
            position = position.apply(&deal, Move::Draw).unwrap();
        }
        let state = board.without_single_kings(board.state(position));
        board.removals(state, u64::MAX, |removal| assert_ne!(removal, 0b101 << 28));
        assert_eq!(state.waste(), 0b111 << 28);
    }

    /// Turning in steps is turning one by one, and shows every card that a turn frees.
    #[test]
    fn turns_are_single_turns() {
        for rules in Ruleset::all() {
            let seed = Seed::from_random(18);
            let board = Board::new(&Deal::from_code(DealCode { rules, seed }));
            let start = board.state(Position::start(board.deal()));
            let mut shown = board.tops(start);
            board.turns(start, |at, turns, exposed| {
                let one_by_one = (0..turns).try_fold(start, |at, _| board.turn(at));
                assert_eq!(one_by_one, Some(at));
                shown |= exposed;
                true
            });
            assert_eq!(shown, STOCK);
        }
    }

    #[test]
    fn coverers_are_those_of_the_pyramid() {
        for index in 0..Seat::PYRAMID {
            let place = crate::pyramid::Place::of(Seat::at(index)).unwrap();
            assert_eq!(row_of(index), place.row() as usize);
            let (left, right) = covered(PYRAMID);
            let is_covered = (left & right) >> index & 1 == 1;
            assert_eq!(is_covered, !place.coverers().is_empty());
            if is_covered {
                let both = 0b11 << (index + row_of(index));
                assert_eq!(place.coverers().bits(), both);
            }
        }
    }
}
