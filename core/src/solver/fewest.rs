//! One sweep that keeps, for each removable set and each kind of card on top of the waste, only the fewest draws.
//!
//! Where a draw is always allowed nothing more is needed (see [`super::bulk`]), and a set's row is sixteen bytes: one
//! vector register, and all rows together fit a processor's second cache.

use super::exact::Sweep;
use super::kinds::{Kinds, playable};
use super::sets::{CHUNK, Sets};

/// For each kind of card on top of the waste the fewest draws with which it can be there.
type Row = [u8; 16];

/// Where there is no number: more draws than any stock has.
const NEVER: u8 = u8::MAX;

/// Numbers of draws, rounded up so that an index cut to its low bits needs no check.
const DRAWS: usize = 32;

/// The rows, whose memory is taken once.
#[derive(Debug)]
pub(super) struct Fewest {
    rows: Vec<Row>,
}

/// What a sweep found.
pub(super) struct Found {
    /// The fewest draws of a win, those before the start included.
    pub draws: Option<u8>,
    /// The best `standard` score of all the positions that can be reached.
    pub best_score: u32,
}

impl Fewest {
    pub fn new() -> Fewest {
        Fewest { rows: vec![[NEVER; 16]; Sets::get().len()] }
    }

    /// Draws must always be allowed.
    pub fn sweep(&mut self, sweep: &Sweep) -> Found {
        let sets = Sets::get();
        let later = later_tops(&sweep.kinds);
        self.rows[sweep.start..].fill([NEVER; 16]);
        self.rows[sweep.start][usize::from(sweep.top)] = sweep.drawn;
        let mut best_score = 0;
        let mut plays = [[NEVER; 16]; CHUNK];
        for chunk in sets.chunks(sweep.start).take_while(|chunk| chunk.start < sets.full()) {
            for (row, set) in self.rows[chunk.clone()].iter_mut().zip(chunk.clone()) {
                let low = lowest(row);
                if low != NEVER {
                    best_score = best_score.max(sets.score(set) - u32::from(low));
                    lower(row, &later[usize::from(low) % DRAWS]);
                }
            }
            let plays = &mut plays[..chunk.len()];
            playable(&self.rows[chunk.clone()], sweep.kinds.mode, NEVER, u8::min, plays);
            for (set, plays) in chunk.zip(plays) {
                for removal in sets.out_of(set) {
                    let rank = usize::from(sweep.ranks[usize::from(removal.slot % 32)] % 16);
                    let draws = &mut self.rows[usize::from(removal.to)][rank];
                    *draws = plays[rank].min(*draws);
                }
            }
        }
        let won = lowest(&self.rows[sets.full()]);
        if won != NEVER {
            best_score = best_score.max(sets.score(sets.full()) - u32::from(won));
        }
        Found { draws: (won != NEVER).then_some(won), best_score }
    }
}

/// For each number of draws the fewest, above it, with which each kind is on top.
fn later_tops(kinds: &Kinds) -> [Row; DRAWS] {
    let mut later = [[NEVER; 16]; DRAWS];
    for (drawn, kind) in kinds.stock().iter().enumerate().rev() {
        later[drawn] = later[drawn + 1];
        later[drawn][usize::from(*kind)] = drawn as u8 + 1;
    }
    later
}

fn lower(to: &mut Row, other: &Row) {
    for (to, other) in to.iter_mut().zip(other) {
        *to = (*to).min(*other);
    }
}

fn lowest(row: &Row) -> u8 {
    row.iter().fold(NEVER, |lowest, draws| lowest.min(*draws))
}
