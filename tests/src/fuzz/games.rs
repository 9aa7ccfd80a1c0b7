//! What players do, under every ruleset, against the naive game.

use arbitrary::{Result, Unstructured};
use pyramide_core::rules::Ruleset;

use crate::naive::duel::{Step, duel};

/// The most steps of a game: the naive game is slow.
const STEPS: usize = 200;

/// The session does and says what the rules do.
pub fn games(data: &[u8]) {
    let mut input = Unstructured::new(data);
    let all: Vec<Ruleset> = Ruleset::all().collect();
    let (Ok(&rules), Ok(number)) = (input.choose(&all), input.arbitrary()) else {
        return;
    };
    let steps = std::iter::from_fn(|| (!input.is_empty()).then(|| step(&mut input)));
    duel(rules, number, steps.take(STEPS).filter_map(Result::ok));
}

/// The next step: two bytes, the first of which says what kind it is.
fn step(input: &mut Unstructured) -> Result<Step> {
    Ok(match input.arbitrary::<u8>()? {
        0..110 => Step::Play(input.arbitrary::<u8>()?.into()),
        110..180 => Step::Tap(input.arbitrary::<u8>()?.into()),
        180..210 => Step::Draw,
        210..230 => Step::Undo,
        230..240 => Step::Redo,
        240..244 => Step::Restart,
        244..248 => Step::Pause,
        248..252 => Step::Killed,
        252.. => Step::Closed,
    })
}
