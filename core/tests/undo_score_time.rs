//! What went wrong with undo, score, statistics and time in other games of this kind, case by case.

mod common;

use common::folder::MemoryFolder;
use common::{Dice, at, card, deal, deal_with, rules, slot, slot_of, won_deal};
use proptest::collection::vec;
use proptest::prelude::*;
use pyramide_core::card::Rank;
use pyramide_core::clock::{Date, Now};
use pyramide_core::code::DealCode;
use pyramide_core::deal::Deal;
use pyramide_core::game::{Game, UNDO_LIMIT};
use pyramide_core::position::{Move, Status};
use pyramide_core::rules::Ruleset;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::stats::{End, GameResult, RECENT, fold};
use pyramide_core::view::{EventKind, Notice, Slot, StockTap, View};

fn dealt(deal: &Deal) -> (Session, View) {
    let mut session = Session::in_memory();
    let view = session.deal(deal.clone(), at(0));
    (session, view)
}

/// What of a view undo gives back.
fn table(view: &View) -> impl PartialEq + std::fmt::Debug + use<> {
    let view = view.clone();
    let figures = (view.score, view.passes_left, view.status);
    (view.pyramid, view.stock, view.waste, figures)
}

/// A random game of a few moves, up to its end.
fn random_game(deal: &Deal, dice: &mut Dice, most: usize) -> Vec<Move> {
    let mut game = Game::new(deal.clone());
    let mut line = Vec::new();
    while line.len() < most {
        let moves: Vec<Move> = game.position().moves(deal).collect();
        if moves.is_empty() {
            break;
        }
        let step = *dice.pick(&moves);
        game.play(step).unwrap();
        line.push(step);
    }
    line
}

#[test]
fn one_undo_for_one_action() {
    let seats = [(21, "6C"), (22, "7D"), (23, "KC")];
    for rules in Ruleset::all() {
        let deal = deal_with(rules, &seats);
        let (mut session, start) = dealt(&deal);
        // A pair is one action though two cards went, and so is a king; a selection is none.
        session.tap(slot(7, 1), at(0)).unwrap();
        session.tap(slot(7, 2), at(0)).unwrap();
        assert_eq!(table(&session.undo(at(0)).unwrap()), table(&start));
        session.tap(slot(7, 3), at(0)).unwrap();
        assert_eq!(table(&session.undo(at(0)).unwrap()), table(&start));
        // As many cards as a draw turns up.
        session.draw(at(0)).unwrap();
        assert_eq!(table(&session.undo(at(0)).unwrap()), table(&start));
        // A recycle.
        let mut view = session.view(at(0)).unwrap();
        while view.stock.tap == StockTap::Draw {
            view = session.draw(at(0)).unwrap();
        }
        if view.stock.tap == StockTap::Recycle {
            session.draw(at(0)).unwrap();
            assert_eq!(table(&session.undo(at(0)).unwrap()), table(&view));
        }
    }
}

#[test]
fn undo_goes_back_step_by_step_and_redo_forwards() {
    for rules in Ruleset::all() {
        let mut dice = Dice::of(rules);
        let deal = deal(rules, dice.roll());
        let (mut session, start) = dealt(&deal);
        let mut seen = vec![start];
        for step in random_game(&deal, &mut dice, UNDO_LIMIT) {
            seen.push(session.play(step, at(0)).unwrap());
        }
        if seen.last().unwrap().status == Status::Won {
            continue;
        }
        let moves = seen.last().unwrap().moves;
        for view in seen.iter().rev().skip(1) {
            let undone = session.undo(at(0)).unwrap();
            assert_eq!(undone.event.as_ref().unwrap().kind, EventKind::Undone);
            assert_eq!((table(&undone), undone.moves), (table(view), moves));
        }
        assert!(!session.view(at(0)).unwrap().can_undo);
        assert_eq!(session.undo(at(0)).unwrap().event, None);
        for view in &seen[1..] {
            let redone = session.redo(at(0)).unwrap();
            assert_eq!(redone.event.as_ref().unwrap().kind, EventKind::Redone);
            assert_eq!((table(&redone), redone.moves), (table(view), moves));
        }
        assert!(!session.view(at(0)).unwrap().can_redo);
        assert_eq!(session.redo(at(0)).unwrap().event, None);
    }
}

#[test]
fn the_latest_100_actions_can_be_undone_and_no_other_ever_again() {
    let (mut session, _) = dealt(&deal(Ruleset::default(), 15));
    let mut seen = Vec::new();
    for _ in 0..130 {
        seen.push(session.draw(at(0)).unwrap());
    }
    let undo_all = |session: &mut Session| {
        let mut count = 0;
        while session.undo(at(0)).unwrap().event.is_some() {
            count += 1;
        }
        count
    };
    assert_eq!(undo_all(&mut session), 100);
    let floor = session.view(at(0)).unwrap();
    assert_eq!(table(&floor), table(&seen[29]));
    assert_eq!((floor.can_undo, floor.moves), (false, 130));
    // Going forwards again gives back the same 100, and no action that has fallen off.
    for _ in 0..40 {
        session.redo(at(0)).unwrap();
    }
    assert_eq!(undo_all(&mut session), 40);
    // A new action ends redo.
    let view = session.draw(at(0)).unwrap();
    assert_eq!((view.can_redo, view.moves), (false, 131));
    assert_eq!(undo_all(&mut session), 1);
}

#[test]
fn a_draw_of_three_comes_again_in_the_same_order() {
    let (mut session, _) = dealt(&deal(rules("P"), 16));
    for _ in 0..8 {
        let drawn = session.draw(at(0)).unwrap();
        let order = drawn.event.clone().unwrap().cards;
        let tops: Vec<_> = drawn.waste.iter().filter_map(|pile| pile.top).collect();
        assert_eq!(order, tops);
        session.undo(at(0)).unwrap();
        let again = session.draw(at(0)).unwrap();
        assert_eq!((table(&again), again.event), (table(&drawn), drawn.event));
    }
}

#[test]
fn redo_of_a_recycle_keeps_the_order() {
    for spelling in ["D", "T", "M", "N"] {
        let (mut session, mut view) = dealt(&deal(rules(spelling), 17));
        let mut first_pass: Vec<_> = view.waste[0].top.into_iter().collect();
        while view.stock.tap == StockTap::Draw {
            view = session.draw(at(0)).unwrap();
            first_pass.extend(view.waste[0].top);
        }
        let recycled = session.draw(at(0)).unwrap();
        assert_eq!(recycled.event.as_ref().unwrap().kind, EventKind::Recycled);
        assert_eq!(table(&session.undo(at(0)).unwrap()), table(&view));
        let again = session.redo(at(0)).unwrap();
        assert_eq!(table(&again), table(&recycled));
        assert_eq!(again.passes_left, view.passes_left.map(|left| left - 1));
        // Nothing is turned up by the recycle, and the cards come in the order of the first pass.
        assert_eq!((again.stock.left, again.waste[0].top), (24, None));
        for card in first_pass {
            assert_eq!(session.draw(at(0)).unwrap().waste[0].top, Some(card));
        }
    }
}

/// A game that is stuck, on the table of a session.
fn stuck() -> (Session, View) {
    for number in 0..1_000 {
        let (mut session, mut view) = dealt(&deal(rules("K"), number));
        while view.stock.tap == StockTap::Draw {
            view = session.draw(at(0)).unwrap();
        }
        if view.status == Status::Stuck {
            return (session, view);
        }
    }
    panic!("no game is stuck")
}

#[test]
fn undo_leads_back_into_play_from_a_dead_end() {
    let (mut session, view) = stuck();
    assert_eq!(
        (view.status, view.notice),
        (Status::Stuck, Some(Notice::Stuck))
    );
    assert!(view.can_undo);
    let view = session.undo(at(0)).unwrap();
    assert_eq!((view.status, view.notice), (Status::Playing, None));
    assert_eq!(session.redo(at(0)).unwrap().notice, Some(Notice::Stuck));
}

#[test]
fn the_score_is_ten_for_each_pyramid_card_gone() {
    for rules in Ruleset::all() {
        let mut dice = Dice::of(rules);
        let deal = deal(rules, dice.roll());
        let (mut session, _) = dealt(&deal);
        for step in random_game(&deal, &mut dice, 120) {
            // However often an action is undone and done again, its points are given once.
            let mut view = session.play(step, at(0)).unwrap();
            for _ in 0..dice.below(3) {
                assert_eq!(view.score as usize, 10 * (28 - view.pyramid.len()));
                view = session.undo(at(0)).unwrap();
                assert_eq!(view.score as usize, 10 * (28 - view.pyramid.len()));
                view = session.redo(at(0)).unwrap();
            }
            assert_eq!(view.score as usize, 10 * (28 - view.pyramid.len()));
        }
    }
    for spelling in ["N", "T", "M"] {
        let (deal, line) = won_deal(rules(spelling), &mut Dice::new(19));
        let (mut session, mut view) = dealt(&deal);
        for step in line {
            view = session.play(step, at(0)).unwrap();
        }
        assert_eq!((view.score, view.notice), (280, Some(Notice::Won)));
        assert_eq!(session.results()[0].score, 280);
        assert_eq!(session.view(at(0)).unwrap().score, 280);
    }
}

#[derive(Clone, Debug)]
enum Way {
    Win,
    Restart,
    Leave,
    Undo,
    Draw,
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn never_more_won_than_played(
        ways in vec(prop_oneof![Just(Way::Win), Just(Way::Restart), Just(Way::Leave), Just(Way::Undo), Just(Way::Draw)], 0..60),
        number in any::<u64>(),
    ) {
        let rules = rules("M");
        let mut dice = Dice::new(number);
        let (mut deal, mut line) = won_deal(rules, &mut dice);
        let mut session = Session::in_memory();
        session.deal(deal.clone(), at(0));
        let (mut played, mut won, mut replays) = (0, 0, 0);
        let (mut actions, mut is_won, mut known) = (0, false, Vec::new());
        for way in ways {
            let leaves = actions > 0 && !is_won;
            match way {
                Way::Win if !is_won => {
                    while session.undo(at(0)).unwrap().event.is_some() {}
                    for step in &line {
                        session.play(*step, at(0)).unwrap();
                    }
                    is_won = true;
                    if known.contains(&deal.code()) {
                        replays += 1;
                    } else {
                        played += 1;
                        won += 1;
                    }
                    known.push(deal.code());
                }
                Way::Restart | Way::Leave => {
                    if leaves && known.contains(&deal.code()) {
                        replays += 1;
                    } else if leaves {
                        played += 1;
                    }
                    if matches!(way, Way::Restart) {
                        session.restart(at(0)).unwrap();
                    } else {
                        (deal, line) = won_deal(rules, &mut dice);
                        session.deal(deal.clone(), at(0));
                    }
                    (actions, is_won) = (0, false);
                }
                Way::Undo => {
                    session.undo(at(0)).unwrap();
                }
                Way::Win | Way::Draw => {
                    actions += u32::from(session.draw(at(0)).unwrap().event.is_some());
                }
            }
            let statistics = session.statistics();
            prop_assert!(statistics.len() <= 1);
            prop_assert_eq!(session.results().len(), played + replays);
            if let Some(figures) = statistics.first() {
                prop_assert_eq!((figures.played as usize, figures.won), (played, won));
                prop_assert!(figures.won <= figures.played);
                prop_assert!(figures.rate().is_none_or(|rate| (0.0..=1.0).contains(&rate)));
                prop_assert!(figures.streak <= figures.best_streak && figures.best_streak <= figures.won);
            }
            if is_won {
                actions = 0;
            }
        }
    }
}

#[test]
fn a_deal_without_an_action_counts_nothing() {
    let mut session = Session::in_memory();
    for number in 0..5 {
        let view = session.deal(deal(Ruleset::default(), number), at(number));
        // Selecting is no action, nor is a refused tap.
        let free = view
            .pyramid
            .iter()
            .rev()
            .find(|shown| shown.card.rank != Rank::King);
        session
            .tap(Slot::Pyramid(free.unwrap().place), at(number))
            .unwrap();
        session.tap(slot(1, 1), at(number)).unwrap();
        assert!(!session.has_unfinished_game());
    }
    session.restart(at(9)).unwrap();
    assert_eq!(session.results(), []);
    assert!(session.statistics().is_empty());
    // An action that was undone is an action.
    session.draw(at(9)).unwrap();
    session.undo(at(9)).unwrap();
    assert!(session.has_unfinished_game());
    session.deal(deal(Ruleset::default(), 6), at(9));
    assert_eq!(session.statistics()[0].played, 1);
}

fn result(id: u64, number: u64, end: End, moves: u32, played_ms: u64) -> GameResult {
    GameResult {
        id,
        code: deal(Ruleset::default(), number).code().unwrap(),
        end,
        score: if end == End::Won { 280 } else { 100 },
        moves,
        played_ms,
        hints: 0,
        utc_ms: 0,
        date: Date::new(2026, 11, 30).unwrap(),
    }
}

#[test]
fn means_and_bests_are_of_won_games() {
    let results = [
        result(1, 1, End::Left, 1, 10),
        result(2, 2, End::Won, 40, 100_000),
        result(3, 3, End::Won, 50, 201_001),
        result(4, 4, End::Left, 3, 30),
        result(5, 5, End::Won, 60, 300_000),
        // Replays are listed and in no figure.
        result(6, 2, End::Won, 20, 1_000),
        result(7, 3, End::Left, 1, 1),
    ];
    let statistics = fold(&results);
    let [figures] = statistics.as_slice() else {
        panic!("one ruleset was played");
    };
    assert_eq!((figures.played, figures.won), (5, 3));
    assert_eq!(figures.rate(), Some(0.6));
    assert_eq!((figures.streak, figures.best_streak), (1, 2));
    assert_eq!(
        (figures.best_ms, figures.best_moves),
        (Some(100_000), Some(40))
    );
    assert_eq!(
        (figures.mean_ms, figures.mean_moves),
        (Some(601_001.0 / 3.0), Some(50.0))
    );
    assert_eq!(figures.best_score, 280);
    let recent: Vec<_> = figures
        .recent
        .iter()
        .map(|game| (game.result.id, game.replay))
        .collect();
    let expected = [
        (7, true),
        (6, true),
        (5, false),
        (4, false),
        (3, false),
        (2, false),
        (1, false),
    ];
    assert_eq!(recent, expected);

    // Without a win there is no mean and no best of wins.
    let lost = fold(&results[..1]);
    assert_eq!((lost[0].best_ms, lost[0].mean_ms), (None, None));
    assert_eq!(
        (lost[0].best_moves, lost[0].mean_moves, lost[0].best_score),
        (None, None, 100)
    );
}

#[test]
fn figures_are_kept_for_each_ruleset_and_the_latest_games_listed() {
    let mut results: Vec<GameResult> = (0..50).map(|id| result(id, id, End::Left, 1, 1)).collect();
    // The same cards under other rules are another deal.
    let seed = results[0].code.seed;
    results[0].end = End::Won;
    let rules = rules("K");
    results.push(GameResult {
        code: DealCode { rules, seed },
        ..result(50, 0, End::Won, 1, 1)
    });
    let statistics = fold(&results);
    assert_eq!(statistics.len(), 2);
    assert_eq!(
        statistics.iter().map(|figures| figures.played).sum::<u32>(),
        51
    );
    assert_eq!(statistics.iter().map(|figures| figures.won).sum::<u32>(), 2);
    let app = statistics
        .iter()
        .find(|figures| figures.rules == Ruleset::default())
        .unwrap();
    assert_eq!((app.recent.len(), app.recent[0].result.id), (RECENT, 49));
}

#[test]
fn what_is_said_at_the_win_is_what_was_at_the_last_move() {
    let folder = MemoryFolder::default();
    let mut session = Session::open(folder.clone(), at(0)).unwrap();
    let (deal, line) = won_deal(rules("N"), &mut Dice::new(24));
    session.deal(deal, at(0));
    let mut won = session.view(at(0)).unwrap();
    for (step, ms) in line.iter().zip((1_000..).step_by(1_000)) {
        won = session.play(*step, at(ms)).unwrap();
    }
    let moves = u32::try_from(line.len()).unwrap();
    let played_ms = u64::from(moves - 1) * 1_000;
    assert_eq!(won.notice, Some(Notice::Won));
    let shown = |view: &View| (view.status, view.score, view.moves, view.played_ms);
    let expected = (Status::Won, 280, moves, played_ms);
    assert_eq!(shown(&won), expected);
    // The time stands still from there on, whatever is done.
    let late = at(9_000_000);
    assert_eq!(shown(&session.draw(late).unwrap()), expected);
    assert_eq!(shown(&session.undo(late).unwrap()), expected);
    session.pause(late).unwrap();
    assert_eq!(shown(&session.resume(late).unwrap()), expected);
    let mut reopened = Session::open(folder, late).unwrap();
    for session in [&mut session, &mut reopened] {
        assert_eq!(shown(&session.view(late).unwrap()), expected);
        let [result] = session.results() else {
            panic!("it counts once");
        };
        assert_eq!(
            (result.score, result.moves, result.played_ms),
            (280, moves, played_ms)
        );
    }
}

#[test]
fn stored_times_stay_across_midnight_and_time_zones() {
    let folder = MemoryFolder::default();
    let before_midnight = Now {
        monotonic_ms: 0,
        utc_ms: 1_796_079_599_000,
        local_date: Date::new(2026, 11, 30).unwrap(),
    };
    // A second later it is another day here; the player then travels a day back.
    let after = Now {
        monotonic_ms: 1_000,
        utc_ms: 1_796_079_600_000,
        local_date: Date::new(2026, 12, 1).unwrap(),
    };
    let travelled = Now {
        local_date: Date::new(2026, 11, 29).unwrap(),
        ..after
    };
    let mut session = Session::open(folder.clone(), before_midnight).unwrap();
    session.deal(deal(Ruleset::default(), 1), before_midnight);
    session.draw(before_midnight).unwrap();
    session.deal(deal(Ruleset::default(), 2), before_midnight);
    session.draw(after).unwrap();
    session.restart(after).unwrap();
    let ended = |session: &Session| {
        let ended = session
            .results()
            .iter()
            .map(|result| (result.utc_ms, result.date.to_string()));
        ended.collect::<Vec<_>>()
    };
    let expected = [
        (1_796_079_599_000, "2026-11-30".to_owned()),
        (1_796_079_600_000, "2026-12-01".to_owned()),
    ];
    assert_eq!(ended(&session), expected);
    let reopened = Session::open(folder, travelled).unwrap();
    assert_eq!(ended(&reopened), expected);
}

#[test]
fn nothing_passes_while_paused() {
    let (mut session, _) = dealt(&deal_with(Ruleset::default(), &[(21, "KC")]));
    // Time starts with the first action; a selection is none.
    session.tap(slot(7, 2), at(5_000)).unwrap();
    assert_eq!(session.view(at(9_000)).unwrap().played_ms, 0);
    session.tap(slot(7, 1), at(10_000)).unwrap();
    let view = session.view(at(12_000)).unwrap();
    assert_eq!(
        (view.played_ms, view.running, view.paused),
        (2_000, true, false)
    );

    let paused = session.pause(at(13_000)).unwrap();
    assert_eq!(
        (paused.played_ms, paused.running, paused.paused),
        (3_000, false, true)
    );
    let refused = Err(SessionError::Paused);
    for slot in common::slots(Ruleset::default()) {
        assert_eq!(session.tap(slot, at(20_000)), refused);
    }
    assert_eq!(session.draw(at(20_000)), refused);
    assert_eq!(session.undo(at(20_000)), refused);
    assert_eq!(session.redo(at(20_000)), refused);
    assert_eq!(session.restart(at(20_000)), refused);
    assert_eq!(session.play(Move::Draw, at(20_000)), refused);
    assert_eq!(session.view(at(50_000)), Ok(paused.clone()));
    // A second pause, as when a dialog opens and the app leaves, changes nothing.
    assert_eq!(session.pause(at(60_000)), Ok(paused));
    assert_eq!(session.resume(at(73_000)).unwrap().played_ms, 3_000);
    assert_eq!(session.view(at(74_000)).unwrap().played_ms, 4_000);
}

#[test]
fn time_goes_on_when_stuck() {
    let (mut session, view) = stuck();
    let stuck = session.view(at(10_000)).unwrap();
    assert_eq!((stuck.status, view.played_ms), (Status::Stuck, 0));
    assert_eq!((stuck.played_ms, stuck.running), (10_000, true));
}

#[test]
fn a_waste_card_is_deselected_by_a_draw_and_anything_by_undo() {
    let seats = [(21, "6C"), (22, "KC"), (28, "2H"), (29, "3H")];
    let (mut session, _) = dealt(&deal_with(rules("K"), &seats));
    session.draw(at(0)).unwrap();
    let selected = session.tap(Slot::Waste(1), at(0)).unwrap();
    assert!(selected.waste[0].selected);
    let drawn = session.draw(at(0)).unwrap();
    assert!(!drawn.waste[0].selected);
    assert_eq!(drawn.waste[0].top, Some(card("3H")));

    let is_selected = |view: &View| {
        let shown = view.pyramid.iter().find(|shown| shown.card == card("6C"));
        shown.unwrap().state == pyramide_core::view::CardState::Selected
    };
    let select = |session: &mut Session| {
        let slot = slot_of(&session.view(at(0)).unwrap(), card("6C")).unwrap();
        assert!(is_selected(&session.tap(slot, at(0)).unwrap()));
    };
    select(&mut session);
    assert!(is_selected(&session.draw(at(0)).unwrap()));
    assert!(!is_selected(&session.undo(at(0)).unwrap()));
    select(&mut session);
    assert!(!is_selected(&session.redo(at(0)).unwrap()));
    select(&mut session);
    assert!(!is_selected(&session.tap(slot(7, 2), at(0)).unwrap()));
    select(&mut session);
    assert!(!is_selected(&session.restart(at(0)).unwrap()));
}
