//! What a player can choose, typed. The core acts on two of them ([`Settings::error_help`] and
//! [`Settings::remove_free_kings`]) and keeps the others for the shells.

use serde::{Deserialize, Serialize};

use crate::lenient;

/// All settings. A stored file need not have every one: what is missing has its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools)] // that is what switches are
pub struct Settings {
    /// Say so when a tapped card is blocked by another.
    pub error_help: bool,
    /// Put stock, waste and buttons where a left thumb reaches them.
    pub left_hand: bool,
    /// A colour for each suit instead of one for two.
    pub four_colours: bool,
    /// Larger ranks on the cards.
    pub larger_ranks: bool,
    /// Light or dark.
    #[serde(deserialize_with = "lenient::or_default")]
    pub theme: Theme,
    /// Stronger outlines and colours.
    pub high_contrast: bool,
    /// The picture on the back of the cards.
    #[serde(deserialize_with = "lenient::or_default")]
    pub card_back: CardBack,
    /// The colour of the table.
    #[serde(deserialize_with = "lenient::or_default")]
    pub table_colour: TableColour,
    /// Do not show the played time.
    pub hide_timer: bool,
    /// Do not show the score.
    pub hide_score: bool,
    /// Animate what moves. A system that asks for less motion overrules it.
    pub motion: bool,
    /// Play sounds.
    pub sound: bool,
    /// Let the device tick and buzz.
    pub haptics: bool,
    /// Remove kings by themselves once they are free and the player has made a move.
    pub remove_free_kings: bool,
    /// Show whether the game can still be won, once the solver knows.
    pub show_verdict: bool,
    /// The language of the interface as a BCP 47 tag, at most [`LONGEST_TAG`] characters; `None`
    /// follows the system.
    pub language: Option<String>,
    /// The introduction has been seen.
    pub introduced: bool,
}

/// The longest tag of a language that a program need have room for (RFC 5646, 4.4.1).
pub const LONGEST_TAG: usize = 35;

impl Settings {
    /// The settings without a language that cannot be one: a file or a shell could say anything.
    pub(crate) fn checked(mut self) -> Settings {
        let is_tag = |tag: &String| {
            (1..=LONGEST_TAG).contains(&tag.len())
                && tag.bytes().all(|c| c == b'-' || c.is_ascii_alphanumeric())
        };
        self.language = self.language.filter(is_tag);
        self
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// The picture on the back of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it
pub enum CardBack {
    #[default]
    Triangles,
    Lattice,
    Plain,
}

/// The colour of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it
pub enum TableColour {
    #[default]
    Green,
    Blue,
    Sand,
    Grey,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            error_help: true,
            left_hand: false,
            four_colours: false,
            larger_ranks: false,
            theme: Theme::default(),
            high_contrast: false,
            card_back: CardBack::default(),
            table_colour: TableColour::default(),
            hide_timer: false,
            hide_score: false,
            motion: true,
            sound: true,
            haptics: true,
            remove_free_kings: false,
            show_verdict: false,
            language: None,
            introduced: false,
        }
    }
}
