//! What the rule of thumb looks at: a position and a move in it, in numbers of about the size of one.
//!
//! A card's partners are the cards on which it can be played, one rank up or down. Cards that are neither on the waste
//! nor free in the peaks are away: their ranks are known in sum, their places are not.

use crate::layout::ALL_SLOTS;

use super::world::{COVER, State, World, slots};

/// Numbers that describe the position, the same for all its moves.
pub(super) const SCENE: usize = 12;

/// Numbers that describe a play.
pub(super) const PLAY: usize = 45;

/// What is known of a position.
pub(super) struct Scene {
    easy: bool,
    /// Free cards of each kind.
    free: [u8; 16],
    /// For each kind the cards that are away and partners of it.
    partners: [u8; 16],
    /// A bit for each kind that is free.
    kinds: u32,
    /// The fewest partners that a free card has, and the fewest but one.
    fewest: [u8; 2],
}

/// A small count, scaled.
fn scaled(count: impl Into<u32>, scale: f32) -> f32 {
    count.into() as f32 * scale
}

fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

impl Scene {
    pub fn new(world: &World, state: &State, easy: bool) -> Scene {
        let (mut free, mut kinds) = ([0; 16], 0);
        for slot in slots(state.free) {
            let kind = world.kinds[slot] & 15;
            free[usize::from(kind)] += 1;
            kinds |= 1 << kind;
        }
        let away = &state.away;
        let mut partners = [0; 16];
        // Kind 0 is the joker, which is no rank's neighbour, and kind 14 is none.
        partners[1] = away[2] + if easy { away[13] } else { 0 };
        partners[13] = away[12] + if easy { away[1] } else { 0 };
        for rank in 2..13 {
            partners[rank] = away[rank - 1] + away[rank + 1];
        }
        let mut fewest = [9; 2];
        for rank in 1..14 {
            for _ in 0..free[rank] {
                if partners[rank] < fewest[0] {
                    fewest = [partners[rank], fewest[0]];
                } else if partners[rank] < fewest[1] {
                    fewest[1] = partners[rank];
                }
            }
        }
        Scene { easy, free, partners, kinds, fewest }
    }

    /// The position in numbers.
    pub fn numbers(&self, world: &World, state: &State) -> [f32; SCENE] {
        let left = !state.gone & ALL_SLOTS;
        let row = |mask: u32| (left & mask).count_ones();
        let stock = world.stock_left - state.drawn;
        [
            fullness(state),
            scaled(stock, 1.0 / 24.0),
            scaled(self.cards_next_to(self.kinds, state), 0.1),
            scaled(self.fewest[0], 0.25),
            scaled(state.free.count_ones(), 0.1),
            flag(stock == 0),
            1.0,
            scaled(row(0x7), 1.0 / 3.0),
            scaled(row(0x1f8), 1.0 / 6.0),
            scaled(row(0x3_fe00), 1.0 / 9.0),
            scaled(row(0xffc_0000), 0.1),
            scaled(state.plays(world).count_ones(), 0.3),
        ]
    }

    /// A play in numbers.
    pub fn play(&self, world: &World, state: &State, slot: usize) -> [f32; PLAY] {
        let rank = usize::from(world.kinds[slot] & 15);
        let gone = state.gone | 1 << slot;
        let others = state.free & !(1 << slot);
        let freed = freed_by(gone, slot);
        let follow = others & world.fit[rank];
        let partners = self.partners[rank];
        let mut free = self.free;
        free[rank] -= 1;
        let kinds = if free[rank] == 0 { self.kinds & !(1 << rank) } else { self.kinds };
        let best_next = slots(follow).map(|next| worth_of_next(world, gone, others, next)).max().unwrap_or(0);
        let openers = slots(others).filter(|other| freed_by(gone | 1 << other, *other) != 0);
        let openers = openers.fold(0, |openers, other| openers | 1u32 << other);
        let run = self.run(&mut free, rank, 0);
        let numbers = [
            flag(slot < 3),
            flag((3..9).contains(&slot)),
            flag((9..18).contains(&slot)),
            flag(freed.is_power_of_two()),
            flag(freed.count_ones() == 2),
            flag(follow != 0),
            scaled(follow.count_ones(), 1.0),
            scaled(partners, 0.25),
            scaled(u32::from(partners) * freed.count_ones(), 0.25),
            scaled(best_next, 1.0),
            scaled(free[rank], 1.0),
            scaled((COVER.under[slot] & !freed).count_ones(), 1.0),
            flag(freed & 0x1ff != 0),
            scaled(self.cards_next_to(kinds, state), 0.1),
            scaled((COVER.above[slot] & !gone).count_ones(), 0.25),
            flag(partners == 0),
            flag((1..=2).contains(&partners)),
            scaled(if partners == self.fewest[0] { self.fewest[1] } else { self.fewest[0] }, 0.25),
            flag(freed & 0x7 != 0),
            flag(slot >= 18),
            scaled(openers.count_ones(), 0.25),
            scaled((openers & world.fit[rank]).count_ones(), 0.5),
            if self.easy { 0.0 } else { scaled((rank as u32 - 1).min(4), 0.25) },
            if self.easy { 0.0 } else { scaled((13 - rank as u32).min(4), 0.25) },
        ];
        let mut all = [0.0; PLAY];
        all[..24].copy_from_slice(&numbers);
        for (number, longer) in all[24..29].iter_mut().zip(0..) {
            *number = flag(run > longer);
        }
        for (number, offset) in all[29..38].iter_mut().zip(-4..) {
            *number = self.beside(rank, offset).map_or(0.0, |near| scaled(free[near], 0.5));
        }
        for (number, offset) in all[38..].iter_mut().zip(-3..) {
            *number = self.beside(rank, offset).map_or(0.0, |near| scaled(state.away[near], 0.25));
        }
        all
    }

    /// The rank so many steps from one.
    fn beside(&self, rank: usize, offset: i32) -> Option<usize> {
        let near = i32::try_from(rank).ok()? + offset;
        let near = if self.easy { (near + 12) % 13 + 1 } else { near };
        usize::try_from(near).ok().filter(|near| (1..14).contains(near))
    }

    /// How many free cards can follow one of that rank in a row, up to six less `depth`; cards that get free on the way
    /// are left out.
    fn run(&self, free: &mut [u8; 16], rank: usize, depth: u32) -> u32 {
        if depth == 6 {
            return 0;
        }
        let mut longest = 0;
        for near in [self.beside(rank, -1), self.beside(rank, 1)].into_iter().flatten() {
            if free[near] > 0 {
                free[near] -= 1;
                longest = longest.max(1 + self.run(free, near, depth + 1));
                free[near] += 1;
            }
        }
        longest
    }

    /// How many cards that are away could be played on, or lie under, those kinds.
    fn cards_next_to(&self, kinds: u32, state: &State) -> u32 {
        let mut near = kinds << 1 | kinds >> 1;
        if self.easy {
            near |= (kinds >> 13 & 1) << 1 | (kinds >> 1 & 1) << 13;
        }
        (1..14).map(|rank| u32::from(state.away[rank]) & (near >> rank & 1).wrapping_neg()).sum()
    }
}

/// How full the peaks are: half of them gone is 0, all there is one half.
pub(super) fn fullness(state: &State) -> f32 {
    scaled((!state.gone & ALL_SLOTS).count_ones(), 1.0 / 28.0) - 0.5
}

/// The slots that become free when the last card to go is that of `slot`.
fn freed_by(gone: u32, slot: usize) -> u32 {
    slots(COVER.under[slot]).filter(|upper| COVER.on[*upper] & !gone == 0).fold(0, |freed, upper| freed | 1 << upper)
}

/// What the play after next is worth: two for each card that it turns up, one if a known card can follow.
fn worth_of_next(world: &World, gone: u32, free: u32, next: usize) -> u32 {
    let freed = freed_by(gone | 1 << next, next).count_ones();
    let follows = free & !(1 << next) & world.fit[usize::from(world.kinds[next] & 15)] != 0;
    2 * freed + u32::from(follows)
}
