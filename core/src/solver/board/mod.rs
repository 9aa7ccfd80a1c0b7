//! A deal prepared for searching: its moves as masks of seats.
//!
//! This says nothing about the rules that [`Position`] does not say: the tests play random games of
//! every ruleset on both and compare every move.

mod ranks;
mod removals;
mod stock;
mod waste;

use super::state::{SEATS, State, UNLIMITED, below, lowest};
use crate::deal::Deal;
use crate::position::{Move, Position};
use crate::rules::{Draw, Goal, Ruleset};
use crate::seat::Seat;
use stock::Supply;

pub(super) use ranks::{Pairs, Tally, excess};
pub(super) use removals::coverers;

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

    pub(super) fn goal_is_all(&self) -> bool {
        self.rules().goal == Goal::All
    }

    /// Whether any card outside the pyramid can be had at any time, so that of those only which are
    /// left matters.
    pub(super) fn any_order(&self) -> bool {
        self.rules().passes().recycles().is_none()
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

    pub(super) fn is_won(&self, state: State) -> bool {
        match self.rules().goal {
            Goal::Pyramid => state.pyramid() == 0,
            Goal::All => state.left() == 0,
        }
    }

    /// The state without the cards of some seats.
    pub(super) fn remove(&self, state: State, seats: u64) -> State {
        self.settle(state.without(seats))
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
}

#[allow(clippy::cast_possible_truncation)] // below 52
fn index(seat: Seat) -> u32 {
    seat.index() as u32
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
}
