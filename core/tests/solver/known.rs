//! What others have written about deals and rules.

use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::{Position, Status};
use pyramide_core::solver::{Budget, Difficulty, Fewest, Handle, Search, Verdict, winnable_deal};

fn start_of(code: &str) -> (Deal, Position) {
    let deal = Deal::from_code(code.parse().expect("a code"));
    let start = Position::start(&deal);
    (deal, start)
}

/// The rules of the app say so of this deal.
#[test]
fn no_line_of_aaaaaaj_removes_more_than_14_cards() {
    let (deal, start) = start_of("PY1-N-AAAAAAJ");
    let search = Search::new(&deal, start, Budget::default());
    assert_eq!(search.verdict().value, Verdict::Lost);
    assert_eq!(search.fewest().value, Fewest::Lost);
    assert_eq!(search.most_cards().value.proven(), Some(14));
}

/// Published for 10⁸ deals at <https://solitairewinrates.com> (Pyramid): unlimited passes
/// 66.865 %, with own-coverer pairs 83.15 %.
#[test]
fn the_share_of_winnable_deals_is_the_published_one() {
    for (rules, published) in [("N", 0.668_65), ("XDF", 0.831_5)] {
        let rules = rules.parse().expect("a ruleset");
        let deals = 20_000;
        let winnable = (0..deals).filter(|&number| {
            let seed = Seed::from_random(number * 1_000_003);
            let deal = Deal::from_code(DealCode { rules, seed });
            let search = Search::new(&deal, Position::start(&deal), Budget::default());
            search.verdict().value == Verdict::Winnable
        });
        #[allow(clippy::cast_precision_loss)]
        let (share, deals) = (winnable.count() as f64 / deals as f64, deals as f64);
        let deviation = (published * (1.0 - published) / deals).sqrt();
        assert!(
            (share - published).abs() < 4.0 * deviation,
            "{rules}: {share} instead of {published}"
        );
    }
}

#[test]
fn a_position_that_is_won_needs_no_move() {
    let (deal, mut position) = start_of("PY1-N-AAAAAAS");
    let win = Search::new(&deal, position, Budget::default()).win().value;
    for action in win.line().expect("this deal can be won") {
        position = position.apply(&deal, action).expect("every move is legal");
    }
    assert_eq!(position.status(&deal), Status::Won);
    let search = Search::new(&deal, position, Budget::default());
    assert_eq!(search.verdict().value, Verdict::Winnable);
    assert_eq!(search.fewest().value, Fewest::Proven(Vec::new()));
    assert_eq!(search.most_cards().value.proven(), Some(0));
    assert_eq!(search.hints().value, []);
}

#[test]
fn a_deal_of_each_difficulty_is_found() {
    for rules in ["N", "M", "P"] {
        let rules = rules.parse().expect("a ruleset");
        for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
            let handle = Handle::default();
            let code = winnable_deal(
                rules,
                Some(difficulty),
                1,
                Budget::default(),
                &handle,
                |_| {},
            );
            let deal = Deal::from_code(code.expect("not cancelled"));
            let search = Search::new(&deal, Position::start(&deal), Budget::default());
            assert_eq!(deal.rules(), rules);
            assert_eq!(search.verdict().value, Verdict::Winnable);
            assert_eq!(search.difficulty().value, Some(difficulty));
        }
    }
}
