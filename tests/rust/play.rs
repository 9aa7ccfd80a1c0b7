//! The smallest shell, played from a pipe and by a player whose terminal is closed on him.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use pyramide_core::card::Card;
use pyramide_tests::golden::{Golden, Play};
use pyramide_tests::program::{Program, example, pipe};

static PLAY: LazyLock<PathBuf> = LazyLock::new(|| example("play"));

/// The game written as its player types it.
fn transcript(golden: &Golden) -> Vec<String> {
    let names = |cards: &[Card]| {
        let names: Vec<String> = cards.iter().map(Card::to_string).collect();
        names.join(" ")
    };
    let deck = format!("deck {} {}", golden.rules, names(&golden.deck()));
    let steps = golden.steps.iter().map(|step| match &step.play {
        Play::Removal(cards) => names(cards),
        Play::Draw => "draw".into(),
    });
    [deck].into_iter().chain(steps).collect()
}

fn arguments(folder: &Path) -> [&OsStr; 2] {
    [OsStr::new("--data"), folder.as_os_str()]
}

/// The figures behind a word in the lines, in their order.
fn figures<'a>(lines: &'a [String], word: &str) -> Vec<&'a str> {
    lines
        .iter()
        .filter_map(|line| line.split_once(word))
        .map(|(_, rest)| rest.split_whitespace().next().unwrap())
        .collect()
}

#[test]
fn the_worked_game_is_played_from_a_pipe() {
    let golden = Golden::read();
    let folder = tempfile::tempdir().unwrap();
    let input = transcript(&golden).join("\n");
    let lines = pipe(&PLAY, &arguments(folder.path()), &input);

    let mut scores = vec!["0".to_owned()];
    scores.extend(golden.steps.iter().map(|step| step.score.to_string()));
    assert_eq!(figures(&lines, "score "), scores);
    let moves: Vec<String> = (0..=31).map(|n| n.to_string()).collect();
    assert_eq!(figures(&lines, "moves "), moves);
    let mut tops = vec![None];
    tops.extend(golden.steps.iter().map(|step| step.waste_top));
    let shown = lines.iter().filter_map(|line| line.split_once("waste ["));
    let shown: Vec<Option<Card>> = shown.map(|(_, pile)| pile[..2].parse().ok()).collect();
    assert_eq!(shown, tops);
    let mut left = vec![24];
    left.extend(golden.steps.iter().map(|step| step.stock_left));
    let stock = lines.iter().filter_map(|line| line.strip_prefix("stock"));
    let stock: Vec<u8> = stock
        .map(|line| line.split_whitespace().next().unwrap().parse().unwrap())
        .collect();
    assert_eq!(stock, left);
    assert_eq!(lines.last().unwrap(), "You have won!");
}

#[test]
fn what_is_refused_or_not_understood_is_said_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let input = "\
draw
code PY1-N-AAAAAA0
code PY2-N-AAAAAAS
code My game: py1-n-aaaaaas!
QC
7C 7S
4H KD
KD
10C 3S
TC 3S
deck K 5S 5S
new Q
undo
restart
restart
nonsense
stats
quit
draw";
    let lines = pipe(&PLAY, &arguments(folder.path()), input);
    let said = lines.iter().filter(|line| {
        let table = ["stock", "score", " ", "["];
        !table.iter().any(|start| line.starts_with(start))
    });
    let said: Vec<&str> = said.map(String::as_str).collect();
    assert_eq!(
        said,
        [
            "Type new for a game, or help.",
            "there is no game: deal one first",
            "character 13: '0' is not in a deal code; is it O?",
            "character 3: the code is of version 2, this program reads version 1",
            "QC is blocked by another card",
            "the sum must be 13",
            "4H is blocked by another card",
            "10C 3S? Try help.",
            // With a game on the table, leaving it is asked about first.
            "The game on the table would count as lost. Type that again to leave it.",
            "The game on the table would count as lost. Type that again to leave it.",
            "The game on the table would count as lost. Type that again to leave it.",
            "nonsense? Try help.",
            "N: won 0 of 1 games",
        ]
    );
}

#[test]
fn a_game_survives_the_death_of_its_program() {
    let golden = Golden::read();
    let folder = tempfile::tempdir().unwrap();
    let start = || Program::start(&PLAY, &arguments(folder.path()));
    let is_score = |line: &str| line.starts_with("score ");
    let mut program = start();
    let mut shown = program.hear().unwrap();
    for (n, line) in transcript(&golden).iter().enumerate() {
        program.tell(line);
        shown = program.hear_until(is_score).pop().unwrap();
        // Killed after the answer, now and then; and every time near the end.
        if n % 5 == 0 || n > 28 {
            program.kill();
            program = start();
            assert_eq!(program.hear_until(is_score).pop().unwrap(), shown);
        }
    }
    assert!(shown.starts_with("score 280  moves 31"));
}

#[test]
fn two_programs_do_not_play_in_one_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Program::start(&PLAY, &arguments(folder.path()));
    assert_eq!(first.hear().unwrap(), "Type new for a game, or help.");
    let (said, ended_well) = Program::start(&PLAY, &arguments(folder.path())).finish();
    assert_eq!((said, ended_well), (Vec::new(), false));
    assert!(first.finish().1);
}
