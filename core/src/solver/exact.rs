//! The solver for one position: exact for every ruleset and from every position.

use crate::deal::Deal;
use crate::layout::{ALL_SLOTS, SLOTS, Slot};
use crate::position::Position;
use crate::rules::Operation;
use crate::ruleset::Ruleset;

use super::fewest::Fewest;
use super::kinds::{KINDS, Kinds, WILD, kind, playable};
use super::sets::{CHUNK, Removal, Sets};
use super::{Solution, standard_score};

/// For each kind of card on top of the waste, the numbers of draws with which it can be there: bit d for d draws.
type Row = [u32; 16];

/// Solves one deal after another; its memory is taken once.
///
/// Where every position counts, it keeps for each removable set and each kind of card on top of the waste the set of draw
/// counts as one bit mask, so that a removal costs two loads, an OR and a store. Drawing needs no search of its own where
/// it is always allowed: the least number of draws with which a set is reached gives every later top. For the truth alone
/// the least number is enough there, which is quicker still.
#[derive(Debug)]
pub struct Solver {
    rows: Vec<Row>,
    fewest: Fewest,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver, with the 1.9 MB that it works in.
    pub fn new() -> Solver {
        Solver { rows: vec![[0; 16]; Sets::get().len()], fewest: Fewest::new() }
    }

    /// The truth about a deal from that position on.
    ///
    /// A position whose removed set no play can reach counts as one from which nothing can be done.
    pub fn solve(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> Solution {
        let Some(sweep) = Sweep::new(deal, ruleset, position) else {
            return Solution { min_moves: None, best_score: standard_score(position.removed, position.drawn) };
        };
        let (draws, best_score) = if ruleset.must_play() {
            let best_score = self.sweep(&sweep);
            (self.fewest_draws(Sets::get().full()), best_score)
        } else {
            let found = self.fewest.sweep(&sweep);
            (found.draws, found.best_score)
        };
        Solution { min_moves: draws.map(|drawn| sweep.moves_to_win(drawn)), best_score }
    }

    /// How many positions can be reached, the given one included. Positions are the same if the same cards are gone, as
    /// many are drawn, and cards of the same rank lie on top of the waste.
    pub fn positions(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> u64 {
        let Some(sweep) = Sweep::new(deal, ruleset, position) else { return 1 };
        self.sweep(&sweep);
        self.rows[sweep.start..].iter().flatten().map(|draws| u64::from(draws.count_ones())).sum()
    }

    /// A line that wins with the fewest moves, the first of them first; `None` if no line wins.
    pub fn line(&mut self, deal: &Deal, ruleset: Ruleset, position: Position) -> Option<Vec<Operation>> {
        let sweep = Sweep::new(deal, ruleset, position)?;
        self.sweep(&sweep);
        let full = Sets::get().full();
        let drawn = self.fewest_draws(full)?;
        let top = (0..).zip(&self.rows[full]).find(|(_, draws)| *draws & 1 << drawn != 0)?.0;
        let mut at = Place { set: full, top, drawn };
        let mut line = Vec::new();
        while at != sweep.first() {
            let (operation, before) = self.step_before(&sweep, at)?;
            line.push(operation);
            at = before;
        }
        line.reverse();
        Some(line)
    }

    fn fewest_draws(&self, set: usize) -> Option<u8> {
        let draws = all_draws(&self.rows[set]);
        (draws != 0).then(|| draws.trailing_zeros() as u8)
    }

    /// Fills the rows of every set from the sweep's start on. The best score that it meets.
    fn sweep(&mut self, sweep: &Sweep) -> u32 {
        let (sets, tops) = (Sets::get(), tops(&sweep.kinds));
        self.rows[sweep.start..].fill([0; 16]);
        self.rows[sweep.start][usize::from(sweep.top)] = 1 << sweep.drawn;
        let mut plays = [[0; 16]; CHUNK];
        let mut best_score = 0;
        for chunk in sets.chunks(sweep.start) {
            for set in chunk.clone() {
                best_score = best_score.max(self.draw(set, sweep, &tops));
            }
            playable(&self.rows[chunk.clone()], sweep.kinds.mode, 0, |a, b| a | b, &mut plays[..chunk.len()]);
            for (set, plays) in chunk.zip(&plays) {
                for removal in sets.out_of(set) {
                    let rank = usize::from(sweep.ranks[usize::from(removal.slot % 32)] % 16);
                    self.rows[usize::from(removal.to)][rank] |= plays[rank];
                }
            }
        }
        best_score
    }

    /// Adds the tops that drawing gives to the row of a set. The set's best score, 0 where it can't be reached.
    fn draw(&mut self, set: usize, sweep: &Sweep, tops: &Row) -> u32 {
        let sets = Sets::get();
        let row = &mut self.rows[set];
        let all = all_draws(row);
        if all == 0 {
            return 0;
        }
        let removals = sets.out_of(set);
        if removals.is_empty() {
            // The deal is won, and closed.
        } else if sweep.kinds.must_play {
            draw_when_nothing_plays(row, &sweep.kinds, removals);
        } else {
            draw_at_any_time(row, all, tops);
        }
        sets.score(set) - all.trailing_zeros()
    }

    /// An operation that can have led to a place that was reached, and the place that it led from.
    fn step_before(&self, sweep: &Sweep, at: Place) -> Option<(Operation, Place)> {
        self.play_before(sweep, at).or_else(|| self.draw_before(sweep, at))
    }

    fn play_before(&self, sweep: &Sweep, at: Place) -> Option<(Operation, Place)> {
        let sets = Sets::get();
        let played = sets.slots_into(at.set).iter().filter(|slot| sweep.kinds.peaks[usize::from(**slot)] == at.top);
        played.copied().find_map(|slot| {
            // Rows before the start are left over from an earlier deal.
            let set = sets.before(at.set, slot).filter(|set| *set >= sweep.start)?;
            let top = (0..KINDS as u8).find(|top| sweep.kinds.fits(slot, *top) && self.reached(set, *top, at.drawn))?;
            Some((Operation::Play(Slot::new(slot)?), Place { set, top, ..at }))
        })
    }

    fn draw_before(&self, sweep: &Sweep, at: Place) -> Option<(Operation, Place)> {
        let drawn = at.drawn.checked_sub(1)?;
        let may_draw = |top: u8| {
            !sweep.kinds.must_play
                || Sets::get().out_of(at.set).iter().all(|removal| !sweep.kinds.fits(removal.slot, top))
        };
        let top = (0..KINDS as u8).find(|top| self.reached(at.set, *top, drawn) && may_draw(*top))?;
        Some((Operation::Draw, Place { top, drawn, ..at }))
    }

    fn reached(&self, set: usize, top: u8, drawn: u8) -> bool {
        self.rows[set][usize::from(top)] & 1 << drawn != 0
    }
}

/// What a sweep starts from.
pub(super) struct Sweep {
    pub start: usize,
    pub drawn: u8,
    pub top: u8,
    pub kinds: Kinds,
    /// The ranks of the peaks' cards, and room to make an index of five bits safe.
    pub ranks: [u8; 32],
}

impl Sweep {
    /// `None` if the position's removed set is not a removable one.
    fn new(deal: &Deal, ruleset: Ruleset, position: Position) -> Option<Sweep> {
        let kinds = Kinds::new(deal, ruleset);
        let mut ranks = [WILD; 32];
        ranks[..SLOTS].copy_from_slice(&kinds.peaks);
        Some(Sweep {
            start: Sets::get().find_mask(position.removed)?,
            drawn: kinds.drawn(position),
            top: kind(position.waste),
            ranks,
            kinds,
        })
    }

    fn first(&self) -> Place {
        Place { set: self.start, top: self.top, drawn: self.drawn }
    }

    fn moves_to_win(&self, drawn: u8) -> u32 {
        (!Sets::get().mask(self.start) & ALL_SLOTS).count_ones() + u32::from(drawn - self.drawn)
    }
}

/// A position by numbers: the set that is gone, the kind on top of the waste, the cards drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    set: usize,
    top: u8,
    drawn: u8,
}

/// The draw counts of a row, whatever is on top.
fn all_draws(row: &Row) -> u32 {
    row.iter().fold(0, |all, draws| all | draws)
}

/// The draw counts at which each kind is drawn.
fn tops(kinds: &Kinds) -> Row {
    let mut tops = [0; 16];
    for (kind, drawn) in kinds.stock().iter().zip(1..) {
        tops[usize::from(*kind)] |= 1 << drawn;
    }
    tops
}

/// Adds the tops that drawing gives: all those after the fewest draws with which the set is reached.
fn draw_at_any_time(row: &mut Row, all: u32, tops: &Row) {
    let lowest = all & all.wrapping_neg();
    let later = !(lowest | lowest.wrapping_sub(1));
    for (draws, tops) in row.iter_mut().zip(tops) {
        *draws |= tops & later;
    }
}

/// Adds the tops that drawing gives where it is only for when nothing can be played.
fn draw_when_nothing_plays(row: &mut Row, kinds: &Kinds, removals: &[Removal]) {
    let blocked = |top: u8| removals.iter().all(|removal| !kinds.fits(removal.slot, top));
    let mut from = (0..KINDS).filter(|top| blocked(*top as u8)).fold(0, |from, top| from | row[top]);
    for (kind, drawn) in kinds.stock().iter().zip(0..) {
        if from & 1 << drawn != 0 {
            row[usize::from(*kind)] |= 2 << drawn;
            if blocked(*kind) {
                from |= 2 << drawn;
            }
        }
    }
}
