//! How often each move could still win if every card were seen from now on.
//!
//! This is an upper bound of a player's chance, not the chance: with each sampled deal solved by itself, a move is also
//! given the wins that only a player who knew the hidden cards would find. The hint itself searches (see
//! [`super::hint`]); this tells how much of a deal is lost already.

use crate::rules::Operation;
use crate::solver::kinds::Kinds;
use crate::solver::{Bulk, LANES};

use super::dice::Dice;
use super::world::Known;
use super::{Chance, Visible};

/// The share of sampled deals that could be won after each legal move, the likeliest first; `samples` is rounded up to a
/// multiple of [`LANES`]. Empty where there is no legal move, and for rulesets in which drawing is not always allowed.
pub fn hindsight(seen: &Visible, seed: u64, samples: u32, bulk: &mut Bulk) -> Vec<Chance> {
    let (mut dice, batches) = (Dice::new(seed), samples.div_ceil(LANES as u32).max(1));
    let Some(known) = Known::new(seen) else { return Vec::new() };
    let mut totals: Vec<(Operation, u32)> = Vec::new();
    for _ in 0..batches {
        let deals: [Kinds; LANES] = std::array::from_fn(|_| known.sample(&mut dice).kinds(seen.ruleset));
        let Some(wins) = bulk.winning_moves(&deals, known.state.gone, known.state.top) else { return Vec::new() };
        totals.resize(wins.len(), (Operation::Draw, 0));
        for ((operation, total), (won, lanes)) in totals.iter_mut().zip(wins) {
            *operation = won;
            *total += lanes.count_ones();
        }
    }
    let samples = batches * LANES as u32;
    let chance = |total: u32| f64::from(total) / f64::from(samples);
    let mut chances: Vec<Chance> =
        totals.into_iter().map(|(operation, total)| Chance { operation, chance: chance(total), samples }).collect();
    chances.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    chances
}
