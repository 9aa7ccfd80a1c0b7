//! How a ruleset is spelled in a deal code.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Choices, Contradiction, DrawKind, Goal, Passes, Preset, Ruleset};
use crate::base32;

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

    pub(super) fn from_bits(bits: u64) -> Option<Choices> {
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
