//! A position: which cards are gone, how many are drawn, what tops the waste.

use crate::card::Card;
use crate::deal::Deal;
use crate::layout::{ALL_SLOTS, Slot};
use crate::rules::{Rejection, fits};
use crate::ruleset::Ruleset;

/// Where a deal stands. Small and `Copy`: undo, search and tests keep as many as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The slots whose cards are gone, a bit each ([`Slot::bit`]).
    pub removed: u32,
    /// How many cards of the stock are drawn.
    pub drawn: u8,
    /// The top of the waste; `None` while it is empty.
    pub waste: Option<Card>,
}

impl Position {
    /// The position just after the deal.
    pub fn start(deal: &Deal) -> Position {
        Position { removed: 0, drawn: 0, waste: deal.waste() }
    }

    /// Whether a card still lies in that place.
    pub const fn has_card(self, slot: Slot) -> bool {
        self.removed & slot.bit() == 0
    }

    /// How many cards lie on that place, 0 to 2.
    pub const fn covered_by(self, slot: Slot) -> u8 {
        match slot.coverers() {
            Some([a, b]) => self.has_card(a) as u8 + self.has_card(b) as u8,
            None => 0,
        }
    }

    /// Whether the 28 cards are gone.
    pub const fn is_won(self) -> bool {
        self.removed == ALL_SLOTS
    }

    /// How many cards are left in the stock.
    pub fn stock_left(self, deal: &Deal) -> usize {
        deal.stock().len().saturating_sub(usize::from(self.drawn))
    }

    /// Whether the card in that place may be played, or why not.
    pub fn check_play(self, deal: &Deal, ruleset: Ruleset, slot: Slot) -> Result<(), Rejection> {
        if self.is_won() {
            Err(Rejection::Won)
        } else if !self.has_card(slot) {
            Err(Rejection::NoCard)
        } else if self.covered_by(slot) > 0 {
            Err(Rejection::Blocked)
        } else if !fits(ruleset.mode, deal.peak(slot), self.waste) {
            Err(Rejection::Rank)
        } else {
            Ok(())
        }
    }

    /// Whether a card may be drawn, or why not.
    pub fn check_draw(self, deal: &Deal, ruleset: Ruleset) -> Result<(), Rejection> {
        if self.is_won() {
            Err(Rejection::Won)
        } else if self.stock_left(deal) == 0 {
            Err(Rejection::StockEmpty)
        } else if ruleset.must_play() && self.plays(deal, ruleset).next().is_some() {
            Err(Rejection::MustPlay)
        } else {
            Ok(())
        }
    }

    /// The places whose cards may be played.
    pub fn plays(self, deal: &Deal, ruleset: Ruleset) -> impl Iterator<Item = Slot> {
        Slot::all().filter(move |slot| self.check_play(deal, ruleset, *slot).is_ok())
    }

    /// Whether the stock is empty and nothing can be played, with cards left in the peaks.
    pub fn is_stuck(self, deal: &Deal, ruleset: Ruleset) -> bool {
        !self.is_won() && self.stock_left(deal) == 0 && self.plays(deal, ruleset).next().is_none()
    }

    /// The position after a play that [`Position::check_play`] allows.
    #[must_use]
    pub fn after_play(self, deal: &Deal, slot: Slot) -> Position {
        Position { removed: self.removed | slot.bit(), waste: Some(deal.peak(slot)), ..self }
    }

    /// The position after a draw that [`Position::check_draw`] allows.
    #[must_use]
    pub fn after_draw(self, deal: &Deal) -> Position {
        match deal.stock().get(usize::from(self.drawn)) {
            Some(card) => Position { drawn: self.drawn + 1, waste: Some(*card), ..self },
            None => self,
        }
    }
}
