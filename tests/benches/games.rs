//! Whole games by a uniform choice among the possible moves, and what to hold that against.
//! `cargo bench -p pyramide-tests --bench games`

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::{Deal, shuffle};
use pyramide_core::game::Game;
use pyramide_core::position::Position;
use pyramide_core::rules::{Preset, Ruleset};
use pyramide_tests::Dice;

/// How many games one sample plays, each of another deal.
const GAMES: u64 = 100;

fn main() {
    let games = 10_000_u32;
    let moves: u32 = (0..games)
        .map(|n| {
            play(
                &deal(Preset::Classic.rules(), n.into()),
                &mut Dice(n.into()),
            )
        })
        .sum();
    let mean = f64::from(moves) / f64::from(games);
    println!("ruleset K, {games} random games: {mean:.1} moves a game");
    divan::main();
}

fn deal(rules: Ruleset, number: u64) -> Deal {
    Deal::from_code(DealCode {
        rules,
        seed: Seed::from_random(number),
    })
}

/// Plays to the end and returns the number of moves.
fn play(deal: &Deal, dice: &mut Dice) -> u32 {
    let mut position = Position::start(deal);
    let mut moves = Vec::with_capacity(64);
    let mut played = 0;
    loop {
        moves.clear();
        moves.extend(position.moves(deal));
        if moves.is_empty() {
            return played;
        }
        let action = moves[dice.below(moves.len())];
        position = position.apply(deal, action).expect("it is among the moves");
        played += 1;
    }
}

/// Positions alone: what a solver or a simulation does.
#[divan::bench]
fn positions_of_ruleset_k(bencher: Bencher) {
    let deals: Vec<Deal> = (0..GAMES)
        .map(|n| deal(Preset::Classic.rules(), n))
        .collect();
    let mut dice = Dice(1);
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| deals.iter().map(|deal| play(deal, &mut dice)).sum::<u32>());
}

/// The same with undo and the count of moves.
#[divan::bench]
fn games_of_ruleset_k(bencher: Bencher) {
    let deals: Vec<Deal> = (0..GAMES)
        .map(|n| deal(Preset::Classic.rules(), n))
        .collect();
    let mut dice = Dice(1);
    let mut moves = Vec::with_capacity(64);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for deal in &deals {
            let mut game = Game::new(deal.clone());
            loop {
                moves.clear();
                moves.extend(game.position().moves(deal));
                if moves.is_empty() {
                    break;
                }
                let action = moves[dice.below(moves.len())];
                game.play(action).expect("it is among the moves");
            }
            black_box(game.score());
        }
    });
}

/// The unit to hold the others against: shuffling one deck.
#[divan::bench]
fn shuffles(bencher: Bencher) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for number in 0..GAMES {
            black_box(shuffle(Seed::from_random(black_box(number))));
        }
    });
}
