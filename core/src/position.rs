//! Positions and moves: the one implementation of the rules of play.
//!
//! A [`Position`] says which cards are left and how far the stock is drawn; with its [`Deal`] that
//! is everything. Whoever plays a game asks [`Position::moves`] and goes on with [`Position::apply`].
//! The solver searches on a form of the deal that is quicker, which the tests hold to what these two
//! say.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card::{Card, NotACard};
use crate::deal::Deal;
use crate::pyramid::{Place, uncovered};
use crate::rules::{Draw, Goal};
use crate::seat::{Seat, Seats};

/// One step of play: a removal, a draw or a recycle. Written `6C 7D`, `KH`, `draw`, `recycle`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Removes two cards that make 13. Their order means nothing to the rules.
    Pair(Card, Card),
    /// Removes a king.
    King(Card),
    /// Turns up the next card of the stock (or three, one for each waste pile).
    Draw,
    /// Makes the waste the stock again, in the same order.
    Recycle,
}

impl Move {
    /// The cards that it removes.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let cards = match self {
            Move::Pair(one, other) => [Some(one), Some(other)],
            Move::King(king) => [Some(king), None],
            Move::Draw | Move::Recycle => [None, None],
        };
        cards.into_iter().flatten()
    }
}

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Refusal {
    /// The game is won.
    #[error("the game is won")]
    Won,
    /// The card is gone or still face down in the stock.
    #[error("{0} is not on the table")]
    NotOnTable(Card),
    /// Another card lies on this one.
    #[error("{0} is blocked by another card")]
    Blocked(Card),
    /// Two cards that do not make 13, or one that is no king.
    #[error("the sum must be 13")]
    NotThirteen,
    /// No card is left to draw.
    #[error("the stock is empty")]
    StockEmpty,
    /// The waste cannot go back: no pass is left, no card is, or the stock is not empty.
    #[error("the waste cannot be recycled now")]
    NoRecycle,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// In the pyramid.
    Pyramid(Place),
    /// In the stock.
    Stock,
    /// On a waste pile, 1 to 3.
    Waste(u8),
    /// Removed from the game.
    Removed,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// There is something to play, be it only a draw.
    Playing,
    /// The goal is reached.
    Won,
    /// Nothing can be removed, drawn or recycled.
    Stuck,
}

/// What is left of a deal and how far its stock is drawn.
///
/// It belongs to one deal: asked with another, its answers mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    left: Seats,
    /// The seat behind the last one drawn in this pass: below it lies the waste, from it on the
    /// stock. 28 to 52.
    drawn: u8,
    /// How many recycles are left; `None` is any number.
    recycles: Option<u8>,
}

/// The seat number of the stock's first card.
const FIRST_STOCK: u8 = Seats::PYRAMID.len();

impl Position {
    /// The position that a deal begins with.
    #[must_use]
    pub const fn start(deal: &Deal) -> Position {
        Position {
            left: Seats::ALL,
            drawn: FIRST_STOCK + deal.rules().opening_waste_card() as u8,
            recycles: deal.rules().passes().recycles(),
        }
    }

    /// The seats whose cards are not removed.
    #[must_use]
    pub const fn left(self) -> Seats {
        self.left
    }

    /// The pyramid's seats whose cards are not removed.
    #[must_use]
    pub fn pyramid(self) -> Seats {
        self.left & Seats::PYRAMID
    }

    /// The seats whose cards are in the stock, the next one to be drawn first.
    #[must_use]
    pub fn stock(self) -> Seats {
        self.left & !Seats::below(usize::from(self.drawn))
    }

    /// The seats whose cards are on the waste, all piles together, the latest drawn last.
    #[must_use]
    pub fn waste(self) -> Seats {
        self.left & Seats::STOCK & Seats::below(usize::from(self.drawn))
    }

    /// The seats whose cards are on one waste pile, 1 to 3; the last is its top.
    #[must_use]
    pub fn pile(self, deal: &Deal, pile: u8) -> Seats {
        let piles = deal.rules().waste_piles();
        self.waste()
            .into_iter()
            .filter(|seat| pile_of(*seat, piles) == pile)
            .collect()
    }

    /// How many recycles are left; `None` is any number.
    #[must_use]
    pub const fn recycles(self) -> Option<u8> {
        self.recycles
    }

    /// Where the card of a seat is.
    #[must_use]
    pub fn spot(self, deal: &Deal, seat: Seat) -> Spot {
        if !self.left.contains(seat) {
            Spot::Removed
        } else if let Some(place) = Place::of(seat) {
            Spot::Pyramid(place)
        } else if self.stock().contains(seat) {
            Spot::Stock
        } else {
            Spot::Waste(pile_of(seat, deal.rules().waste_piles()))
        }
    }

    /// How the game stands.
    #[must_use]
    pub fn status(self, deal: &Deal) -> Status {
        if self.is_won(deal) {
            Status::Won
        } else if self.moves(deal).next().is_none() {
            Status::Stuck
        } else {
            Status::Playing
        }
    }

    fn is_won(self, deal: &Deal) -> bool {
        match deal.rules().goal {
            Goal::Pyramid => self.pyramid().is_empty(),
            Goal::All => self.left.is_empty(),
        }
    }

    /// The free cards: those of the pyramid on which nothing lies, the tops of the waste piles, and
    /// the top of an open stock.
    #[must_use]
    pub fn free(self, deal: &Deal) -> Seats {
        let mut free = uncovered(self.left);
        match deal.rules().draw {
            Draw::One { .. } => free = free | top(self.waste()),
            Draw::OpenStock { .. } => {
                free = free | top(self.waste());
                if let Some(next) = self.stock().first() {
                    free = free.with(next);
                }
            }
            Draw::ThreePiles => {
                for pile in 1..=3 {
                    free = free | top(self.pile(deal, pile));
                }
            }
        }
        free
    }

    /// The waste card that the card just drawn lies on, where the rules let the two pair.
    #[must_use]
    pub fn under(self, deal: &Deal) -> Option<Seat> {
        if !deal.rules().stock_pairs_waste() {
            return None;
        }
        let latest = self.latest_drawn()?;
        self.waste().without(latest).last()
    }

    /// The card of the latest draw in this pass, if it still lies on the waste.
    fn latest_drawn(self) -> Option<Seat> {
        self.waste()
            .last()
            .filter(|top| top.index() + 1 == usize::from(self.drawn))
    }

    /// The one free card that still covers a pyramid card, where the rules let the two pair and they
    /// make 13. Otherwise a covered card is a covered card.
    fn only_coverer(self, deal: &Deal, seat: Seat, free: Seats) -> Option<Seat> {
        if !deal.rules().pairs_own_coverer || !self.pyramid().contains(seat) {
            return None;
        }
        let coverers = coverers(seat) & self.left;
        (coverers & free & deal.partners(seat))
            .first()
            .filter(|_| coverers.len() == 1)
    }

    /// The cards that may meet the one at `seat` in a pair if they make 13: for a free card the
    /// other free ones and those that only it covers; for a covered one the only card on it, where
    /// the rules allow it; else none.
    fn may_meet(self, deal: &Deal, seat: Seat, free: Seats) -> Seats {
        let rules = deal.rules();
        let mut others = Seats::NONE;
        if free.contains(seat) {
            others = free.without(seat);
            if rules.pairs_own_coverer && self.pyramid().contains(seat) {
                let covered = self.pyramid() & !free;
                let below = |c: &Seat| self.only_coverer(deal, *c, free) == Some(seat);
                others = others | covered.into_iter().filter(below).collect();
            }
            if let Some(under) = self.under(deal)
                && self.latest_drawn() == Some(seat)
            {
                others = others.with(under);
            }
        } else if let Some(only) = self.only_coverer(deal, seat, free) {
            others = Seats::one(only);
        } else if self.under(deal) == Some(seat)
            && let Some(latest) = self.latest_drawn()
        {
            others = Seats::one(latest);
        }
        others
    }

    /// The cards that make a pair with the one at `seat` now.
    #[must_use]
    pub fn partners(self, deal: &Deal, seat: Seat) -> Seats {
        self.may_meet(deal, seat, self.free(deal)) & deal.partners(seat)
    }

    /// Whether the card at `seat` can be the first of a pair: a free card, the card beneath the one
    /// just drawn, and one that can pair with its only coverer. A king cannot.
    #[must_use]
    pub fn is_selectable(self, deal: &Deal, seat: Seat) -> bool {
        let free = self.free(deal);
        !deal.kings().contains(seat)
            && (free.contains(seat)
                || self.under(deal) == Some(seat)
                || !self.partners(deal, seat).is_empty())
    }

    /// Every possible move: pairs and kings by their seats, then the draw or the recycle. None when
    /// the game is won.
    pub fn moves(self, deal: &Deal) -> impl Iterator<Item = Move> {
        let free = if self.is_won(deal) {
            Seats::NONE
        } else {
            self.free(deal)
        };
        let turn = if self.is_won(deal) { None } else { self.turn() };
        let kings = (free & deal.kings())
            .into_iter()
            .map(|king| Move::King(deal.card(king)));
        // In every pair one card is free and, if the other is not, that one is the lower seat.
        let pairs = free.into_iter().flat_map(move |seat| {
            let partners = self.may_meet(deal, seat, free) & deal.partners(seat);
            let counted = free & !Seats::below(seat.index());
            (partners & !counted)
                .into_iter()
                .map(move |other| Move::Pair(deal.card(other), deal.card(seat)))
        });
        pairs.chain(kings).chain(turn)
    }

    /// What the stock would do now: a draw, a recycle or nothing.
    #[must_use]
    pub fn turn(self) -> Option<Move> {
        if !self.stock().is_empty() {
            Some(Move::Draw)
        } else if !self.waste().is_empty() && self.recycles != Some(0) {
            Some(Move::Recycle)
        } else {
            None
        }
    }

    /// The position after a move, or why it is not possible.
    ///
    /// # Errors
    ///
    /// Why the move is not possible.
    pub fn apply(self, deal: &Deal, action: Move) -> Result<Position, Refusal> {
        if self.is_won(deal) {
            return Err(Refusal::Won);
        }
        let mut next = self;
        match action {
            Move::King(king) => {
                let seat = self.on_table(deal, king)?;
                if !self.free(deal).contains(seat) {
                    return Err(Refusal::Blocked(king));
                }
                if !deal.kings().contains(seat) {
                    return Err(Refusal::NotThirteen);
                }
                next.left = self.left.without(seat);
            }
            Move::Pair(one, other) => {
                let (a, b) = (self.on_table(deal, one)?, self.on_table(deal, other)?);
                let free = self.free(deal);
                if !self.may_meet(deal, a, free).contains(b) {
                    let blocked = if free.contains(a) { other } else { one };
                    return Err(if a == b {
                        Refusal::NotThirteen
                    } else {
                        Refusal::Blocked(blocked)
                    });
                }
                if !deal.partners(a).contains(b) {
                    return Err(Refusal::NotThirteen);
                }
                next.left = self.left.without(a).without(b);
            }
            Move::Draw => {
                let cards = usize::from(deal.rules().waste_piles());
                let last = self
                    .stock()
                    .into_iter()
                    .take(cards)
                    .last()
                    .ok_or(Refusal::StockEmpty)?;
                next.drawn = last.end();
            }
            Move::Recycle => {
                if self.turn() != Some(Move::Recycle) {
                    return Err(Refusal::NoRecycle);
                }
                next.drawn = FIRST_STOCK;
                next.recycles = self.recycles.map(|left| left - 1);
            }
        }
        Ok(next)
    }

    /// The seat of a card that lies face up, covered or not.
    fn on_table(self, deal: &Deal, card: Card) -> Result<Seat, Refusal> {
        let seat = deal.seat(card);
        let face_up = self.pyramid() | self.waste() | self.free(deal);
        if face_up.contains(seat) {
            Ok(seat)
        } else {
            Err(Refusal::NotOnTable(card))
        }
    }
}

/// The seats that cover a seat of the pyramid.
fn coverers(seat: Seat) -> Seats {
    Place::of(seat).map_or(Seats::NONE, Place::coverers)
}

fn top(pile: Seats) -> Seats {
    pile.last().map_or(Seats::NONE, Seats::one)
}

/// The waste pile, from 1, on which the card of a stock seat is drawn.
#[allow(clippy::cast_possible_truncation)] // below 52
const fn pile_of(seat: Seat, piles: u8) -> u8 {
    (seat.index() - Seat::PYRAMID) as u8 % piles + 1
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pair(one, other) => write!(f, "{one} {other}"),
            Move::King(king) => write!(f, "{king}"),
            Move::Draw => f.write_str("draw"),
            Move::Recycle => f.write_str("recycle"),
        }
    }
}

impl FromStr for Move {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Move, NotACard> {
        match text.split_once(' ') {
            Some((one, other)) => Ok(Move::Pair(one.parse()?, other.parse()?)),
            None if text == "draw" => Ok(Move::Draw),
            None if text == "recycle" => Ok(Move::Recycle),
            None => Ok(Move::King(text.parse()?)),
        }
    }
}

impl TryFrom<String> for Move {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Move, NotACard> {
        text.parse()
    }
}

impl From<Move> for String {
    fn from(action: Move) -> String {
        action.to_string()
    }
}
