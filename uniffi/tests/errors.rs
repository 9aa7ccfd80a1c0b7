//! Every error of the door says what and where.

mod common;

use std::fs;
use std::path::Path;

use pyramide_uniffi::{
    Card, Choices, CodeProblem, Contradiction, Day, DeckProblem, Draw, GameError, GameView, Goal,
    Move, Now, Passes, Place, Preset, Rank, Refusal, Session, Slot, SpellingProblem, Suit,
    check_rules, parse_code, presets,
};

use common::NOW;

const APP: Choices = Choices {
    goal: Goal::Pyramid,
    passes: Passes::Unlimited,
    draw: Draw::One,
    opening_waste_card: true,
    stock_pairs_waste: false,
    pairs_own_coverer: false,
};

fn open(folder: &Path) -> Result<Session, GameError> {
    Session::open(folder.to_str().unwrap().into(), NOW)
}

fn dealt(code: &str) -> Session {
    let session = Session::in_memory().unwrap();
    session.deal_code(code, NOW).unwrap();
    session
}

fn card(rank: Rank, suit: Suit) -> Card {
    Card { rank, suit }
}

/// The cards of an ordered deck, as a text.
fn ordered_deck() -> Vec<String> {
    let ranks = |suit| {
        "A23456789TJQK"
            .chars()
            .map(move |rank| format!("{rank}{suit}"))
    };
    "CDHS".chars().flat_map(ranks).collect()
}

fn deal_deck(deck: &[String]) -> Result<GameView, GameError> {
    Session::in_memory()
        .unwrap()
        .deal_deck(&deck.join(" "), APP, NOW)
}

#[test]
fn nothing_is_played_before_the_deal() {
    let session = Session::in_memory().unwrap();
    let refused = [
        session.view(NOW),
        session.restart(NOW),
        session.tap(Slot::Stock, NOW),
        session.draw(NOW),
        session.play(Move::Draw, NOW),
        session.undo(NOW),
        session.redo(NOW),
        session.pause(NOW),
        session.resume(NOW),
    ];
    for answer in refused {
        assert_eq!(answer, Err(GameError::NoGame));
    }
    assert_eq!(session.has_unfinished_game(), Ok(false));
}

#[test]
fn a_paused_game_is_resumed_first() {
    let session = dealt("PY1-N-AAAAAAS");
    assert!(session.pause(NOW).unwrap().paused);
    for answer in [
        session.tap(Slot::Stock, NOW),
        session.draw(NOW),
        session.undo(NOW),
        session.restart(NOW),
    ] {
        assert_eq!(answer, Err(GameError::Paused));
    }
    assert!(!session.resume(NOW).unwrap().paused);
    assert_eq!(session.draw(NOW).unwrap().moves, 1);
}

#[test]
fn a_slot_that_is_not_there_is_named() {
    let session = dealt("PY1-N-AAAAAAS");
    for (row, place) in [(0, 0), (0, 1), (1, 2), (7, 8), (8, 1), (u32::MAX, u32::MAX)] {
        assert_eq!(
            session.tap(
                Slot::Pyramid {
                    place: Place { row, place }
                },
                NOW
            ),
            Err(GameError::NoSuchPlace { row, place })
        );
    }
    for pile in [0, 2, 3, 256, 257, u32::MAX] {
        let error = Err(GameError::NoSuchPile { pile });
        assert_eq!(session.tap(Slot::Waste { pile }, NOW), error);
        assert_eq!(session.tap(Slot::Under { pile }, NOW), error);
    }
    let three_piles = dealt("PY1-P-AAAAAAS");
    assert!(three_piles.tap(Slot::Waste { pile: 3 }, NOW).is_ok());
    assert_eq!(
        three_piles.tap(Slot::Waste { pile: 4 }, NOW),
        Err(GameError::NoSuchPile { pile: 4 })
    );
}

#[test]
fn a_day_that_is_not_there_is_named() {
    let session = dealt("PY1-N-AAAAAAS");
    for (year, month, day) in [(2026, 2, 29), (2026, 13, 1), (10000, 1, 1), (1 << 16, 1, 1)] {
        let local_day = Day { year, month, day };
        let now = Now { local_day, ..NOW };
        let error = GameError::NoSuchDay { year, month, day };
        assert_eq!(session.draw(now), Err(error.clone()));
        assert_eq!(Session::open("nowhere".into(), now).err(), Some(error));
    }
    assert_eq!(session.view(NOW).unwrap().moves, 0);
}

#[test]
fn a_refused_move_says_why() {
    let session = dealt("PY1-N-AAAAAAS");
    let refusal = |action| match session.play(action, NOW) {
        Err(GameError::Refused { reason }) => reason,
        other => panic!("{other:?}"),
    };
    let view = session.view(NOW).unwrap();
    let top = view.pyramid[0].card;
    assert_eq!(
        refusal(Move::King { card: top }),
        Refusal::Blocked { card: top }
    );
    let king = card(Rank::King, Suit::Diamonds);
    let seven = card(Rank::Seven, Suit::Clubs);
    assert_eq!(refusal(Move::King { card: seven }), Refusal::NotThirteen);
    assert_eq!(
        refusal(Move::Pair {
            one: seven,
            other: card(Rank::Seven, Suit::Spades)
        }),
        Refusal::NotThirteen
    );
    assert_eq!(refusal(Move::Recycle), Refusal::NoRecycle);

    session.play(Move::King { card: king }, NOW).unwrap();
    assert_eq!(
        refusal(Move::King { card: king }),
        Refusal::NotOnTable { card: king }
    );
    while session.view(NOW).unwrap().stock.left > 0 {
        session.play(Move::Draw, NOW).unwrap();
    }
    assert_eq!(refusal(Move::Draw), Refusal::StockEmpty);
}

#[test]
fn a_code_says_what_is_wrong_and_where() {
    let cases = [
        ("", CodeProblem::NotFound, None),
        ("no code here", CodeProblem::NotFound, None),
        (
            "PY2-N-AAAAAAS",
            CodeProblem::UnknownVersion {
                version: "2".into(),
            },
            Some(3),
        ),
        (
            "PY1-N-AAAAAA0",
            CodeProblem::BadCharacter {
                character: "0".into(),
                meant: Some("O".into()),
            },
            Some(13),
        ),
        (
            "Pröva PY1-N-AAAÄAAS",
            CodeProblem::BadCharacter {
                character: "Ä".into(),
                meant: None,
            },
            Some(16),
        ),
        (
            "PY1-N-AAAAAA",
            CodeProblem::WrongLength { found: 6 },
            Some(7),
        ),
        (
            "PY1-Q-AAAAAAS",
            CodeProblem::UnknownRules {
                problem: SpellingProblem::Unknown { text: "Q".into() },
            },
            Some(5),
        ),
        (
            "PY1-XA4-AAAAAAS",
            CodeProblem::UnknownRules {
                problem: SpellingProblem::NoSuchChoice { text: "XA4".into() },
            },
            Some(5),
        ),
        (
            "PY1-XBI-AAAAAAS",
            CodeProblem::UnknownRules {
                problem: SpellingProblem::Contradicts {
                    text: "XBI".into(),
                    problem: Contradiction::ThreePilesHaveOnePass,
                },
            },
            Some(5),
        ),
        (
            "PY1-XDE-AAAAAAS",
            CodeProblem::UnknownRules {
                problem: SpellingProblem::HasLetter {
                    text: "XDE".into(),
                    letter: "N".into(),
                    preset: Preset::App,
                },
            },
            Some(5),
        ),
    ];
    let session = dealt("PY1-N-AAAAAAS");
    for (text, problem, at) in cases {
        let error = GameError::BadCode { problem, at };
        assert_eq!(parse_code(text).as_ref(), Err(&error), "{text}");
        assert_eq!(session.deal_code(text, NOW), Err(error), "{text}");
    }
    let code = session.view(NOW).unwrap().code;
    assert_eq!(code.as_deref(), Some("PY1-N-AAAAAAS"));
}

#[test]
fn a_code_is_read_out_of_a_sentence() {
    let code = parse_code("Try py1 – k – aaaaaas, it is hard.").unwrap();
    assert_eq!(code.text, "PY1-K-AAAAAAS");
    assert_eq!(code.rules.preset, Some(Preset::Classic));
    assert_eq!(code.rules.spelling, "K");
}

#[test]
fn a_text_is_read_up_to_a_limit() {
    let session = dealt("PY1-N-AAAAAAS");
    let not_found = GameError::BadCode {
        problem: CodeProblem::NotFound,
        at: None,
    };
    for (before, found) in [(10_000 - 13, true), (10_000 - 7, false), (10 << 20, false)] {
        let text = "\u{e6}".repeat(before - 1) + " PY1-K-AAAAAAS";
        assert_eq!(parse_code(&text).is_ok(), found);
        assert_eq!(session.deal_code(&text, NOW).is_ok(), found);
    }
    let text = "\u{e6} ".repeat(5 << 20);
    assert_eq!(parse_code(&text).err(), Some(not_found));
    let deck = "AC ".repeat(1 << 20);
    let problem = DeckProblem::Twice {
        card: card(Rank::Ace, Suit::Clubs),
        first: 1,
    };
    let at = Some(2);
    let error = GameError::BadDeck { problem, at };
    assert_eq!(session.deal_deck(&deck, APP, NOW), Err(error));
}

#[test]
fn a_deck_says_what_is_wrong_and_where() {
    let deck = ordered_deck();
    assert_eq!(deal_deck(&deck).unwrap().code, None);

    let mut wrong = deck.clone();
    wrong[2] = "1C".into();
    let problem = DeckProblem::NotACard { text: "1C".into() };
    let at = Some(3);
    assert_eq!(deal_deck(&wrong), Err(GameError::BadDeck { problem, at }));

    for count in [0, 51] {
        let problem = DeckProblem::WrongCount { found: count };
        let error = GameError::BadDeck { problem, at: None };
        assert_eq!(deal_deck(&deck[..count as usize]), Err(error));
    }

    let more = [deck.clone(), deck[..8].to_vec()].concat();
    let problem = DeckProblem::WrongCount { found: 60 };
    assert_eq!(
        deal_deck(&more),
        Err(GameError::BadDeck { problem, at: None })
    );

    let mut twice = deck.clone();
    twice[51] = "AC".into();
    let problem = DeckProblem::Twice {
        card: card(Rank::Ace, Suit::Clubs),
        first: 1,
    };
    let at = Some(52);
    assert_eq!(deal_deck(&twice), Err(GameError::BadDeck { problem, at }));
}

#[test]
fn a_contradiction_is_named() {
    let session = Session::in_memory().unwrap();
    let cases = [
        (
            Choices {
                draw: Draw::ThreePiles,
                ..APP
            },
            Contradiction::ThreePilesHaveOnePass,
        ),
        (
            Choices {
                draw: Draw::OpenStock,
                ..APP
            },
            Contradiction::OpeningWasteCard {
                draw: Draw::OpenStock,
            },
        ),
        (
            Choices {
                draw: Draw::OpenStock,
                opening_waste_card: false,
                stock_pairs_waste: true,
                ..APP
            },
            Contradiction::StockPairsWaste {
                draw: Draw::OpenStock,
            },
        ),
    ];
    for (choices, problem) in cases {
        let error = GameError::BadRules { problem };
        assert_eq!(check_rules(choices).as_ref(), Err(&error));
        assert_eq!(session.deal_random(choices, 0, NOW).as_ref(), Err(&error));
        let deck = ordered_deck().join(" ");
        assert_eq!(session.deal_deck(&deck, choices, NOW), Err(error));
    }
}

#[test]
fn the_presets_are_rules_that_check() {
    let presets = presets().unwrap();
    let letters: Vec<&str> = presets
        .iter()
        .map(|rules| rules.spelling.as_str())
        .collect();
    assert_eq!(letters, ["N", "K", "D", "T", "P", "M"]);
    assert_eq!(presets[0].choices, APP);
    for rules in presets {
        assert_eq!(check_rules(rules.choices), Ok(rules));
    }
}

#[test]
fn a_random_deal_follows_from_its_number() {
    let session = Session::in_memory().unwrap();
    // 18 in the lowest 35 bits is AAAAAAS.
    let view = session
        .deal_random(APP, 0xFFFF_FFF8_0000_0012, NOW)
        .unwrap();
    assert_eq!(view.code.as_deref(), Some("PY1-N-AAAAAAS"));
}

#[test]
fn a_folder_in_use_is_so_until_it_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(folder.path()).unwrap();
    assert_eq!(open(folder.path()).err(), Some(GameError::InUse));
    drop(session);
    assert!(open(folder.path()).is_ok());
}

#[test]
fn a_file_of_a_later_version_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.json"), r#"{"format":99}"#).unwrap();
    assert_eq!(
        open(folder.path()).err(),
        Some(GameError::NewerFormat {
            file: "settings.json".into(),
            format: 99
        })
    );
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    match open(&file).err() {
        Some(GameError::Storage {
            file: Some(named), ..
        }) => assert!(named.contains("file"), "{named}"),
        other => panic!("{other:?}"),
    }
}
