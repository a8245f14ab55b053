//! The solver: exact for every ruleset and from every position.

use crate::deal::Deal;
use crate::layout::Slot;
use crate::position::Position;
use crate::rules::Operation;
use crate::ruleset::Ruleset;

use super::kinds::{KINDS, Kinds, kind};
use super::rows::{Rows, Start};
use super::sets::Sets;
use super::{Solution, standard_score};

/// Solves one deal after another; its memory is taken once.
///
/// For each removable set and each kind of card on top of the waste it finds out with how many draws that place can be
/// reached. For the truth alone the fewest draws are enough where drawing is always allowed; where it is not, and where
/// every position counts, all of them are kept.
#[derive(Debug)]
pub struct Solver {
    fewest: Rows<u8>,
    every: Rows<u32>,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver, with the 1.6 MB that it works in.
    pub fn new() -> Solver {
        Solver { fewest: Rows::new(), every: Rows::new() }
    }

    /// The truth about a deal from that position on.
    ///
    /// A position whose removed set no play can reach counts as one from which nothing can be done.
    pub fn solve(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> Solution {
        let Some(start) = start(deal, ruleset, position) else {
            return Solution { min_moves: None, best_score: standard_score(position.removed, position.drawn) };
        };
        if ruleset.must_play() {
            self.sweep(&start);
            self.every.solution(&start)
        } else {
            self.fewest.sweep(&start, |rows, level| rows.draw(level, &start.kinds));
            self.fewest.solution(&start)
        }
    }

    /// How many positions can be reached, the given one included. Positions are the same if the same cards are gone, as
    /// many are drawn, and cards of the same rank lie on top of the waste.
    pub fn positions(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> u64 {
        let Some(start) = start(deal, ruleset, position) else { return 1 };
        self.sweep(&start);
        self.every.from(start.set).map(|draws| u64::from(draws.count_ones())).sum()
    }

    /// A line that wins with the fewest moves, the first of them first; `None` if no line wins.
    pub fn line(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> Option<Vec<Operation>> {
        let start = start(deal, ruleset, position)?;
        self.sweep(&start);
        let full = Sets::get().full();
        let drawn = self.every.fewest(full)?;
        let top = (0..KINDS as u8).find(|top| self.reached(full, *top, drawn))?;
        let mut at = Place { set: full, top, drawn };
        let mut line = Vec::new();
        while at != (Place { set: start.set, top: start.top, drawn: start.drawn }) {
            let (operation, before) = self.step_before(&start, at)?;
            line.push(operation);
            at = before;
        }
        line.reverse();
        Some(line)
    }

    /// Finds every position that can be reached.
    fn sweep(&mut self, start: &Start) {
        if start.kinds.must_play {
            self.every.sweep(start, |rows, level| rows.draw_when_nothing_plays(level, &start.kinds));
        } else {
            self.every.sweep(start, |rows, level| rows.draw(level, &start.kinds));
        }
    }

    /// An operation that can have led to a place that was reached, and the place that it led from.
    fn step_before(&self, start: &Start, at: Place) -> Option<(Operation, Place)> {
        self.play_before(start, at).or_else(|| self.draw_before(start, at))
    }

    fn play_before(&self, start: &Start, at: Place) -> Option<(Operation, Place)> {
        let sets = Sets::get();
        let played = sets.slots_into(at.set).iter().filter(|slot| start.kinds.peaks[usize::from(**slot)] == at.top);
        played.copied().find_map(|slot| {
            // What lies before the start is left over from an earlier deal.
            let set = sets.before(at.set, slot).filter(|set| *set >= start.set)?;
            let top = (0..KINDS as u8).find(|top| start.kinds.fits(slot, *top) && self.reached(set, *top, at.drawn))?;
            Some((Operation::Play(Slot::new(slot)?), Place { set, top, ..at }))
        })
    }

    fn draw_before(&self, start: &Start, at: Place) -> Option<(Operation, Place)> {
        let drawn = at.drawn.checked_sub(1)?;
        let may_draw = |top: u8| {
            !start.kinds.must_play
                || Sets::get().out_of(at.set).iter().all(|removal| !start.kinds.fits(removal.slot, top))
        };
        let top = (0..KINDS as u8).find(|top| self.reached(at.set, *top, drawn) && may_draw(*top))?;
        Some((Operation::Draw, Place { top, drawn, ..at }))
    }

    fn reached(&self, set: usize, top: u8, drawn: u8) -> bool {
        self.every.at(set, top) & 1 << drawn != 0
    }
}

/// `None` if the position's removed set is not a removable one.
fn start(deal: &Deal, ruleset: Ruleset, position: Position) -> Option<Start> {
    let kinds = Kinds::new(deal, ruleset);
    let set = Sets::get().find_mask(position.removed)?;
    Some(Start { set, top: kind(position.waste), drawn: kinds.drawn(position), kinds })
}

/// A position by numbers: the set that is gone, the kind on top of the waste, the cards drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    set: usize,
    top: u8,
    drawn: u8,
}
