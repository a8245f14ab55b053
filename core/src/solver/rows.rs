//! One sweep forwards through all removable sets: with which numbers of draws each can be reached, by the kind of card on
//! top of the waste.
//!
//! The numbers of all sets with the same kind on top lie side by side, so that most of the work is on long rows, which
//! become vector instructions.

use super::Solution;
use super::kinds::{KINDS, Kinds, WILD, neighbours};
use super::levels::{Level, levels};
use super::sets::Sets;
use super::standard_score;
use crate::ruleset::Mode;

/// What is known of the numbers of draws of a place.
pub(super) trait Draws: Copy + PartialEq + 'static {
    /// The place can't be reached.
    const NEVER: Self;
    /// That number of draws.
    fn of(draws: u8) -> Self;
    /// What is known where both are so.
    fn join(self, other: Self) -> Self;
    /// The fewest draws; unspecified where there are none.
    fn fewest(self) -> u8;
}

/// The fewest draws alone.
impl Draws for u8 {
    const NEVER: u8 = u8::MAX;

    fn of(draws: u8) -> u8 {
        draws
    }

    fn join(self, other: u8) -> u8 {
        self.min(other)
    }

    fn fewest(self) -> u8 {
        self
    }
}

/// Every number of draws: bit d for d draws.
impl Draws for u32 {
    const NEVER: u32 = 0;

    fn of(draws: u8) -> u32 {
        1 << draws
    }

    fn join(self, other: u32) -> u32 {
        self | other
    }

    fn fewest(self) -> u8 {
        self.trailing_zeros() as u8
    }
}

/// What a sweep starts from.
pub(super) struct Start {
    pub set: usize,
    pub top: u8,
    pub drawn: u8,
    pub kinds: Kinds,
}

impl Start {
    /// The levels from that of the start on.
    pub fn levels(&self) -> &'static [Level] {
        &levels()[Sets::get().mask(self.set).count_ones() as usize..]
    }
}

/// For each kind on top of the waste the draws of each set.
#[derive(Debug)]
struct Table<D> {
    draws: Vec<D>,
    sets: usize,
}

impl<D> Table<D> {
    fn row(&self, top: u8) -> &[D] {
        &self.draws[usize::from(top) * self.sets..][..self.sets]
    }

    fn row_mut(&mut self, top: u8) -> &mut [D] {
        &mut self.draws[usize::from(top) * self.sets..][..self.sets]
    }

    fn rows(&self) -> impl Iterator<Item = &[D]> {
        self.draws.chunks_exact(self.sets)
    }
}

/// What a sweep works in; its memory is taken once.
#[derive(Debug)]
pub(super) struct Rows<D> {
    table: Table<D>,
    /// For each set the draws of all kinds together.
    together: Vec<D>,
    /// For the sets of a level the draws with which a card can be played.
    plays: Vec<D>,
}

impl<D: Draws> Rows<D> {
    pub fn new() -> Rows<D> {
        let sets = Sets::get().len();
        let widest = levels().iter().map(|level| level.sets.len()).max().unwrap_or(0);
        Rows {
            table: Table { draws: vec![D::NEVER; KINDS * sets], sets },
            together: vec![D::NEVER; sets],
            plays: vec![D::NEVER; widest],
        }
    }

    /// The draws of a set with that kind on top of the waste.
    pub fn at(&self, set: usize, top: u8) -> D {
        self.table.row(top)[set]
    }

    /// The draws of all sets from that one on, whatever is on top.
    pub fn from(&self, set: usize) -> impl Iterator<Item = &D> {
        self.table.rows().flat_map(move |row| &row[set..])
    }

    /// Fills the rows of every set from the start's size on. `draw` adds the tops that drawing gives in a level.
    pub fn sweep(&mut self, start: &Start, draw: impl Fn(&mut Rows<D>, &Level)) {
        let (kinds, levels) = (&start.kinds, start.levels());
        for kind in 0..KINDS as u8 {
            self.table.row_mut(kind)[levels[0].sets.start..].fill(D::NEVER);
        }
        self.table.row_mut(start.top)[start.set] = D::of(start.drawn);
        let slots = kinds.slots();
        for level in levels {
            self.put_together(level);
            // With the last card the deal is won, and closed.
            if level.slots != 0 {
                draw(self, level);
                self.play(level, kinds.mode, &slots);
            }
        }
    }

    /// The fewest draws with which a set is reached; `None` if it can't be.
    pub fn fewest(&self, set: usize) -> Option<u8> {
        let all = self.together[set];
        (all != D::NEVER).then(|| all.fewest())
    }

    /// What a sweep found.
    pub fn solution(&self, start: &Start) -> Solution {
        let sets = Sets::get();
        if let Some(draws) = self.fewest(sets.full()) {
            // Its three peaks are worth more than whatever moves another place may save.
            let best_score = standard_score(sets.mask(sets.full()), draws);
            return Solution { min_moves: Some(sets.left(start.set) + u32::from(draws - start.drawn)), best_score };
        }
        let best_score = start.levels().iter().map(|level| self.best_score(level)).max().unwrap_or(0);
        Solution { min_moves: None, best_score }
    }

    fn best_score(&self, level: &Level) -> u32 {
        let scores = level.scores.iter().zip(&self.together[level.sets.clone()]);
        let reached = scores.map(|(score, draws)| {
            let left = score.saturating_sub(u16::from(draws.fewest()));
            if *draws == D::NEVER { 0 } else { left }
        });
        reached.max().unwrap_or(0).into()
    }

    fn put_together(&mut self, level: &Level) {
        let together = &mut self.together[level.sets.clone()];
        together.fill(D::NEVER);
        for row in self.table.rows() {
            join(together, &row[level.sets.clone()]);
        }
    }

    /// Makes every removal out of the sets of a level.
    fn play(&mut self, level: &Level, mode: Mode, slots: &[u32; KINDS]) {
        for (kind, slots) in (0..).zip(slots).filter(|(_, slots)| *slots & level.slots != 0) {
            let row = |kind: u8| &self.table.row(kind)[level.sets.clone()];
            let (below, above) = neighbours(mode, kind);
            let tops = row(below).iter().zip(row(above)).zip(row(WILD));
            for (play, ((below, above), wild)) in self.plays.iter_mut().zip(tops) {
                *play = below.join(*above).join(*wild);
            }
            let to = &mut self.table.row_mut(kind)[level.sets.end..];
            for step in level.steps(*slots) {
                for span in &step.spans {
                    let (from, to_from, len) = (usize::from(span.from), usize::from(span.to), usize::from(span.len));
                    join(&mut to[to_from..to_from + len], &self.plays[from..from + len]);
                }
                for (from, to_set) in &step.singles {
                    let draws = &mut to[usize::from(*to_set)];
                    *draws = draws.join(self.plays[usize::from(*from)]);
                }
            }
        }
    }
}

fn join<D: Draws>(to: &mut [D], other: &[D]) {
    for (to, other) in to.iter_mut().zip(other) {
        *to = to.join(*other);
    }
}

impl Rows<u8> {
    /// Adds the tops that drawing gives where it is always allowed: all those after the fewest draws. That is enough:
    /// fewer cards drawn is never worse with the same cards gone and the same top, since whatever can be done later can be
    /// done by drawing the difference first.
    pub fn draw(&mut self, level: &Level, kinds: &Kinds) {
        for (kind, number) in kinds.stock().iter().zip(1..) {
            let row = &mut self.table.row_mut(*kind)[level.sets.clone()];
            for (draws, fewest) in row.iter_mut().zip(&self.together[level.sets.clone()]) {
                let later = if *fewest < number { number } else { u8::NEVER };
                *draws = draws.join(later);
            }
        }
    }
}

impl Rows<u32> {
    /// The same for every number of draws.
    pub fn draw(&mut self, level: &Level, kinds: &Kinds) {
        for (kind, number) in kinds.stock().iter().zip(1..) {
            let row = &mut self.table.row_mut(*kind)[level.sets.clone()];
            for (draws, all) in row.iter_mut().zip(&self.together[level.sets.clone()]) {
                // The draws below that number, of which there must be one.
                let before = all & (u32::of(number) - 1);
                *draws |= if before != 0 { u32::of(number) } else { 0 };
            }
        }
    }

    /// Adds the tops that drawing gives where it is only for when nothing can be played.
    pub fn draw_when_nothing_plays(&mut self, level: &Level, kinds: &Kinds) {
        for set in level.sets.clone() {
            let removals = Sets::get().out_of(set);
            let blocked = |top: u8| removals.iter().all(|removal| !kinds.fits(removal.slot, top));
            let tops = (0..KINDS as u8).filter(|top| self.at(set, *top) != u32::NEVER);
            let mut from = tops.filter(|top| blocked(*top)).fold(0, |from, top| from | self.at(set, top));
            for (kind, drawn) in kinds.stock().iter().zip(0..) {
                if from & u32::of(drawn) != 0 {
                    self.table.row_mut(*kind)[set] |= u32::of(drawn + 1);
                    if blocked(*kind) {
                        from |= u32::of(drawn + 1);
                    }
                }
            }
        }
    }
}
