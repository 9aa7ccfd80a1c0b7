//! What is kept on disk, and how it survives: the life of the app, damaged files, failing disks.

#[path = "../common/mod.rs"]
mod common;
mod damage;
mod faults;
mod life;

use common::folder::MemoryFolder;
use common::{Dice, at, deal, rules, won_deal};
use pyramide_core::deal::Deal;
use pyramide_core::position::Move;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::settings::{Settings, Theme};
use pyramide_core::stats::End;
use pyramide_core::view::View;

const GAME: &str = "game.journal";
const RESULTS: &str = "results.log";
const SETTINGS: &str = "settings.json";

fn open(folder: &MemoryFolder) -> Session {
    Session::open(folder.clone(), at(0)).unwrap()
}

fn view(session: &mut Session) -> View {
    session.view(at(0)).unwrap()
}

/// A view without what is not kept, and what the clock adds.
fn kept(view: &View) -> View {
    View {
        event: None,
        notice: None,
        troubles: Vec::new(),
        running: false,
        paused: false,
        ..view.clone()
    }
}

/// A folder with a game of some draws and undos, and its view.
fn played(actions: usize) -> (MemoryFolder, View) {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal(Ruleset::default(), 7), at(0));
    for _ in 0..actions {
        session.draw(at(0)).unwrap();
    }
    let view = view(&mut session);
    (folder, view)
}

/// A folder with a game two moves before its win, and these moves.
fn nearly_won() -> (MemoryFolder, Vec<Move>) {
    let (deal, line) = won_deal(rules("M"), &mut Dice::new(6));
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal, at(0));
    let (before, last) = line.split_at(line.len() - 2);
    for step in before {
        session.play(*step, at(0)).unwrap();
    }
    (folder, last.to_vec())
}

/// Everything that is written: a win, a loss by another deal, a loss by given cards, their restart,
/// settings. Calls `after` after each step.
fn finish_games(session: &mut Session, last: &[Move], mut after: impl FnMut(&mut Session, &View)) {
    for step in 0..12 {
        let view = match step {
            0 => session.play(last[0], at(0)).unwrap(),
            1 => session.play(last[1], at(0)).unwrap(),
            2 => session.deal(deal(rules("K"), 2), at(0)),
            4 => session.undo(at(0)).unwrap(),
            5 => {
                session.set_settings(Settings {
                    theme: Theme::Dark,
                    ..Settings::default()
                });
                view(session)
            }
            6 => session.deal(deal(rules("N"), 3), at(0)),
            8 => session.deal(given_cards(), at(0)),
            10 => session.restart(at(0)).unwrap(),
            _ => session.draw(at(0)).unwrap(),
        };
        after(session, &view);
    }
}

/// A game without a code, and without a result.
fn given_cards() -> Deal {
    Deal::from_deck(deal(rules("P"), 8).cards(), rules("P")).unwrap()
}

/// The results that there should be, by their ends and rules.
const RESULTS_AT_THE_END: [(End, &str); 3] = [(End::Won, "M"), (End::Left, "K"), (End::Left, "N")];

fn ends(session: &Session) -> Vec<(End, String)> {
    let results = session.results().iter();
    results
        .map(|result| (result.end, result.code.rules.to_string()))
        .collect()
}

/// How much `finish_games` does, in the units of the folder.
fn done_by_finish_games(start: &MemoryFolder, last: &[Move]) -> usize {
    let folder = start.after_a_crash();
    finish_games(&mut open(&folder), last, |_, view| {
        assert_eq!(view.troubles, []);
    });
    let session = open(&folder);
    let expected = RESULTS_AT_THE_END.map(|(end, rules)| (end, rules.to_owned()));
    assert_eq!(ends(&session), expected);
    folder.done()
}
