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

/// Solves one deal after another; its memory, 1.7 MB, is taken once, by the first questions.
///
/// For each removable set and each kind of card on top of the waste it finds out with how many draws that place can be
/// reached. For the truth alone the fewest draws are enough where drawing is always allowed; where it is not, and where
/// every position counts, all of them are kept.
#[derive(Default, Debug)]
pub struct Solver {
    fewest: Option<Rows<u8>>,
    every: Option<Rows<u32>>,
}

impl Solver {
    /// A solver.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// The truth about a deal from that position on.
    ///
    /// A position whose removed set no play can reach counts as one from which nothing can be done.
    pub fn solve(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> Solution {
        let Some(start) = start(deal, ruleset, position) else {
            return Solution { min_moves: None, best_score: standard_score(position.removed, position.drawn) };
        };
        if ruleset.must_play() {
            return self.sweep(&start).solution(&start);
        }
        let rows = self.fewest.get_or_insert_with(Rows::new);
        rows.sweep(&start, |rows, level| rows.draw(level, &start.kinds));
        rows.solution(&start)
    }

    /// How many positions can be reached, the given one included. Positions are the same if the same cards are gone, as
    /// many are drawn, and cards of the same rank lie on top of the waste.
    pub fn positions(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> u64 {
        let Some(start) = start(deal, ruleset, position) else { return 1 };
        self.sweep(&start).from(start.set).map(|draws| u64::from(draws.count_ones())).sum()
    }

    /// A line that wins with the fewest moves, the first of them first; `None` if no line wins.
    pub fn line(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> Option<Vec<Operation>> {
        let start = start(deal, ruleset, position)?;
        let search = Search { rows: self.sweep(&start), start: &start };
        let full = Sets::get().full();
        let drawn = search.rows.fewest(full)?;
        let top = (0..KINDS as u8).find(|top| search.reached(full, *top, drawn))?;
        let mut at = Place { set: full, top, drawn };
        let mut line = Vec::new();
        while at != (Place { set: start.set, top: start.top, drawn: start.drawn }) {
            let (operation, before) = search.step_before(at)?;
            line.push(operation);
            at = before;
        }
        line.reverse();
        Some(line)
    }

    /// Finds every position that can be reached.
    fn sweep(&mut self, start: &Start) -> &mut Rows<u32> {
        let rows = self.every.get_or_insert_with(Rows::new);
        if start.kinds.must_play {
            rows.sweep(start, |rows, level| rows.draw_when_nothing_plays(level, &start.kinds));
        } else {
            rows.sweep(start, |rows, level| rows.draw(level, &start.kinds));
        }
        rows
    }
}

/// Every position that can be reached from a start.
struct Search<'a> {
    rows: &'a Rows<u32>,
    start: &'a Start,
}

impl Search<'_> {
    /// An operation that can have led to a place that was reached, and the place that it led from.
    fn step_before(&self, at: Place) -> Option<(Operation, Place)> {
        self.play_before(at).or_else(|| self.draw_before(at))
    }

    fn play_before(&self, at: Place) -> Option<(Operation, Place)> {
        let sets = Sets::get();
        let played =
            sets.slots_into(at.set).iter().filter(|slot| self.start.kinds.peaks[usize::from(**slot)] == at.top);
        played.copied().find_map(|slot| {
            // What lies before the start is left over from an earlier deal.
            let set = sets.before(at.set, slot).filter(|set| *set >= self.start.set)?;
            let top =
                (0..KINDS as u8).find(|top| self.start.kinds.fits(slot, *top) && self.reached(set, *top, at.drawn))?;
            Some((Operation::Play(Slot::new(slot)?), Place { set, top, ..at }))
        })
    }

    fn draw_before(&self, at: Place) -> Option<(Operation, Place)> {
        let drawn = at.drawn.checked_sub(1)?;
        let may_draw = |top: u8| {
            !self.start.kinds.must_play
                || Sets::get().out_of(at.set).iter().all(|removal| !self.start.kinds.fits(removal.slot, top))
        };
        let top = (0..KINDS as u8).find(|top| self.reached(at.set, *top, drawn) && may_draw(*top))?;
        Some((Operation::Draw, Place { top, drawn, ..at }))
    }

    fn reached(&self, set: usize, top: u8, drawn: u8) -> bool {
        self.rows.at(set, top) & 1 << drawn != 0
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
