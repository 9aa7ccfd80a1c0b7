//! What a line asks, and its answer.

use std::path::PathBuf;
use std::time::Instant;

use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use pyramide_core::card::Card;
use pyramide_core::clock::Now;
use pyramide_core::code::{CodeError, DealCode, Seed};
use pyramide_core::deal::{Deal, DeckError};
use pyramide_core::position::Move;
use pyramide_core::pyramid::Place;
use pyramide_core::rules::{Choices, Contradiction};
use pyramide_core::session::{Session, SessionError};
use pyramide_core::solver::{Budget, Fewest, Hint, Search, Verdict};
use pyramide_core::stats::Statistics;
use pyramide_core::store::{DiskFolder, OpenError};
use pyramide_core::view::{Slot, View};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    New(New),
    Tap(Tap),
    Draw(True),
    Undo(True),
    Redo(True),
    Restart(True),
    Hint(True),
    Solve(True),
    Pause(True),
    Resume(True),
    WaitMs(u64),
    Open(PathBuf),
    Statistics(True),
}

/// The three ways to name a deal: a code, rules and a number, rules and a deck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    code: Option<String>,
    rules: Option<Choices>,
    random: Option<u64>,
    deck: Option<Vec<Card>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Tap {
    Pyramid(i64, i64),
    Waste(i64),
    Under(i64),
    Stock,
}

/// The value of a request that has nothing to say: `true`.
#[derive(Deserialize)]
#[serde(try_from = "bool")]
struct True;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(value: bool) -> Result<True, &'static str> {
        if value {
            Ok(True)
        } else {
            Err("it should be true")
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Error {
        error: Refused,
    },
    View {
        #[serde(flatten)]
        view: Option<Box<View>>,
        #[serde(flatten)]
        extra: Extra,
    },
}

/// What a request asks for besides the table.
#[derive(Serialize)]
#[serde(untagged)]
enum Extra {
    None {},
    Hint { hint: Option<Hint> },
    Solve { solve: Solve },
    Statistics { statistics: Vec<Statistics> },
}

/// What the solver says of the position on the table.
#[derive(Serialize)]
struct Solve {
    verdict: Verdict,
    fewest_moves: Option<usize>,
    line: Option<Vec<Move>>,
    most_cards: Option<u32>,
    micros: u128,
}

impl Solve {
    fn of(search: &Search) -> Solve {
        let started = Instant::now();
        let verdict = search.verdict().value;
        let (fewest_moves, line) = match search.fewest().value {
            Fewest::Proven(line) => (Some(line.len()), Some(line)),
            Fewest::Unproven { best, .. } => (None, best),
            Fewest::Lost => (None, None),
        };
        let most_cards = search.most_cards().value.proven();
        let micros = started.elapsed().as_micros();
        Solve {
            verdict,
            fewest_moves,
            line,
            most_cards,
            micros,
        }
    }
}

#[derive(Serialize)]
struct Refused {
    kind: &'static str,
    message: String,
}

impl Refused {
    fn new(kind: &'static str, message: impl std::fmt::Display) -> Refused {
        Refused {
            kind,
            message: message.to_string(),
        }
    }
}

impl From<SessionError> for Refused {
    fn from(error: SessionError) -> Refused {
        let kind = match error {
            SessionError::NoGame => "no-game",
            SessionError::Paused => "paused",
            SessionError::NoSuchPile(_) => "no-such-place",
            SessionError::Refused(_) => "refused",
        };
        Refused::new(kind, error)
    }
}

impl From<CodeError> for Refused {
    fn from(error: CodeError) -> Refused {
        Refused::new("bad-code", error)
    }
}

impl From<DeckError> for Refused {
    fn from(error: DeckError) -> Refused {
        Refused::new("bad-deck", error)
    }
}

impl From<Contradiction> for Refused {
    fn from(error: Contradiction) -> Refused {
        Refused::new("bad-rules", error)
    }
}

impl From<OpenError> for Refused {
    fn from(error: OpenError) -> Refused {
        let kind = match error {
            OpenError::InUse => "in-use",
            OpenError::Newer { .. } => "newer-format",
            OpenError::Io { .. } => "storage",
        };
        Refused::new(kind, error)
    }
}

/// The session and the referee's own clock, which goes on only when it is told to.
pub(crate) struct Referee {
    session: Session,
    started: Timestamp,
    waited_ms: u64,
    lines: u64,
    /// What an answer of the solver may cost.
    budget: Budget,
}

/// The most bytes that a line may have: a request with a whole deck has under 500.
pub(crate) const LINE_LIMIT: usize = 1 << 20;

impl Referee {
    pub(crate) fn new(budget: Budget) -> Referee {
        Referee {
            session: Session::in_memory(),
            started: Timestamp::now(),
            waited_ms: 0,
            lines: 0,
            budget,
        }
    }

    /// The answer to a line, itself a line of JSON.
    pub(crate) fn answer_line(&mut self, line: &[u8]) -> Result<String, serde_json::Error> {
        self.lines += 1;
        // What is no UTF-8 is no JSON either.
        let answer = if line.len() > LINE_LIMIT {
            let message = format!("line {}: more than {LINE_LIMIT} bytes", self.lines);
            Err(Refused::new("bad-input", message))
        } else {
            self.answer(&String::from_utf8_lossy(line))
        };
        serde_json::to_string(&answer.unwrap_or_else(|error| Answer::Error { error }))
    }

    fn now(&self) -> Now {
        let waited = SignedDuration::from_millis(i64::try_from(self.waited_ms).unwrap_or(i64::MAX));
        let instant = self
            .started
            .saturating_add(waited)
            .unwrap_or(Timestamp::MAX);
        let date = TimeZone::system().to_datetime(instant).date();
        Now {
            monotonic_ms: self.waited_ms,
            utc_ms: instant.as_millisecond(),
            local_date: date.to_string().parse().expect("a date from 1970 to 9999"),
        }
    }

    fn bad_input(&self, error: &serde_json::Error) -> Refused {
        let error = error.to_string();
        // serde_json saw one line only and calls each of them the first.
        let (what, column) = error
            .rsplit_once(" at line 1 ")
            .unwrap_or((&error, "request"));
        Refused::new(
            "bad-input",
            format!("line {}, {column}: {what}", self.lines),
        )
    }

    fn answer(&mut self, line: &str) -> Result<Answer, Refused> {
        let request = serde_json::from_str(line).map_err(|error| self.bad_input(&error))?;
        let now = self.now();
        let session = &mut self.session;
        let mut extra = Extra::None {};
        let view = match request {
            Request::New(new) => Some(session.deal(new.deal()?, now)),
            Request::Tap(tap) => Some(session.tap(tap.slot()?, now)?),
            Request::Draw(True) => Some(session.draw(now)?),
            Request::Undo(True) => Some(session.undo(now)?),
            Request::Redo(True) => Some(session.redo(now)?),
            Request::Restart(True) => Some(session.restart(now)?),
            Request::Hint(True) => {
                let search = session.search(self.budget)?;
                let hint = search.hints().value.first().copied();
                extra = Extra::Hint { hint };
                match hint {
                    Some(hint) => session.show_hint(&search, &[hint], now)?,
                    None => Some(session.view(now)?),
                }
            }
            Request::Solve(True) => {
                let search = session.search(self.budget)?;
                extra = Extra::Solve {
                    solve: Solve::of(&search),
                };
                Some(session.view(now)?)
            }
            Request::Pause(True) => Some(session.pause(now)?),
            Request::Resume(True) => Some(session.resume(now)?),
            Request::WaitMs(ms) => {
                session.view(now)?;
                self.waited_ms = self.waited_ms.saturating_add(ms);
                let now = self.now();
                Some(self.session.view(now)?)
            }
            Request::Open(_) if self.lines > 1 => {
                return Err(Refused::new("bad-input", "open can only be the first line"));
            }
            Request::Open(path) => {
                *session = Session::open(DiskFolder::open(&path)?, now)?;
                Some(session.view(now)?)
            }
            Request::Statistics(True) => {
                let statistics = session.statistics();
                extra = Extra::Statistics { statistics };
                session.view(now).ok()
            }
        };
        let view = view.map(Box::new);
        Ok(Answer::View { view, extra })
    }
}

impl New {
    fn deal(self) -> Result<Deal, Refused> {
        match self {
            New {
                code: Some(code),
                rules: None,
                random: None,
                deck: None,
            } => Ok(Deal::from_code(code.parse()?)),
            New {
                rules: Some(rules),
                random: Some(random),
                code: None,
                deck: None,
            } => {
                let code = DealCode {
                    rules: rules.try_into()?,
                    seed: Seed::from_random(random),
                };
                Ok(Deal::from_code(code))
            }
            New {
                rules: Some(rules),
                deck: Some(deck),
                code: None,
                random: None,
            } => Ok(Deal::from_deck(&deck, rules.try_into()?)?),
            _ => Err(Refused::new(
                "bad-input",
                "new: it should have code, or rules and random, or rules and deck",
            )),
        }
    }
}

impl Tap {
    fn slot(self) -> Result<Slot, Refused> {
        let small = |number: i64, what: &str| {
            let refused = || Refused::new("no-such-place", format!("there is no {what} {number}"));
            u8::try_from(number).map_err(|_| refused())
        };
        Ok(match self {
            Tap::Pyramid(row, place) => u32::try_from(row)
                .ok()
                .zip(u32::try_from(place).ok())
                .and_then(|(row, place)| Place::new(row, place))
                .map(Slot::Pyramid)
                .ok_or_else(|| {
                    let message = format!("the pyramid has no place {place} in row {row}");
                    Refused::new("no-such-place", message)
                })?,
            Tap::Waste(pile) => Slot::Waste(small(pile, "waste pile")?),
            Tap::Under(pile) => Slot::Under(small(pile, "waste pile")?),
            Tap::Stock => Slot::Stock,
        })
    }
}
