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

/// For each row of numbers of draws, by the kind on top of the waste, those with which a card of each kind can be played.
/// `never` stands for none, `join` takes two together.
pub(super) fn playable<T: Copy + PartialEq>(
    rows: &[[T; 16]],
    mode: Mode,
    never: T,
    join: impl Fn(T, T) -> T,
    plays: &mut [[T; 16]],
) {
    // All rows in one go: as one long array this becomes vector code. What leaks in from the rows beside a row lands in
    // places that no rank has.
    let (tops, out) = (rows.as_flattened(), plays.as_flattened_mut());
    let last = tops.len().saturating_sub(1);
    for ((out, below), above) in out[1..last].iter_mut().zip(tops).zip(&tops[2..]) {
        *out = join(*below, *above);
    }
    for (plays, row) in plays.iter_mut().zip(rows) {
        // Kind 0 is no rank: everything goes on it, and an ace not otherwise.
        plays[1] = row[2];
        if mode == Mode::Easy {
            plays[1] = join(plays[1], row[KINDS - 1]);
            plays[KINDS - 1] = join(plays[KINDS - 1], row[1]);
        }
        let wild = row[usize::from(WILD)];
        if wild != never {
            for draws in plays {
                *draws = join(*draws, wild);
            }
        }
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
}
