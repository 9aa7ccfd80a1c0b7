//! Deals: 52 cards in their seats, and the frozen shuffle that makes them from a code.
//!
//! # The shuffle of `PY1`, for whoever re-implements it
//!
//! 1. Take the key stream of `ChaCha20` with a 256-bit key whose first 8 bytes are the seed and whose
//!    next 8 bytes are [`DOMAIN`], both little-endian, the other 16 bytes zero; nonce zero, block
//!    counter from zero. Read it as little-endian 32-bit words.
//! 2. Start from the cards in order: clubs, diamonds, hearts, spades, each from ace to king.
//! 3. For *i* = 51 down to 1: draw *j* uniformly from 0 … *i*, and swap the cards *i* and *j*.
//!    To draw from *n* = *i* + 1 values: take the next word *w*; while
//!    *w* ≥ 2³² − (2³² mod *n*), take the next one; *j* = *w* mod *n*.
//! 4. Card 0 lies at the top of the pyramid, 1 and 2 in its second row, …, 21 to 27 in its lowest
//!    row from the left; 28 is the first card of the stock, 51 the last.
//!
//! The rules have no part in it: codes that differ only in the rules have the same cards. It is
//! frozen by test vectors (`tests/vectors/deals.json`); any change would have to be `PY2`.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::card::Card;
use crate::code::{DealCode, Seed};
use crate::rules::Ruleset;
use crate::seat::{Seat, Seats};

/// Sets this game's shuffle apart from every other use of `ChaCha20`.
///
/// What the rules that this game follows tell of the deals `AAAAAAS` and `AAAAAAJ` was there before
/// there was a shuffle; this is the smallest number with which it is true.
/// `cargo run --release -p pyramide-core --example domain` tells what, and finds the number.
pub const DOMAIN: u64 = 240_871_750;

/// The 52 cards of a seed, by seat.
#[must_use]
pub fn shuffle(seed: Seed) -> [Card; Card::COUNT] {
    shuffle_in(DOMAIN, seed)
}

/// The shuffle with another domain constant: only for the search that found [`DOMAIN`].
#[doc(hidden)]
#[must_use]
pub fn shuffle_in(domain: u64, seed: Seed) -> [Card; Card::COUNT] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.number().to_le_bytes());
    key[8..16].copy_from_slice(&domain.to_le_bytes());
    let mut words = ChaCha20Rng::from_seed(key);
    let mut below = |n: u32| {
        let end = u32::MAX - (u32::MAX % n + 1) % n; // 2³² − (2³² mod n) − 1
        loop {
            let word = words.next_u32();
            if word <= end {
                return word % n;
            }
        }
    };
    let mut cards = Card::ALL;
    for i in (1..cards.len()).rev() {
        #[allow(clippy::cast_possible_truncation)] // at most 52
        let j = below(i as u32 + 1) as usize;
        cards.swap(i, j);
    }
    cards
}

/// What is wrong with cards that should be a deck. `at` counts them from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DeckError {
    /// Not 52 cards.
    #[error("the deck has {0} cards, it should be 52")]
    WrongCount(usize),
    /// A card that was there before. (Of 52 cards, another is missing then.)
    #[error("card {at}: {card} is in the deck twice, first as card {first}")]
    Twice {
        /// The card.
        card: Card,
        /// Where it is the second time.
        at: usize,
        /// Where it is the first time.
        first: usize,
    },
}

/// The cards of a game, each in its seat, and the rules it is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    rules: Ruleset,
    code: Option<DealCode>,
    cards: [Card; Card::COUNT],
    /// By [`Card::index`].
    seats: [Seat; Card::COUNT],
    /// For each seat, the seats of the cards that make 13 with the card there; none for a king.
    partners: [Seats; Card::COUNT],
    kings: Seats,
}

impl Deal {
    /// The deal that a code names.
    #[must_use]
    pub fn from_code(code: DealCode) -> Deal {
        Deal::new(code.rules, Some(code), shuffle(code.seed))
    }

    /// A deal of given cards: the pyramid from the top row down, left to right, then the stock in
    /// the order in which it is drawn. It has no code.
    ///
    /// # Errors
    ///
    /// If they are not 52 different cards.
    pub fn from_deck(cards: &[Card], rules: Ruleset) -> Result<Deal, DeckError> {
        for (at, &card) in cards.iter().enumerate().take(Card::COUNT) {
            if let Some(first) = cards[..at].iter().position(|&other| other == card) {
                return Err(DeckError::Twice {
                    card,
                    at: at + 1,
                    first: first + 1,
                });
            }
        }
        let cards = cards
            .try_into()
            .map_err(|_| DeckError::WrongCount(cards.len()))?;
        Ok(Deal::new(rules, None, cards))
    }

    fn new(rules: Ruleset, code: Option<DealCode>, cards: [Card; Card::COUNT]) -> Deal {
        let mut seats = [Seat::at(0); Card::COUNT];
        for (seat, card) in cards.into_iter().enumerate() {
            seats[card.index()] = Seat::at(seat);
        }
        let worth = |value| -> Seats {
            (0..cards.len())
                .filter(|&i| cards[i].rank.value() == value)
                .map(Seat::at)
                .collect()
        };
        let by_value: [Seats; 14] = std::array::from_fn(|i| worth(u8::try_from(i).unwrap_or(0)));
        let partners = cards.map(|card| by_value[13 - usize::from(card.rank.value())]);
        Deal {
            rules,
            code,
            cards,
            seats,
            partners,
            kings: by_value[13],
        }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Ruleset {
        self.rules
    }

    /// The code, unless the cards were given.
    #[must_use]
    pub const fn code(&self) -> Option<DealCode> {
        self.code
    }

    /// The cards, by seat.
    #[must_use]
    pub const fn cards(&self) -> &[Card; Card::COUNT] {
        &self.cards
    }

    /// The card that was dealt at `seat`.
    #[must_use]
    pub const fn card(&self, seat: Seat) -> Card {
        self.cards[seat.index()]
    }

    /// Where `card` was dealt.
    #[must_use]
    pub const fn seat(&self, card: Card) -> Seat {
        self.seats[card.index()]
    }

    /// The seats of the four cards that make 13 with the one at `seat`; none for a king.
    #[must_use]
    pub const fn partners(&self, seat: Seat) -> Seats {
        self.partners[seat.index()]
    }

    /// The seats of the four kings.
    #[must_use]
    pub const fn kings(&self) -> Seats {
        self.kings
    }
}
