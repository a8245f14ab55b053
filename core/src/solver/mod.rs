//! The truth about a deal: whether it can be won, in how few moves, and with what score.
//!
//! [`Solver`] answers for a position, for every ruleset. [`Bulk`] tells in sixteen deals at once which moves win, where
//! drawing is always allowed.

#![allow(clippy::cast_possible_truncation, reason = "slots, kinds, draws and set numbers fit their small types")]

mod bulk;
mod exact;
pub(crate) mod kinds;
mod levels;
mod rows;
mod sets;

use crate::layout::Peak;

pub use bulk::{Bulk, LANES};
pub use exact::Solver;

/// What is true of a deal from some position on, for a player who sees every card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The fewest moves (plays and draws) from the position to a win; `None` if it can't be won from there.
    pub min_moves: Option<u32>,
    /// The best score of the `standard` preset among all the positions that can be reached, won or not, the given one
    /// included. With that scoring a position's score does not depend on the way to it.
    pub best_score: u32,
}

impl Solution {
    /// Whether the deal can be won from the position.
    pub const fn winnable(self) -> bool {
        self.min_moves.is_some()
    }
}

/// The score of the `standard` preset where these slots are gone and so many cards drawn.
fn standard_score(removed: u32, drawn: u8) -> u32 {
    let cleared = Peak::ALL.iter().filter(|peak| removed & peak.top().bit() != 0).count() as u32;
    500 + 100 * cleared - removed.count_ones() - u32::from(drawn)
}
