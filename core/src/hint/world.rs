//! Sampled worlds: a deal as it may be, for all that the player knows, and the positions of playing it.

use std::sync::LazyLock;

use crate::card::Card;
use crate::deal::STOCK_MAX;
use crate::layout::{ALL_SLOTS, SLOTS, Slot};
use crate::ruleset::Ruleset;
use crate::solver::kinds::{KINDS, Kinds, WILD, kind, kinds_fit};

use super::dice::{Dice, mixed};
use super::visible::Visible;

/// The most cards that can be out of sight: 18 in the peaks, 26 in the stock, and room to spare.
const POOL: usize = 64;

/// For each slot what lies on it and what it lies on.
pub(super) struct Cover {
    /// The slots whose cards lie on this one.
    pub on: [u32; 32],
    /// The slots on which this one's card lies.
    pub under: [u32; 32],
    /// All the slots that can't be played before this one.
    pub above: [u32; 32],
}

pub(super) static COVER: LazyLock<Cover> = LazyLock::new(|| {
    let mut cover = Cover { on: [0; 32], under: [0; 32], above: [0; 32] };
    for slot in Slot::all().rev() {
        cover.on[slot.index()] = slot.cover();
    }
    // Row by row from the tops, so that what is above a slot's upper neighbours is known before the slot's own turn.
    for slot in Slot::all() {
        let under = slot.covers().fold(0, |under, upper| under | upper.bit());
        let above = slot.covers().fold(under, |above, upper| above | cover.above[upper.index()]);
        (cover.under[slot.index()], cover.above[slot.index()]) = (under, above);
    }
    cover
});

/// The slots of a mask.
pub(super) fn slots(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let slot = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (slot < SLOTS).then_some(slot)
    })
}

/// A number for each kind of card in each slot, for each slot that is empty, and for each kind seen. Sums of them tell apart
/// what they are the sums of, but for an accident as rare as one in 2^64.
static MARKS: [[u64; 16]; 32] = {
    let mut marks = [[0; 16]; 32];
    let mut place = 0;
    while place < 32 * 16 {
        marks[place / 16][place % 16] = mixed(place as u64 + 1);
        place += 1;
    }
    marks
};

/// The place in a slot's row of [`MARKS`] for when it is empty.
const GONE: usize = 15;

/// The row of [`MARKS`] for cards that were turned up or drawn.
const SEEN: usize = 31;

/// A deal as it may be: the kind of each card of the peaks and of what is left of the stock.
#[derive(Clone, Debug)]
pub(super) struct World {
    /// The kinds of the peaks' cards.
    pub kinds: [u8; 32],
    /// For each kind the slots whose cards are of it.
    pub of_kind: [u32; 16],
    /// For each kind the slots whose cards fit it as the top of the waste.
    pub fit: [u32; 16],
    /// What is left of the stock, drawn first at index 0.
    pub stock: [u8; 32],
    /// How many cards that is.
    pub stock_left: u8,
}

impl World {
    /// The same for the solvers.
    pub fn kinds(&self, ruleset: Ruleset) -> Kinds {
        let (mut peaks, mut stock) = ([WILD; SLOTS], [WILD; STOCK_MAX]);
        peaks.copy_from_slice(&self.kinds[..SLOTS]);
        stock.copy_from_slice(&self.stock[..STOCK_MAX]);
        Kinds { mode: ruleset.mode, must_play: ruleset.must_play(), peaks, stock, stock_len: self.stock_left }
    }
}

/// A position of a world, with what the player knows in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The slots whose cards are gone.
    pub gone: u32,
    /// The slots whose cards are there and free.
    pub free: u32,
    /// The kind on top of the waste.
    pub top: u8,
    /// Cards drawn since the question.
    pub drawn: u8,
    /// For each kind the cards that are neither on the waste nor free in the peaks.
    pub away: [u8; 16],
    /// A hash of all that is to be seen but the top of the waste, counted from the position asked about.
    pub mark: u64,
}

impl State {
    pub fn is_won(&self) -> bool {
        self.gone == ALL_SLOTS
    }

    /// The slots whose cards may be played.
    pub fn plays(&self, world: &World) -> u32 {
        self.free & world.fit[usize::from(self.top & 15)]
    }

    /// Plays a free card; the slots that become free.
    pub fn play(&mut self, world: &World, slot: usize) -> u32 {
        self.gone |= 1 << slot;
        self.free &= !(1 << slot);
        self.top = world.kinds[slot];
        self.mark = self.mark.wrapping_sub(MARKS[slot][usize::from(self.top & 15)]).wrapping_add(MARKS[slot][GONE]);
        let mut freed = 0;
        for upper in slots(COVER.under[slot]) {
            if COVER.on[upper] & !self.gone == 0 {
                let kind = usize::from(world.kinds[upper] & 15);
                freed |= 1 << upper;
                self.away[kind] -= 1;
                self.mark = self.mark.wrapping_add(MARKS[upper][kind]).wrapping_add(MARKS[SEEN][kind]);
            }
        }
        self.free |= freed;
        freed
    }

    /// Draws a card, if there is one.
    pub fn draw(&mut self, world: &World) {
        self.top = world.stock[usize::from(self.drawn & 31)];
        self.drawn += 1;
        let kind = usize::from(self.top & 15);
        self.away[kind] -= 1;
        self.mark = self.mark.wrapping_add(MARKS[SEEN][kind]);
    }

    pub fn can_draw(&self, world: &World) -> bool {
        self.drawn < world.stock_left
    }
}

/// What all worlds have in common that look like this to the player.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// The position asked about.
    pub state: State,
    world: World,
    /// For each kind the kinds that it fits.
    fits: [u16; 16],
    /// The slots of cards that lie face down.
    hidden: u32,
    /// The kinds out of sight, without the jokers.
    pool: [u8; POOL],
    pool_len: usize,
    /// Jokers out of sight: they are dealt to the stock alone.
    jokers: usize,
}

impl Known {
    /// `None` if the cards seen can't come from one deck.
    pub fn new(seen: &Visible) -> Option<Known> {
        let mut left = [4; 16];
        left[14..].fill(0);
        left[usize::from(WILD)] = if seen.ruleset.wild_cards { 2 } else { 0 };
        let mut fits = [0u16; 16];
        for (top, fits) in (0..KINDS as u8).zip(&mut fits) {
            *fits = (1..KINDS as u8)
                .filter(|card| kinds_fit(seen.ruleset.mode, *card, top))
                .fold(0, |all, card| all | 1 << card);
        }
        let mut see = |card: Card| -> Option<u8> {
            let kind = kind(Some(card));
            left[usize::from(kind)] = u8::checked_sub(left[usize::from(kind)], 1)?;
            Some(kind)
        };
        let mut kinds = [WILD; 32];
        let (mut hidden, mut free) = (0, 0);
        for slot in Slot::all().filter(|slot| seen.removed & slot.bit() == 0) {
            match seen.faces[slot.index()] {
                Some(card) => kinds[slot.index()] = see(card)?,
                None => hidden |= slot.bit(),
            }
            free |= if slot.cover() & !seen.removed == 0 { slot.bit() } else { 0 };
        }
        for card in &seen.waste {
            see(*card)?;
        }
        let mut pool = [WILD; POOL];
        let unseen = (1..KINDS as u8).flat_map(|kind| std::iter::repeat_n(kind, usize::from(left[usize::from(kind)])));
        let mut pool_len = 0;
        for (place, kind) in pool.iter_mut().zip(unseen) {
            *place = kind;
            pool_len += 1;
        }
        let jokers = usize::from(left[usize::from(WILD)]);
        if pool_len + jokers != hidden.count_ones() as usize + usize::from(seen.stock_left) {
            return None;
        }
        for slot in slots(!seen.removed & !hidden & !free & ALL_SLOTS) {
            left[usize::from(kinds[slot])] += 1;
        }
        let mut world = World { kinds, of_kind: [0; 16], fit: [0; 16], stock: [WILD; 32], stock_left: seen.stock_left };
        for slot in slots(!seen.removed & !hidden & ALL_SLOTS) {
            world.of_kind[usize::from(kinds[slot])] |= 1 << slot;
        }
        let state =
            State { gone: seen.removed, free, top: kind(seen.waste.last().copied()), drawn: 0, away: left, mark: 0 };
        Some(Known { state, world, fits, hidden, pool, pool_len, jokers })
    }

    /// A world as it may be: what is out of sight is dealt at random.
    pub fn sample(&self, dice: &mut Dice) -> World {
        let mut world = self.world.clone();
        let (mut pool, mut left) = (self.pool, self.pool_len);
        let mut take = |pool: &mut [u8; POOL], left: &mut usize| {
            let place = dice.below(*left);
            *left -= 1;
            let kind = pool[place % POOL];
            pool[place % POOL] = pool[*left % POOL];
            kind
        };
        for slot in slots(self.hidden) {
            let kind = take(&mut pool, &mut left);
            world.kinds[slot] = kind;
            world.of_kind[usize::from(kind & 15)] |= 1 << slot;
        }
        for place in pool.iter_mut().skip(left).take(self.jokers) {
            *place = WILD;
            left += 1;
        }
        for place in &mut world.stock[..usize::from(self.world.stock_left)] {
            *place = take(&mut pool, &mut left);
        }
        for (fit, kinds) in world.fit.iter_mut().zip(self.fits) {
            *fit = slots(u32::from(kinds)).fold(0, |fit, kind| fit | world.of_kind[kind]);
        }
        world
    }
}
