//! The random source of the samples. It has nothing to do with the shuffle: its seed is passed in with the question.

/// Steele, Lea and Flood's `SplitMix64`: quick, and good enough to shuffle what is hidden.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The number that the generator makes of a state.
pub(super) const fn mixed(state: u64) -> u64 {
    let z = (state ^ state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    /// A number below `limit`, each as likely as the next to one part in 2^32 / `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (((self.next() >> 32) * limit as u64) >> 32) as usize
    }
}
