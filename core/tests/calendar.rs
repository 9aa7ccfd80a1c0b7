//! The calendar of daily deals.

use pyramide_core::calendar::{self, DayState};
use pyramide_core::clock::Date;
use pyramide_core::code::DealCode;
use pyramide_core::solver::daily_deal;
use pyramide_core::stats::{End, GameResult};

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

/// The result of a game of a day's deal, ended on a day.
fn result(id: u64, deal_of: &str, end: End, ended: &str) -> GameResult {
    GameResult {
        id,
        code: daily_deal(date(deal_of)),
        end,
        score: 280,
        moves: 40,
        played_ms: 60_000,
        hints: 0,
        utc_ms: 0,
        date: date(ended),
    }
}

#[test]
fn a_day_follows_a_day() {
    let next = |day: &str| date(day).next().map(|date| date.to_string());
    assert_eq!(next("2026-11-29").as_deref(), Some("2026-11-30"));
    assert_eq!(next("2026-11-30").as_deref(), Some("2026-12-01"));
    assert_eq!(next("2026-12-31").as_deref(), Some("2027-01-01"));
    assert_eq!(next("2028-02-28").as_deref(), Some("2028-02-29"));
    assert_eq!(next("2027-02-28").as_deref(), Some("2027-03-01"));
    assert_eq!(next("9999-12-31"), None);
}

#[test]
fn a_month_shows_what_became_of_each_day() {
    let results = [
        result(1, "2026-11-27", End::Won, "2026-11-27"),
        result(2, "2026-11-28", End::Left, "2026-11-28"),
        result(3, "2026-11-28", End::Won, "2026-11-30"),
    ];
    let calendar = calendar::month(2026, 11, date("2026-11-29"), &results);
    assert_eq!(calendar.days.len(), 30);
    let state = |day: usize| calendar.days[day - 1].state;
    assert_eq!(state(26), DayState::Open);
    assert_eq!(state(27), DayState::Won);
    assert_eq!(state(28), DayState::WonLater);
    assert_eq!(state(29), DayState::Open);
    assert_eq!(state(30), DayState::Ahead);
    let code: DealCode = "PY1-N-WISWRI6".parse().unwrap();
    assert_eq!(calendar.days[29].code, code);
    assert_eq!(
        calendar::month(2028, 2, date("2026-11-29"), &[]).days.len(),
        29
    );
    assert!(
        calendar::month(2026, 13, date("2026-11-29"), &[])
            .days
            .is_empty()
    );
}

#[test]
fn the_streak_is_of_days_in_a_row_won_on_their_day() {
    let streaks = |results: &[GameResult], today: &str| {
        let calendar = calendar::month(2026, 11, date(today), results);
        (calendar.streak, calendar.best_streak)
    };
    assert_eq!(streaks(&[], "2026-11-30"), (0, 0));
    let mut results = vec![
        result(1, "2026-11-29", End::Won, "2026-11-29"),
        result(2, "2026-11-30", End::Left, "2026-11-30"),
        result(3, "2026-11-30", End::Won, "2026-11-30"),
        // Won twice on a day, it is one day.
        result(4, "2026-11-30", End::Won, "2026-11-30"),
        result(5, "2026-12-01", End::Won, "2026-12-01"),
    ];
    assert_eq!(streaks(&results, "2026-12-01"), (3, 3));
    assert_eq!(
        streaks(&results, "2026-12-02"),
        (3, 3),
        "today's can still be won"
    );
    assert_eq!(streaks(&results, "2026-12-03"), (0, 3));
    // East over the date line: today is a day that was already.
    assert_eq!(streaks(&results, "2026-11-30"), (3, 3));
    // Who had won the day after before that, and comes back to a day not won yet, has lost nothing.
    let travelled: Vec<GameResult> = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-04"]
        .into_iter()
        .zip(1..)
        .map(|(day, id)| result(id, day, End::Won, day))
        .collect();
    assert_eq!(streaks(&travelled, "2026-12-03"), (3, 3));
    let today = result(5, "2026-12-03", End::Won, "2026-12-03");
    let all = [&travelled[..], &[today]].concat();
    assert_eq!(streaks(&all, "2026-12-03"), (5, 5));
    assert_eq!(streaks(&travelled[3..], "2026-12-03"), (1, 1));
    // Nor does a clock that was wrong once take a row away.
    results.push(result(8, "2030-01-01", End::Won, "2030-01-01"));
    assert_eq!(streaks(&results, "2026-12-01"), (3, 3));
    assert_eq!(streaks(&results, "2026-12-03"), (0, 3));
    results.push(result(6, "2026-12-02", End::Won, "2026-12-03"));
    results.push(result(7, "2026-12-03", End::Won, "2026-12-03"));
    assert_eq!(
        streaks(&results, "2026-12-03"),
        (1, 3),
        "a day won later is a gap"
    );
}
