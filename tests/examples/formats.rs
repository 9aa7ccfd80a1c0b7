//! Writes `tests/formats/v<N>`: folders of saved files as this build writes them, each with what a
//! player sees in it, for all later builds to read. Run it when what is written has changed,
//! and commit what it made; what is there it leaves alone.
//! `cargo run -p pyramide-tests --example formats`

use std::error::Error;
use std::fs;
use std::path::Path;

use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::settings::{Settings, Theme};
use pyramide_core::solver::{Budget, Search};
use pyramide_core::store::DiskFolder;
use pyramide_tests::at;
use pyramide_tests::formats::{EXPECTED, folder, newest, shown};
use pyramide_tests::golden::Golden;

type Scene = fn(&mut Session) -> Result<(), SessionError>;

/// What is done in each folder.
const SCENES: [(&str, Scene); 6] = [
    ("playing", playing),
    ("won", won),
    ("dealt-after-a-loss", dealt_after_a_loss),
    ("given-cards", given_cards),
    ("forgotten", forgotten),
    ("checked-settings", checked_settings),
];

fn main() -> Result<(), Box<dyn Error>> {
    let version = folder().join(format!("v{}", newest()));
    for (name, scene) in SCENES {
        let path = version.join(name);
        if path.exists() {
            println!("{} is there", path.display());
            continue;
        }
        scene(&mut open(&path)?)?;
        let shown = serde_json::to_string_pretty(&shown(&mut open(&path)?))?;
        fs::write(path.join(EXPECTED), shown + "\n")?;
        fs::remove_file(path.join("lock"))?;
        println!("{} is new", path.display());
    }
    Ok(())
}

fn open(path: &Path) -> Result<Session, Box<dyn Error>> {
    Ok(Session::open(DiskFolder::open(path)?, at(0))?)
}

fn deal(code: &str) -> Deal {
    Deal::from_code(code.parse().expect("a code"))
}

/// Every kind of line of a journal but the last, and settings.
fn playing(session: &mut Session) -> Result<(), SessionError> {
    session.set_settings(Settings {
        theme: Theme::Dark,
        left_hand: true,
        sound: false,
        language: Some("da".into()),
        introduced: true,
        ..Settings::default()
    });
    session.deal(deal("PY1-N-AAAAAAS"), at(0));
    session.play("KD".parse().expect("a move"), at(1_000))?;
    session.play("TC 3S".parse().expect("a move"), at(2_500))?;
    session.draw(at(4_000))?;
    session.draw(at(4_500))?;
    session.undo(at(5_000))?;
    session.undo(at(5_500))?;
    session.redo(at(6_000))?;
    let search = session.search(Budget::default())?;
    session.show_hint(&search, &search.hints().value, at(7_000))?;
    session.pause(at(8_000))?;
    Ok(())
}

/// A won game on the table, and its result.
fn won(session: &mut Session) -> Result<(), SessionError> {
    let deal = deal("PY1-N-AAAAAAS");
    let search = Search::new(&deal, Position::start(&deal), Budget::default());
    let line = search.win().value.line().expect("it can be won");
    session.deal(deal, at(0));
    for (action, second) in line.into_iter().zip(1..) {
        session.play(action, at(1_000 * second))?;
    }
    Ok(())
}

/// A journal that took the place of a finished game's, whose result is one of several.
fn dealt_after_a_loss(session: &mut Session) -> Result<(), SessionError> {
    won(session)?;
    for code in ["PY1-K-AAAAAAB", "PY1-P-AAAAAAC", "PY1-XAB-AAAAAAD"] {
        session.deal(deal(code), at(100_000));
        session.draw(at(101_000))?;
        session.draw(at(103_000))?;
    }
    session.restart(at(110_000))?;
    Ok(())
}

/// A game without a code.
fn given_cards(session: &mut Session) -> Result<(), SessionError> {
    let golden = Golden::read();
    let deal = Deal::from_deck(&golden.deck(), golden.rules).expect("52 cards");
    session.deal(deal, at(0));
    session.draw(at(1_000))?;
    session.draw(at(2_000))?;
    session.undo(at(3_000))?;
    Ok(())
}

/// Results that a player had forgotten, with the won game among them still on the table.
fn forgotten(session: &mut Session) -> Result<(), SessionError> {
    dealt_after_a_loss(session)?;
    won(session)?;
    session.reset_statistics();
    Ok(())
}

/// Settings with their checksum, which those of the first builds lack.
fn checked_settings(session: &mut Session) -> Result<(), SessionError> {
    session.set_settings(Settings {
        theme: Theme::Light,
        four_colours: true,
        show_verdict: true,
        language: Some("pt-BR".into()),
        ..Settings::default()
    });
    session.deal(deal("PY1-P-AAAAAAC"), at(0));
    session.draw(at(1_000))?;
    Ok(())
}
