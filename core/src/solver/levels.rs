//! All removals once more, in long rows: by the size of the set that they lead out of, then by slot, then in spans of sets
//! that follow one another at both ends.
//!
//! In the order of [`Sets`] half of all removals are in spans long enough for vector instructions.

use std::ops::Range;
use std::sync::LazyLock;

use crate::layout::Slot;

use super::sets::Sets;
use super::standard_score;

/// The fewest sets that are worth a span; shorter ones are kept set by set.
const WORTH_A_SPAN: u16 = 8;

/// The sets of one size, and what leads out of them.
#[derive(Debug)]
pub(super) struct Level {
    /// The numbers of the sets.
    pub sets: Range<usize>,
    /// For each set the score of the `standard` preset if nothing is drawn.
    pub scores: Vec<u16>,
    /// The slots that something leads out of, a bit each.
    pub slots: u32,
    /// The removals, slot by slot.
    steps: Vec<Step>,
}

impl Level {
    fn new(sets: &Sets, level: Range<usize>) -> Level {
        let steps = steps(sets, &level);
        let slots = steps.iter().fold(0, |slots, step| slots | step.slot.bit());
        let scores = level.clone().map(|set| standard_score(sets.mask(set), 0) as u16).collect();
        Level { sets: level, scores, slots, steps }
    }

    /// The removals of those of these slots that there are any of.
    pub fn steps(&self, slots: u32) -> impl Iterator<Item = &Step> {
        let mut left = slots & self.slots;
        std::iter::from_fn(move || {
            let before = self.slots & (left & left.wrapping_neg()).wrapping_sub(1);
            let step = (left != 0).then(|| &self.steps[before.count_ones() as usize]);
            left &= left.wrapping_sub(1);
            step
        })
    }
}

/// The removals of one slot from the sets of one size.
#[derive(Debug)]
pub(super) struct Step {
    /// The slot that is removed.
    pub slot: Slot,
    /// The long spans.
    pub spans: Vec<Span>,
    /// The sets of the short spans: from, to.
    pub singles: Vec<(u16, u16)>,
}

/// Sets that follow one another and lead to sets that follow one another. Each is counted from the first of its level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub from: u16,
    pub to: u16,
    pub len: u16,
}

static LEVELS: LazyLock<Vec<Level>> = LazyLock::new(|| {
    let sets = Sets::get();
    sets.levels().map(|level| Level::new(sets, level)).collect()
});

/// The levels, from the empty set on.
pub(super) fn levels() -> &'static [Level] {
    &LEVELS
}

fn steps(sets: &Sets, level: &Range<usize>) -> Vec<Step> {
    let mut steps: Vec<Step> = Slot::all().map(|slot| Step { slot, spans: Vec::new(), singles: Vec::new() }).collect();
    for set in level.clone() {
        for removal in sets.out_of(set) {
            let (from, to) = ((set - level.start) as u16, (usize::from(removal.to) - level.end) as u16);
            let spans = &mut steps[usize::from(removal.slot)].spans;
            match spans.last_mut() {
                Some(span) if (span.from + span.len, span.to + span.len) == (from, to) => span.len += 1,
                _ => spans.push(Span { from, to, len: 1 }),
            }
        }
    }
    for step in &mut steps {
        let (long, short): (Vec<Span>, Vec<Span>) = step.spans.iter().partition(|span| span.len >= WORTH_A_SPAN);
        let singles = short.iter().flat_map(|span| (0..span.len).map(|next| (span.from + next, span.to + next)));
        step.singles = singles.collect();
        step.spans = long;
    }
    steps.retain(|step| !step.spans.is_empty() || !step.singles.is_empty());
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::ALL_SLOTS;

    #[test]
    fn spans_and_singles_are_all_the_removals() {
        let sets = Sets::get();
        let (mut all, mut in_spans) = (Vec::new(), 0);
        for level in levels() {
            for step in level.steps(ALL_SLOTS) {
                in_spans += step.spans.iter().map(|span| usize::from(span.len)).sum::<usize>();
                let spans =
                    step.spans.iter().flat_map(|span| (0..span.len).map(|next| (span.from + next, span.to + next)));
                for (from, to) in spans.chain(step.singles.iter().copied()) {
                    all.push((level.sets.start + usize::from(from), step.slot, level.sets.end + usize::from(to)));
                }
            }
        }
        let removals_of = |set: usize| sets.out_of(set).iter().map(move |removal| (set, removal));
        let removals = (0..sets.len()).flat_map(removals_of);
        let mut expected: Vec<_> =
            removals.map(|(set, removal)| (set, Slot::new(removal.slot).unwrap(), usize::from(removal.to))).collect();
        all.sort_unstable();
        expected.sort_unstable();
        assert_eq!(all, expected);
        assert!(in_spans * 5 > all.len() * 2, "the order of the sets makes few spans: {in_spans}");
    }
}
