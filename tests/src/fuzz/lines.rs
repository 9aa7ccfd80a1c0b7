//! Lines to the referee.

use pyramide_core::solver::Budget;
use serde_json::{Map, Value};

use crate::referee::Referee;

/// How many lines of an input are asked.
const LINES: usize = 100;

/// Little enough for thousands of answers a second.
const BUDGET: Budget = Budget {
    nodes: 500,
    bytes: 1 << 16,
};

/// Any line is answered by one line of JSON, and after an error nothing has changed.
pub fn lines(data: &[u8]) {
    let mut referee = Referee::new(BUDGET);
    // Behind a first line `open` is an error: no folder is touched.
    ask(&mut referee, br#"{"statistics":true}"#);
    let mut before = ask(&mut referee, LOOK);
    for line in data.split(|&byte| byte == b'\n').take(LINES) {
        let answer = ask(&mut referee, line);
        let after = ask(&mut referee, LOOK);
        if let Some(error) = answer.get("error") {
            assert!(error["kind"].is_string() && error["message"].is_string());
            assert_eq!(after, before);
        } else {
            for field in [
                "rules", "status", "score", "moves", "pyramid", "stock", "waste",
            ] {
                assert_eq!(answer.get(field), after.get(field));
            }
        }
        before = after;
    }
}

/// What shows the table and changes nothing.
const LOOK: &[u8] = br#"{"wait_ms":0}"#;

fn ask(referee: &mut Referee, line: &[u8]) -> Map<String, Value> {
    let answer = referee.answer_line(line).expect("it is written as JSON");
    assert!(!answer.contains('\n'));
    match serde_json::from_str(&answer) {
        Ok(Value::Object(fields)) => fields,
        _ => panic!("{answer}"),
    }
}
