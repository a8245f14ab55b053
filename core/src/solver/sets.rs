//! The 22,932 sets of slots that legal play can remove, and the 119,364 removals that lead from one to the next. They
//! are the same for every deal, so they are found once.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use crate::layout::{ALL_SLOTS, SLOTS, Slot};

/// One removal that leads out of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Removal {
    /// The slot that is removed.
    pub slot: u8,
    /// The number of the set that is reached.
    pub to: u16,
    /// The place of this removal among those that lead into that set.
    pub place: u8,
}

/// Every removable set, by size, so that each comes after all the sets that lead to it; those of one size as numbers whose
/// highest digit is the slot furthest to the right, so that many that follow one another stay so when a slot is removed.
#[derive(Debug)]
pub(super) struct Sets {
    masks: Vec<u32>,
    /// The slots from left to right.
    order: Vec<Slot>,
    out_first: Vec<u32>,
    out: Vec<Removal>,
    in_first: Vec<u32>,
    in_slots: Vec<u8>,
}

static SETS: LazyLock<Sets> = LazyLock::new(Sets::find);

/// The slots that may be played next where this set is gone, whatever their ranks.
fn free(removed: u32) -> impl Iterator<Item = Slot> {
    Slot::all().filter(move |slot| removed & slot.bit() == 0 && slot.cover() & !removed == 0)
}

/// How far to the right of the left edge a slot lies, in halves of a card.
fn across(slot: Slot) -> u8 {
    match slot.coverers() {
        Some([left, right]) => u8::midpoint(across(left), across(right)),
        None => 2 * slot.column(),
    }
}

/// The mask with its slots in that order, the first as the lowest bit.
fn in_order(order: &[Slot], mask: u32) -> u32 {
    order.iter().zip(0..).fold(0, |digits, (slot, place)| digits | u32::from(mask & slot.bit() != 0) << place)
}

/// The mask that has these digits in that order.
fn mask_of(order: &[Slot], digits: u32) -> u32 {
    order.iter().zip(0..).filter(|(_, place)| digits >> place & 1 == 1).fold(0, |mask, (slot, _)| mask | slot.bit())
}

impl Sets {
    /// The one table of the process.
    pub fn get() -> &'static Sets {
        &SETS
    }

    fn find() -> Sets {
        let order: Vec<Slot> =
            (0..SLOTS as u8).flat_map(|at| Slot::all().filter(move |slot| across(*slot) == at)).collect();
        let mut masks = vec![0];
        let mut level = 0..1;
        while !level.is_empty() {
            let removed = masks[level.clone()].iter().flat_map(|mask| free(*mask).map(|slot| *mask | slot.bit()));
            let mut next: Vec<u32> = removed.map(|mask| in_order(&order, mask)).collect();
            next.sort_unstable();
            next.dedup();
            masks.extend(next.into_iter().map(|digits| mask_of(&order, digits)));
            level = level.end..masks.len();
        }
        let numbers: HashMap<u32, u16> = masks.iter().copied().zip(0..).collect();
        let mut in_degree = vec![0; masks.len()];
        let (mut out, mut out_first) = (Vec::new(), vec![0]);
        for mask in &masks {
            for slot in free(*mask) {
                let to = numbers[&(mask | slot.bit())];
                let degree: &mut u8 = &mut in_degree[usize::from(to)];
                out.push(Removal { slot: slot.index() as u8, to, place: *degree });
                *degree += 1;
            }
            out_first.push(out.len() as u32);
        }
        let mut in_first = vec![0];
        for degree in in_degree {
            in_first.push(in_first[in_first.len() - 1] + u32::from(degree));
        }
        let mut in_slots = vec![0; out.len()];
        for removal in &out {
            in_slots[in_first[usize::from(removal.to)] as usize + usize::from(removal.place)] = removal.slot;
        }
        Sets { masks, order, out_first, out, in_first, in_slots }
    }

    /// How many sets there are.
    pub fn len(&self) -> usize {
        self.masks.len()
    }

    /// How many removals there are.
    pub fn removals(&self) -> usize {
        self.out.len()
    }

    /// The mask of a set.
    pub fn mask(&self, set: usize) -> u32 {
        self.masks[set]
    }

    /// How many slots are left beside a set.
    pub fn left(&self, set: usize) -> u32 {
        (!self.masks[set] & ALL_SLOTS).count_ones()
    }

    /// The number of the set with that mask; `None` if no legal play leads there.
    pub fn find_mask(&self, removed: u32) -> Option<usize> {
        let key = |mask: u32| (mask.count_ones(), in_order(&self.order, mask));
        self.masks.binary_search_by_key(&key(removed), |mask| key(*mask)).ok()
    }

    /// The number of the set of all slots.
    pub fn full(&self) -> usize {
        self.masks.len() - 1
    }

    /// The sets of each size, from the empty one on.
    pub fn levels(&self) -> impl Iterator<Item = Range<usize>> {
        self.masks.chunk_by(|a, b| a.count_ones() == b.count_ones()).scan(0, |from, level| {
            let start = *from;
            *from += level.len();
            Some(start..*from)
        })
    }

    /// The removals that lead out of a set.
    pub fn out_of(&self, set: usize) -> &[Removal] {
        &self.out[self.out_first[set] as usize..self.out_first[set + 1] as usize]
    }

    /// The numbers, among all removals, of those that lead into a set.
    pub fn into(&self, set: usize) -> Range<usize> {
        self.in_first[set] as usize..self.in_first[set + 1] as usize
    }

    /// The slots of the removals that lead into a set, in the order of [`Sets::into`].
    pub fn slots_into(&self, set: usize) -> &[u8] {
        &self.in_slots[self.into(set)]
    }

    /// The number of a removal among all of them, as [`Sets::into`] counts.
    pub fn number(&self, removal: Removal) -> usize {
        self.in_first[usize::from(removal.to)] as usize + usize::from(removal.place)
    }

    /// The set from which removing that slot leads to this one.
    pub fn before(&self, set: usize, slot: u8) -> Option<usize> {
        self.find_mask(self.masks[set] & !(1 << slot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_22932_sets_and_119364_removals() {
        let sets = Sets::get();
        assert_eq!((sets.len(), sets.removals()), (22_932, 119_364));
        assert_eq!((sets.mask(0), sets.mask(sets.full())), (0, ALL_SLOTS));
    }

    #[test]
    fn a_removal_takes_one_free_slot_and_is_known_at_both_ends() {
        let sets = Sets::get();
        for set in 0..sets.len() {
            assert_eq!(sets.find_mask(sets.mask(set)), Some(set));
            for removal in sets.out_of(set) {
                let (from, to) = (sets.mask(set), sets.mask(usize::from(removal.to)));
                let slot = Slot::new(removal.slot).unwrap();
                assert_eq!(from | slot.bit(), to);
                assert!(from & slot.bit() == 0 && slot.cover() & !from == 0);
                assert!(usize::from(removal.to) > set);
                let number = sets.number(*removal);
                assert!(sets.into(usize::from(removal.to)).contains(&number));
                assert_eq!(sets.slots_into(usize::from(removal.to))[usize::from(removal.place)], removal.slot);
                assert_eq!(sets.before(usize::from(removal.to), removal.slot), Some(set));
            }
        }
    }

    #[test]
    fn what_no_play_reaches_is_no_set() {
        assert_eq!(Sets::get().find_mask(Slot::at(0, 0).unwrap().bit()), None);
        assert_eq!(Sets::get().find_mask(u32::MAX), None);
    }
}
