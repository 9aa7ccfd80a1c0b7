//! What every language must see alike: games of every kind of rules, tap by tap, and the view after
//! each call (`vectors/views.json`). The Kotlin and Swift tests read the same file, and each writes
//! its views out by itself, as the file's first entry says.

use std::fmt::{Debug, Write};
use std::fs;
use std::path::Path;

use pyramide_core::card::Card;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::Spot;
use pyramide_core::pyramid::Place;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::solver::Budget;
use pyramide_core::view::{Slot, View};
use pyramide_tests::{Dice, at};
use serde::{Deserialize, Serialize};

const ABOUT: &str = "Games of random calls. After each the view: status, score, moves; the pyramid's cards with their \
     place, a word for their state and ! if hinted; the stock; each waste pile; passes left; what \
     undo and redo would do; the event and the ways of its cards; the notice; the hint and its reason.";

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Views {
    about: String,
    games: Vec<Game>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    code: String,
    steps: Vec<Step>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Step {
    call: String,
    view: String,
}

fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors/views.json")
}

#[test]
#[ignore = "writes vectors/views.json anew, when a view is to say something else"]
fn write_views() {
    let games = Ruleset::all()
        .step_by(7)
        .zip(1..)
        .map(random_game)
        .collect();
    let views = Views {
        about: ABOUT.into(),
        games,
    };
    let mut text = serde_json::to_string_pretty(&views).unwrap();
    text.push('\n');
    fs::write(path(), text).unwrap();
}

#[test]
fn every_call_gives_its_view() {
    let views: Views = serde_json::from_str(&fs::read_to_string(path()).unwrap()).unwrap();
    assert_eq!(views.games.len(), 12);
    for game in &views.games {
        let mut session = dealt(&game.code);
        for (number, step) in game.steps.iter().enumerate() {
            let view = call(&mut session, &step.call);
            assert_eq!(
                written(&view),
                step.view,
                "{} {number}: {}",
                game.code,
                step.call
            );
        }
    }
}

/// Forty random calls and more. So that the game goes on, some are the taps of a hint.
fn random_game((rules, number): (Ruleset, u64)) -> Game {
    let seed = Seed::from_random(number);
    let code = DealCode { rules, seed }.to_string();
    let (mut session, mut dice) = (dealt(&code), Dice(number));
    let mut steps = Vec::new();
    while steps.len() < 40 {
        for text in random_calls(&mut session, &mut dice) {
            let view = written(&call(&mut session, &text));
            steps.push(Step { call: text, view });
        }
    }
    Game { code, steps }
}

fn random_calls(session: &mut Session, dice: &mut Dice) -> Vec<String> {
    let view = session.view(at(0)).unwrap();
    match dice.below(10) {
        0 => vec!["undo".into()],
        1 => vec!["redo".into()],
        2 => vec!["hint".into(), "hint".into()],
        3 => vec!["draw".into()],
        4 => vec!["tap stock".into(), "tap waste 1".into()],
        5 => vec!["tap under 1".into()],
        6 | 7 => {
            let any = view.pyramid.get(dice.below(28));
            any.map(|card| tap(card.place)).into_iter().collect()
        }
        _ => taps_of_hint(session, &view),
    }
}

fn taps_of_hint(session: &mut Session, view: &View) -> Vec<String> {
    let hints = session.search(Budget::default()).unwrap().hints().value;
    let Some(hint) = hints.first() else {
        return vec!["undo".into()];
    };
    let slot = |card: Card| {
        let place = view.pyramid.iter().find(|other| other.card == card);
        let pile = view.waste.iter().position(|pile| pile.top == Some(card));
        match (place, pile) {
            (Some(other), _) => tap(other.place),
            (None, Some(pile)) => format!("tap waste {}", pile + 1),
            (None, None) if view.stock.top == Some(card) => "tap stock".into(),
            (None, None) => "tap under 1".into(),
        }
    };
    let taps: Vec<String> = hint.action.cards().map(slot).collect();
    if taps.is_empty() {
        vec!["draw".into()]
    } else {
        taps
    }
}

fn tap(place: Place) -> String {
    format!("tap {}.{}", place.row(), place.place())
}

/// Makes a call as the file spells it.
fn call(session: &mut Session, text: &str) -> View {
    let words: Vec<&str> = text.split(' ').collect();
    let slot = match words[..] {
        ["undo"] => return session.undo(at(0)).unwrap(),
        ["redo"] => return session.redo(at(0)).unwrap(),
        ["draw"] => return session.draw(at(0)).unwrap(),
        ["hint"] => {
            let search = session.search(Budget::default()).unwrap();
            let hints = search.hints().value;
            return session.show_hint(&search, &hints, at(0)).unwrap().unwrap();
        }
        ["tap", "stock"] => Slot::Stock,
        ["tap", "waste", pile] => Slot::Waste(pile.parse().unwrap()),
        ["tap", "under", pile] => Slot::Under(pile.parse().unwrap()),
        ["tap", place] => {
            let (row, place) = place.split_once('.').unwrap();
            let place = Place::new(row.parse().unwrap(), place.parse().unwrap());
            Slot::Pyramid(place.unwrap())
        }
        _ => panic!("{text:?} is no call"),
    };
    session.tap(slot, at(0)).unwrap()
}

/// A view as the file has it.
fn written(view: &View) -> String {
    let mut text = format!("{} {} {}", word(view.status), view.score, view.moves);
    text += " | pyramid";
    for card in &view.pyramid {
        let (row, place) = (card.place.row(), card.place.place());
        let hinted = mark(card.hinted, "!");
        write!(
            text,
            " {row}.{place}:{}:{}{hinted}",
            card.card,
            word(card.state)
        )
        .unwrap();
    }
    let stock = &view.stock;
    let marks = mark(stock.selected, "*") + &mark(stock.hinted, "!");
    write!(
        text,
        " | stock {} {} {}{marks}",
        stock.left,
        name(stock.top),
        word(stock.tap)
    )
    .unwrap();
    for pile in &view.waste {
        let top = mark(pile.selected, "*") + &mark(pile.hinted, "!");
        let under = mark(pile.under_selected, "*") + &mark(pile.under_hinted, "!");
        let (above, beneath) = (name(pile.top), name(pile.under));
        write!(
            text,
            " | waste {} {above}{top} {beneath}{under}",
            pile.count
        )
        .unwrap();
    }
    let passes = view
        .passes_left
        .map_or("unlimited".into(), |left| left.to_string());
    write!(
        text,
        " | {passes}{}{}",
        mark(view.can_undo, " undo"),
        mark(view.can_redo, " redo")
    )
    .unwrap();
    if let Some(event) = &view.event {
        write!(text, " | {}", word(event.kind)).unwrap();
        for way in &event.travels {
            write!(text, " {}:{}>{}", way.card, spot(way.from), spot(way.to)).unwrap();
        }
    }
    if let Some(notice) = view.notice {
        write!(text, " | {}", word(notice)).unwrap();
    }
    if let Some(hint) = view.hint {
        let cards: Vec<String> = hint.action.cards().map(|card| card.to_string()).collect();
        let action = if cards.is_empty() {
            word(hint.action)
        } else {
            cards.join(" ")
        };
        write!(text, " | hint {action} {}", word(hint.reason)).unwrap();
    }
    text
}

fn mark(is_so: bool, mark: &str) -> String {
    if is_so { mark.into() } else { String::new() }
}

fn name(card: Option<Card>) -> String {
    card.map_or("-".into(), |card| card.to_string())
}

fn spot(spot: Spot) -> String {
    match spot {
        Spot::Pyramid(place) => format!("{}.{}", place.row(), place.place()),
        Spot::Waste(pile) => format!("waste-{pile}"),
        Spot::Stock | Spot::Removed => word(spot),
    }
}

/// The name of an enum's case in lower case, with dashes between its words.
fn word(case: impl Debug) -> String {
    let mut word = String::new();
    for letter in format!("{case:?}").chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

fn dealt(code: &str) -> Session {
    let mut session = Session::in_memory();
    session.deal(Deal::from_code(code.parse().unwrap()), at(0));
    session
}
