//! Deal codes: `PY1-<rules>-<7 characters>` names the cards **and** the rules.
//!
//! The seven characters are base32 (RFC 4648), highest bits first: 35 bits, of which the cards
//! follow ([`crate::deal`]). Reading is kind about how a code came here (case, dashes, a sentence
//! around it) and strict about what it says.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::base32;
use crate::rules::{Ruleset, SpellingError};

/// The number that the cards of a deal follow from, below 2³⁵.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seed(u64);

impl Seed {
    /// The number of its bits.
    pub const BITS: u32 = 35;

    /// The seed in the lowest 35 bits of `random`; the others are ignored.
    #[must_use]
    pub const fn from_random(random: u64) -> Seed {
        Seed(random & ((1 << Seed::BITS) - 1))
    }

    /// Its number, below 2³⁵.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// The name of a deal: its rules and its seed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DealCode {
    /// The rules it is played by.
    pub rules: Ruleset,
    /// What its cards follow from.
    pub seed: Seed,
}

/// How many characters name the cards.
const SEED_CHARS: usize = 7;

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seed: String = base32::encode::<SEED_CHARS>(self.seed.0)
            .into_iter()
            .collect();
        write!(f, "PY1-{}-{seed}", self.rules)
    }
}

/// What is wrong with a text that should hold a deal code. `at` counts the characters of the whole
/// text from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CodeError {
    /// Nothing in the text begins like a code.
    #[error("there is no deal code here: one looks like PY1-N-AAAAAAS")]
    NotFound,
    /// A code of a version that this program does not know.
    #[error("character {at}: the code is of version {version}, this program reads version 1")]
    UnknownVersion {
        /// What stands where the version should.
        version: String,
        /// Where it begins.
        at: usize,
    },
    /// The rules are missing or of no known spelling.
    #[error("character {at}: {reason}")]
    UnknownRules {
        /// What is wrong with them.
        reason: SpellingError,
        /// Where they begin.
        at: usize,
    },
    /// A character that no code contains.
    #[error("character {at}: {character:?} is not in a deal code{}", hint(*.meant))]
    BadCharacter {
        /// The character.
        character: char,
        /// The character it was probably meant to be.
        meant: Option<char>,
        /// Where it is.
        at: usize,
    },
    /// More or fewer than seven characters name the cards.
    #[error("character {at}: {found} characters name the cards, it should be 7")]
    WrongLength {
        /// How many there are.
        found: usize,
        /// Where they begin, or should.
        at: usize,
    },
}

fn hint(meant: Option<char>) -> String {
    meant.map(|c| format!("; is it {c}?")).unwrap_or_default()
}

/// Finds the first deal code in a text, such as a shared sentence. Where nothing in the text is a
/// code, the error is about the first piece that begins like one.
impl FromStr for DealCode {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<DealCode, CodeError> {
        let mut first_error = None;
        let mut rest = Reader { text, at: 1 };
        let mut in_word = false;
        while let Some(c) = rest.peek() {
            if !in_word && let Some(start) = rest.after_prefix() {
                match start.code() {
                    Ok(code) => return Ok(code),
                    Err(error) => first_error = first_error.or(Some(error)),
                }
            }
            // Arabic joins some words to the next one.
            in_word = c.is_ascii_alphanumeric();
            rest = rest.skip();
        }
        Err(first_error.unwrap_or(CodeError::NotFound))
    }
}

/// The rest of a text, and the number of its first character counted from 1.
#[derive(Clone, Copy)]
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(self) -> Option<char> {
        self.text.chars().next()
    }

    fn skip(self) -> Reader<'a> {
        let mut chars = self.text.chars();
        let skipped = usize::from(chars.next().is_some());
        Reader {
            text: chars.as_str(),
            at: self.at + skipped,
        }
    }

    /// The characters that `accept` takes, and what is left behind them.
    fn take_while(self, accept: impl Fn(char) -> bool) -> (&'a str, Reader<'a>) {
        let end = self.text.find(|c| !accept(c)).unwrap_or(self.text.len());
        let (taken, text) = self.text.split_at(end);
        (
            taken,
            Reader {
                text,
                at: self.at + taken.chars().count(),
            },
        )
    }

    /// What stands behind `PY`, if it could be a version: a digit, or one letter before a dash.
    fn after_prefix(self) -> Option<Reader<'a>> {
        let (prefix, text) = self.text.split_at_checked(2)?;
        let mut chars = text.chars();
        let first = chars.next()?;
        let begins_a_code = first.is_ascii_digit()
            || (first.is_alphanumeric() && chars.next().is_some_and(is_dash));
        let at = self.at + 2;
        (prefix.eq_ignore_ascii_case("PY") && begins_a_code).then_some(Reader { text, at })
    }

    /// The letters and digits that come next, up to so many: a text without an end is no code, and is
    /// not to be read over and over.
    fn word(self, most: usize) -> &'a str {
        let chars = self.text.char_indices().take(most);
        let word = chars.take_while(|(_, c)| c.is_alphanumeric());
        &self.text[..word.last().map_or(0, |(at, c)| at + c.len_utf8())]
    }

    /// Passes over a dash, with or without spaces around it; or over nothing.
    fn skip_dash(self) -> Reader<'a> {
        let (_, dash) = self.take_while(|c| c == ' ');
        if dash.peek().is_some_and(is_dash) {
            dash.skip().take_while(|c| c == ' ').1
        } else {
            self
        }
    }

    /// Reads a code from its version on.
    fn code(self) -> Result<DealCode, CodeError> {
        let (digits, behind) = self.take_while(|c| c.is_ascii_digit());
        if digits != "1" {
            let version = if digits.is_empty() {
                self.word(1)
            } else {
                digits
            };
            let version = version.chars().take(16).collect();
            return Err(CodeError::UnknownVersion {
                version,
                at: self.at,
            });
        }
        let (rules, behind) = behind.skip_dash().rules()?;
        behind
            .skip_dash()
            .seed()
            .map(|seed| DealCode { rules, seed })
    }

    fn rules(self) -> Result<(Ruleset, Reader<'a>), CodeError> {
        let word = self.word(4);
        // With the dash behind it missing, only the spelling's own length tells where it ends.
        let spelled = match word.chars().next() {
            _ if word.chars().count() <= 3 => word.len(),
            Some('X' | 'x') => 3,
            _ => 1,
        };
        let end = word
            .char_indices()
            .nth(spelled)
            .map_or(word.len(), |(end, _)| end);
        let (word, text) = self.text.split_at(end);
        if let Some((i, character)) = outside_alphabet(word) {
            return Err(bad_character(character, self.at + i));
        }
        let rules = word.parse().map_err(|reason| CodeError::UnknownRules {
            reason,
            at: self.at,
        })?;
        Ok((
            rules,
            Reader {
                text,
                at: self.at + word.chars().count(),
            },
        ))
    }

    fn seed(self) -> Result<Seed, CodeError> {
        let (word, behind) = self.take_while(|c| base32::digit(c).is_some());
        // A hyphen with more behind it is part of what was typed; any other sign ends the code.
        let (_, more) = behind.take_while(|c| c == '-');
        if let (Some(character), Some(next)) = (behind.peek(), more.peek())
            && next.is_alphanumeric()
        {
            return Err(bad_character(character, behind.at));
        }
        if word.len() != SEED_CHARS {
            return Err(CodeError::WrongLength {
                found: word.len(),
                at: self.at,
            });
        }
        Ok(Seed(
            word.chars()
                .filter_map(base32::digit)
                .fold(0, |seed, digit| seed << 5 | digit),
        ))
    }
}

/// The first character of a word that no code contains, and its index.
fn outside_alphabet(word: &str) -> Option<(usize, char)> {
    word.chars()
        .enumerate()
        .find(|&(_, c)| base32::digit(c).is_none())
}

fn bad_character(character: char, at: usize) -> CodeError {
    CodeError::BadCharacter {
        character,
        meant: base32::meant_by(character),
        at,
    }
}

/// The hyphen and what keyboards and text programs put in its place.
fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '_' | '\u{ad}' | '\u{2010}'
            ..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}'
    )
}

impl TryFrom<String> for DealCode {
    type Error = CodeError;

    fn try_from(text: String) -> Result<DealCode, CodeError> {
        text.parse()
    }
}

impl From<DealCode> for String {
    fn from(code: DealCode) -> String {
        code.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_read_once() {
        // Each of these begins like a code. Reading from every one to the end would take minutes.
        for piece in [
            "PY1-N-",
            "PY1-N-AAAAAA-",
            "PY2-",
            "PY1--",
            "PY1-",
            "-",
            "PYA",
            "PY1-N-AAAAAAA-A ",
            "ي",
            "é",
            "éPY",
            "éPY1",
            "éPY1N",
            "éPY2",
            "éPYA",
        ] {
            let text = piece.repeat(1_000_000 / piece.len());
            assert!(text.parse::<DealCode>().is_err(), "{piece}");
        }
        let text = "PY1-N- ".repeat(150_000) + "PY1-N-AAAAAAS";
        assert!(text.parse::<DealCode>().is_ok());
    }
}
