//! The shuffle: from a seed to an order of the deck. Frozen: a change here would break every code ever shared
//! (docs/decisions/0001-codes-and-shuffle.md).

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::card::{Card, Rank, Suit};

/// A deal's number: 35 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seed(u64);

impl Seed {
    /// How many seeds there are.
    pub const COUNT: u64 = 1 << 35;

    /// The seed of that number, below [`Seed::COUNT`].
    pub const fn new(number: u64) -> Option<Seed> {
        if number < Self::COUNT { Some(Seed(number)) } else { None }
    }

    /// The seed that random bits stand for: their top 35.
    pub const fn from_bits(bits: u64) -> Seed {
        Seed(bits >> 29)
    }

    /// The number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

const fn card(text: [u8; 2]) -> Card {
    let rank = match text[0] {
        b'A' => 1,
        b'T' => 10,
        b'J' => 11,
        b'Q' => 12,
        b'K' => 13,
        digit => digit - b'0',
    };
    let suit = match text[1] {
        b'S' => Suit::Spades,
        b'H' => Suit::Hearts,
        b'D' => Suit::Diamonds,
        _ => Suit::Clubs,
    };
    match Rank::new(rank) {
        Some(rank) => Card::new(rank, suit),
        None => panic!("not a rank"),
    }
}

const FACTORY_TEXT: &[u8; 52 * 3] = b"\
2S 6S 8S TS JS QS KS 2C 9S 3C 4C 5C 6C 8C 9C 5S TC 2D KC JC QC KH AS KD 3S QH \
JH TH 7C AC 9H 7H 8H 6H 5H 4H 3H 2H AH QD JD TD 9D 8D 7D 7S 4S 6D 5D 4D 3D AD ";

/// The order of a deck before the shuffle: a new deck (spades A-K, clubs A-K, hearts K-A, diamonds K-A) but for the 12
/// cards that the documented deal TP1-E-AAAAAAB shows, which stand where that deal needs them.
pub const FACTORY_ORDER: [Card; 52] = {
    let mut order = [Card::JOKER; 52];
    let mut index = 0;
    while index < 52 {
        order[index] = card([FACTORY_TEXT[3 * index], FACTORY_TEXT[3 * index + 1]]);
        index += 1;
    }
    order
};

/// The generator that a seed and one of the app's names key: `first` as 8 bytes little-endian, the name, zero bytes.
fn generator(first: u64, name: &[u8]) -> ChaCha20Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&first.to_le_bytes());
    key[8..8 + name.len()].copy_from_slice(name);
    ChaCha20Rng::from_seed(key)
}

/// A number in `0..=max`, all equally likely: values at or above the largest multiple of `max + 1` are refused.
pub(crate) fn uniform(random: &mut ChaCha20Rng, max: u32) -> usize {
    let count = u64::from(max) + 1;
    let limit = (1 << 32) / count * count;
    loop {
        let value = u64::from(random.next_u32());
        if value < limit {
            return usize::try_from(value % count).unwrap_or_default();
        }
    }
}

/// The shuffled deck of a seed, and the generator as the shuffle leaves it (the jokers are placed with it).
pub(crate) fn shuffled(seed: Seed) -> ([Card; 52], ChaCha20Rng) {
    let mut random = generator(seed.number(), b"TriPeaks deal TP1");
    let mut deck = FACTORY_ORDER;
    for last in (1..52u32).rev() {
        deck.swap(last as usize, uniform(&mut random, last));
    }
    (deck, random)
}

/// The candidates for the deal of a day, first to last, without end; `day` counts from 1970-01-01.
pub fn daily_candidates(day: u64) -> impl Iterator<Item = Seed> {
    let mut random = generator(day, b"TriPeaks daily TP1");
    std::iter::repeat_with(move || Seed::from_bits(random.next_u64()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_factory_order_has_every_card_once() {
        let cards: std::collections::HashSet<_> = FACTORY_ORDER.into_iter().collect();
        assert_eq!(cards.len(), 52);
        assert!(!cards.contains(&Card::JOKER));
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        for number in [0, 1, 3, Seed::COUNT - 1] {
            let (mut deck, _) = shuffled(Seed::new(number).unwrap());
            deck.sort_unstable();
            assert!(deck.into_iter().eq(Card::all()));
        }
    }

    #[test]
    fn seeds_are_35_bits() {
        assert_eq!(Seed::new(Seed::COUNT), None);
        assert_eq!(Seed::from_bits(u64::MAX).number(), Seed::COUNT - 1);
        assert_eq!(Seed::from_bits(1 << 29).number(), 1);
    }
}
