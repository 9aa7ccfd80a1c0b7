//! The 84 rulesets, the six with a name, and how each is spelled in a deal code.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::base32;

/// What has to be gone for the game to be won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The 28 cards of the pyramid.
    Pyramid,
    /// All 52 cards ("strict").
    All,
}

/// How often the stock may be gone through: *n* passes allow *n* − 1 recycles.
///
/// In JSON `1`, `2`, `3` or `"unlimited"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // the names say it
pub enum Passes {
    One,
    Two,
    Three,
    Unlimited,
}

impl Passes {
    /// All of them, in the order of their numbers.
    pub const ALL: [Passes; 4] = [Passes::One, Passes::Two, Passes::Three, Passes::Unlimited];

    /// How many recycles they allow; `None` is any number.
    #[must_use]
    pub const fn recycles(self) -> Option<u8> {
        match self {
            Passes::One => Some(0),
            Passes::Two => Some(1),
            Passes::Three => Some(2),
            Passes::Unlimited => None,
        }
    }
}

/// How cards come from the stock, with the choices that only that way of drawing leaves open.
/// So no contradictory mixture can be written down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Draw {
    /// One card at a time, face down until it is drawn.
    One {
        /// How often the stock may be gone through.
        passes: Passes,
        /// Whether the first card of the stock lies on the waste from the start.
        opening_waste_card: bool,
        /// Whether the card just drawn may pair with the waste card it covers.
        stock_pairs_waste: bool,
    },
    /// Three cards at a time, one on each of three waste piles, in one pass.
    ThreePiles,
    /// One card at a time; the stock's top card lies face up and is free.
    OpenStock {
        /// How often the stock may be gone through.
        passes: Passes,
    },
}

/// The rules of a game. Every value is one of the 84 that make sense.
///
/// In JSON it is the six [`Choices`], one field each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Choices", into = "Choices")]
pub struct Ruleset {
    /// What has to be gone.
    pub goal: Goal,
    /// How cards come from the stock.
    pub draw: Draw,
    /// Whether a pyramid card that a single free card still covers may pair with that card.
    pub pairs_own_coverer: bool,
}

impl Ruleset {
    /// All 84, in the order of their choices.
    pub fn all() -> impl Iterator<Item = Ruleset> {
        (0..1 << 10).filter_map(|bits| Choices::from_bits(bits)?.try_into().ok())
    }

    /// How often the stock may be gone through.
    #[must_use]
    pub const fn passes(self) -> Passes {
        match self.draw {
            Draw::One { passes, .. } | Draw::OpenStock { passes } => passes,
            Draw::ThreePiles => Passes::One,
        }
    }

    /// Whether the first card of the stock lies on the waste from the start.
    #[must_use]
    pub const fn opening_waste_card(self) -> bool {
        matches!(
            self.draw,
            Draw::One {
                opening_waste_card: true,
                ..
            }
        )
    }

    /// Whether the card just drawn may pair with the waste card it covers.
    #[must_use]
    pub const fn stock_pairs_waste(self) -> bool {
        matches!(
            self.draw,
            Draw::One {
                stock_pairs_waste: true,
                ..
            }
        )
    }

    /// How many waste piles there are, 1 or 3.
    #[must_use]
    pub const fn waste_piles(self) -> u8 {
        if matches!(self.draw, Draw::ThreePiles) {
            3
        } else {
            1
        }
    }

    /// The preset with exactly these rules, if one has them.
    #[must_use]
    pub fn preset(self) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.rules() == self)
    }
}

impl Default for Ruleset {
    /// The app's own rules, preset [`Preset::App`].
    fn default() -> Ruleset {
        Preset::App.rules()
    }
}

/// A ruleset with a name and a letter of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// `N`: any number of passes, with an opening waste card.
    App,
    /// `K`: the classic game of one pass.
    Classic,
    /// `D`: the classic game in two passes.
    TwoPasses,
    /// `T`: the classic game in three passes.
    ThreePasses,
    /// `P`: three cards a draw, on three piles.
    ThreePiles,
    /// `M`: the stock's top card is free, three passes.
    OpenStock,
}

impl Preset {
    /// All of them, the app's own first.
    pub const ALL: [Preset; 6] = [
        Preset::App,
        Preset::Classic,
        Preset::TwoPasses,
        Preset::ThreePasses,
        Preset::ThreePiles,
        Preset::OpenStock,
    ];

    /// Its letter in a deal code.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Preset::App => 'N',
            Preset::Classic => 'K',
            Preset::TwoPasses => 'D',
            Preset::ThreePasses => 'T',
            Preset::ThreePiles => 'P',
            Preset::OpenStock => 'M',
        }
    }

    /// Its rules.
    #[must_use]
    pub const fn rules(self) -> Ruleset {
        const fn classic(passes: Passes) -> Draw {
            Draw::One {
                passes,
                opening_waste_card: false,
                stock_pairs_waste: false,
            }
        }
        let draw = match self {
            Preset::App => Draw::One {
                passes: Passes::Unlimited,
                opening_waste_card: true,
                stock_pairs_waste: false,
            },
            Preset::Classic => classic(Passes::One),
            Preset::TwoPasses => classic(Passes::Two),
            Preset::ThreePasses => classic(Passes::Three),
            Preset::ThreePiles => Draw::ThreePiles,
            Preset::OpenStock => Draw::OpenStock {
                passes: Passes::Three,
            },
        };
        Ruleset {
            goal: Goal::Pyramid,
            draw,
            pairs_own_coverer: false,
        }
    }
}

/// How cards come from the stock, without what depends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // as in `Draw`
pub enum DrawKind {
    One,
    ThreePiles,
    OpenStock,
}

/// Six choices as a person makes them, which need not go together: `try_into` gives the
/// [`Ruleset`] or says which two contradict each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // as in `Ruleset` and `Draw`
pub struct Choices {
    pub goal: Goal,
    pub passes: Passes,
    pub draw: DrawKind,
    pub opening_waste_card: bool,
    pub stock_pairs_waste: bool,
    pub pairs_own_coverer: bool,
}

impl Choices {
    /// The 10 bits of an `X` spelling: `00`, goal, passes (2), draw (2), opening, stock–waste,
    /// own coverer.
    const fn bits(self) -> u64 {
        (self.goal as u64) << 7
            | (self.passes as u64) << 5
            | (self.draw as u64) << 3
            | (self.opening_waste_card as u64) << 2
            | (self.stock_pairs_waste as u64) << 1
            | self.pairs_own_coverer as u64
    }

    fn from_bits(bits: u64) -> Option<Choices> {
        Some(Choices {
            goal: match bits >> 7 {
                0 => Goal::Pyramid,
                1 => Goal::All,
                _ => return None,
            },
            passes: Passes::ALL[(bits >> 5 & 3) as usize],
            draw: match bits >> 3 & 3 {
                0 => DrawKind::One,
                1 => DrawKind::ThreePiles,
                2 => DrawKind::OpenStock,
                _ => return None,
            },
            opening_waste_card: bits >> 2 & 1 == 1,
            stock_pairs_waste: bits >> 1 & 1 == 1,
            pairs_own_coverer: bits & 1 == 1,
        })
    }
}

impl From<Ruleset> for Choices {
    fn from(rules: Ruleset) -> Choices {
        Choices {
            goal: rules.goal,
            passes: rules.passes(),
            draw: match rules.draw {
                Draw::One { .. } => DrawKind::One,
                Draw::ThreePiles => DrawKind::ThreePiles,
                Draw::OpenStock { .. } => DrawKind::OpenStock,
            },
            opening_waste_card: rules.opening_waste_card(),
            stock_pairs_waste: rules.stock_pairs_waste(),
            pairs_own_coverer: rules.pairs_own_coverer,
        }
    }
}

impl TryFrom<Choices> for Ruleset {
    type Error = Contradiction;

    fn try_from(choices: Choices) -> Result<Ruleset, Contradiction> {
        let Choices {
            goal,
            passes,
            opening_waste_card,
            stock_pairs_waste,
            pairs_own_coverer,
            ..
        } = choices;
        let draw = match choices.draw {
            DrawKind::One => Draw::One {
                passes,
                opening_waste_card,
                stock_pairs_waste,
            },
            DrawKind::ThreePiles if passes != Passes::One => {
                return Err(Contradiction::ThreePilesHaveOnePass);
            }
            kind if opening_waste_card => return Err(Contradiction::OpeningWasteCard(kind)),
            kind if stock_pairs_waste => return Err(Contradiction::StockPairsWaste(kind)),
            DrawKind::ThreePiles => Draw::ThreePiles,
            DrawKind::OpenStock => Draw::OpenStock { passes },
        };
        Ok(Ruleset {
            goal,
            draw,
            pairs_own_coverer,
        })
    }
}

/// Two choices that do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Contradiction {
    /// More than one pass over three piles.
    #[error("passes: three piles are drawn in one pass")]
    ThreePilesHaveOnePass,
    /// An opening waste card where there is none.
    #[error("opening_waste_card: only a stock drawn one card at a time has one")]
    OpeningWasteCard(DrawKind),
    /// A choice about a stock that is drawn otherwise.
    #[error(
        "stock_pairs_waste: only a choice where one face-down card is drawn at a time \
         (an open stock's top pairs with the waste's top anyway)"
    )]
    StockPairsWaste(DrawKind),
}

/// Prints the spelling in a deal code: a preset's letter, or `X` and two base32 characters.
impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(preset) = self.preset() {
            return write!(f, "{}", preset.letter());
        }
        let [high, low] = base32::encode(Choices::from(*self).bits());
        write!(f, "X{high}{low}")
    }
}

/// A text that spells no ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SpellingError {
    /// Neither a preset's letter nor `X` and two base32 characters.
    #[error("{0:?} is no ruleset: one of N K D T P M, or X and two characters A–Z 2–7")]
    Unknown(String),
    /// An `X` spelling whose bits stand for no choice.
    #[error("{0:?} is no ruleset: its bits stand for no choice")]
    NoSuchChoice(String),
    /// An `X` spelling of choices that contradict each other.
    #[error("{0:?} is no ruleset: {1}")]
    Contradiction(String, Contradiction),
    /// An `X` spelling of a preset, which is spelled by its letter alone.
    #[error("{0:?} is spelled {letter}", letter = .1.letter())]
    HasLetter(String, Preset),
}

/// Reads the spelling in a deal code, in either case.
impl FromStr for Ruleset {
    type Err = SpellingError;

    fn from_str(text: &str) -> Result<Ruleset, SpellingError> {
        let mut chars = text.chars().map(|c| c.to_ascii_uppercase());
        // An over-long text is no spelling whatever it says; its beginning is enough to find it.
        let quoted = || text.chars().take(16).collect();
        match (chars.next(), chars.next(), chars.next(), chars.next()) {
            (Some(letter), None, ..) => Preset::ALL
                .into_iter()
                .find(|preset| preset.letter() == letter)
                .map(Preset::rules)
                .ok_or_else(|| SpellingError::Unknown(quoted())),
            (Some('X'), Some(high), Some(low), None) => {
                let (high, low) = base32::digit(high)
                    .zip(base32::digit(low))
                    .ok_or_else(|| SpellingError::Unknown(quoted()))?;
                let rules: Ruleset = Choices::from_bits(high << 5 | low)
                    .ok_or_else(|| SpellingError::NoSuchChoice(quoted()))?
                    .try_into()
                    .map_err(|why| SpellingError::Contradiction(quoted(), why))?;
                match rules.preset() {
                    Some(preset) => Err(SpellingError::HasLetter(quoted(), preset)),
                    None => Ok(rules),
                }
            }
            _ => Err(SpellingError::Unknown(quoted())),
        }
    }
}

impl Serialize for Passes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.recycles() {
            Some(recycles) => serializer.serialize_u8(recycles + 1),
            None => serializer.serialize_str("unlimited"),
        }
    }
}

impl<'de> Deserialize<'de> for Passes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Passes, D::Error> {
        struct Visitor;

        impl serde::de::Visitor<'_> for Visitor {
            type Value = Passes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("passes: 1, 2, 3 or \"unlimited\"")
            }

            fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<Passes, E> {
                match n {
                    1 => Ok(Passes::One),
                    2 => Ok(Passes::Two),
                    3 => Ok(Passes::Three),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Unsigned(n), &self)),
                }
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Passes, E> {
                match text {
                    "unlimited" => Ok(Passes::Unlimited),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
                }
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_84_rulesets_each_with_one_spelling() {
        let all: Vec<Ruleset> = Ruleset::all().collect();
        assert_eq!(all.len(), 84);
        let spellings: HashSet<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!(spellings.len(), 84);
        for rules in all {
            assert_eq!(rules.to_string().parse(), Ok(rules));
            let json = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Ruleset>(&json).unwrap(), rules);
        }
    }

    #[test]
    fn of_all_texts_that_could_spell_a_ruleset_84_do() {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
        let mut valid = alphabet
            .chars()
            .filter(|c| c.to_string().parse::<Ruleset>().is_ok())
            .count();
        for high in alphabet.chars() {
            for low in alphabet.chars() {
                valid += usize::from(format!("X{high}{low}").parse::<Ruleset>().is_ok());
            }
        }
        assert_eq!(valid, 84);
    }

    #[test]
    fn each_wrong_spelling_says_why() {
        // bits 0 0 11 00 1 0 0: the app's own rules, spelled out
        assert_eq!(
            "XDE".parse::<Ruleset>(),
            Err(SpellingError::HasLetter("XDE".into(), Preset::App))
        );
        assert_eq!(
            "xa4".parse::<Ruleset>(),
            Err(SpellingError::NoSuchChoice("xa4".into())),
        );
        assert!(matches!(
            "XBI".parse::<Ruleset>(),
            Err(SpellingError::Contradiction(
                _,
                Contradiction::ThreePilesHaveOnePass
            ))
        ));
        for text in ["", "Q", "X", "XA", "XAAA", "X1A", "NN"] {
            assert_eq!(
                text.parse::<Ruleset>(),
                Err(SpellingError::Unknown(text.into()))
            );
        }
    }
}
