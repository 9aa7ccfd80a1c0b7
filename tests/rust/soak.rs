//! Many games by players of several kinds in one session on a real folder, followed by other means:
//! memory stays flat, files stay small, and the statistics are those of an independent count.
//!
//! `PYRAMIDE_GAMES=100000 cargo test -p pyramide-tests --test soak -- --nocapture`

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use peak_alloc::PeakAlloc;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::game::Game;
use pyramide_core::position::{Move, Status};
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::solver::Budget;
use pyramide_core::store::DiskFolder;
use pyramide_core::view::View;
use pyramide_tests::tally::{Finished, Tally};
use pyramide_tests::{Dice, amount, at};
use serde_json::json;

#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

/// A result takes some 170 bytes on disk. In memory it is there as its line and as a value of 64
/// bytes, in vectors that double.
const BYTES_PER_RESULT: u64 = 500;
/// What else may come and go between two games.
const HEAP_SLACK: u64 = 256 << 10;
/// Opening reads the results as one text, and the allocator keeps for later what that took.
const RESIDENT_PER_RESULT: u64 = 2 * BYTES_PER_RESULT;
/// The allocator and the system round up.
const RESIDENT_SLACK: u64 = 16 << 20;

/// How someone plays.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Anything that is possible.
    Random,
    /// Whatever removes cards, and back when nothing does.
    Greedy,
    /// As told by a hint now and then.
    Advised,
}

/// A session, and the same followed by a bare game, a clock and a count.
struct Table {
    session: Session,
    game: Option<Game>,
    /// When the game on the table began to be timed.
    started_ms: Option<u64>,
    clock_ms: u64,
    tally: Tally,
    dice: Dice,
    actions: u64,
}

impl Table {
    fn deal(&mut self, code: DealCode) {
        self.leave();
        let deal = Deal::from_code(code);
        let view = self.session.deal(deal.clone(), at(self.clock_ms));
        self.game = Some(Game::new(deal));
        self.started_ms = None;
        self.compare(&view);
    }

    fn leave(&mut self) {
        if let Some(game) = self.game.take()
            && game.moves() > 0
            && game.status() != Status::Won
        {
            self.count(&game);
        }
    }

    fn count(&mut self, game: &Game) {
        self.tally.add(Finished {
            code: game.deal().code().unwrap(),
            won: game.status() == Status::Won,
            score: game.score(),
            moves: game.moves(),
            played_ms: self.clock_ms - self.started_ms.unwrap(),
        });
    }

    /// Plays a game for some time, or until it is won or stuck.
    fn play(&mut self, style: Style) {
        for _ in 0..20 + self.dice.below(120) {
            self.clock_ms += self.dice.roll() % 3000;
            let mut game = self.game.take().unwrap();
            let view = self.step(&mut game, style);
            if game.moves() > 0 {
                self.started_ms.get_or_insert(self.clock_ms);
            }
            if game.status() == Status::Won {
                self.count(&game);
            }
            let is_over = game.status() != Status::Playing;
            self.game = Some(game);
            self.compare(&view);
            self.actions += 1;
            if is_over {
                break;
            }
        }
    }

    fn step(&mut self, game: &mut Game, style: Style) -> View {
        let (session, now) = (&mut self.session, at(self.clock_ms));
        let mut moves: Vec<Move> = game.position().moves(game.deal()).collect();
        let removes = |action: &Move| matches!(action, Move::Pair(..) | Move::King(_));
        let roll = self.dice.below(100);
        let undo = match style {
            Style::Random => 10,
            Style::Greedy if !moves.iter().any(removes) => 30,
            Style::Greedy | Style::Advised => 0,
        };
        match roll {
            _ if roll < undo => {
                game.undo();
                session.undo(now).unwrap()
            }
            50..60 => {
                game.redo();
                session.redo(now).unwrap()
            }
            60..63 => {
                session.pause(now).unwrap();
                session.resume(now).unwrap()
            }
            _ => {
                let mut action = None;
                if let (Style::Advised, 63..70) = (style, roll) {
                    let budget = Budget {
                        nodes: 500,
                        bytes: 1 << 16,
                    };
                    let search = session.search(budget).unwrap();
                    let hints = search.hints().value;
                    let shown = session.show_hint(&search, &hints, now).unwrap();
                    assert!(shown.is_some());
                    action = hints.first().map(|hint| hint.action);
                } else if !matches!(style, Style::Random) && moves.iter().any(removes) {
                    moves.retain(removes);
                }
                let action = action.unwrap_or_else(|| moves[self.dice.below(moves.len())]);
                game.play(action).unwrap();
                session.play(action, now).unwrap()
            }
        }
    }

    fn compare(&self, view: &View) {
        let game = self.game.as_ref().unwrap();
        assert_eq!(
            (
                view.score,
                view.moves,
                view.status,
                view.can_undo,
                view.can_redo
            ),
            (
                game.score(),
                game.moves(),
                game.status(),
                game.can_undo(),
                game.can_redo()
            )
        );
        assert_eq!(
            view.pyramid.len(),
            usize::from(game.position().pyramid().len())
        );
        assert_eq!(view.troubles, []);
    }
}

/// What the process has of memory: as allocated, and as the system counts it, where it says so.
#[derive(Clone, Copy)]
struct Memory {
    heap: u64,
    resident: Option<u64>,
}

impl Memory {
    fn now() -> Memory {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes =
            resident.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Memory {
            heap: HEAP.current_usage() as u64,
            resident: kilobytes.map(|kilobytes| kilobytes << 10),
        }
    }
}

fn open(folder: &Path, clock_ms: u64) -> Session {
    Session::open(DiskFolder::open(folder).unwrap(), at(clock_ms)).unwrap()
}

fn sizes(folder: &Path) -> BTreeMap<String, u64> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let size = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, entry.metadata().unwrap().len())
    };
    entries.map(size).collect()
}

#[test]
fn many_games_leave_memory_flat_files_small_and_figures_right() {
    let games = amount("PYRAMIDE_GAMES", 500);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let rules: Vec<Ruleset> = Ruleset::all().collect();
    let mut table = Table {
        session: open(path, 0),
        game: None,
        started_ms: None,
        clock_ms: 0,
        tally: Tally::default(),
        dice: Dice(games),
        actions: 0,
    };
    let mut early = Memory::now();
    let mut longest_journal = 0;
    for number in 0..games {
        // Now and then cards that were played before.
        let seed = table.dice.roll() % (1 + games / 10);
        let code = DealCode {
            rules: rules[table.dice.below(rules.len())],
            seed: Seed::from_random(seed),
        };
        table.deal(code);
        let journal = sizes(path)["game.journal"];
        assert!(journal < 200, "a new game's journal has {journal} bytes");
        let style = [Style::Random, Style::Greedy, Style::Greedy, Style::Advised];
        let style = style[table.dice.below(style.len())];
        table.play(style);
        longest_journal = longest_journal.max(sizes(path)["game.journal"]);
        if number == games / 10 {
            early = Memory::now();
        }
        if number % (1 + games / 20) == 0 {
            let statistics = json!(table.session.statistics());
            assert!(table.tally.agrees_with(&statistics), "after {number} games");
            // The app is closed and opened. A game that was going on is timed on from its last action.
            drop(table.session);
            table.session = open(path, table.clock_ms);
            let view = table.session.view(at(table.clock_ms)).unwrap();
            table.compare(&view);
        }
    }
    let late = Memory::now();
    let statistics = json!(table.session.statistics());
    assert!(table.tally.agrees_with(&statistics));
    let Tally {
        games: finished,
        wins,
        ..
    } = table.tally;
    assert_eq!(table.session.results().len() as u64, finished);
    assert!(wins > 0);

    let sizes = sizes(path);
    let names: Vec<&str> = sizes.keys().map(String::as_str).collect();
    assert_eq!(names, ["game.journal", "lock", "results.log"]);
    let results = sizes["results.log"];
    assert!(
        results < 200 * (finished + 1),
        "{results} bytes for {finished} results"
    );
    // A hundred and forty actions at the most.
    assert!(longest_journal < 10_000, "{longest_journal}");

    let heap = late.heap.saturating_sub(early.heap);
    assert!(
        heap < games * BYTES_PER_RESULT + HEAP_SLACK,
        "{heap} bytes more"
    );
    let resident = late
        .resident
        .zip(early.resident)
        .map(|(late, early)| late.saturating_sub(early));
    assert!(
        resident.unwrap_or(0) < games * RESIDENT_PER_RESULT + RESIDENT_SLACK,
        "{resident:?}"
    );
    println!(
        "{games} games of {} actions: statistics as counted ({wins} wins); the last nine tenths \
         took {} bytes of heap a game, {} kB resident in all; results.log has {} bytes a game, \
         no journal more than {longest_journal}",
        table.actions / games,
        heap / (games - games / 10),
        resident.unwrap_or(0) >> 10,
        results / finished,
    );
}
