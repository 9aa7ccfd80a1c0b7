//! Ranks, suits and cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A rank. Its number is what it is worth in a sum of 13: ace 1, jack 11, queen 12, king 13.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it
pub enum Rank {
    Ace = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All ranks, ace first.
    pub const ALL: [Rank; 13] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
    ];

    /// What the rank is worth, 1 to 13.
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// The letter or digit it is written with: `A 2 … 9 T J Q K`.
    #[must_use]
    pub const fn char(self) -> char {
        b"A23456789TJQK"[self as usize - 1] as char
    }

    /// The rank written so, in either case.
    fn from_char(c: char) -> Option<Rank> {
        Rank::ALL
            .into_iter()
            .find(|rank| rank.char() == c.to_ascii_uppercase())
    }
}

/// A suit, in alphabetical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits, in their order.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter it is written with: `C D H S`.
    #[must_use]
    pub const fn char(self) -> char {
        b"CDHS"[self as usize] as char
    }

    /// The suit written so, in either case.
    fn from_char(c: char) -> Option<Suit> {
        Suit::ALL
            .into_iter()
            .find(|suit| suit.char() == c.to_ascii_uppercase())
    }
}

/// One of the 52 cards, written as rank and suit: `QC`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    /// Its suit.
    pub suit: Suit,
    /// Its rank.
    pub rank: Rank,
}

impl Card {
    /// The number of cards in a deck.
    pub const COUNT: usize = 52;

    /// The cards of an ordered deck: clubs, diamonds, hearts, spades, each from ace to king.
    /// The frozen shuffle starts from this order.
    pub const ALL: [Card; Card::COUNT] = {
        let mut cards = [Card {
            suit: Suit::Clubs,
            rank: Rank::Ace,
        }; Card::COUNT];
        let mut i = 0;
        while i < cards.len() {
            cards[i] = Card {
                suit: Suit::ALL[i / 13],
                rank: Rank::ALL[i % 13],
            };
            i += 1;
        }
        cards
    };

    /// Its place in [`Card::ALL`], 0 to 51.
    #[must_use]
    pub const fn index(self) -> usize {
        self.suit as usize * 13 + self.rank as usize - 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.char(), self.suit.char())
    }
}

/// A text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is not a card: a card is a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit C D H S")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let mut chars = text.chars();
        let card = (|| {
            let rank = Rank::from_char(chars.next()?)?;
            let suit = Suit::from_char(chars.next()?)?;
            chars.next().is_none().then_some(Card { suit, rank })
        })();
        // An over-long text is no card whatever it says; its beginning is enough to find it.
        card.ok_or_else(|| NotACard(text.chars().take(16).collect()))
    }
}

impl TryFrom<String> for Card {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Card, NotACard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_index_and_its_spelling() {
        for (i, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card.index(), i);
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.to_string().to_lowercase().parse(), Ok(card));
        }
        assert_eq!(Card::ALL[24].to_string(), "QD");
    }

    #[test]
    fn other_texts_are_no_cards() {
        for text in ["", "Q", "QX", "1C", "10C", "QCC", "CQ", "♣Q", "Q♣"] {
            assert_eq!(text.parse::<Card>(), Err(NotACard(text.into())));
        }
    }
}
