//! The three peaks: 28 places in rows of 3, 6, 9 and 10, and who covers whom.

use std::fmt;
use std::str::FromStr;

/// How many places the peaks have.
pub const SLOTS: usize = 28;

/// The columns of each row, peak tops first.
pub const ROW_LENGTHS: [u8; 4] = [3, 6, 9, 10];

/// The index of each row's first slot.
const ROW_STARTS: [u8; 4] = [0, 3, 9, 18];

/// A bit for every slot: the mask of a cleared board.
pub const ALL_SLOTS: u32 = (1 << SLOTS) - 1;

/// A place in the peaks. Written `r3c1`: row 3 (the base), column 1, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

/// One of the three peaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Peak {
    /// Base columns 0 to 2.
    Left,
    /// Base columns 3 to 5.
    Middle,
    /// Base columns 6 to 9.
    Right,
}

impl Peak {
    /// Every peak, left to right.
    pub const ALL: [Peak; 3] = [Peak::Left, Peak::Middle, Peak::Right];

    /// The place of its top card.
    pub const fn top(self) -> Slot {
        Slot(self as u8)
    }
}

impl Slot {
    /// The slot with that index, 0 to 27 in row order.
    pub const fn new(index: u8) -> Option<Slot> {
        if (index as usize) < SLOTS { Some(Slot(index)) } else { None }
    }

    /// The slot in that row (0 peak tops, 3 base) and column, both from 0.
    pub fn at(row: u8, column: u8) -> Option<Slot> {
        let length = *ROW_LENGTHS.get(usize::from(row))?;
        (column < length).then(|| Slot(ROW_STARTS[usize::from(row)] + column))
    }

    /// Every slot, in row order.
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> {
        (0..28).map(Slot)
    }

    /// 0 to 27, in row order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same as a byte, for the border to other languages.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 (peak tops) to 3 (base).
    pub const fn row(self) -> u8 {
        match self.0 {
            0..3 => 0,
            3..9 => 1,
            9..18 => 2,
            _ => 3,
        }
    }

    /// The column in its row, from 0.
    pub const fn column(self) -> u8 {
        self.0 - ROW_STARTS[self.row() as usize]
    }

    /// This slot's bit in a mask of slots.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The two slots whose cards lie on this one; `None` for the base row.
    pub const fn coverers(self) -> Option<[Slot; 2]> {
        let column = self.column();
        let first = match self.row() {
            0 => ROW_STARTS[1] + 2 * column,
            // Peak p has columns 2p and 2p + 1 here, and 3p to 3p + 2 in the row below.
            1 => ROW_STARTS[2] + 3 * (column / 2) + column % 2,
            2 => ROW_STARTS[3] + column,
            _ => return None,
        };
        Some([Slot(first), Slot(first + 1)])
    }

    /// The mask of the slots whose cards lie on this one; 0 for the base row.
    pub const fn cover(self) -> u32 {
        match self.coverers() {
            Some([a, b]) => a.bit() | b.bit(),
            None => 0,
        }
    }

    /// The slots that this one helps to cover: the other side of [`Slot::coverers`].
    pub fn covers(self) -> impl Iterator<Item = Slot> {
        Slot::all().filter(move |below| below.cover() & self.bit() != 0)
    }

    /// The peak whose top this is.
    pub fn peak_top(self) -> Option<Peak> {
        Peak::ALL.get(self.index()).copied()
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row(), self.column())
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a place of the form `r3c1`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a place: r0c0 to r0c2, r1c0 to r1c5, r2c0 to r2c8, r3c0 to r3c9")]
pub struct ParseSlotError(String);

impl FromStr for Slot {
    type Err = ParseSlotError;

    fn from_str(text: &str) -> Result<Slot, ParseSlotError> {
        Slot::all().find(|slot| slot.to_string() == text).ok_or_else(|| ParseSlotError(text.chars().take(8).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who covers whom, written out by hand: row 0, row 1, row 2 in turn; two base or inner columns each.
    const COVERERS: [(&str, &str, &str); 18] = [
        ("r0c0", "r1c0", "r1c1"),
        ("r0c1", "r1c2", "r1c3"),
        ("r0c2", "r1c4", "r1c5"),
        ("r1c0", "r2c0", "r2c1"),
        ("r1c1", "r2c1", "r2c2"),
        ("r1c2", "r2c3", "r2c4"),
        ("r1c3", "r2c4", "r2c5"),
        ("r1c4", "r2c6", "r2c7"),
        ("r1c5", "r2c7", "r2c8"),
        ("r2c0", "r3c0", "r3c1"),
        ("r2c1", "r3c1", "r3c2"),
        ("r2c2", "r3c2", "r3c3"),
        ("r2c3", "r3c3", "r3c4"),
        ("r2c4", "r3c4", "r3c5"),
        ("r2c5", "r3c5", "r3c6"),
        ("r2c6", "r3c6", "r3c7"),
        ("r2c7", "r3c7", "r3c8"),
        ("r2c8", "r3c8", "r3c9"),
    ];

    #[test]
    fn the_coverers_of_all_28_slots() {
        for (slot, (name, first, second)) in Slot::all().zip(COVERERS) {
            assert_eq!(slot.to_string(), name);
            let expected = [first.parse().unwrap(), second.parse().unwrap()];
            assert_eq!(slot.coverers(), Some(expected), "{name}");
            assert_eq!(slot.cover(), expected[0].bit() | expected[1].bit());
        }
        for slot in Slot::all().skip(18) {
            assert_eq!((slot.row(), slot.coverers(), slot.cover()), (3, None, 0));
        }
    }

    #[test]
    fn covers_is_the_other_side_of_coverers() {
        for upper in Slot::all() {
            for lower in Slot::all() {
                let covered = upper.coverers().is_some_and(|both| both.contains(&lower));
                assert_eq!(lower.covers().any(|slot| slot == upper), covered);
            }
        }
    }

    #[test]
    fn places_have_rows_columns_and_names() {
        let mut index = 0;
        for (row, length) in (0u8..).zip(ROW_LENGTHS) {
            for column in 0..length {
                let slot = Slot::at(row, column).unwrap();
                assert_eq!((slot.index(), slot.row(), slot.column()), (index, row, column));
                assert_eq!(slot.to_string().parse(), Ok(slot));
                index += 1;
            }
            assert_eq!(Slot::at(row, length), None);
        }
        assert_eq!(index, SLOTS);
        assert_eq!((Slot::at(4, 0), Slot::new(28)), (None, None));
        assert!(["", "r3c10", "r4c0", "r0c3", "c0r0", "r-1c0"].iter().all(|text| text.parse::<Slot>().is_err()));
    }

    #[test]
    fn each_peak_has_one_top() {
        let tops: Vec<_> = Slot::all().filter_map(Slot::peak_top).collect();
        assert_eq!(tops, Peak::ALL);
        assert!(Peak::ALL.iter().all(|peak| peak.top().peak_top() == Some(*peak)));
    }
}
