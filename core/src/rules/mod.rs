//! The 84 rulesets, and the six with a name.

mod choices;
mod spelling;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use choices::{Choices, Contradiction, DrawKind};
pub use spelling::SpellingError;

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
