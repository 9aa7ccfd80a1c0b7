//! Deal codes.

use pyramide_core::{code, rules};

use crate::error::{GameError, number};
use crate::rules::{Contradiction, Preset, Ruleset};
use crate::session::catching;

/// The name of a deal, read and found to be right.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct DealCode {
    /// Its one spelling, such as `PY1-N-AAAAAAS`.
    pub text: String,
    /// The rules it says.
    pub rules: Ruleset,
}

/// What is wrong with a text that should hold a deal code.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum CodeProblem {
    /// Nothing in the text begins like a code.
    NotFound,
    /// A code of a version that this app does not know: it reads version 1.
    UnknownVersion {
        /// What stands where the version should, at most 16 characters.
        version: String,
    },
    /// The rules are missing or of no known spelling.
    UnknownRules {
        /// What is wrong with them.
        problem: SpellingProblem,
    },
    /// A character that no code contains.
    BadCharacter {
        /// The character.
        character: String,
        /// The character it was probably meant to be: O for 0, I for 1, B for 8, G for 9.
        meant: Option<String>,
    },
    /// More or fewer than seven characters name the cards.
    WrongLength {
        /// How many there are.
        found: u32,
    },
}

/// What is wrong with the rules in a deal code.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum SpellingProblem {
    /// Neither a preset's letter nor `X` and two characters.
    Unknown {
        /// What stands there, at most 16 characters.
        text: String,
    },
    /// An `X` spelling that stands for no choice.
    NoSuchChoice {
        /// What stands there.
        text: String,
    },
    /// An `X` spelling of choices that contradict each other.
    Contradicts {
        /// What stands there.
        text: String,
        /// Which choices.
        problem: Contradiction,
    },
    /// An `X` spelling of a preset, which is spelled by its letter alone.
    HasLetter {
        /// What stands there.
        text: String,
        /// The letter.
        letter: String,
        /// The preset.
        preset: Preset,
    },
}

/// Finds the first deal code in a text, such as a shared sentence, or throws `BadCode`. Case, dashes
/// and what stands around the code do not matter. Only the first 10,000 characters are read.
#[uniffi::export]
pub fn parse_code(text: &str) -> Result<DealCode, GameError> {
    catching(|| Ok(read(text)?.into()))
}

/// A text may come from anyone. No sentence with a code in it is so long.
const LONGEST_TEXT: usize = 10_000;

/// Reads the code in a text from outside.
pub(crate) fn read(text: &str) -> Result<code::DealCode, GameError> {
    let end = text.char_indices().nth(LONGEST_TEXT);
    Ok(end.map_or(text, |(end, _)| &text[..end]).parse()?)
}

impl From<code::DealCode> for DealCode {
    fn from(code: code::DealCode) -> DealCode {
        DealCode {
            text: code.to_string(),
            rules: code.rules.into(),
        }
    }
}

impl From<code::CodeError> for GameError {
    fn from(error: code::CodeError) -> GameError {
        use code::CodeError;
        let (problem, at) = match error {
            CodeError::NotFound => (CodeProblem::NotFound, None),
            CodeError::UnknownVersion { version, at } => {
                (CodeProblem::UnknownVersion { version }, Some(at))
            }
            CodeError::UnknownRules { reason, at } => {
                let problem = reason.into();
                (CodeProblem::UnknownRules { problem }, Some(at))
            }
            CodeError::BadCharacter {
                character,
                meant,
                at,
            } => {
                let problem = CodeProblem::BadCharacter {
                    character: character.into(),
                    meant: meant.map(String::from),
                };
                (problem, Some(at))
            }
            CodeError::WrongLength { found, at } => {
                let found = number(found);
                (CodeProblem::WrongLength { found }, Some(at))
            }
        };
        GameError::BadCode {
            problem,
            at: at.map(number),
        }
    }
}

impl From<rules::SpellingError> for SpellingProblem {
    fn from(error: rules::SpellingError) -> SpellingProblem {
        use rules::SpellingError;
        match error {
            SpellingError::Unknown(text) => SpellingProblem::Unknown { text },
            SpellingError::NoSuchChoice(text) => SpellingProblem::NoSuchChoice { text },
            SpellingError::Contradiction(text, problem) => SpellingProblem::Contradicts {
                text,
                problem: problem.into(),
            },
            SpellingError::HasLetter(text, preset) => SpellingProblem::HasLetter {
                text,
                letter: preset.letter().into(),
                preset: preset.into(),
            },
        }
    }
}
