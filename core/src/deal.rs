//! A deal: where each card lies at the start.

use crate::card::Card;
use crate::code::Code;
use crate::deck::{shuffled, uniform};
use crate::layout::{SLOTS, Slot};

/// The most cards that a stock can hold: 23, one of an empty start, two jokers.
pub const STOCK_MAX: usize = 26;

/// Where each card of a code lies at the start. Only the rules engine holds one: it knows every hidden card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    peaks: [Card; SLOTS],
    waste: Option<Card>,
    stock: Vec<Card>,
}

impl Deal {
    /// Deals the cards of a code; the same cards for ever.
    pub fn new(code: Code) -> Deal {
        let (deck, mut random) = shuffled(code.seed);
        let mut peaks = [Card::JOKER; SLOTS];
        peaks.copy_from_slice(&deck[..SLOTS]);
        let mut stock = Vec::with_capacity(STOCK_MAX);
        let mut waste = Some(deck[SLOTS]);
        if code.ruleset.starts_empty() {
            stock.extend(waste.take());
        }
        stock.extend_from_slice(&deck[SLOTS + 1..]);
        if code.ruleset.wild_cards {
            for _ in 0..2 {
                let length = u32::try_from(stock.len()).unwrap_or_default();
                stock.insert(uniform(&mut random, length), Card::JOKER);
            }
        }
        Deal { peaks, waste, stock }
    }

    /// These cards, whatever code deals them.
    #[cfg(test)]
    pub(crate) fn of(peaks: [Card; SLOTS], waste: Option<Card>, stock: Vec<Card>) -> Deal {
        Deal { peaks, waste, stock }
    }

    /// The card dealt to a place of the peaks.
    pub fn peak(&self, slot: Slot) -> Card {
        self.peaks[slot.index()]
    }

    /// The cards of the peaks, in row order.
    pub fn peaks(&self) -> &[Card; SLOTS] {
        &self.peaks
    }

    /// The card that starts the waste; `None` for an empty start.
    pub fn waste(&self) -> Option<Card> {
        self.waste
    }

    /// The stock, the card drawn first at index 0; 23 to 26 cards.
    pub fn stock(&self) -> &[Card] {
        &self.stock
    }
}
