//! x
#![allow(missing_docs)]
mod board;
mod meter;
mod prove;
mod losses;
mod theorem;
pub use meter::{Budget, Handle};
use crate::deal::Deal;
use crate::position::Position;
#[doc(hidden)]
pub fn trial(deal: &Deal, nodes: u64) -> (Option<bool>, u64) {
    let board = board::Board::new(deal);
    let mut p = prove::Prover::new(&board, 64<<20);
    let mut m = meter::Meter::new(nodes, Handle::default());
    let r = p.is_winnable(board.state(Position::start(deal)), &mut m);
    (r.ok(), m.nodes())
}


