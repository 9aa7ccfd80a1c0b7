//! A program is killed again and again in the midst of play, and what is found afterwards is compared
//! with what it had answered.
//!
//! A line of answer that was read is an acknowledgement. Nothing acknowledged may be lost; the one
//! request that was not answered may have been done or not. A killed process loses nothing that the
//! operating system has, so this does not show what a power cut does: `core/tests/store/faults.rs`
//! does.
//!
//! `PYRAMIDE_KILLS=1000 cargo test -p pyramide-tests --test kill -- --nocapture`

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use pyramide_core::card::Card;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::game::Game;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::pyramid::Place;
use pyramide_core::rules::Preset;
use pyramide_core::session::Session;
use pyramide_core::solver::{Budget, Search, Win};
use pyramide_core::store::DiskFolder;
use pyramide_tests::program::{Program, example};
use pyramide_tests::tally::{Finished, Tally};
use pyramide_tests::{Dice, amount, at};
use serde_json::{Value, json};
use tempfile::TempDir;

static REFEREE: LazyLock<PathBuf> = LazyLock::new(|| example("referee"));

/// A request and all it does to what is kept.
#[derive(Clone, Copy, Debug)]
enum Request {
    New(DealCode),
    Restart,
    Play(Move),
    Undo,
    Redo,
    Wait(u64),
    Pause,
    Resume,
}

/// What the program has acknowledged, followed by other means: a bare game, a clock and a count.
#[derive(Clone, Debug, Default)]
struct Ledger {
    game: Option<Game>,
    played_ms: u64,
    /// Played time at the latest line of the journal; what passes after it a kill may take.
    saved_ms: u64,
    paused: bool,
    tally: Tally,
}

impl Ledger {
    fn done(mut self, request: Request) -> Ledger {
        match request {
            Request::New(code) => self = self.dealt(Deal::from_code(code)),
            Request::Restart => {
                if let Some(game) = &self.game {
                    let deal = game.deal().clone();
                    self = self.dealt(deal);
                }
            }
            Request::Play(action) => self.change(|game| game.play(action).is_ok()),
            Request::Undo => self.change(|game| game.undo().is_some()),
            Request::Redo => self.change(|game| game.redo().is_some()),
            Request::Wait(ms) if self.is_running() => self.played_ms += ms,
            Request::Wait(_) => {}
            Request::Pause => {
                self.saved_ms = self.played_ms;
                self.paused = true;
            }
            Request::Resume => self.paused = false,
        }
        self
    }

    fn is_won(&self) -> bool {
        let status = self.game.as_ref().map(Game::status);
        status == Some(Status::Won)
    }

    fn is_running(&self) -> bool {
        let started = self.game.as_ref().is_some_and(|game| game.moves() > 0);
        started && !self.paused && !self.is_won()
    }

    fn change(&mut self, change: impl FnOnce(&mut Game) -> bool) {
        let changed = self.game.as_mut().is_some_and(change);
        if changed {
            self.saved_ms = self.played_ms;
            if self.is_won() {
                self.count();
            }
        }
    }

    fn count(&mut self) {
        if let Some(game) = &self.game
            && let Some(code) = game.deal().code()
        {
            self.tally.add(Finished {
                code,
                won: self.is_won(),
                score: game.score(),
                moves: game.moves(),
                played_ms: self.played_ms,
            });
        }
    }

    /// The game on the table is over, and this is the next.
    fn dealt(mut self, deal: Deal) -> Ledger {
        if !self.is_won() && self.game.as_ref().is_some_and(|game| game.moves() > 0) {
            self.count();
        }
        Ledger {
            game: Some(Game::new(deal)),
            tally: self.tally,
            ..Ledger::default()
        }
    }

    /// After the program was killed and started again.
    fn reopened(self) -> Ledger {
        Ledger {
            played_ms: self.saved_ms,
            paused: false,
            ..self
        }
    }

    /// All that may be found if this request was not answered.
    fn possible(&self, unanswered: Option<Request>) -> Vec<Ledger> {
        let mut possible = vec![self.clone()];
        if let Some(request) = unanswered {
            possible.push(self.clone().done(request));
        }
        possible.into_iter().map(Ledger::reopened).collect()
    }

    /// Whether an answer shows this game.
    fn is_shown_by(&self, answer: &Value) -> bool {
        let Some(game) = &self.game else {
            return answer["error"]["kind"] == "no-game";
        };
        let (deal, position) = (game.deal(), game.position());
        let card = |seat| deal.card(seat);
        let pyramid = position.pyramid().into_iter().map(|seat| json!(card(seat)));
        let shown = answer["pyramid"].as_array().into_iter().flatten();
        answer["code"] == json!(deal.code())
            && answer["status"] == json!(game.status())
            && answer["score"] == game.score()
            && answer["moves"] == game.moves()
            && answer["played_ms"] == self.played_ms
            && answer["can_undo"] == game.can_undo()
            && answer["can_redo"] == game.can_redo()
            && shown.map(|shown| shown[2].clone()).eq(pyramid)
            && answer["stock"]["left"] == position.stock().len()
            && answer["waste"][0]["count"] == position.waste().len()
            && answer["waste"][0]["top"] == json!(position.waste().last().map(card))
            && answer["troubles"] == json!([])
    }
}

/// Someone who can win, and dawdles on the way.
struct Player {
    dice: Dice,
    /// A move for each position on the way to a win of the present deal.
    way: HashMap<Position, Move>,
    code: DealCode,
}

impl Player {
    fn new(seed: u64) -> Player {
        let mut dice = Dice(seed);
        let (code, way) = winnable(&mut dice);
        Player { dice, way, code }
    }

    fn next(&mut self, ledger: &Ledger) -> Request {
        let roll = self.dice.below(1000);
        let Some(game) = &ledger.game else {
            return self.deal();
        };
        match roll {
            _ if ledger.paused => Request::Resume,
            0..3 => self.deal(),
            3..6 => Request::Restart,
            6..20 => Request::Pause,
            20..60 => Request::Wait(self.dice.roll() % 5000),
            60..120 => Request::Undo,
            120..180 => Request::Redo,
            _ if ledger.is_won() => self.deal(),
            _ => {
                let mut moves = game.position().moves(game.deal());
                // After a kill the deal before that of the way may be on the table still.
                let on_the_way = game.deal().code() == Some(self.code);
                match self.way.get(&game.position()).filter(|_| on_the_way) {
                    Some(action) if roll >= 210 => Request::Play(*action),
                    None if roll >= 210 && game.can_undo() => Request::Undo,
                    _ => moves.next().map_or(Request::Undo, Request::Play),
                }
            }
        }
    }

    fn deal(&mut self) -> Request {
        (self.code, self.way) = winnable(&mut self.dice);
        Request::New(self.code)
    }
}

/// A deal that can be won, and a way to do it.
fn winnable(dice: &mut Dice) -> (DealCode, HashMap<Position, Move>) {
    let budget = Budget {
        nodes: 10_000,
        bytes: 1 << 20,
    };
    loop {
        let preset = [Preset::App, Preset::Classic][dice.below(2)];
        let code = DealCode {
            rules: preset.rules(),
            seed: Seed::from_random(dice.roll()),
        };
        let deal = Deal::from_code(code);
        let mut position = Position::start(&deal);
        if let Win::Line(line) = Search::new(&deal, position, budget).win().value {
            let mut way = HashMap::new();
            for action in line {
                way.insert(position, action);
                position = position.apply(&deal, action).unwrap();
            }
            return (code, way);
        }
    }
}

/// The lines that make a request. Only the last of them changes what is kept.
fn lines(request: Request, game: Option<&Game>) -> Vec<String> {
    let tap = |card: Card| {
        let place = game.and_then(|game| Place::of(game.deal().seat(card)));
        json!({"tap": match place {
            Some(place) => json!({"pyramid": [place.row(), place.place()]}),
            None => json!({"waste": 1}),
        }})
    };
    let lines = match request {
        Request::New(code) => vec![json!({"new": {"code": code}})],
        Request::Restart => vec![json!({"restart": true})],
        Request::Play(Move::Pair(one, other)) => vec![tap(one), tap(other)],
        Request::Play(Move::King(king)) => vec![tap(king)],
        Request::Play(Move::Draw | Move::Recycle) => vec![json!({"draw": true})],
        Request::Undo => vec![json!({"undo": true})],
        Request::Redo => vec![json!({"redo": true})],
        Request::Wait(ms) => vec![json!({"wait_ms": ms})],
        Request::Pause => vec![json!({"pause": true})],
        Request::Resume => vec![json!({"resume": true})],
    };
    lines.iter().map(Value::to_string).collect()
}

/// A folder, who plays in it, and what came of it.
struct Trial {
    folder: TempDir,
    player: Player,
    ledger: Ledger,
    /// The request under way when the program was killed.
    unanswered: Option<Request>,
    answers: u64,
    /// How many requests were done, but not answered.
    done_unanswered: u64,
}

impl Trial {
    /// Starts the program and plays until it is killed, which is soon after so many requests.
    fn live(&mut self, requests: u64) {
        let mut referee = Program::start(&REFEREE, &[]);
        // An answer takes some tens of microseconds, the start some thousands.
        let most = if requests == 0 { 10_000 } else { 1_000 };
        let soon = Duration::from_micros(self.player.dice.roll() % most);
        if requests == 0 {
            referee.kill_after(soon);
        }
        let open = json!({"open": self.folder.path()}).to_string();
        let Some(found) = referee.try_ask(&open) else {
            return;
        };
        let Some(figures) = referee.try_ask(r#"{"statistics":true}"#) else {
            return;
        };
        self.compare(&found, &figures);
        for number in 1.. {
            if number == requests {
                referee.kill_after(soon);
            }
            let request = self.player.next(&self.ledger);
            let mut lines = lines(request, self.ledger.game.as_ref());
            let last = lines.pop().expect("there is a line");
            for selection in lines {
                let Some(answer) = referee.try_ask(&selection) else {
                    return;
                };
                self.acknowledge(&answer, &selection);
            }
            let Some(answer) = referee.try_ask(&last) else {
                self.unanswered = Some(request);
                return;
            };
            self.ledger = std::mem::take(&mut self.ledger).done(request);
            self.acknowledge(&answer, &last);
        }
    }

    fn acknowledge(&mut self, answer: &Value, line: &str) {
        self.answers += 1;
        let expected = &self.ledger;
        assert!(
            expected.is_shown_by(answer),
            "{line}: expected {expected:?}, and not {answer}"
        );
    }

    /// Finds out which of what is possible is there.
    fn compare(&mut self, found: &Value, figures: &Value) {
        let unanswered = self.unanswered.take();
        let mut possible = self.ledger.possible(unanswered);
        let is_found = |ledger: &Ledger| {
            ledger.is_shown_by(found) && ledger.tally.agrees_with(&figures["statistics"])
        };
        let Some(which) = possible.iter().position(is_found) else {
            let journal = self.folder.path().join("game.journal");
            panic!(
                "expected {:?} and maybe {unanswered:?}, and not {found} with {figures}\n{}",
                self.ledger,
                fs::read_to_string(journal).unwrap_or_default()
            );
        };
        self.done_unanswered += u64::from(which > 0);
        self.ledger = possible.swap_remove(which);
    }
}

#[test]
fn whenever_it_is_killed_nothing_that_was_answered_is_lost() {
    let kills = amount("PYRAMIDE_KILLS", 40);
    let mut trial = Trial {
        folder: tempfile::tempdir().unwrap(),
        player: Player::new(kills),
        ledger: Ledger::default(),
        unanswered: None,
        answers: 0,
        done_unanswered: 0,
    };
    for _ in 0..kills {
        let requests = trial.player.dice.roll() % 200;
        trial.live(requests.saturating_sub(20));
    }
    // What the last one left, and whether each result is there once.
    let possible = trial.ledger.possible(trial.unanswered);
    let folder = DiskFolder::open(trial.folder.path()).unwrap();
    let session = Session::open(folder, at(0)).unwrap();
    let ids = session.results().iter().map(|result| result.id);
    assert!(ids.is_sorted_by(|one, next| one < next));
    let statistics = json!(session.statistics());
    assert!(
        possible
            .iter()
            .any(|ledger| ledger.tally.agrees_with(&statistics))
    );

    let Tally { games, wins, .. } = trial.ledger.tally;
    let (answers, more, losses) = (trial.answers, trial.done_unanswered, games - wins);
    println!(
        "killed {kills} times: all of {answers} answers kept, {more} requests done that were not \
         answered, {wins} wins and {losses} losses each counted once"
    );
    assert!(wins > 0 && losses > 0);
}
