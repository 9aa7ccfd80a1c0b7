//! Every answer of the solver against the plain search (field case 34: pruning called winnable
//! deals lost).

use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::rules::{Preset, Ruleset};
use pyramide_core::solver::{Budget, Fewest, Search, Verdict};

use crate::oracle::{self, Truth};
use crate::positions::{Random, late_position};

/// How many positions the plain search may visit before a case is passed over.
const LIMIT: usize = 1_500;

fn verdict(deal: &Deal, position: Position) -> Verdict {
    Search::new(deal, position, Budget::default())
        .verdict()
        .value
}

/// Plays a line and returns where it ends.
fn play(deal: &Deal, start: Position, line: &[Move]) -> Position {
    line.iter().fold(start, |position, &action| {
        position
            .apply(deal, action)
            .expect("every move of a line is legal")
    })
}

/// Holds all answers about a position against what is true of it.
fn check(deal: &Deal, position: Position, truth: Truth) {
    let context = || {
        let cards = deal.cards().map(|card| card.to_string()).join(" ");
        format!("rules {}, deck {cards}, {position:?}", deal.rules())
    };
    let search = Search::new(deal, position, Budget::default());
    let expected = match truth.fewest {
        Some(_) => Verdict::Winnable,
        None => Verdict::Lost,
    };
    assert_eq!(search.verdict().value, expected, "{}", context());

    match (search.fewest().value, truth.fewest) {
        (Fewest::Lost, None) => {}
        (Fewest::Proven(line), Some(moves)) => {
            assert_eq!(line.len(), moves, "{}", context());
            let end = play(deal, position, &line);
            assert_eq!(end.status(deal), Status::Won, "{}", context());
        }
        (found, _) => panic!("{found:?} instead of {truth:?}: {}", context()),
    }

    let most = search.most_cards().value;
    assert_eq!(most.proven(), Some(truth.most), "{}", context());

    let win = search.win().value;
    assert_eq!(win.is_some(), truth.fewest.is_some(), "{}", context());
    if let Some(line) = win {
        let end = play(deal, position, &line);
        assert_eq!(end.status(deal), Status::Won, "{}", context());
    }

    // Won positions aside, a position is winnable exactly if some action keeps it so.
    if position.status(deal) != Status::Won {
        let some_action_wins = position.moves(deal).any(|action| {
            let next = position.apply(deal, action).expect("it is among the moves");
            verdict(deal, next) == Verdict::Winnable
        });
        assert_eq!(some_action_wins, truth.fewest.is_some(), "{}", context());
    }
}

#[test]
fn late_positions_of_all_rulesets() {
    let count = std::env::var("PYRAMIDE_POSITIONS").map_or(2_520, |n| n.parse().expect("a number"));
    let rules: Vec<Ruleset> = Ruleset::all().collect();
    let mut random = Random::new(5);
    let (mut winnable, mut lost, mut passed_over) = (0, 0, 0);
    for i in 0.. {
        if winnable + lost >= count {
            break;
        }
        let (deal, position) = late_position(rules[i % rules.len()], &mut random);
        match oracle::explore(&deal, position, LIMIT) {
            Some(truth) => {
                check(&deal, position, truth);
                match truth.fewest {
                    Some(_) => winnable += 1,
                    None => lost += 1,
                }
            }
            None => passed_over += 1,
        }
    }
    println!("{winnable} winnable, {lost} lost, {passed_over} passed over");
    assert!(
        winnable > count / 4 && lost > count / 4,
        "the sample is one-sided"
    );
}

/// How many deals, and how many positions the plain search may visit for each.
fn whole_deals(wanted: usize, limit: usize) {
    let rules = Preset::App.rules();
    let (mut winnable, mut lost, mut passed_over) = (0, 0, 0);
    for number in 0.. {
        if winnable + lost >= wanted {
            break;
        }
        let seed = Seed::from_random(1_000 + number);
        let deal = Deal::from_code(DealCode { rules, seed });
        let start = Position::start(&deal);
        match oracle::is_winnable(&deal, start, limit) {
            Some(true) => {
                assert_eq!(verdict(&deal, start), Verdict::Winnable, "seed {seed:?}");
                winnable += 1;
            }
            Some(false) => {
                assert_eq!(verdict(&deal, start), Verdict::Lost, "seed {seed:?}");
                lost += 1;
            }
            None => passed_over += 1,
        }
    }
    println!("{winnable} winnable, {lost} lost, {passed_over} passed over");
    assert!(winnable > 0 && lost > 0, "the sample is one-sided");
}

#[test]
fn whole_deals_that_a_plain_search_decides_soon() {
    whole_deals(20, 50_000);
}

#[test]
#[ignore = "some minutes and a gigabyte"]
fn whole_deals_that_a_plain_search_decides() {
    whole_deals(200, 5_000_000);
}
