//! The deal of the day is the same for everyone, for ever.

use pyramide_core::clock::Date;
use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::solver::{Budget, Search, Verdict, daily_deal};

/// Dates with the codes of their deals, shared with the other languages.
const VECTORS: &str = include_str!("../../../tests/vectors/daily.json");

#[derive(serde::Deserialize)]
struct Day {
    date: Date,
    code: String,
}

#[test]
fn it_is_the_one_of_the_vectors() {
    let days: Vec<Day> = serde_json::from_str(VECTORS).expect("the vectors are well formed");
    assert!(days.len() > 30);
    for day in days {
        assert_eq!(daily_deal(day.date).to_string(), day.code, "{}", day.date);
    }
}

#[test]
fn it_can_always_be_won() {
    let dates = (2024..2034).flat_map(|year| {
        (1..=12).flat_map(move |month| (1..=31).filter_map(move |day| Date::new(year, month, day)))
    });
    let mut codes = std::collections::HashSet::new();
    for date in dates {
        let code = daily_deal(date);
        let deal = Deal::from_code(code);
        let search = Search::new(&deal, Position::start(&deal), Budget::default());
        assert_eq!(search.verdict().value, Verdict::Winnable, "{date}");
        codes.insert(code.seed);
    }
    assert_eq!(codes.len(), 3653); // ten years, of which three are leap years
}
