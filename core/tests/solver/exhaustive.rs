//! Every answer of the solver against the plain search (elsewhere, pruning called winnable
//! deals lost).

use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::rules::{Preset, Ruleset};
use pyramide_core::solver::Verdict;

use crate::common::Dice;
use crate::oracle::{self, check, verdict};
use crate::positions::late_position;

/// How many positions the plain search may visit before a case is passed over.
const LIMIT: usize = 1_500;

#[test]
fn late_positions_of_all_rulesets() {
    let count = std::env::var("PYRAMIDE_POSITIONS").map_or(2_520, |n| n.parse().expect("a number"));
    let rules: Vec<Ruleset> = Ruleset::all().collect();
    let mut dice = Dice::new(5);
    let (mut winnable, mut lost, mut passed_over) = (0, 0, 0);
    for i in 0.. {
        if winnable + lost >= count {
            break;
        }
        let (deal, position) = late_position(rules[i % rules.len()], &mut dice);
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
