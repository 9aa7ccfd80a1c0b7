//! The life of the app, case by case, on a disk that works.

use std::fs;

use pyramide_core::position::Status;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::settings::{Settings, Theme};
use pyramide_core::store::{DiskFolder, OpenError};
use pyramide_core::view::{StockTap, View};

use super::common::folder::MemoryFolder;
use super::common::{Dice, at, deal, deal_with, rules, slot, won_deal};
use super::{GAME, kept, nearly_won, open, played, view};

#[test]
fn other_screens_leave_the_game_alone() {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal_with(Ruleset::default(), &[(21, "6C")]), at(0));
    session.draw(at(0)).unwrap();
    let before = session.tap(slot(7, 1), at(0)).unwrap();
    // Statistics, settings, help under a dialog, and back.
    session.pause(at(0)).unwrap();
    assert!(session.statistics().is_empty());
    let settings = Settings {
        theme: Theme::Dark,
        left_hand: true,
        ..session.settings().clone()
    };
    session.set_settings(settings);
    session.reset_statistics();
    session.sync_later()().unwrap();
    let after = session.resume(at(0)).unwrap();
    assert_eq!(after, before);
}

#[test]
fn killed_after_any_action_nothing_is_lost() {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    let seats = [(21, "6C"), (22, "7D"), (23, "KC")];
    let survives = |view: View| {
        let mut reopened = open(&folder.after_a_crash());
        assert_eq!(kept(&super::view(&mut reopened)), kept(&view));
        // Undo and redo go on as far.
        let mut undone = view.can_undo;
        while undone {
            undone = reopened.undo(at(0)).unwrap().can_undo;
        }
    };
    for rules in [rules("N"), rules("T"), rules("P"), rules("M")] {
        survives(session.deal(deal_with(rules, &seats), at(0)));
        survives(session.draw(at(10)).unwrap());
        survives(session.tap(slot(7, 3), at(20)).unwrap());
        session.tap(slot(7, 1), at(30)).unwrap();
        survives(session.tap(slot(7, 2), at(40)).unwrap());
        survives(session.undo(at(50)).unwrap());
        survives(session.redo(at(60)).unwrap());
        let mut view = session.undo(at(70)).unwrap();
        while view.stock.tap == StockTap::Draw {
            view = session.draw(at(80)).unwrap();
        }
        survives(view);
        // A recycle, where there is one.
        survives(session.draw(at(80)).unwrap());
        survives(session.pause(at(100)).unwrap());
        survives(session.resume(at(100)).unwrap());
        survives(session.restart(at(110)).unwrap());
    }
    let (deal, line) = won_deal(super::rules("N"), &mut Dice::new(30));
    survives(session.deal(deal, at(0)));
    for step in line {
        survives(session.play(step, at(0)).unwrap());
    }
    assert_eq!(open(&folder.after_a_crash()).results(), session.results());
}

#[test]
fn a_replayed_journal_has_the_same_floor_of_undo_and_the_same_redo() {
    let (folder, _) = played(130);
    let mut session = open(&folder);
    for _ in 0..30 {
        session.undo(at(0)).unwrap();
    }
    let before = view(&mut session);
    drop(session);
    let mut session = open(&folder);
    assert_eq!(kept(&view(&mut session)), kept(&before));
    let count = |mut step: Box<dyn FnMut() -> bool + '_>| {
        let mut count = 0;
        while step() {
            count += 1;
        }
        count
    };
    let redone = count(Box::new(|| session.redo(at(0)).unwrap().event.is_some()));
    let undone = count(Box::new(|| session.undo(at(0)).unwrap().event.is_some()));
    assert_eq!((redone, undone, view(&mut session).moves), (30, 100, 130));
}

#[test]
fn a_real_folder_keeps_what_a_session_did() {
    let path = tempfile::tempdir().unwrap();
    let folder = path.path().join("deep").join("er");
    let open = || Session::open(DiskFolder::open(&folder).unwrap(), at(0)).unwrap();
    let mut session = open();
    session.deal(deal(Ruleset::default(), 1), at(0));
    session.draw(at(0)).unwrap();
    let before = session.draw(at(500)).unwrap();
    session.sync_later()().unwrap();
    drop(session);
    assert_eq!(kept(&view(&mut open())), kept(&before));
    // A torn end, a damaged line and a folder in the place of a file.
    let journal = folder.join(GAME);
    let mut content = fs::read(&journal).unwrap();
    content.truncate(content.len() - 3);
    fs::write(&journal, &content).unwrap();
    assert_eq!(view(&mut open()).moves, 1);
    content[70] ^= 1;
    fs::write(&journal, &content).unwrap();
    assert_eq!(open().view(at(0)), Err(SessionError::NoGame));
    assert_eq!(
        fs::read(folder.join("game.journal.damaged-1")).unwrap(),
        content
    );
    fs::create_dir(&journal).unwrap();
    let refused = Session::open(DiskFolder::open(&folder).unwrap(), at(0)).err();
    assert!(matches!(refused, Some(OpenError::Io { file, .. }) if file == GAME));
}

#[test]
fn two_sessions_do_not_share_a_folder() {
    let path = tempfile::tempdir().unwrap();
    let first = Session::open(DiskFolder::open(path.path()).unwrap(), at(0)).unwrap();
    assert_eq!(DiskFolder::open(path.path()).err(), Some(OpenError::InUse));
    drop(first);
    assert!(DiskFolder::open(path.path()).is_ok());
}

#[test]
fn results_that_were_forgotten_stay_forgotten() {
    let (folder, last) = nearly_won();
    let mut session = open(&folder);
    for step in last {
        session.play(step, at(0)).unwrap();
    }
    assert_eq!(session.results().len(), 1);
    session.reset_statistics();
    assert!(session.statistics().is_empty());
    drop(session);
    // The won game is still on the table, and its journal still says that it was won.
    let mut session = open(&folder);
    assert_eq!(view(&mut session).status, Status::Won);
    assert_eq!(session.results(), []);
    drop(session);
    // The next games count again.
    let mut session = open(&folder);
    for number in 1..=3 {
        session.deal(deal(rules("K"), number), at(0));
        session.draw(at(0)).unwrap();
    }
    assert_eq!(session.results().len(), 2);
    assert_eq!(open(&folder).results(), session.results());
}

#[test]
fn a_game_of_given_cards_is_kept_and_counts_nowhere() {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal_with(rules("N"), &[(21, "KC")]), at(0));
    let before = session.tap(slot(7, 1), at(0)).unwrap();
    assert_eq!(before.code, None);
    let mut session = open(&folder);
    assert_eq!(kept(&view(&mut session)), kept(&before));
    session.restart(at(0)).unwrap();
    assert_eq!(session.results(), []);
    assert_eq!(open(&folder).results(), []);
}
