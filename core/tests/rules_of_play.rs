//! What went wrong with the rules and ends of other games of this kind, case by case.

mod common;
mod naive;

use std::collections::{BTreeMap, BTreeSet};

use common::{Dice, at, card, cards, deal, deal_with, rules, slot, slot_of, slots};
use naive::{Action, Table, make_thirteen};
use pyramide_core::card::Card;
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Refusal, Status};
use pyramide_core::pyramid::Place;
use pyramide_core::rules::{Choices, DrawKind, Goal, Passes, Ruleset};
use pyramide_core::seat::Seats;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::view::{CardState, EventKind, Notice, Slot, StockTap, View};

fn dealt(deal: &Deal) -> (Session, View) {
    let mut session = Session::in_memory();
    let view = session.deal(deal.clone(), at(0));
    (session, view)
}

fn tap(session: &mut Session, slot: Slot) -> View {
    session.tap(slot, at(0)).unwrap()
}

/// Taps every card of a move, or draws.
fn play(session: &mut Session, action: Move) -> View {
    let mut tapped = |card| {
        let view = session.view(at(0)).unwrap();
        let slot = slot_of(&view, card).unwrap();
        tap(session, slot)
    };
    match action {
        Move::King(king) => tapped(king),
        Move::Pair(one, other) => {
            tapped(one);
            tapped(other)
        }
        Move::Draw | Move::Recycle => session.draw(at(0)).unwrap(),
    }
}

fn action(action: Move) -> Action {
    match action {
        Move::Pair(one, other) => Action::Remove(BTreeSet::from([one, other])),
        Move::King(king) => Action::Remove(BTreeSet::from([king])),
        Move::Draw => Action::Draw,
        Move::Recycle => Action::Recycle,
    }
}

/// Visits positions of random games, with the naive table that should be the same. Removals are
/// preferred, or few games would come to their end.
fn visit(rules: Ruleset, count: usize, mut check: impl FnMut(&Deal, Position, &Table)) {
    let mut dice = Dice::of(rules);
    let mut visited = 0;
    while visited < count {
        let deal = deal(rules, dice.roll());
        let mut table = Table::new(deal.cards(), rules);
        let mut position = Position::start(&deal);
        for _ in 0..120 {
            check(&deal, position, &table);
            visited += 1;
            let moves: Vec<Move> = position.moves(&deal).collect();
            let removals = moves
                .iter()
                .filter(|step| matches!(step, Move::Pair(..) | Move::King(_)))
                .count();
            let choices = if removals > 0 && dice.below(4) > 0 {
                &moves[..removals]
            } else {
                &moves
            };
            if choices.is_empty() || visited == count {
                break;
            }
            let step = *dice.pick(choices);
            position = position.apply(&deal, step).unwrap();
            table.play(&action(step));
        }
    }
}

/// A deal whose pyramid can be cleared by itself down to its top: a king first, then thirteen pairs
/// from the right to the left and from the bottom up. The stock is given, and must leave these.
fn clearable(rules: Ruleset, top: &str, stock: &str) -> (Deal, Vec<Move>) {
    let (top, stock) = (card(top), cards(stock));
    let mut rest = Card::ALL.to_vec();
    rest.retain(|card| *card != top && !stock.contains(card));
    let king = rest.iter().position(|card| card.rank.value() == 13);
    let king = rest.remove(king.unwrap());
    let mut line = vec![Move::King(king)];
    let mut pyramid = vec![king];
    while let Some(one) = rest.pop() {
        let other = rest.iter().position(|other| make_thirteen(one, *other));
        let other = rest.remove(other.unwrap());
        line.push(Move::Pair(one, other));
        pyramid.extend([one, other]);
    }
    pyramid.push(top);
    pyramid.reverse();
    let deck = [pyramid, stock].concat();
    (Deal::from_deck(&deck, rules).unwrap(), line)
}

fn strict(passes: Passes, draw: DrawKind, stock_pairs_waste: bool) -> Ruleset {
    let choices = Choices {
        goal: Goal::All,
        passes,
        draw,
        opening_waste_card: false,
        stock_pairs_waste,
        pairs_own_coverer: false,
    };
    choices.try_into().unwrap()
}

/// Pairs that can be drawn one on the other, and two kings.
const PAIRS: &str = "AC QC AD QD 2C JC 2D JD 3C TC 3D TD 4C 9C 4D 9D 5C 8C 5D 8D 6C 7C";

#[test]
fn covered_king_is_refused() {
    let king = (6, 3);
    let (left, right) = ((7, 3), (7, 4));
    let refused = |session: &mut Session, why: &str| {
        let before = session.view(at(0)).unwrap();
        let view = tap(session, slot(king.0, king.1));
        assert_eq!(view.notice, Some(Notice::Blocked), "{why}");
        assert_eq!((view.event, view.pyramid), (None, before.pyramid), "{why}");
        let by_name = session.play(Move::King(card("KH")), at(0));
        let blocked = SessionError::Refused(Refusal::Blocked(card("KH")));
        assert_eq!(by_name, Err(blocked), "{why}");
    };
    for rules in Ruleset::all() {
        let deal = deal_with(rules, &[(17, "KH"), (23, "KS"), (24, "KD")]);
        let (mut session, _) = dealt(&deal);
        refused(&mut session, "covered by both");
        tap(&mut session, slot(left.0, left.1));
        refused(&mut session, "covered on the right only");
        session.undo(at(0)).unwrap();
        tap(&mut session, slot(right.0, right.1));
        refused(&mut session, "covered on the left only");
        tap(&mut session, slot(left.0, left.1));
        let view = tap(&mut session, slot(king.0, king.1));
        assert_eq!(view.event.unwrap().cards, [card("KH")]);

        let start = Position::start(&deal);
        let left_gone = start.apply(&deal, Move::King(card("KS"))).unwrap();
        let right_gone = start.apply(&deal, Move::King(card("KD"))).unwrap();
        for position in [start, left_gone, right_gone] {
            let mut moves = position.moves(&deal);
            assert!(!moves.any(|step| step == Move::King(card("KH"))));
        }
    }
}

#[test]
fn no_command_frees_a_covered_card() {
    // Whatever is tried, exactly the moves of the rules are possible.
    for rules in Ruleset::all() {
        visit(rules, 8, |deal, position, table| {
            let mut tried = vec![Move::Draw, Move::Recycle];
            for one in Card::ALL {
                tried.push(Move::King(one));
                tried.extend(Card::ALL.map(|other| Move::Pair(one, other)));
            }
            let possible = tried.into_iter().filter(|step| {
                let next = position.apply(deal, *step);
                let gone = position.left() & !next.unwrap_or(position).left();
                let may_go = position.free(deal)
                    | position.under(deal).map_or(Seats::NONE, Seats::one)
                    | position
                        .pyramid()
                        .into_iter()
                        .filter(|seat| !position.partners(deal, *seat).is_empty())
                        .collect();
                assert!((gone & !may_go).is_empty());
                next.is_ok()
            });
            let possible: BTreeSet<Action> = possible.map(action).collect();
            assert_eq!(possible, table.moves());
        });
    }
}

#[test]
fn every_covered_place_has_its_two_coverers() {
    // Seen as a picture: each row lies half a card further left, so a card at x (in half cards) is
    // covered by those one row down at x − 1 and x + 1.
    let x = |row: u32, place: u32| i64::from(2 * place) - i64::from(row);
    let all = || (1..=7).flat_map(|row| (1..=row).map(move |place| (row, place)));
    let (_, view) = dealt(&deal(Ruleset::default(), 1));
    let mut covered = 0;
    for (row, place) in all() {
        let here = Place::new(row, place).unwrap();
        let expected: Vec<Place> = all()
            .filter(|&(r, p)| r == row + 1 && (x(r, p) - x(row, place)).abs() == 1)
            .map(|(r, p)| Place::new(r, p).unwrap())
            .collect();
        let coverers: Vec<Place> = here.coverers().into_iter().filter_map(Place::of).collect();
        assert_eq!(coverers, expected);
        covered += usize::from(!expected.is_empty());

        let shown = view.pyramid.iter().find(|card| card.place == here).unwrap();
        let card_at = |place: Place| view.pyramid.iter().find(|card| card.place == place);
        let cards: Vec<Card> = expected
            .iter()
            .map(|place| card_at(*place).unwrap().card)
            .collect();
        assert_eq!(
            shown.covered_by.into_iter().flatten().collect::<Vec<_>>(),
            cards
        );
        let free = row == 7;
        assert_eq!(shown.state == CardState::Free, free);
    }
    assert_eq!(covered, 21);
}

/// Clears the pyramid, runs through the stock until no pass is left, and then plays `end`, which
/// must win with its last move and not before.
fn wins_with_the_last_of(rules: Ruleset, stock: &str, end: &[Move]) {
    let (deal, mut line) = clearable(rules, "KS", stock);
    line.push(Move::King(card("KS")));
    let (mut session, mut view) = dealt(&deal);
    while view.passes_left != Some(0) {
        view = session.draw(at(0)).unwrap();
    }
    for step in line.iter().chain(end) {
        assert_eq!(view.status, Status::Playing);
        view = play(&mut session, *step);
    }
    assert_eq!(
        (view.status, view.notice),
        (Status::Won, Some(Notice::Won)),
        "{rules}"
    );
    assert_eq!((view.score, view.stock.left), (280, 0));
    assert!(!view.can_undo && !view.can_redo);
}

/// Draws two and removes both, for each pair of a stock in which they follow each other.
fn pair_by_pair(stock: &str) -> Vec<Move> {
    let cards = cards(stock);
    cards
        .chunks(2)
        .flat_map(|pair| [Move::Draw, Move::Draw, Move::Pair(pair[1], pair[0])])
        .collect()
}

#[test]
fn last_waste_cards_play_in_the_last_pass() {
    let kings = [
        Move::Draw,
        Move::Draw,
        Move::King(card("KD")),
        Move::King(card("KC")),
    ];
    for passes in [Passes::One, Passes::Two, Passes::Three] {
        // The last ones are kings; the last ones are a pair.
        let rules = strict(passes, DrawKind::One, true);
        let end = [pair_by_pair(PAIRS), kings.to_vec()].concat();
        wins_with_the_last_of(rules, &format!("{PAIRS} KC KD"), &end);
        let end = [kings.to_vec(), pair_by_pair(PAIRS)].concat();
        wins_with_the_last_of(rules, &format!("KC KD {PAIRS}"), &end);
    }
    // On three piles everything is drawn first, then the tops are played down to the last pair.
    let stock = "QD AC QC 2C AD JC TC 2D JD 3D 3C TD 9D 4C 9C 5C 4D 8C 6C 8D 7C 5D KC KD";
    let removals = "KC,KD,5D 8D,6C 7C,5C 8C,4D 9D,4C 9C,3D TD,3C TC,2D JD,2C JC,AD QD,AC QC";
    let mut end = vec![Move::Draw; 8];
    end.extend(
        removals
            .split(',')
            .map(|text| text.parse::<Move>().unwrap()),
    );
    wins_with_the_last_of(
        strict(Passes::One, DrawKind::ThreePiles, false),
        stock,
        &end,
    );
}

#[test]
fn each_kind_of_last_move_wins_at_once() {
    let kings = format!("{PAIRS} KC KD");
    for spelling in ["N", "K", "D", "T", "P", "M"] {
        // From the pyramid alone.
        let (deal, line) = clearable(rules(spelling), "KS", &kings);
        let (mut session, _) = dealt(&deal);
        for step in &line {
            assert_eq!(play(&mut session, *step).status, Status::Playing);
        }
        let view = play(&mut session, Move::King(card("KS")));
        assert_eq!((view.status, view.notice), (Status::Won, Some(Notice::Won)));
        assert_eq!((view.score, view.can_undo), (280, false));

        // From pyramid and waste.
        let stock = kings.replace("AC", "KS").replace("QC", "AC");
        let (deal, line) = clearable(rules(spelling), "QC", &stock);
        let (mut session, mut view) = dealt(&deal);
        for step in &line {
            assert_eq!(play(&mut session, *step).status, Status::Playing);
        }
        while view.waste.iter().all(|pile| pile.top != Some(card("AC"))) {
            view = session.draw(at(0)).unwrap();
        }
        let view = play(&mut session, Move::Pair(card("AC"), card("QC")));
        assert_eq!((view.status, view.score), (Status::Won, 280));
    }
    // Of all 52, from the waste alone: with the pyramid gone it has 280 points and is not won.
    let strict = strict(Passes::One, DrawKind::One, true);
    let (deal, line) = clearable(strict, "KS", &format!("KC KD {PAIRS}"));
    let (mut session, _) = dealt(&deal);
    for step in line.iter().chain(&[Move::King(card("KS"))]) {
        play(&mut session, *step);
    }
    let view = session.view(at(0)).unwrap();
    assert_eq!((view.status, view.score), (Status::Playing, 280));
    assert!(view.can_undo);
    let end: Vec<Move> = ["draw", "KC", "draw", "KD"]
        .map(|text| text.parse().unwrap())
        .into();
    let mut view = view;
    for step in [end, pair_by_pair(PAIRS)].concat() {
        assert_eq!(view.status, Status::Playing);
        view = play(&mut session, step);
    }
    assert_eq!((view.status, view.notice), (Status::Won, Some(Notice::Won)));
}

#[test]
fn drawing_from_nothing_is_refused() {
    // Stock and waste are gone altogether, or no pass is left; the pyramid is untouched.
    let strict = strict(Passes::One, DrawKind::One, true);
    let (deal, _) = clearable(strict, "KS", &format!("KC KD {PAIRS}"));
    let (mut emptied, _) = dealt(&deal);
    for step in ["draw", "KC", "draw", "KD"] {
        play(&mut emptied, step.parse().unwrap());
    }
    for step in pair_by_pair(PAIRS) {
        play(&mut emptied, step);
    }
    let (mut exhausted, _) = dealt(&common::deal(rules("K"), 3));
    for _ in 0..24 {
        exhausted.draw(at(0)).unwrap();
    }
    for session in [&mut emptied, &mut exhausted] {
        let before = session.view(at(0)).unwrap();
        assert_eq!(before.stock.tap, StockTap::Nothing);
        for view in [tap(session, Slot::Stock), session.draw(at(0)).unwrap()] {
            assert_eq!(
                (view.event, view.notice),
                (None, Some(Notice::NoPassesLeft))
            );
            assert_eq!(view.moves, before.moves);
        }
        let refused = |refusal| Err(SessionError::Refused(refusal));
        assert_eq!(
            session.play(Move::Draw, at(0)),
            refused(Refusal::StockEmpty)
        );
        assert_eq!(
            session.play(Move::Recycle, at(0)),
            refused(Refusal::NoRecycle)
        );
        assert_eq!(session.view(at(0)), Ok(before.clone()));
        // The refusals left nothing to undo: the first undo takes back the last real action.
        let undone = session.undo(at(0)).unwrap();
        assert_ne!(undone.stock.left + undone.waste[0].count, 0);
        assert_ne!((undone.stock, undone.waste), (before.stock, before.waste));
    }
}

#[test]
fn cards_never_vanish() {
    for rules in Ruleset::all() {
        let mut before: Option<Position> = None;
        visit(rules, 120, |deal, position, table| {
            let seats = |seats: Seats| seats.into_iter();
            let mut there: Vec<Card> = table.cards();
            let removed = !position.left();
            there.extend(seats(removed).map(|seat| deal.card(seat)));
            there.sort();
            there.dedup();
            assert_eq!(there.len(), 52);
            let parts = [
                position.pyramid(),
                position.stock(),
                position.waste(),
                removed,
            ];
            assert_eq!(parts.iter().map(|part| part.len()).sum::<u8>(), 52);

            // A new game starts with everything.
            let before = before.replace(position);
            if removed.is_empty() {
                return;
            }
            let gone = before.unwrap().left() & removed;
            let sum: u8 = seats(gone).map(|seat| deal.card(seat).rank.value()).sum();
            assert!(gone.is_empty() || sum == 13, "{sum}");
        });
    }
}

#[test]
fn drawing_is_offered_exactly_when_it_succeeds() {
    for rules in Ruleset::all() {
        visit(rules, 120, |deal, position, table| {
            for step in [Move::Draw, Move::Recycle] {
                assert_eq!(
                    position.apply(deal, step).is_ok(),
                    table.turn() == Some(action(step))
                );
            }
            if !table.is_won() {
                assert_eq!(position.turn().map(action), table.turn());
            }
        });
        let mut dice = Dice::new(8);
        let (mut session, mut view) = dealt(&deal(rules, 8));
        for _ in 0..100 {
            let offered = view.stock.tap;
            let slot = *dice.pick(&slots(rules));
            view = if dice.below(3) == 0 {
                let drawn = session.draw(at(0)).unwrap();
                let did = drawn.event.as_ref().map(|event| event.kind);
                let expected = match offered {
                    StockTap::Draw => Some(EventKind::Drawn),
                    StockTap::Recycle => Some(EventKind::Recycled),
                    StockTap::Nothing => None,
                };
                assert_eq!(did, expected);
                drawn
            } else {
                tap(&mut session, slot)
            };
        }
    }
}

#[test]
fn every_free_partner_matches_in_both_orders() {
    let row = [
        (21, "6C"),
        (22, "7D"),
        (23, "7H"),
        (24, "7S"),
        (25, "7C"),
        (26, "6H"),
        (28, "6S"),
    ];
    for rules in Ruleset::all() {
        let deal = deal_with(rules, &row);
        let (mut session, view) = dealt(&deal);
        let mut pairs = 0;
        let named: Vec<Card> = row.iter().map(|(_, name)| card(name)).collect();
        let slots: Vec<(Card, Slot)> = named
            .iter()
            .filter_map(|card| Some((*card, slot_of(&view, *card)?)))
            .collect();
        for &(one, first) in &slots {
            for &(other, second) in &slots {
                if make_thirteen(one, other) {
                    tap(&mut session, first);
                    let view = tap(&mut session, second);
                    let event = view.event.unwrap();
                    assert_eq!(
                        (event.kind, event.cards),
                        (EventKind::Removed, vec![one, other])
                    );
                    session.undo(at(0)).unwrap();
                    pairs += 1;
                }
            }
        }
        // 6C and 6H with four sevens each; where the first stock card is free, 6S too.
        assert!(pairs == 16 || (pairs == 24 && slots.len() == 7));
    }
}

#[test]
fn status_agrees_with_brute_force() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for rules in Ruleset::all() {
        visit(rules, 1_200, |deal, position, table| {
            let moves: Vec<Action> = position.moves(deal).map(action).collect();
            let expected = table.moves();
            assert_eq!(moves.len(), expected.len(), "no move is listed twice");
            assert_eq!(BTreeSet::from_iter(moves), expected);
            let status = table.status_given(&expected);
            assert_eq!(position.status(deal), status);
            *seen.entry(format!("{status:?}")).or_default() += 1;
            // With a pass left there is always something to do.
            if status == Status::Stuck && table.recycles.is_none() {
                assert!(table.stock.is_empty() && table.waste[0].is_empty());
            }
        });
    }
    assert!(seen.values().sum::<u32>() >= 100_000);
    assert!(seen["Stuck"] > 100 && seen["Won"] > 100, "{seen:?}");
}

#[test]
fn no_pass_left_shows_on_the_stock() {
    for (spelling, recycles) in [("K", 0), ("D", 1), ("T", 2), ("M", 2)] {
        let (mut session, mut view) = dealt(&deal(rules(spelling), 5));
        for left in (0..=recycles).rev() {
            assert_eq!(view.passes_left, Some(left));
            for _ in 0..24 {
                assert_eq!(view.stock.tap, StockTap::Draw);
                view = session.draw(at(0)).unwrap();
            }
            if left > 0 {
                assert_eq!(view.stock.tap, StockTap::Recycle);
                view = session.draw(at(0)).unwrap();
            }
        }
        assert_eq!(view.stock.tap, StockTap::Nothing);
        let view = tap(&mut session, Slot::Stock);
        assert_eq!(view.notice, Some(Notice::NoPassesLeft));
    }
}

#[test]
fn refused_pair_selects_the_card_tapped_last() {
    let seats = [(21, "6C"), (22, "5D"), (28, "2H"), (29, "7S"), (30, "7H")];
    for rules in Ruleset::all() {
        let (mut session, _) = dealt(&deal_with(rules, &seats));
        tap(&mut session, slot(7, 1));
        let view = tap(&mut session, slot(7, 2));
        assert_eq!(
            (view.event, view.notice),
            (None, Some(Notice::MustMakeThirteen))
        );
        let selected: Vec<Card> = view
            .pyramid
            .iter()
            .filter(|shown| shown.state == CardState::Selected)
            .map(|shown| shown.card)
            .collect();
        assert_eq!(selected, [card("5D")]);

        // A selected pyramid card waits for the drawn one.
        tap(&mut session, slot(7, 1));
        let mut view = session.draw(at(0)).unwrap();
        while slot_of(&view, card("7S")).is_none() {
            view = session.draw(at(0)).unwrap();
        }
        let slot = slot_of(&view, card("7S")).unwrap();
        let view = tap(&mut session, slot);
        assert_eq!(view.event.unwrap().cards, cards("6C 7S"));
    }
}

#[test]
fn a_refusal_says_why() {
    for rules in Ruleset::all() {
        visit(rules, 8, |deal, position, table| {
            let lies_there = |card: Card| {
                let stock = &table.stock[table.stock.len().min(1)..];
                let face_down = match table.rules.draw {
                    DrawKind::OpenStock => stock,
                    DrawKind::One | DrawKind::ThreePiles => &table.stock,
                };
                table.cards().contains(&card) && !face_down.contains(&card)
            };
            let latest = [table.under(), table.drawn];
            for one in Card::ALL {
                for other in Card::ALL {
                    let Err(refusal) = position.apply(deal, Move::Pair(one, other)) else {
                        continue;
                    };
                    let both = [one, other];
                    let expected: Vec<Refusal> = if table.is_won() {
                        vec![Refusal::Won]
                    } else if let Some(card) = both.into_iter().find(|card| !lies_there(*card)) {
                        vec![Refusal::NotOnTable(card)]
                    } else if one == other
                        || both.iter().all(|card| table.is_free(*card))
                        || (latest[0].is_some()
                            && both.iter().all(|card| latest.contains(&Some(*card))))
                    {
                        vec![Refusal::NotThirteen]
                    } else {
                        let covered = both.into_iter().filter(|card| !table.is_free(*card));
                        covered.map(Refusal::Blocked).collect()
                    };
                    assert!(expected.contains(&refusal), "{one} {other}: {refusal:?}");
                }
            }
        });
    }
}

/// The slot of the selected card.
fn selected(view: &View) -> Option<Slot> {
    let is_selected = |slot: &Slot| match *slot {
        Slot::Pyramid(place) => view
            .pyramid
            .iter()
            .any(|card| card.place == place && card.state == CardState::Selected),
        Slot::Waste(pile) => view.waste[usize::from(pile) - 1].selected,
        Slot::Under(pile) => view.waste[usize::from(pile) - 1].under_selected,
        Slot::Stock => view.stock.selected,
    };
    slots(view.rules).into_iter().find(is_selected)
}

#[test]
fn taps_agree_with_the_moves() {
    // Two taps with nothing selected before remove something exactly if the two are a move.
    for rules in Ruleset::all() {
        let mut dice = Dice::of(rules);
        let deal = deal(rules, dice.roll());
        let (mut session, mut view) = dealt(&deal);
        let mut position = Position::start(&deal);
        for _ in 0..5 + dice.below(40) {
            let moves: Vec<Move> = position.moves(&deal).collect();
            let step = *dice.pick(&moves);
            let next = position.apply(&deal, step).unwrap();
            if next.status(&deal) != Status::Playing {
                break;
            }
            position = next;
            view = play(&mut session, step);
        }
        let mut possible: BTreeSet<Action> = BTreeSet::from_iter(position.turn().map(action));
        let before = view;
        for first in slots(rules) {
            for second in slots(rules) {
                for slot in [first, second] {
                    match tap(&mut session, slot).event {
                        None => {}
                        Some(event) => {
                            if event.kind == EventKind::Removed {
                                let gone = event.cards.into_iter().collect();
                                possible.insert(Action::Remove(gone));
                            }
                            session.undo(at(0)).unwrap();
                            break;
                        }
                    }
                }
                let view = session.view(at(0)).unwrap();
                if let Some(slot) = selected(&view)
                    && tap(&mut session, slot).event.is_some()
                {
                    session.undo(at(0)).unwrap();
                }
            }
        }
        let after = session.view(at(0)).unwrap();
        assert_eq!((after.pyramid, after.stock), (before.pyramid, before.stock));
        assert_eq!(after.waste, before.waste);
        assert_eq!(possible, position.moves(&deal).map(action).collect());
    }
}
