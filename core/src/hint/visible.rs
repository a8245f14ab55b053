//! What the player can see, and nothing else.

use crate::card::Card;
use crate::deal::Deal;
use crate::game::{Game, Status};
use crate::layout::{SLOTS, Slot};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// All that a hint judges by. It has no room for a card that lies face down, in the peaks or in the stock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visible {
    /// The rules of the deal.
    pub(super) ruleset: Ruleset,
    /// The slots whose cards are gone, a bit each.
    pub(super) removed: u32,
    /// The cards that lie face up in the peaks now.
    pub(super) faces: [Option<Card>; SLOTS],
    /// Every card of the waste, the top one last.
    pub(super) waste: Vec<Card>,
    /// How many cards are left in the stock.
    pub(super) stock_left: u8,
    /// Whether something can be undone.
    pub(super) can_undo: bool,
    /// Whether the deal is won.
    pub(super) won: bool,
}

impl Visible {
    /// What is to be seen of a game. What an undo has hidden again is not.
    pub fn of(game: &Game) -> Visible {
        let can_undo = game.operations().len() > 0 && game.status() != Status::Won;
        Visible::new(game.deal(), game.code().ruleset, game.position(), game.waste(), can_undo)
    }

    /// The card that lies face up in that place now.
    pub fn face(&self, slot: Slot) -> Option<Card> {
        self.faces[slot.index()]
    }

    pub(super) fn new(deal: &Deal, ruleset: Ruleset, position: Position, waste: Vec<Card>, can_undo: bool) -> Visible {
        let face_up = |slot: Slot| position.has_card(slot) && (ruleset.open_peaks || position.covered_by(slot) == 0);
        let mut faces = [None; SLOTS];
        for slot in Slot::all().filter(|slot| face_up(*slot)) {
            faces[slot.index()] = Some(deal.peak(slot));
        }
        Visible {
            ruleset,
            removed: position.removed,
            faces,
            waste,
            stock_left: position.stock_left(deal) as u8,
            can_undo,
            won: position.is_won(),
        }
    }
}
