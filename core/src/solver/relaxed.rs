//! The game without regret: a card that was removed can still be had, as if it were there.
//!
//! Nothing in it has to be chosen. Every pair that can be made is made, what it frees stays free, and
//! the cards of the stock come up and are buried in their order. A real line of play never has more
//! removed at the same turn of the stock. So what this game does not remove no line removes, and what
//! takes it many turns takes every line as many. The theorem counts cards and does not know the
//! order of the stock; this knows the order and does not count.
//!
//! It is the *delete relaxation* of planning (Blai Bonet, Héctor Geffner, *Planning as heuristic
//! search*, 2001).

use super::board::{Board, Pairs, coverers};
use super::state::{STOCK, State, covered, seats};

/// What the relaxed game comes to.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The cards that some line might remove; no line removes any other.
    pub(super) cards: u64,
    /// Every win takes at least so many turns of the stock.
    pub(super) turns: u32,
}

/// Plays the relaxed game from a state, without making the pairs `never`; none if it is not won.
pub(super) fn play(board: &Board, state: State, never: Pairs) -> Option<Reach> {
    let must_go = if board.goal_is_all() {
        state.left()
    } else {
        state.pyramid()
    };
    let mut game = Game::new(board, state, never);
    let mut recycles = state.recycles();
    let (mut turns, mut turns_to_win) = (0, None);
    // Before a whole pass, what was gone.
    let mut gone_before = None;
    loop {
        game.remove_all();
        if turns_to_win.is_none() && must_go & !game.gone == 0 {
            turns_to_win = Some(turns);
            if board.any_order() {
                // Each card can still come up.
                game.gone = state.left();
            }
        }
        let is_over = game.gone == state.left();
        if game.stock != 0 && !is_over {
            turns += game.draw();
        } else if game.waste == 0 || recycles == 0 || is_over || gone_before == Some(game.gone) {
            return turns_to_win.map(|turns| Reach {
                cards: game.gone,
                turns,
            });
        } else {
            gone_before = Some(game.gone);
            if !board.any_order() {
                recycles -= 1;
            }
            turns += 1;
            game.recycle();
        }
    }
}

/// How far a relaxed game has come.
struct Game<'a> {
    board: &'a Board,
    never: Pairs,
    pyramid: u64,
    waste: u64,
    stock: u64,
    /// The card just drawn, where it may pair with the one beneath.
    latest: u64,
    /// What was removed at some time.
    gone: u64,
    /// The free cards of the pyramid.
    free: u64,
    /// Those that a single card covers, where they may pair with it.
    half_free: u64,
    /// Whether no card of the stock was drawn before.
    is_first_pass: bool,
}

impl Game<'_> {
    fn new(board: &Board, state: State, never: Pairs) -> Game<'_> {
        let mut game = Game {
            board,
            never,
            pyramid: state.pyramid(),
            waste: state.waste(),
            stock: state.stock(),
            latest: state.latest() & board.under_pair(state),
            gone: 0,
            free: 0,
            half_free: 0,
            is_first_pass: true,
        };
        game.uncover();
        game
    }

    fn uncover(&mut self) {
        let (left, right) = covered(self.pyramid & !self.gone);
        self.free = self.pyramid & (self.gone | !(left | right));
        if self.board.rules().pairs_own_coverer {
            self.half_free = left ^ right;
        }
    }

    /// Draws, and says how many turns that is at least: what may have gone in an earlier pass, or as
    /// the top of an open stock, need not be drawn.
    fn draw(&mut self) -> u32 {
        let next = self.board.next(self.stock);
        self.stock &= !next;
        self.waste |= next;
        if self.board.pairs_under() {
            self.latest = next;
        }
        let is_there = self.is_first_pass && self.board.must_draw() || next & !self.gone != 0;
        u32::from(is_there)
    }

    fn recycle(&mut self) {
        self.stock = self.waste;
        self.waste = 0;
        self.latest = 0;
        self.is_first_pass = false;
    }

    /// Removes what can be removed, until there is nothing more.
    fn remove_all(&mut self) {
        loop {
            let more = self.removable() & !self.gone;
            if more == 0 {
                return;
            }
            self.gone |= more;
            if more & self.pyramid != 0 {
                self.uncover();
            }
        }
    }

    fn removable(&self) -> u64 {
        let board = self.board;
        let free = self.free | board.tops_through(self.waste, self.stock, self.gone);
        let mut found = free & board.kings();
        for seat in seats(free & !self.gone & !found) {
            let is_single_top = !board.tops_pair() && STOCK >> seat & 1 == 1;
            found |= self.pairs(seat, if is_single_top { self.free } else { free });
        }
        for seat in seats(self.half_free) {
            found |= self.pairs(seat, coverers(seat) & self.free);
        }
        if self.latest != 0 {
            let gone = self.gone | self.latest;
            let under = board.tops_through(self.waste, self.stock, gone) & !self.latest;
            found |= self.pairs(self.latest.trailing_zeros() as usize, under);
        }
        found
    }

    /// The card of a seat with its partners among some cards; nothing if there are none.
    fn pairs(&self, seat: usize, among: u64) -> u64 {
        let board = self.board;
        let mut partners = board.partners(seat) & among;
        let never = self.never & board.pairs_of(seat);
        if never != 0 {
            for other in seats(partners) {
                if never & board.pairs_of(other) != 0 {
                    partners &= !(1 << other);
                }
            }
        }
        if partners == 0 {
            0
        } else {
            partners | 1 << seat
        }
    }
}
