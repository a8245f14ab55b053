//! The tables that the rules are shown with.

use super::Table;
use crate::code::Code;
use crate::deck::Seed;
use crate::layout::Slot;
use crate::rules::Operation;
use crate::ruleset::Ruleset;
use crate::view::View;

/// TP1-E-AAAAAAB: all that the rules' pictures say of it is documented.
const SEED: u64 = 1;

/// King of clubs, ace of spades, two of diamonds, by their columns of the base row.
const PLAYS: [u8; 3] = [2, 5, 4];

impl Table {
    /// The opening that the words of the rules' pictures describe: the documented deal, then the screen after each of
    /// three plays and a draw.
    pub fn lesson(&self) -> Vec<View> {
        let Some(seed) = Seed::new(SEED) else { return Vec::new() };
        let plays = PLAYS.iter().filter_map(|&column| Slot::at(3, column)).map(Operation::Play);
        let line: Vec<Operation> = plays.chain([Operation::Draw]).collect();
        self.screens(Code::new(Ruleset::default(), seed), &line)
    }
}
