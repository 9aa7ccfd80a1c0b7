//! The files of a folder, damaged or made up.

use std::collections::BTreeMap;

use pyramide_core::deal::Deal;
use pyramide_core::position::Status;
use pyramide_core::session::Session;
use pyramide_core::settings::Settings;
use pyramide_core::stats::{GameResult, RECENT};
use pyramide_core::store::{Folder, OpenError, Trouble};
use pyramide_core::view::View;
use serde_json::Value;

use crate::at;
use crate::checksum;
use crate::common::folder::MemoryFolder;

const GAME: &str = "game.journal";
const RESULTS: &str = "results.log";
const SETTINGS: &str = "settings.json";

/// Whatever the files hold, a session opens, loses nothing of it, and goes on.
///
/// The input is text. A line `=game`, `=results` or `=settings` begins that file. A line that begins
/// with `+` stands for one with the number and the checksum that it should have, or, of settings, for
/// an object with its checksum; every other line is taken as it is.
pub fn files(data: &[u8]) {
    let mut folder = MemoryFolder::default();
    for (name, content) in written(data) {
        folder.write(name, &content).expect("there is room");
    }
    let before = folder.files();
    let mut session = match Session::open(folder.clone(), at(0)) {
        Ok(session) => session,
        Err(OpenError::Newer { format, .. }) => {
            assert!(format > 1);
            assert_eq!(folder.files(), before);
            return;
        }
        Err(error) => panic!("{error}"),
    };
    let damaged = nothing_is_lost(&before, &folder.files());
    figures_fit(&session);

    // What was mended is whole, and shows the same.
    let results = session.results().to_vec();
    let settings = session.settings().clone();
    let shown = session.view(at(0)).ok();
    let mut again = opened_whole(&folder, &results, &settings);
    let mut told = Vec::new();
    let has_code = shown.as_ref().is_some_and(|shown| shown.code.is_some());
    match (shown, again.view(at(0)).ok()) {
        (Some(shown), Some(again)) => {
            assert_eq!(
                again,
                View {
                    troubles: Vec::new(),
                    ..shown.clone()
                }
            );
            told = shown.troubles;
        }
        (None, None) => {}
        other => panic!("{other:?}"),
    }
    drop(again);

    // A game of given cards has no result.
    let counts = session.has_unfinished_game() && has_code;
    let dealt = session.deal(
        Deal::from_code("PY1-N-AAAAAAS".parse().expect("a code")),
        at(1),
    );
    told.extend(dealt.troubles);
    assert_eq!(told, damaged, "each damage is told, once");
    assert_eq!(session.results().len(), results.len() + usize::from(counts));

    let moves = session.draw(at(2)).expect("a new game").moves;
    session.pause(at(3)).expect("a game");
    let results = session.results().to_vec();
    drop(session);
    let mut again = opened_whole(&folder, &results, &settings);
    let view = again.view(at(0)).expect("the game is kept");
    assert_eq!((view.moves, view.status), (moves, Status::Playing));
    // Its end is a result like any other.
    again.restart(at(0)).expect("a game");
    assert_eq!(again.results().len(), results.len() + 1);
}

/// The files that an input says.
fn written(data: &[u8]) -> BTreeMap<&'static str, Vec<u8>> {
    let mut files = BTreeMap::new();
    let (mut name, mut content, mut lines, mut sum) = (GAME, Vec::new(), 0_u64, 0);
    for line in data.split_inclusive(|&byte| byte == b'\n') {
        let next = match line.trim_ascii_end() {
            b"=game" => Some(GAME),
            b"=results" => Some(RESULTS),
            b"=settings" => Some(SETTINGS),
            _ => None,
        };
        if let Some(next) = next {
            files.insert(name, content);
            (name, content, lines, sum) = (next, Vec::new(), 0, 0);
        } else if let Some(text) = line.strip_prefix(b"+") {
            lines += 1;
            let text = text.strip_suffix(b"\n").unwrap_or(text);
            if name == SETTINGS {
                let text = text.strip_suffix(b"}").unwrap_or(text);
                content = checksum::settings(&[&content, text].concat());
                continue;
            }
            sum = checksum::of_line(sum, lines, text);
            content.extend_from_slice(format!("{lines} {sum:08x} ").as_bytes());
            content.extend_from_slice(text);
            content.push(b'\n');
        } else {
            content.extend_from_slice(line);
        }
    }
    files.insert(name, content);
    // One that was begun and is empty is missing.
    files.retain(|_, content| !content.is_empty());
    files
}

/// Every file is as it was, but for more lines and without a torn one; or it lies aside whole. Returns
/// what was damaged.
fn nothing_is_lost(
    before: &BTreeMap<String, Vec<u8>>,
    after: &BTreeMap<String, Vec<u8>>,
) -> Vec<Trouble> {
    let mut damaged = Vec::new();
    for (name, trouble) in [
        (SETTINGS, Trouble::SettingsDamaged),
        (RESULTS, Trouble::ResultsDamaged),
        (GAME, Trouble::GameDamaged),
    ] {
        let content = before.get(name).map_or(&[][..], Vec::as_slice);
        if let Some(aside) = after.get(&format!("{name}.damaged-1")) {
            assert_eq!(aside, content, "{name}");
            damaged.push(trouble);
        } else {
            let end = content.iter().rposition(|&byte| byte == b'\n');
            let whole = match end {
                _ if name == SETTINGS => content,
                Some(end) => &content[..=end],
                None => &[],
            };
            let kept = after.get(name).map_or(&[][..], Vec::as_slice);
            // Where a game was left, the journal may be that of the next one.
            assert!(
                kept.starts_with(whole) || name == GAME && is_left(whole),
                "{name}"
            );
        }
    }
    damaged
}

/// Whether a journal ends with a game that was left for another.
fn is_left(journal: &[u8]) -> bool {
    let last = journal.rsplit(|&byte| byte == b'\n').nth(1);
    let text = last.and_then(|line| line.splitn(3, |&byte| byte == b' ').nth(2));
    let entry = text.and_then(|text| serde_json::from_slice::<Value>(text).ok());
    entry.is_some_and(|entry| entry["did"] == "left" && entry["next"].is_object())
}

/// Opens a folder in which nothing is damaged any more.
fn opened_whole(folder: &MemoryFolder, results: &[GameResult], settings: &Settings) -> Session {
    let before = folder.files();
    let session = Session::open(folder.clone(), at(0)).expect("it was open");
    assert_eq!(folder.files(), before, "there was nothing to mend");
    assert_eq!(session.results(), results);
    assert_eq!(session.settings(), settings);
    session
}

/// The figures are those of the results.
fn figures_fit(session: &Session) {
    let statistics = session.statistics();
    let replays: usize = session.results().len()
        - statistics
            .iter()
            .map(|figures| figures.played as usize)
            .sum::<usize>();
    for figures in &statistics {
        assert!(figures.won <= figures.played && figures.streak <= figures.best_streak);
        assert!(figures.best_streak <= figures.won);
        assert!(figures.recent.len() <= RECENT && !figures.recent.is_empty());
        assert_eq!(figures.best_ms.is_some(), figures.won > 0);
        let best =
            |best: Option<f64>, mean: Option<f64>| best.zip(mean).is_none_or(|(b, m)| b <= m);
        assert!(best(figures.best_moves.map(f64::from), figures.mean_moves));
    }
    assert!(replays < session.results().len().max(1));
}
