//! Hints lead somewhere (other games drew by a hint when a pair was there, or went round and round).

use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::rules::{Preset, Ruleset};
use pyramide_core::solver::{Budget, Hint, Reason, Search, Verdict};

use crate::common::Dice;
use crate::positions::{late_position, random_deal};

fn search(deal: &Deal, position: Position) -> Search {
    Search::new(deal, position, Budget::default())
}

fn is_turn(hint: Hint) -> bool {
    matches!(hint.action, Move::Draw | Move::Recycle)
}

#[test]
fn a_hint_never_goes_round_the_stock_for_what_is_already_playable() {
    let mut dice = Dice::new(35);
    for rules in Ruleset::all() {
        for _ in 0..10 {
            let (deal, position) = late_position(rules, &mut dice);
            let hints = search(&deal, position).hints().value;
            let keeps_winnable = |action| {
                let next = position
                    .apply(&deal, action)
                    .expect("it is among the moves");
                search(&deal, next).verdict().value == Verdict::Winnable
            };
            let removal_wins = position
                .moves(&deal)
                .filter(|action| !matches!(action, Move::Draw | Move::Recycle))
                .any(keeps_winnable);
            if removal_wins {
                assert!(!is_turn(hints[0]), "{hints:?}");
            }
            if let Some(best) = hints.first() {
                // The reason is a fact.
                let winnable = search(&deal, position).verdict().value == Verdict::Winnable;
                assert_eq!(best.reason == Reason::Lost, !winnable, "{hints:?}");
                assert_eq!(keeps_winnable(best.action), winnable, "{hints:?}");
                if matches!(best.reason, Reason::OnlyWay | Reason::NeedsStock) {
                    let ways = position.moves(&deal).filter(|a| keeps_winnable(*a)).count();
                    assert_eq!(ways, 1, "{hints:?}");
                    assert_eq!(is_turn(*best), best.reason == Reason::NeedsStock);
                }
            }
        }
    }
}

#[test]
fn who_follows_the_hints_wins_what_can_be_won() {
    let mut dice = Dice::new(13);
    for preset in Preset::ALL {
        let mut wins = 0;
        while wins < 3 {
            let deal = random_deal(preset.rules(), &mut dice);
            let mut position = Position::start(&deal);
            if search(&deal, position).verdict().value != Verdict::Winnable {
                continue;
            }
            let mut turns_in_a_row = 0;
            while position.status(&deal) != Status::Won {
                let best = search(&deal, position).hints().value[0];
                turns_in_a_row = if is_turn(best) { turns_in_a_row + 1 } else { 0 };
                // 24 draws and a recycle show everything there is.
                assert!(turns_in_a_row <= 25, "round and round");
                position = position.apply(&deal, best.action).expect("a hint is legal");
            }
            wins += 1;
        }
    }
}

#[test]
fn in_a_lost_game_the_hints_end() {
    let deal = Deal::from_code("PY1-N-AAAAAAJ".parse().expect("a code"));
    let mut position = Position::start(&deal);
    let mut moves = 0;
    while let Some(best) = search(&deal, position).hints().value.first() {
        assert_eq!(best.reason, Reason::Lost);
        position = position.apply(&deal, best.action).expect("a hint is legal");
        moves += 1;
        assert!(moves < 26 * 7, "round and round");
    }
    assert_eq!(position.status(&deal), Status::Playing); // only turns are left
}
