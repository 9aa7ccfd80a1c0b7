//! The referee's protocol, as `core/examples/referee.md` describes it.

use std::path::PathBuf;
use std::sync::LazyLock;

use pyramide_core::card::Card;
use pyramide_core::pyramid::Place;
use pyramide_core::rules::Ruleset;
use pyramide_core::seat::Seat;
use pyramide_tests::golden::{Golden, Play};
use pyramide_tests::program::{Program, example};
use serde_json::{Value, json};

static REFEREE: LazyLock<PathBuf> = LazyLock::new(|| example("referee"));

fn referee() -> Program {
    Program::start(&REFEREE, &[])
}

fn ask(referee: &mut Program, request: &Value) -> Value {
    referee.ask(request.to_string())
}

fn kind(answer: &Value) -> &str {
    answer["error"]["kind"].as_str().unwrap_or("none")
}

/// A deck in order, but for the named cards in the named seats.
fn deck_with(seats: &[(usize, &str)]) -> Vec<String> {
    let named = |card: &String| seats.iter().any(|(_, name)| name == card);
    let mut others = Card::ALL
        .iter()
        .map(Card::to_string)
        .filter(|card| !named(card));
    let at = |seat: usize| seats.iter().find(|(at, _)| *at == seat);
    (0..52)
        .map(|seat| at(seat).map_or_else(|| others.next().unwrap(), |(_, name)| (*name).into()))
        .collect()
}

#[test]
fn the_worked_game_is_played_by_taps() {
    let golden = Golden::read();
    let cards = golden.deck();
    let mut referee = referee();
    let new = json!({"new": {"deck": cards, "rules": golden.rules}});
    let view = ask(&mut referee, &new);
    assert_eq!((&view["code"], kind(&view)), (&Value::Null, "none"));
    for step in &golden.steps {
        let slot = |card: &Card| {
            let seat = cards.iter().position(|other| other == card).unwrap();
            match Seat::new(seat).and_then(Place::of) {
                Some(place) => json!({"pyramid": [place.row(), place.place()]}),
                None => json!({"waste": 1}),
            }
        };
        let taps = match &step.play {
            Play::Removal(cards) => cards.iter().map(slot).collect(),
            Play::Draw => vec![json!("stock")],
        };
        let mut view = Value::Null;
        for tap in taps {
            view = ask(&mut referee, &json!({ "tap": tap }));
        }
        assert_eq!(view["score"], step.score);
        assert_eq!(view["pyramid"].as_array().unwrap().len(), step.pyramid_left);
        assert_eq!(view["stock"]["left"], step.stock_left);
        assert_eq!(view["waste"][0]["top"], json!(step.waste_top));
        let removed = match &step.play {
            Play::Removal(cards) => json!({"kind": "removed", "cards": cards}),
            Play::Draw => json!({"kind": "drawn", "cards": [step.waste_top]}),
        };
        assert_eq!(view["event"]["kind"], removed["kind"]);
        assert_eq!(view["event"]["cards"], removed["cards"]);
    }
    let view = ask(&mut referee, &json!({"tap": "stock"}));
    assert_eq!(
        (&view["status"], &view["moves"]),
        (&json!("won"), &json!(31))
    );
    assert_eq!(
        (&view["event"], &view["notice"]),
        (&Value::Null, &Value::Null)
    );
    assert!(referee.finish().1);
}

#[test]
fn a_view_has_the_described_fields() {
    let mut referee = referee();
    let mut view = ask(&mut referee, &json!({"new": {"code": "py1-n-aaaaaas"}}));
    assert_eq!(view["code"], "PY1-N-AAAAAAS");
    let rules = json!({"goal": "pyramid", "passes": "unlimited", "draw": "one",
        "opening_waste_card": true, "stock_pairs_waste": false, "pairs_own_coverer": false});
    assert_eq!(view["rules"], rules);
    assert_eq!(view["status"], "playing");
    assert_eq!((&view["score"], &view["moves"]), (&json!(0), &json!(0)));
    assert_eq!(view["played_ms"], 0);
    let pyramid = view["pyramid"].as_array().unwrap();
    assert_eq!(pyramid.len(), 28);
    assert_eq!(pyramid[0], json!([1, 1, "9S", "covered"]));
    assert_eq!(pyramid[15], json!([6, 1, "QC", "covered"]));
    assert_eq!(pyramid[23], json!([7, 3, "KD", "free"]));
    assert_eq!(
        view["stock"],
        json!({"left": 23, "top": null, "selected": false, "tap": "draw"})
    );
    let waste = view["waste"].as_array_mut().unwrap();
    waste[0].as_object_mut().unwrap().remove("under_selected");
    assert_eq!(
        waste,
        &[json!({"top": "5S", "under": null, "count": 1, "selected": false})]
    );
    assert_eq!(view["passes_left"], "unlimited");
    assert_eq!(
        (&view["can_undo"], &view["can_redo"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(
        (&view["event"]["kind"], &view["notice"]),
        (&json!("dealt"), &Value::Null)
    );

    let view = ask(&mut referee, &json!({"tap": {"pyramid": [6, 1]}}));
    assert_eq!(
        (&view["event"], &view["notice"]),
        (&Value::Null, &json!("blocked"))
    );
    let view = ask(&mut referee, &json!({"tap": {"pyramid": [7, 1]}}));
    assert_eq!(view["pyramid"][21], json!([7, 1, "3S", "selected"]));
    let view = ask(&mut referee, &json!({"tap": {"pyramid": [7, 2]}}));
    assert_eq!(view["notice"], "must-make-thirteen");
    assert_eq!(view["pyramid"][22], json!([7, 2, "AS", "selected"]));
    let view = ask(&mut referee, &json!({"tap": {"pyramid": [7, 3]}}));
    assert_eq!(view["event"]["cards"], json!(["KD"]));
    let view = ask(&mut referee, &json!({"undo": true}));
    assert_eq!(
        (&view["event"]["kind"], &view["can_redo"]),
        (&json!("undone"), &json!(true))
    );
    let view = ask(&mut referee, &json!({"redo": true}));
    assert_eq!(view["event"]["kind"], "redone");
    let view = ask(&mut referee, &json!({"draw": true}));
    assert_eq!(
        (&view["event"]["kind"], &view["moves"]),
        (&json!("drawn"), &json!(2))
    );
    // Where a card is gone, a tap does nothing.
    let view = ask(&mut referee, &json!({"tap": {"pyramid": [7, 3]}}));
    assert_eq!(
        (&view["event"], &view["notice"]),
        (&Value::Null, &Value::Null)
    );
    let view = ask(&mut referee, &json!({"redo": true}));
    assert_eq!(view["event"], Value::Null);
    let view = ask(&mut referee, &json!({"restart": true}));
    assert_eq!(
        (&view["event"]["kind"], &view["moves"]),
        (&json!("dealt"), &json!(0))
    );
}

#[test]
fn each_way_of_drawing_is_shown() {
    let mut referee = referee();
    for (letter, passes, left) in [
        ("K", json!(0), 24),
        ("T", json!(2), 24),
        ("N", json!("unlimited"), 23),
    ] {
        let view = ask(
            &mut referee,
            &json!({"new": {"code": format!("PY1-{letter}-AAAAAAB")}}),
        );
        assert_eq!(
            (&view["passes_left"], &view["stock"]["left"]),
            (&passes, &json!(left))
        );
    }
    let three = ask(&mut referee, &json!({"new": {"code": "PY1-P-AAAAAAS"}}));
    assert_eq!(three["waste"].as_array().unwrap().len(), 3);
    let view = ask(&mut referee, &json!({"tap": "stock"}));
    let tops: Vec<&Value> = view["waste"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pile| &pile["top"])
        .collect();
    assert_eq!(json!(tops), view["event"]["cards"]);
    assert_eq!(tops, ["5S", "2H", "AC"]);
    for pile in 1..=3 {
        let view = ask(&mut referee, &json!({"tap": {"waste": pile}}));
        assert_eq!(view["waste"][pile - 1]["selected"], true);
    }

    let view = ask(&mut referee, &json!({"new": {"code": "PY1-M-AAAAAAS"}}));
    assert_eq!(view["stock"]["top"], "5S");
    let view = ask(&mut referee, &json!({"tap": "stock"}));
    assert_eq!(
        (&view["stock"]["selected"], &view["event"]),
        (&json!(true), &Value::Null)
    );
    let view = ask(&mut referee, &json!({"tap": "stock"}));
    assert_eq!(
        (&view["event"]["kind"], &view["waste"][0]["top"]),
        (&json!("drawn"), &json!("5S"))
    );

    // The card beneath the one just drawn, where the rules let the two pair.
    let rules = json!({"goal": "pyramid", "passes": 1, "draw": "one",
        "opening_waste_card": false, "stock_pairs_waste": true, "pairs_own_coverer": false});
    let cards = deck_with(&[(28, "6C"), (29, "7D")]);
    ask(
        &mut referee,
        &json!({"new": {"deck": cards, "rules": rules}}),
    );
    ask(&mut referee, &json!({"draw": true}));
    let view = ask(&mut referee, &json!({"draw": true}));
    assert_eq!(view["waste"][0]["under"], "6C");
    ask(&mut referee, &json!({"tap": {"under": 1}}));
    let view = ask(&mut referee, &json!({"tap": {"waste": 1}}));
    assert_eq!(view["event"]["cards"], json!(["6C", "7D"]));
    assert_eq!(
        (&view["score"], &view["waste"][0]["count"]),
        (&json!(0), &json!(0))
    );
}

#[test]
fn the_same_number_deals_the_same_code() {
    let mut referee = referee();
    let rules = json!(Ruleset::default());
    let new = json!({"new": {"rules": rules, "random": 18}});
    assert_eq!(ask(&mut referee, &new)["code"], "PY1-N-AAAAAAS");
    let new = json!({"new": {"rules": rules, "random": u64::MAX}});
    assert_eq!(ask(&mut referee, &new)["code"], "PY1-N-7777777");
}

/// Wrong lines, with `RULES` and worse to be written out: the kind of the error, what its message must
/// name, and the line.
const WRONG_LINES: &str = r#"
bad-input     | column 0       |
bad-input     | column 1       | hello
bad-input     | column 1       | LONG
bad-input     | column         | DEEP
bad-input     | column 2       | {}
bad-input     | column         | []
bad-input     | column         | null
bad-input     | column         | 18446744073709551616
bad-input     | column 12      | {"draw":true
bad-input     | trailing       | {"draw":true} {"draw":true}
bad-input     | column 12      | {"draw":true,"undo":true}
bad-input     | column         | {"draw":1}
bad-input     | should be true | {"draw":false}
bad-input     | dance          | {"dance":true}
bad-input     | code           | {"new":{}}
bad-input     | code           | {"new":{"code":"PY1-N-AAAAAAS","random":1}}
bad-input     | 7              | {"new":{"code":7}}
bad-input     | card           | {"new":{"card":"KD"}}
bad-code      | character 13   | {"new":{"code":"PY1-N-AAAAAA0"}}
bad-code      | no deal code   | {"new":{"code":""}}
bad-deck      | 0 cards        | {"new":{"deck":[],"rules":RULES}}
bad-input     | KS             | {"new":{"deck":"KS","rules":RULES}}
no-such-place | row 8          | {"tap":{"pyramid":[8,1]}}
no-such-place | place 8        | {"tap":{"pyramid":[7,8]}}
no-such-place | row 0          | {"tap":{"pyramid":[0,0]}}
no-such-place | row -3         | {"tap":{"pyramid":[-3,1]}}
no-such-place | 4294967297     | {"tap":{"pyramid":[4294967297,1]}}
bad-input     | column         | {"tap":{"pyramid":[7]}}
bad-input     | column         | {"tap":{"pyramid":[7,1,1]}}
bad-input     | 7              | {"tap":{"pyramid":7}}
no-such-place | 0              | {"tap":{"waste":0}}
no-such-place | 2              | {"tap":{"waste":2}}
no-such-place | 257            | {"tap":{"waste":257}}
no-such-place | -1             | {"tap":{"waste":-1}}
no-such-place | 3              | {"tap":{"under":3}}
bad-input     | talon          | {"tap":"talon"}
bad-input     | hand           | {"tap":{"hand":1}}
bad-input     | -1             | {"wait_ms":-1}
bad-input     | column         | {"wait_ms":1e99}
bad-input     | first line     | {"open":"/nowhere"}
"#;

/// What makes two good lines wrong, that of a `random` number and that of a `deck`: the kind of the
/// error, what its message must name, which line, what is replaced in it, and by what.
const WRONG_PARTS: &str = r#"
bad-input | 7                  | random | "passes":3                       | "passes":7
bad-input | 0                  | random | "passes":3                       | "passes":0
bad-input | -1                 | random | "passes":3                       | "passes":-1
bad-input | 1.5                | random | "passes":3                       | "passes":1.5
bad-input | two                | random | "passes":3                       | "passes":"two"
bad-input | five               | random | "one"                            | "five"
bad-input | none               | random | "pyramid"                        | "none"
bad-input | gaol               | random | "goal"                           | "gaol"
bad-input | goal               | random | "goal":"pyramid",                |
bad-rules | passes             | random | "one"                            | "three-piles"
bad-rules | opening_waste_card | random | "one","opening_waste_card":false | "open-stock","opening_waste_card":true
bad-input | -1                 | random | "random":1                       | "random":-1
bad-input | column             | random | "random":1                       | "random":18446744073709551616
bad-deck  | card 52: QS        | deck   | "KS"                             | "QS"
bad-deck  | 51 cards           | deck   | ,"KS"                            |
bad-deck  | 53 cards           | deck   | "KS"                             | "KS","AC"
bad-input | 1S                 | deck   | "KS"                             | "1S"
bad-input | 7                  | deck   | "KS"                             | 7
"#;

/// The rows of a table, each with this many columns.
fn rows<const COLUMNS: usize>(table: &str) -> impl Iterator<Item = [&str; COLUMNS]> {
    table.trim().lines().map(|line| {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        columns.try_into().expect("all columns")
    })
}

#[test]
fn each_bad_input_is_an_error_of_its_own_and_the_program_goes_on() {
    let rules = r#"{"goal":"pyramid","passes":3,"draw":"one","opening_waste_card":false,"stock_pairs_waste":false,"pairs_own_coverer":false}"#;
    let deck = json!(Card::ALL.to_vec()).to_string();
    let mut referee = referee();
    ask(&mut referee, &json!({"new": {"code": "PY1-N-AAAAAAS"}}));
    let before = ask(&mut referee, &json!({"tap": {"pyramid": [7, 1]}}));
    let whole = rows(WRONG_LINES).map(|[kind, named, line]| {
        let line = match line {
            "LONG" => "x".repeat(1_000_000),
            "DEEP" => "[".repeat(100_000),
            line => line.replace("RULES", rules),
        };
        (kind, named, line)
    });
    let changed = rows(WRONG_PARTS).map(|[kind, named, good, part, other]| {
        let good = match good {
            "random" => format!(r#"{{"new":{{"rules":{rules},"random":1}}}}"#),
            "deck" => format!(r#"{{"new":{{"deck":{deck},"rules":{rules}}}}}"#),
            _ => panic!("{good} is no line"),
        };
        let wrong = good.replacen(part, other, 1);
        assert_ne!(wrong, good, "{part} is not in it");
        (kind, named, wrong)
    });
    for (expected, named, request) in whole.chain(changed) {
        let start: String = request.chars().take(80).collect();
        let answer = referee.ask(&request);
        assert_eq!(kind(&answer), expected, "{start}: {answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(named), "{start}: {message}");
        assert!(message.len() < 400, "{start}: {} bytes", message.len());
        assert_eq!(answer.as_object().unwrap().len(), 1);
        // Nothing has changed.
        assert_eq!(ask(&mut referee, &json!({"wait_ms": 0})), before, "{start}");
    }
    let answer = referee.ask(b"\xff{\"draw\":true}");
    assert_eq!(kind(&answer), "bad-input");
    let answer = referee.ask(b"{\"draw\":true}\r");
    assert_eq!(answer["event"]["kind"], "drawn");
    assert!(referee.finish().1);
}

#[test]
fn each_wrong_code_of_the_table_gets_its_message() {
    let table: Value = serde_json::from_str(include_str!("../vectors/codes.json")).unwrap();
    let mut referee = referee();
    for wrong in table["wrong"].as_array().unwrap() {
        let answer = ask(&mut referee, &json!({"new": {"code": wrong["text"]}}));
        assert_eq!(kind(&answer), "bad-code");
        assert_eq!(answer["error"]["message"], wrong["message"]);
    }
    assert_eq!(kind(&ask(&mut referee, &json!({"draw": true}))), "no-game");
    for good in table["good"].as_array().unwrap() {
        let answer = ask(&mut referee, &json!({"new": {"code": good["text"]}}));
        assert_eq!(answer["code"], good["code"]);
    }
}

#[test]
fn before_there_is_a_game_little_is_answered() {
    let mut referee = referee();
    for request in [
        "draw", "undo", "redo", "restart", "hint", "solve", "pause", "resume",
    ] {
        assert_eq!(
            kind(&ask(&mut referee, &json!({request: true}))),
            "no-game",
            "{request}"
        );
    }
    assert_eq!(
        kind(&ask(&mut referee, &json!({"tap": "stock"}))),
        "no-game"
    );
    assert_eq!(kind(&ask(&mut referee, &json!({"wait_ms": 5}))), "no-game");
    let answer = ask(&mut referee, &json!({"statistics": true}));
    assert_eq!(answer["statistics"], json!([]));
}

#[test]
fn while_paused_time_stands_still_and_actions_are_refused() {
    let mut referee = referee();
    ask(&mut referee, &json!({"new": {"code": "PY1-N-AAAAAAS"}}));
    // Time begins with the first action.
    ask(&mut referee, &json!({"tap": {"pyramid": [7, 1]}}));
    assert_eq!(ask(&mut referee, &json!({"wait_ms": 9000}))["played_ms"], 0);
    ask(&mut referee, &json!({"draw": true}));
    assert_eq!(
        ask(&mut referee, &json!({"wait_ms": 1500}))["played_ms"],
        1500
    );
    assert_eq!(
        ask(&mut referee, &json!({"pause": true}))["played_ms"],
        1500
    );
    for request in [
        json!({"draw": true}),
        json!({"undo": true}),
        json!({"redo": true}),
        json!({"restart": true}),
        json!({"tap": "stock"}),
        json!({"tap": {"pyramid": [7, 1]}}),
    ] {
        assert_eq!(kind(&ask(&mut referee, &request)), "paused", "{request}");
    }
    assert_eq!(
        ask(&mut referee, &json!({"wait_ms": 60_000}))["played_ms"],
        1500
    );
    ask(&mut referee, &json!({"resume": true}));
    assert_eq!(
        ask(&mut referee, &json!({"wait_ms": 500}))["played_ms"],
        2000
    );
    let huge = json!({"wait_ms": u64::MAX});
    assert_eq!(kind(&ask(&mut referee, &huge)), "none");
    assert_eq!(kind(&ask(&mut referee, &huge)), "none");
    assert_eq!(kind(&ask(&mut referee, &json!({"draw": true}))), "none");
}

#[test]
fn a_folder_keeps_the_game_and_the_figures() {
    let folder = tempfile::tempdir().unwrap();
    let open = json!({"open": folder.path()});
    let mut first = referee();
    assert_eq!(kind(&ask(&mut first, &open)), "no-game");
    ask(&mut first, &json!({"new": {"code": "PY1-N-AAAAAAS"}}));
    ask(&mut first, &json!({"tap": {"pyramid": [7, 3]}}));
    ask(&mut first, &json!({"wait_ms": 700}));
    let before = ask(&mut first, &json!({"draw": true}));
    // Another referee cannot have it at the same time.
    assert_eq!(kind(&ask(&mut referee(), &open)), "in-use");
    // The end of the input is no loss.
    assert!(first.finish().1);

    let mut second = referee();
    let found = ask(&mut second, &open);
    for field in [
        "code",
        "rules",
        "status",
        "score",
        "moves",
        "played_ms",
        "pyramid",
        "stock",
        "waste",
        "can_undo",
    ] {
        assert_eq!(found[field], before[field], "{field}");
    }
    assert_eq!(
        (&found["event"], &found["notice"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(
        ask(&mut second, &json!({"wait_ms": 300}))["played_ms"],
        1000
    );
    assert_eq!(
        ask(&mut second, &json!({"statistics": true}))["statistics"],
        json!([])
    );
    ask(&mut second, &json!({"restart": true}));
    let answer = ask(&mut second, &json!({"statistics": true}));
    assert_eq!(answer["moves"], 0);
    let [figures] = answer["statistics"].as_array().unwrap().as_slice() else {
        panic!("one ruleset was played");
    };
    assert_eq!(
        (&figures["played"], &figures["won"], &figures["best_score"]),
        (&json!(1), &json!(0), &json!(10))
    );
    for field in ["streak", "best_streak"] {
        assert_eq!(figures[field], 0);
    }
    for field in ["best_ms", "mean_ms", "best_moves", "mean_moves"] {
        assert_eq!(figures[field], Value::Null);
    }
    assert_eq!(figures["recent"].as_array().unwrap().len(), 1);
    assert_eq!(figures["recent"][0]["code"], "PY1-N-AAAAAAS");
}

/// As the superuser may write anywhere, nobody plays in his place.
#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_to_is_read_and_the_game_goes_on() {
    use std::collections::BTreeMap;
    use std::fs::{self, Permissions};
    use std::os::unix::{fs::PermissionsExt, process::CommandExt};
    use std::process::Command;

    let path = tempfile::tempdir().unwrap();
    let allow = |path: &std::path::Path, mode| {
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    };
    allow(path.path(), 0o755);
    let program = path.path().join("referee");
    fs::copy(&*REFEREE, &program).unwrap();
    let folder = path.path().join("kept");
    let open = json!({"open": folder});
    let mut first = referee();
    ask(&mut first, &open);
    ask(&mut first, &json!({"new": {"code": "PY1-N-AAAAAAS"}}));
    let before = ask(&mut first, &json!({"draw": true}));
    assert!(first.finish().1);

    let files = || -> BTreeMap<PathBuf, Vec<u8>> {
        let entries = fs::read_dir(&folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .map(|path| (path.clone(), fs::read(path).unwrap()))
            .collect()
    };
    // With a lock file from the time before, and without any.
    for has_lock in [true, false] {
        if !has_lock {
            fs::remove_file(folder.join("lock")).unwrap();
        }
        let kept = files();
        allow(&folder, 0o555);
        let mut command = Command::new(&program);
        if fs::File::create(folder.join("probe")).is_ok() {
            fs::remove_file(folder.join("probe")).unwrap();
            command.uid(65534);
        }
        let mut second = Program::run(&mut command);
        let found = ask(&mut second, &open);
        assert_eq!(
            (&found["moves"], &found["waste"]),
            (&json!(1), &before["waste"])
        );
        assert_eq!(found["troubles"], json!([]));
        for (moves, troubles) in [(2, json!(["not-saved"])), (3, json!([]))] {
            let played = ask(&mut second, &json!({"draw": true}));
            assert_eq!(
                (&played["moves"], &played["troubles"]),
                (&json!(moves), &troubles)
            );
        }
        assert!(second.finish().1);
        assert_eq!(files(), kept);
        allow(&folder, 0o755);
    }
    assert_eq!(ask(&mut referee(), &open)["moves"], 1);
}

#[test]
fn a_game_of_given_cards_counts_in_no_figure() {
    let mut referee = referee();
    let cards = deck_with(&[(21, "KC")]);
    let new = json!({"new": {"deck": cards, "rules": Ruleset::default()}});
    ask(&mut referee, &new);
    assert_eq!(
        ask(&mut referee, &json!({"tap": {"pyramid": [7, 1]}}))["score"],
        10
    );
    ask(&mut referee, &new);
    assert_eq!(
        ask(&mut referee, &json!({"statistics": true}))["statistics"],
        json!([])
    );
}

#[test]
fn a_line_without_end_takes_no_memory_and_the_next_is_answered() {
    const LIMIT: usize = 1 << 20;
    let mut referee = referee();
    let long = ask(&mut referee, &json!({"new": {"code": "A".repeat(LIMIT)}}));
    assert_eq!(kind(&long), "bad-input");
    assert_eq!(long["error"]["message"], "line 1: more than 1048576 bytes");
    let request = json!({"statistics": true}).to_string();
    let mut line = request.clone() + &" ".repeat(LIMIT - request.len());
    assert_eq!(referee.ask(&line)["statistics"], json!([]));
    line.push(' ');
    assert_eq!(kind(&referee.ask(&line)), "bad-input");
    assert_eq!(referee.ask(&request)["statistics"], json!([]));
}
