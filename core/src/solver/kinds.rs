//! A deal as the solvers see it: suits forgotten, each card a small number.

use crate::card::{Card, Rank};
use crate::deal::{Deal, STOCK_MAX};
use crate::layout::SLOTS;
use crate::position::Position;
use crate::ruleset::{Mode, Ruleset};

/// The kind on which everything fits: a joker, or an empty waste. Ranks are 1 to 13.
pub(crate) const WILD: u8 = 0;

/// How many kinds there are.
pub(crate) const KINDS: usize = 14;

/// The kind of a card, or of an empty waste.
pub(crate) fn kind(card: Option<Card>) -> u8 {
    card.and_then(Card::rank).map_or(WILD, Rank::value)
}

/// Whether a card of the first kind may be played on one of the second.
pub(crate) fn kinds_fit(mode: Mode, card: u8, top: u8) -> bool {
    let apart = card.abs_diff(top);
    top == WILD || card != WILD && (apart == 1 || mode == Mode::Easy && apart == 12)
}

/// The ranks on which a card of that rank fits: one below and one above, or twice the same where there is only one.
pub(super) fn neighbours(mode: Mode, rank: u8) -> (u8, u8) {
    match (rank, mode) {
        (1, Mode::Easy) => (13, 2),
        (1, Mode::Classic) => (2, 2),
        (13, Mode::Easy) => (12, 1),
        (13, Mode::Classic) => (12, 12),
        _ => (rank - 1, rank + 1),
    }
}

/// The kinds of a deal's cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kinds {
    /// How king and ace stand to each other.
    pub mode: Mode,
    /// Whether a draw is refused while a card can be played.
    pub must_play: bool,
    /// The cards of the peaks, in row order.
    pub peaks: [u8; SLOTS],
    /// The stock: the card drawn first at index 0, the first [`Kinds::stock_len`] entries.
    pub stock: [u8; STOCK_MAX],
    /// How many cards the stock holds at the start of the deal.
    pub stock_len: u8,
}

impl Kinds {
    /// The kinds of a deal that is played by that ruleset.
    pub fn new(deal: &Deal, ruleset: Ruleset) -> Kinds {
        let mut stock = [WILD; STOCK_MAX];
        for (kind_of, card) in stock.iter_mut().zip(deal.stock()) {
            *kind_of = kind(Some(*card));
        }
        Kinds {
            mode: ruleset.mode,
            must_play: ruleset.must_play(),
            peaks: deal.peaks().map(|card| kind(Some(card))),
            stock,
            stock_len: deal.stock().len().min(STOCK_MAX) as u8,
        }
    }

    /// The stock's kinds.
    pub fn stock(&self) -> &[u8] {
        &self.stock[..usize::from(self.stock_len)]
    }

    /// For each kind the slots whose cards are of it, a bit each.
    pub fn slots(&self) -> [u32; KINDS] {
        let mut slots = [0; KINDS];
        for (slot, kind) in self.peaks.iter().enumerate() {
            slots[usize::from(*kind)] |= 1 << slot;
        }
        slots
    }

    /// Whether the card of a slot may be played on a card of that kind.
    pub fn fits(&self, slot: u8, top: u8) -> bool {
        kinds_fit(self.mode, self.peaks[usize::from(slot)], top)
    }

    /// Cards drawn in a position, not more than there are.
    pub fn drawn(&self, position: Position) -> u8 {
        position.drawn.min(self.stock_len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fits;

    #[test]
    fn kinds_fit_exactly_as_the_cards_do() {
        let tops = || Card::all().chain([Card::JOKER]).map(Some).chain([None]);
        for mode in [Mode::Easy, Mode::Classic] {
            for card in Card::all() {
                for top in tops() {
                    assert_eq!(kinds_fit(mode, kind(Some(card)), kind(top)), fits(mode, card, top), "{card} {top:?}");
                }
            }
        }
    }

    #[test]
    fn a_card_fits_its_neighbours_and_no_other_rank() {
        for mode in [Mode::Easy, Mode::Classic] {
            for rank in 1..=13 {
                let (below, above) = neighbours(mode, rank);
                for top in 1..=13 {
                    assert_eq!(top == below || top == above, kinds_fit(mode, rank, top), "{mode:?} {rank} {top}");
                }
            }
        }
    }
}
