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

/// A request (with `RULES`, `DECK` and worse written out), what is changed in it into what; the kind of its
/// error, and what the message must name.
const BAD_REQUESTS: &[(&str, &str, &str, &str, &str)] = &[
    ("", "", "", "bad-input", "column 0"),
    ("hello", "", "", "bad-input", "column 1"),
    ("LONG", "", "", "bad-input", "column 1"),
    ("DEEP", "", "", "bad-input", "column"),
    ("{}", "", "", "bad-input", "column 2"),
    ("[]", "", "", "bad-input", "column"),
    ("null", "", "", "bad-input", "column"),
    ("18446744073709551616", "", "", "bad-input", "column"),
    (r#"{"draw":true"#, "", "", "bad-input", "column 12"),
    (
        r#"{"draw":true} {"draw":true}"#,
        "",
        "",
        "bad-input",
        "trailing",
    ),
    (
        r#"{"draw":true,"undo":true}"#,
        "",
        "",
        "bad-input",
        "column 12",
    ),
    (r#"{"draw":1}"#, "", "", "bad-input", "column"),
    (r#"{"draw":false}"#, "", "", "bad-input", "should be true"),
    (r#"{"dance":true}"#, "", "", "bad-input", "dance"),
    (r#"{"new":{}}"#, "", "", "bad-input", "code"),
    (
        r#"{"new":{"code":"PY1-N-AAAAAAS","random":1}}"#,
        "",
        "",
        "bad-input",
        "code",
    ),
    (r#"{"new":{"code":7}}"#, "", "", "bad-input", "7"),
    (r#"{"new":{"card":"KD"}}"#, "", "", "bad-input", "card"),
    (
        r#"{"new":{"code":"PY1-N-AAAAAA0"}}"#,
        "",
        "",
        "bad-code",
        "character 13",
    ),
    (r#"{"new":{"code":""}}"#, "", "", "bad-code", "no deal code"),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        "3",
        "7",
        "bad-input",
        "7",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        "3",
        "0",
        "bad-input",
        "0",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        "3",
        "-1",
        "bad-input",
        "-1",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        "3",
        "1.5",
        "bad-input",
        "1.5",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        "3",
        r#""two""#,
        "bad-input",
        "two",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""one""#,
        r#""five""#,
        "bad-input",
        "five",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""pyramid""#,
        r#""none""#,
        "bad-input",
        "none",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""goal""#,
        r#""gaol""#,
        "bad-input",
        "gaol",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""goal":"pyramid","#,
        "",
        "bad-input",
        "goal",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""one""#,
        r#""three-piles""#,
        "bad-rules",
        "passes",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""one","opening_waste_card":false"#,
        r#""open-stock","opening_waste_card":true"#,
        "bad-rules",
        "opening_waste_card",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""random":1"#,
        r#""random":-1"#,
        "bad-input",
        "-1",
    ),
    (
        r#"{"new":{"rules":RULES,"random":1}}"#,
        r#""random":1"#,
        r#""random":18446744073709551616"#,
        "bad-input",
        "column",
    ),
    (
        r#"{"new":{"deck":DECK,"rules":RULES}}"#,
        r#""KS""#,
        r#""QS""#,
        "bad-deck",
        "card 52: QS",
    ),
    (
        r#"{"new":{"deck":DECK,"rules":RULES}}"#,
        r#","KS""#,
        "",
        "bad-deck",
        "51 cards",
    ),
    (
        r#"{"new":{"deck":DECK,"rules":RULES}}"#,
        r#""KS""#,
        r#""KS","AC""#,
        "bad-deck",
        "53 cards",
    ),
    (
        r#"{"new":{"deck":DECK,"rules":RULES}}"#,
        r#""KS""#,
        r#""1S""#,
        "bad-input",
        "1S",
    ),
    (
        r#"{"new":{"deck":DECK,"rules":RULES}}"#,
        r#""KS""#,
        "7",
        "bad-input",
        "7",
    ),
    (
        r#"{"new":{"deck":[],"rules":RULES}}"#,
        "",
        "",
        "bad-deck",
        "0 cards",
    ),
    (
        r#"{"new":{"deck":"KS","rules":RULES}}"#,
        "",
        "",
        "bad-input",
        "KS",
    ),
    (
        r#"{"tap":{"pyramid":[8,1]}}"#,
        "",
        "",
        "no-such-place",
        "row 8",
    ),
    (
        r#"{"tap":{"pyramid":[7,8]}}"#,
        "",
        "",
        "no-such-place",
        "place 8",
    ),
    (
        r#"{"tap":{"pyramid":[0,0]}}"#,
        "",
        "",
        "no-such-place",
        "row 0",
    ),
    (
        r#"{"tap":{"pyramid":[-3,1]}}"#,
        "",
        "",
        "no-such-place",
        "row -3",
    ),
    (
        r#"{"tap":{"pyramid":[4294967297,1]}}"#,
        "",
        "",
        "no-such-place",
        "4294967297",
    ),
    (r#"{"tap":{"pyramid":[7]}}"#, "", "", "bad-input", "column"),
    (
        r#"{"tap":{"pyramid":[7,1,1]}}"#,
        "",
        "",
        "bad-input",
        "column",
    ),
    (r#"{"tap":{"pyramid":7}}"#, "", "", "bad-input", "7"),
    (r#"{"tap":{"waste":0}}"#, "", "", "no-such-place", "0"),
    (r#"{"tap":{"waste":2}}"#, "", "", "no-such-place", "2"),
    (r#"{"tap":{"waste":257}}"#, "", "", "no-such-place", "257"),
    (r#"{"tap":{"waste":-1}}"#, "", "", "no-such-place", "-1"),
    (r#"{"tap":{"under":3}}"#, "", "", "no-such-place", "3"),
    (r#"{"tap":"talon"}"#, "", "", "bad-input", "talon"),
    (r#"{"tap":{"hand":1}}"#, "", "", "bad-input", "hand"),
    (r#"{"wait_ms":-1}"#, "", "", "bad-input", "-1"),
    (r#"{"wait_ms":1e99}"#, "", "", "bad-input", "column"),
    (r#"{"open":"/nowhere"}"#, "", "", "bad-input", "first line"),
];

#[test]
fn each_bad_input_is_an_error_of_its_own_and_the_program_goes_on() {
    let rules = r#"{"goal":"pyramid","passes":3,"draw":"one","opening_waste_card":false,"stock_pairs_waste":false,"pairs_own_coverer":false}"#;
    let deck = json!(Card::ALL.to_vec()).to_string();
    let mut referee = referee();
    ask(&mut referee, &json!({"new": {"code": "PY1-N-AAAAAAS"}}));
    let before = ask(&mut referee, &json!({"tap": {"pyramid": [7, 1]}}));
    for &(request, from, to, expected, named) in BAD_REQUESTS {
        let request = match request {
            "LONG" => "x".repeat(1_000_000),
            "DEEP" => "[".repeat(100_000),
            request => request.replace("RULES", rules).replace("DECK", &deck),
        };
        let request = request.replacen(from, to, 1);
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
