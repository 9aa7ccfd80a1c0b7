//! The solver against the plain search that visits everything.

use arbitrary::Unstructured;
use pyramide_core::rules::Ruleset;

use crate::oracle::{check, explore};
use crate::positions::{Chance, late_position};

/// How many positions the plain search may visit before an input is passed over.
const LIMIT: usize = 600;

/// Every answer about a late position is the true one.
pub fn solver(data: &[u8]) {
    let mut input = Unstructured::new(data);
    let all: Vec<Ruleset> = Ruleset::all().collect();
    let Ok(&rules) = input.choose(&all) else {
        return;
    };
    let (deal, position) = late_position(rules, &mut Choices(input));
    if let Some(truth) = explore(&deal, position, LIMIT) {
        check(&deal, position, truth);
    }
}

/// Choices made by the input; those behind its end are all the first.
struct Choices<'a>(Unstructured<'a>);

impl Chance for Choices<'_> {
    fn below(&mut self, n: usize) -> usize {
        self.0.choose_index(n).unwrap_or(0)
    }
}
