//! Which moves win, in sixteen deals at once: one sweep backwards with a deal in each lane.
//!
//! Where a draw is always allowed, fewer cards drawn is never worse with the same cards gone and the same top: whatever
//! can be done later can be done by drawing the difference first. So instead of a set of draw counts one number is
//! enough, the most draws with which a place still wins, and it is kept for each removal rather than for each kind of top,
//! which makes the memory the same for every deal and the loops plain enough to become vector code.

use crate::layout::{SLOTS, Slot};
use crate::rules::Operation;
use crate::ruleset::Mode;

use super::kinds::{Kinds, kinds_fit};
use super::sets::Sets;

/// How many deals are solved at once.
pub const LANES: usize = 16;

/// A small number for each deal.
type Lanes = [u8; LANES];

/// Where there is no top: after more draws than any stock has.
const NEVER: u8 = u8::MAX;

/// Slots, rounded up so that an index cut to its low bits needs no check.
const PADDED: usize = 32;

/// The most stock cards that a peak card may fit: four each of two ranks and two jokers.
const MAX_TOPS: usize = 10;

/// Solves deals sixteen at a time; its memory is taken once.
#[derive(Debug)]
pub struct Bulk {
    /// For each removal, by [`Sets::number`], one more than the most draws with which the place that it leads to still wins;
    /// 0 if there is none.
    draws: Vec<Lanes>,
    table: Box<Table>,
}

/// What the lanes' deals are made of.
#[derive(Debug)]
struct Table {
    /// For a card just played and a card to play: all ones where they don't fit.
    apart: [[Lanes; PADDED]; PADDED],
    /// For each card of the peaks the numbers of draws after which a card that it fits tops the waste.
    tops: [[Lanes; MAX_TOPS]; PADDED],
    /// How many entries each card has in `tops`, in the lane where it has the most.
    depths: [usize; PADDED],
    kinds: [Lanes; SLOTS],
    stock_len: Lanes,
    mode: Mode,
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
            apart: [[[0; LANES]; PADDED]; PADDED],
            tops: [[[NEVER; LANES]; MAX_TOPS]; PADDED],
            depths: [0; PADDED],
            kinds: [[0; LANES]; SLOTS],
            stock_len: [0; LANES],
            mode: Mode::Easy,
        };
        Bulk { draws: vec![[0; LANES]; Sets::get().removals()], table: Box::new(table) }
    }

    /// The moves from a position with, for each, the lanes whose deals can still be won after it, a bit a lane. The
    /// position is given by the slots removed and the kind on top of the waste; no card of the stocks in `deals` is
    /// drawn. Cards that are free must be the same in all. `None` for a ruleset in which a draw is not always allowed,
    /// and for a set that no play can reach.
    pub(crate) fn winning_moves(&mut self, deals: &[Kinds], removed: u32, top: u8) -> Option<Vec<(Operation, u16)>> {
        let (start, first) = (Sets::get().find_mask(removed)?, deals.first()?);
        if deals.iter().any(|deal| deal.must_play) {
            return None;
        }
        for (lane, kinds) in deals.iter().take(LANES).enumerate() {
            self.table.load(lane, kinds);
        }
        self.table.measure();
        let drawable = self.backwards(start)?;
        let lanes = |wins: &Lanes| (0..LANES).filter(|lane| wins[*lane] > 0).fold(0, |lanes, lane| lanes | 1 << lane);
        let removals = Sets::get().out_of(start).iter();
        let mut moves: Vec<(Operation, u16)> = removals
            .filter(|removal| first.fits(removal.slot, top))
            .filter_map(|removal| {
                let wins = lanes(&self.draws[Sets::get().number(*removal)]);
                Some((Operation::Play(Slot::new(removal.slot)?), wins))
            })
            .collect();
        if first.stock_len > 0 {
            moves.push((Operation::Draw, lanes(&drawable)));
        }
        Some(moves)
    }

    /// Fills the draws of every removal out of the sets from `start` on. Returns the most draws after which the next
    /// play from `start` itself still wins; `None` if that is the win.
    fn backwards(&mut self, start: usize) -> Option<Lanes> {
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
                return Some(drawable);
            }
            for (arrival, slot) in before[into.start..].iter_mut().zip(sets.slots_into(set)) {
                let mut draws = drawable;
                let apart = &self.table.apart[index(*slot)];
                for removal in sets.out_of(set) {
                    let wins = &after[sets.number(*removal) - into.end];
                    raise_where_near(&mut draws, wins, &apart[index(removal.slot)]);
                }
                *arrival = draws;
            }
        }
        None
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
        for (depth, tops) in self.depths.iter_mut().zip(&self.tops) {
            *depth = tops.iter().filter(|lanes| lanes.iter().any(|top| *top != NEVER)).count();
        }
    }

    fn tops(&self, slot: u8) -> &[Lanes] {
        let slot = index(slot);
        &self.tops[slot][..self.depths[slot].min(MAX_TOPS)]
    }

    /// Raises `drawable` to the last number of draws, below `wins`, after which the card of the slot fits the top.
    fn raise_to_last_top(&self, drawable: &mut Lanes, slot: u8, wins: &Lanes) {
        for tops in self.tops(slot) {
            raise_where_below(drawable, tops, wins);
        }
    }
}

/// The place of a slot in a padded table.
fn index(slot: u8) -> usize {
    usize::from(slot) % PADDED
}

// Lane by lane, in place: in this form each becomes two or three vector instructions.

fn raise_where_near(to: &mut Lanes, other: &Lanes, apart: &Lanes) {
    for lane in 0..LANES {
        to[lane] = to[lane].max(other[lane] & !apart[lane]);
    }
}

fn raise_where_below(to: &mut Lanes, other: &Lanes, ceiling: &Lanes) {
    for lane in 0..LANES {
        to[lane] = to[lane].max(if other[lane] < ceiling[lane] { other[lane] } else { 0 });
    }
}

fn plus(a: &Lanes, number: u8) -> Lanes {
    a.map(|value| value.saturating_add(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    use crate::code::Code;
    use crate::deal::Deal;
    use crate::deck::Seed;
    use crate::position::Position;
    use crate::ruleset::Ruleset;
    use crate::solver::Solver;
    use crate::solver::kinds::kind;

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
            let kinds: Vec<Kinds> = deals.iter().map(|deal| undrawn(deal, ruleset, position.drawn)).collect();
            let moves = bulk.winning_moves(&kinds, position.removed, kind(position.waste)).unwrap();
            let plays = position.plays(&deals[0], ruleset).map(Operation::Play);
            let draw = position.check_draw(&deals[0], ruleset).is_ok().then_some(Operation::Draw);
            let legal: HashSet<Operation> = plays.chain(draw).collect();
            assert_eq!(moves.iter().map(|(operation, _)| *operation).collect::<HashSet<_>>(), legal);
            for (lane, deal) in deals.iter().enumerate() {
                for (operation, lanes) in &moves {
                    let after = match operation {
                        Operation::Play(slot) => position.after_play(deal, *slot),
                        Operation::Draw => position.after_draw(deal),
                    };
                    let truth = solver.solve(deal, ruleset, after).winnable();
                    assert_eq!(lanes >> lane & 1 == 1, truth, "{} {lane} {operation} {position:?}", ruleset.letters());
                }
            }
        }
    }

    /// A deal with its first cards drawn already.
    fn undrawn(deal: &Deal, ruleset: Ruleset, drawn: u8) -> Kinds {
        let mut kinds = Kinds::new(deal, ruleset);
        kinds.stock.rotate_left(usize::from(drawn));
        kinds.stock_len -= drawn;
        kinds
    }
}
