//! Sixteen deals at once, for surveys and for hints: the same sweeps with a deal in each lane.
//!
//! Where a draw is always allowed, fewer cards drawn is never worse with the same cards gone and the same top: whatever
//! can be done later can be done by drawing the difference first. So instead of a set of draw counts one number is
//! enough, the fewest draws (forwards) or the most (backwards), and it is kept for each removal rather than for each
//! kind of top, which makes the memory the same for every deal and the loops plain enough to become vector code.

use crate::deal::Deal;
use crate::layout::{Peak, SLOTS};
use crate::position::Position;
use crate::ruleset::{Mode, Ruleset};

use super::Solution;
use super::kinds::{Kinds, kind, kinds_fit};
use super::sets::Sets;

/// How many deals are solved at once.
pub const LANES: usize = 16;

/// A small number for each deal.
type Lanes = [u8; LANES];

/// Where there is no number: more draws than any stock has.
const NEVER: u8 = u8::MAX;

/// The most stock cards that a peak card may fit: four each of two ranks and two jokers.
const MAX_TOPS: usize = 10;

/// Solves deals sixteen at a time; its memory is taken once.
#[derive(Debug)]
pub struct Bulk {
    /// For each removal, by [`Sets::number`]: forwards the fewest draws with which it can be made, backwards one more
    /// than the most draws with which the place that it leads to still wins (0: none).
    draws: Vec<Lanes>,
    table: Box<Table>,
}

/// What the lanes' deals are made of.
#[derive(Debug)]
struct Table {
    /// For a card just played and a card to play: all ones where they don't fit.
    apart: [[Lanes; SLOTS]; SLOTS],
    /// For each card of the peaks the numbers of draws after which a card that it fits tops the waste.
    tops: [[Lanes; MAX_TOPS]; SLOTS],
    /// The most entries that a card has in `tops`.
    depth: usize,
    kinds: [Lanes; SLOTS],
    stock_len: Lanes,
    mode: Mode,
}

/// The moves that win in each lane, a bit a lane.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wins {
    /// For each removal out of the set: the slot and the lanes that win after it.
    pub plays: Vec<(u8, u16)>,
    /// The lanes that win after a draw.
    pub draw: u16,
}

impl Default for Bulk {
    fn default() -> Bulk {
        Bulk::new()
    }
}

impl Bulk {
    /// A solver, with the 1.9 MB that it works in.
    pub fn new() -> Bulk {
        let table = Table {
            apart: [[[0; LANES]; SLOTS]; SLOTS],
            tops: [[[NEVER; LANES]; MAX_TOPS]; SLOTS],
            depth: 0,
            kinds: [[0; LANES]; SLOTS],
            stock_len: [0; LANES],
            mode: Mode::Easy,
        };
        Bulk { draws: vec![[0; LANES]; Sets::get().removals()], table: Box::new(table) }
    }

    /// The truth about up to [`LANES`] deals from their starts, in their order; further deals are left out. `None` for a
    /// ruleset in which a draw is not always allowed.
    pub fn solve(&mut self, ruleset: Ruleset, deals: &[Deal]) -> Option<impl Iterator<Item = Solution>> {
        if ruleset.must_play() {
            return None;
        }
        let deals = &deals[..deals.len().min(LANES)];
        let mut tops = [0; LANES];
        for (lane, deal) in deals.iter().enumerate() {
            self.table.load(lane, &Kinds::new(deal, ruleset));
            tops[lane] = kind(deal.waste());
        }
        self.table.measure();
        let (won, best) = self.forwards(ruleset, tops);
        Some((0..deals.len()).map(move |lane| Solution {
            min_moves: (won[lane] != NEVER).then(|| SLOTS as u32 + u32::from(won[lane])),
            best_score: best[lane],
        }))
    }

    /// The fewest draws of a win and the best score, in each lane.
    fn forwards(&mut self, ruleset: Ruleset, tops: Lanes) -> (Lanes, [u32; LANES]) {
        let sets = Sets::get();
        // For each number of cleared peaks the fewest moves with which a set is reached.
        let mut fewest = [[NEVER; LANES]; Peak::ALL.len() + 1];
        fewest[0] = [0; LANES];
        for removal in sets.out_of(0) {
            let mut first = [NEVER; LANES];
            for lane in 0..LANES {
                if kinds_fit(ruleset.mode, self.table.kinds[usize::from(removal.slot)][lane], tops[lane]) {
                    first[lane] = 0;
                }
            }
            self.table.add_later_tops(&mut first, removal.slot, &[0; LANES]);
            self.draws[sets.number(*removal)] = first;
        }
        for set in 1..sets.len() {
            let into = sets.into(set);
            let (before, after) = self.draws.split_at_mut(into.end);
            let arrivals = &before[into.start..];
            let low = arrivals.iter().fold([NEVER; LANES], |low, draws| least(&low, draws));
            let mask = sets.mask(set);
            let cleared = (mask & 7).count_ones() as usize;
            fewest[cleared] = least(&fewest[cleared], &plus(&low, mask.count_ones() as u8));
            for removal in sets.out_of(set) {
                let mut draws = [NEVER; LANES];
                for (arrival, slot) in arrivals.iter().zip(sets.slots_into(set)) {
                    let apart = &self.table.apart[usize::from(*slot)][usize::from(removal.slot)];
                    draws = least(&draws, &either(arrival, apart));
                }
                self.table.add_later_tops(&mut draws, removal.slot, &low);
                after[sets.number(*removal) - into.end] = draws;
            }
        }
        let won = self.draws[sets.into(sets.full())].iter().fold([NEVER; LANES], |low, draws| least(&low, draws));
        (won, best_scores(&fewest))
    }

    /// Which moves from a position still win in each lane, by what is in `deals`; the position's top of the waste is the
    /// same in all. `None` for a ruleset in which a draw is not always allowed, and for a set that no play can reach.
    pub(crate) fn winning_moves(&mut self, deals: &[Kinds], position: Position) -> Option<Wins> {
        let start = Sets::get().find_mask(position.removed)?;
        if deals.iter().any(|deal| deal.must_play) {
            return None;
        }
        for (lane, kinds) in deals.iter().take(LANES).enumerate() {
            self.table.load(lane, kinds);
        }
        self.table.measure();
        Some(self.backwards(start, kind(position.waste), position.drawn, deals.first()?.mode))
    }

    fn backwards(&mut self, start: usize, top: u8, drawn: u8, mode: Mode) -> Wins {
        let sets = Sets::get();
        let gone = sets.mask(start);
        for draws in &mut self.draws[sets.into(sets.full())] {
            *draws = plus(&self.table.stock_len, 1);
        }
        for set in (start..sets.full()).rev().filter(|set| sets.mask(*set) & gone == gone) {
            let into = sets.into(set);
            let (before, after) = self.draws.split_at_mut(into.end);
            let mut drawable = [0; LANES];
            for removal in sets.out_of(set) {
                let wins = &after[sets.number(*removal) - into.end];
                self.table.raise_to_last_top(&mut drawable, removal.slot, wins);
            }
            if set == start {
                return self.wins(start, &drawable, top, drawn, mode);
            }
            for (arrival, slot) in before[into.start..].iter_mut().zip(sets.slots_into(set)) {
                let mut draws = drawable;
                for removal in sets.out_of(set) {
                    let apart = &self.table.apart[usize::from(*slot)][usize::from(removal.slot)];
                    draws = most(&draws, &except(&after[sets.number(*removal) - into.end], apart));
                }
                *arrival = draws;
            }
        }
        Wins { plays: Vec::new(), draw: 0 }
    }

    fn wins(&self, start: usize, drawable: &Lanes, top: u8, drawn: u8, mode: Mode) -> Wins {
        let lanes =
            |wins: &Lanes| (0..LANES).filter(|lane| wins[*lane] > drawn).fold(0, |lanes, lane| lanes | 1 << lane);
        let plays = Sets::get()
            .out_of(start)
            .iter()
            .filter(|removal| kinds_fit(mode, self.table.kinds[usize::from(removal.slot)][0], top));
        Wins {
            plays: plays.map(|removal| (removal.slot, lanes(&self.draws[Sets::get().number(*removal)]))).collect(),
            draw: lanes(drawable),
        }
    }
}

impl Table {
    /// Puts a deal into a lane.
    fn load(&mut self, lane: usize, deal: &Kinds) {
        self.stock_len[lane] = deal.stock_len;
        for (slot, kind) in deal.peaks.iter().enumerate() {
            self.kinds[slot][lane] = *kind;
            let mut tops = [NEVER; MAX_TOPS];
            let fitting = deal.stock().iter().zip(1..).filter(|(top, _)| kinds_fit(deal.mode, *kind, **top));
            for (top, (_, drawn)) in tops.iter_mut().zip(fitting) {
                *top = drawn;
            }
            for (lanes, top) in self.tops[slot].iter_mut().zip(tops) {
                lanes[lane] = top;
            }
        }
        self.mode = deal.mode;
    }

    /// Finds out which cards are apart, once all lanes are loaded.
    fn measure(&mut self) {
        let wrap = if self.mode == Mode::Easy { 12 } else { NEVER };
        for (played, row) in self.kinds.iter().zip(&mut self.apart) {
            for (next, apart) in self.kinds.iter().zip(row) {
                for lane in 0..LANES {
                    let distance = played[lane].abs_diff(next[lane]);
                    apart[lane] = if distance == 1 || distance == wrap { 0 } else { NEVER };
                }
            }
        }
        let used = |depth: &usize| self.tops.iter().any(|tops| tops[*depth].iter().any(|top| *top != NEVER));
        self.depth = (0..MAX_TOPS).filter(used).count();
    }

    /// Lowers `draws` to the first number of draws above `low` after which the card of the slot fits the top.
    fn add_later_tops(&self, draws: &mut Lanes, slot: u8, low: &Lanes) {
        for tops in &self.tops[usize::from(slot)][..self.depth] {
            for lane in 0..LANES {
                let top = if tops[lane] > low[lane] { tops[lane] } else { NEVER };
                draws[lane] = draws[lane].min(top);
            }
        }
    }

    /// Raises `drawable` to the last number of draws, below `wins`, after which the card of the slot fits the top.
    fn raise_to_last_top(&self, drawable: &mut Lanes, slot: u8, wins: &Lanes) {
        for tops in &self.tops[usize::from(slot)][..self.depth] {
            for lane in 0..LANES {
                let top = if tops[lane] < wins[lane] { tops[lane] } else { 0 };
                drawable[lane] = drawable[lane].max(top);
            }
        }
    }
}

fn best_scores(fewest: &[Lanes; Peak::ALL.len() + 1]) -> [u32; LANES] {
    let mut best = [0; LANES];
    for (cleared, moves) in (0..).zip(fewest) {
        for (best, moves) in best.iter_mut().zip(moves).filter(|(_, moves)| **moves != NEVER) {
            *best = (*best).max(500 + 100 * cleared - u32::from(*moves));
        }
    }
    best
}

fn least(a: &Lanes, b: &Lanes) -> Lanes {
    let mut out = [0; LANES];
    for lane in 0..LANES {
        out[lane] = a[lane].min(b[lane]);
    }
    out
}

fn most(a: &Lanes, b: &Lanes) -> Lanes {
    let mut out = [0; LANES];
    for lane in 0..LANES {
        out[lane] = a[lane].max(b[lane]);
    }
    out
}

fn either(a: &Lanes, b: &Lanes) -> Lanes {
    let mut out = [0; LANES];
    for lane in 0..LANES {
        out[lane] = a[lane] | b[lane];
    }
    out
}

fn except(a: &Lanes, b: &Lanes) -> Lanes {
    let mut out = [0; LANES];
    for lane in 0..LANES {
        out[lane] = a[lane] & !b[lane];
    }
    out
}

fn plus(a: &Lanes, number: u8) -> Lanes {
    a.map(|value| value.saturating_add(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;
    use crate::deck::Seed;
    use crate::layout::Slot;
    use crate::solver::Solver;

    /// Plays and draws by a small generator of its own.
    fn wander(deal: &Deal, ruleset: Ruleset, steps: usize, mut dice: usize) -> Position {
        let mut position = Position::start(deal);
        for _ in 0..steps {
            dice = dice.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let plays: Vec<Slot> = position.plays(deal, ruleset).collect();
            position = match plays.get(dice / 65_536 % (plays.len() + 1)) {
                Some(slot) => position.after_play(deal, *slot),
                None => position.after_draw(deal),
            };
        }
        position
    }

    #[test]
    fn winning_moves_are_those_after_which_the_solver_wins() {
        let (mut bulk, mut solver) = (Bulk::new(), Solver::new());
        for (number, ruleset) in (0..).zip(Ruleset::all().filter(|ruleset| !ruleset.must_play())) {
            let deals: Vec<Deal> = (0..LANES as u64)
                .map(|lane| Deal::new(Code { ruleset, seed: Seed::new(90_000 + number * 16 + lane).unwrap() }))
                .collect();
            let position = wander(&deals[0], ruleset, number as usize % 35, number as usize);
            let kinds: Vec<Kinds> = deals.iter().map(|deal| Kinds::new(deal, ruleset)).collect();
            let wins = bulk.winning_moves(&kinds, position).unwrap();
            for (lane, deal) in deals.iter().enumerate() {
                for (slot, lanes) in &wins.plays {
                    let slot = Slot::new(*slot).unwrap();
                    let truth = solver.solve(deal, ruleset, position.after_play(deal, slot)).winnable();
                    assert_eq!(lanes >> lane & 1 == 1, truth, "{} lane {lane} {slot} {position:?}", ruleset.letters());
                }
                if position.stock_left(deal) > 0 {
                    let truth = solver.solve(deal, ruleset, position.after_draw(deal)).winnable();
                    assert_eq!(wins.draw >> lane & 1 == 1, truth, "{} lane {lane} {position:?}", ruleset.letters());
                }
            }
            let plays: Vec<usize> = position.plays(&deals[0], ruleset).map(Slot::index).collect();
            let mut answered: Vec<usize> = wins.plays.iter().map(|(slot, _)| usize::from(*slot)).collect();
            answered.sort_unstable();
            assert_eq!(answered, plays);
        }
    }
}
