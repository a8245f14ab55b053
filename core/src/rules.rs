//! What may be played on what, and the reasons for a refusal.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, Rank};
use crate::layout::Slot;
use crate::ruleset::Mode;

/// Whether a peak card fits the top of the waste: its rank is one higher or lower; anything fits a joker and an empty
/// waste. Whether the card is free to be played is not asked here.
pub fn fits(mode: Mode, card: Card, waste: Option<Card>) -> bool {
    let Some(top) = waste.and_then(Card::rank) else { return true };
    card.rank().is_some_and(|rank| adjacent(mode, rank, top))
}

fn adjacent(mode: Mode, a: Rank, b: Rank) -> bool {
    let apart = a.value().abs_diff(b.value());
    apart == 1 || mode == Mode::Easy && apart == Rank::KING.value() - Rank::ACE.value()
}

/// Something that changes the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// The card in that place goes to the waste. Written `r3c1`.
    Play(Slot),
    /// The top card of the stock goes to the waste. Written `draw`.
    Draw,
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Play(slot) => slot.fmt(f),
            Operation::Draw => f.write_str("draw"),
        }
    }
}

/// The text is neither a place nor `draw`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not an operation: a place such as r3c1, or draw")]
pub struct ParseOperationError(String);

impl FromStr for Operation {
    type Err = ParseOperationError;

    fn from_str(text: &str) -> Result<Operation, ParseOperationError> {
        if text == "draw" {
            return Ok(Operation::Draw);
        }
        text.parse().map(Operation::Play).map_err(|_| ParseOperationError(text.chars().take(8).collect()))
    }
}

/// Why an operation was refused. A refusal changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Rejection {
    /// The card is free, but its rank does not fit the waste.
    #[error("the rank must be one higher or one lower")]
    Rank,
    /// The card is covered, face up or down.
    #[error("the card is blocked")]
    Blocked,
    /// The place is empty, or there is no such place.
    #[error("there is no card in that place")]
    NoCard,
    /// The deal is won, and so closed.
    #[error("the deal is already won")]
    Won,
    /// Nothing is left to draw.
    #[error("the stock is empty")]
    StockEmpty,
    /// The `original` preset draws only when nothing can be played.
    #[error("a card can be played, so none is drawn")]
    MustPlay,
    /// No operation is in force.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// No deal was left, or the new one is already being played.
    #[error("there is no deal to take back")]
    NothingToTakeBack,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn ranks_fit_one_apart_and_the_wrap_is_easy_only() {
        for rank in Rank::all() {
            for top in Rank::all() {
                let card = Card::new(rank, crate::card::Suit::Hearts);
                for suit in crate::card::Suit::ALL {
                    let waste = Some(Card::new(top, suit));
                    let near = rank.value().abs_diff(top.value()) == 1;
                    let wrap = rank.value().abs_diff(top.value()) == 12;
                    assert_eq!(fits(Mode::Classic, card, waste), near);
                    assert_eq!(fits(Mode::Easy, card, waste), near || wrap);
                }
            }
        }
    }

    #[test]
    fn anything_fits_a_joker_and_an_empty_waste() {
        for mode in [Mode::Easy, Mode::Classic] {
            assert!(fits(mode, card("7S"), Some(Card::JOKER)) && fits(mode, card("7S"), None));
        }
    }

    #[test]
    fn operations_read_back_as_themselves() {
        for operation in Slot::all().map(Operation::Play).chain([Operation::Draw]) {
            assert_eq!(operation.to_string().parse(), Ok(operation));
        }
        assert!("Draw".parse::<Operation>().is_err() && "".parse::<Operation>().is_err());
    }
}
