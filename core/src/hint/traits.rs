//! What the rule of thumb looks at: a position and a move in it, in small whole numbers.
//!
//! A card's partners are the cards on which it can be played, one rank up or down. Cards that are neither on the waste
//! nor free in the peaks are away: their ranks are known in sum, their places are not.

use crate::layout::{ALL_SLOTS, SLOTS};

use super::world::{COVER, State, World, slots};

/// Numbers that describe the position, the same for all its moves.
pub(super) const SCENE: usize = 12;

/// What the weights take for one of each of them.
pub(super) const SCENE_SCALES: [f32; SCENE] =
    [1.0 / 56.0, 1.0 / 24.0, 0.1, 0.25, 0.1, 1.0, 1.0, 1.0 / 3.0, 1.0 / 6.0, 1.0 / 9.0, 0.1, 0.3];

/// Numbers that describe a play: of the card, of a run after it, free cards of the ranks about it, cards away of those.
pub(super) const PLAY: usize = CARD + RUN + FREE + AWAY;
const CARD: usize = 24;
const RUN: usize = 5;
const FREE: usize = 9;
const AWAY: usize = 7;

/// What the weights take for one of each of them.
pub(super) const PLAY_SCALES: [f32; PLAY] = {
    let card = [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.25, 0.25, 1.0, 1.0, 1.0, 1.0, 0.1, 0.25, 1.0, 1.0, 0.25, 1.0, 1.0, 0.25,
        0.5, 0.25, 0.25,
    ];
    let mut scales = [1.0; PLAY];
    let mut number = 0;
    while number < PLAY {
        scales[number] = if number < CARD {
            card[number]
        } else if number < CARD + RUN {
            1.0
        } else if number < CARD + RUN + FREE {
            0.5
        } else {
            0.25
        };
        number += 1;
    }
    scales
};

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
    /// Free cards, and cards away, of each rank, after [`about`].
    free_about: [i16; ABOUT],
    away_about: [i16; ABOUT],
    /// The free slots whose cards turn something up if they go next.
    openers: u32,
}

/// 13 ranks, four more on either side, and a place at the end so that the ranks about rank 0 are in range.
const ABOUT: usize = 24;

/// A small count.
fn count(of: impl Into<u32>) -> i16 {
    of.into() as i16
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
        let openers = slots(state.free).filter(|slot| freed_by(state.gone | 1 << slot, *slot) != 0);
        let openers = openers.fold(0, |openers, slot| openers | 1 << slot);
        let (free_about, away_about) = (about(&free, easy), about(away, easy));
        Scene { easy, free, partners, kinds, fewest, free_about, away_about, openers }
    }

    /// The position in numbers.
    pub fn numbers(&self, world: &World, state: &State) -> [i16; SCENE] {
        let left = !state.gone & ALL_SLOTS;
        let row = |mask: u32| count((left & mask).count_ones());
        let stock = world.stock_left - state.drawn;
        [
            2 * count(left.count_ones()) - i16::from(SLOTS as u8),
            count(stock),
            count(self.cards_next_to(self.kinds, state)),
            count(self.fewest[0]),
            count(state.free.count_ones()),
            count(stock == 0),
            1,
            row(0x7),
            row(0x1f8),
            row(0x3_fe00),
            row(0xffc_0000),
            count(state.plays(world).count_ones()),
        ]
    }

    /// A play in numbers.
    pub fn play(&self, world: &World, state: &State, slot: usize) -> [i16; PLAY] {
        let rank = usize::from(world.kinds[slot] & 15);
        let gone = state.gone | 1 << slot;
        let others = state.free & !(1 << slot);
        let freed = freed_by(gone, slot);
        // One or two, as what lies under a card is.
        let freed_count = u32::from(freed != 0) + u32::from(freed & freed.wrapping_sub(1) != 0);
        let follow = others & world.fit[rank];
        let partners = self.partners[rank];
        let mut free = self.free;
        free[rank] -= 1;
        let kinds = if free[rank] == 0 { self.kinds & !(1 << rank) } else { self.kinds };
        let best_next = slots(follow).map(|next| worth_of_next(world, gone, others, next)).max().unwrap_or(0);
        let openers = others & (self.openers | opened_way(gone, slot));
        let run = self.run(&mut free, rank, 0);
        let card: [i16; CARD] = [
            count(slot < 3),
            count((3..9).contains(&slot)),
            count((9..18).contains(&slot)),
            count(freed_count == 1),
            count(freed_count == 2),
            count(follow != 0),
            count(follow.count_ones()),
            count(partners),
            count(u32::from(partners) * freed_count),
            count(best_next),
            count(free[rank]),
            count((COVER.under[slot] & !freed).count_ones()),
            count(freed & 0x1ff != 0),
            count(self.cards_next_to(kinds, state)),
            count((COVER.above[slot] & !gone).count_ones()),
            count(partners == 0),
            count((1..=2).contains(&partners)),
            count(if partners == self.fewest[0] { self.fewest[1] } else { self.fewest[0] }),
            count(freed & 0x7 != 0),
            count(slot >= 18),
            count(openers.count_ones()),
            count((openers & world.fit[rank]).count_ones()),
            if self.easy { 0 } else { (i16::from(rank as u8) - 1).min(4) },
            if self.easy { 0 } else { (13 - i16::from(rank as u8)).min(4) },
        ];
        let mut all = [0; PLAY];
        all[..CARD].copy_from_slice(&card);
        let (runs, about) = all[CARD..].split_at_mut(RUN);
        for (number, longer) in runs.iter_mut().zip(0..) {
            *number = count(run > longer);
        }
        let (free_about, away_about) = about.split_at_mut(FREE);
        // Four ranks below to four above, the card itself gone; three below to three above.
        free_about.copy_from_slice(&self.free_about[rank..rank + FREE]);
        free_about[4] -= 1;
        away_about.copy_from_slice(&self.away_about[rank + 1..=rank + AWAY]);
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

/// Counts by rank, that of rank r at r + 4, so that the ranks about one lie in a row. Beyond king and ace they go on where
/// the two are adjacent.
fn about(counts: &[u8; 16], easy: bool) -> [i16; ABOUT] {
    let mut about = [0; ABOUT];
    for (to, from) in about[5..18].iter_mut().zip(&counts[1..14]) {
        *to = i16::from(*from);
    }
    if easy {
        about.copy_within(14..18, 1);
        about.copy_within(5..9, 18);
    }
    about
}

/// How full the peaks are: half of them gone is 0, all there is one half.
pub(super) fn fullness(state: &State) -> f32 {
    (!state.gone & ALL_SLOTS).count_ones() as f32 / SLOTS as f32 - 0.5
}

/// The slots that become free when the last card to go is that of `slot`.
fn freed_by(gone: u32, slot: usize) -> u32 {
    slots(COVER.under[slot]).filter(|upper| COVER.on[*upper] & !gone == 0).fold(0, |freed, upper| freed | 1 << upper)
}

/// The slots that would turn something up now that the card of `slot` is gone: the last ones on what it lay on.
fn opened_way(gone: u32, slot: usize) -> u32 {
    let left = slots(COVER.under[slot]).map(|upper| COVER.on[upper] & !gone);
    left.filter(|left| left.is_power_of_two()).fold(0, |last, left| last | left)
}

/// What the play after next is worth: two for each card that it turns up, one if a known card can follow.
fn worth_of_next(world: &World, gone: u32, free: u32, next: usize) -> u32 {
    let freed = freed_by(gone | 1 << next, next).count_ones();
    let follows = free & !(1 << next) & world.fit[usize::from(world.kinds[next] & 15)] != 0;
    2 * freed + u32::from(follows)
}
