//! Fair hints: the move with the best chance of winning, as far as a player can know.

#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "slots, kinds and counts are small")]

mod dice;
mod hindsight;
mod playout;
mod policy;
mod race;
#[cfg(test)]
mod tests;
mod traits;
mod visible;
mod weights;
mod world;

use crate::layout::{ALL_SLOTS, Slot};
use crate::rules::{Operation, fits};

use dice::Dice;
pub use hindsight::hindsight;
use playout::{DRAW, Player};
use policy::Policy;
use race::{Tried, race};
pub use visible::Visible;
use world::Known;

/// How many play-outs of sampled deals a hint takes, all moves together, unless told otherwise.
pub const SAMPLES: u32 = 24_000;

/// How many cards the play-outs of a hint move at the most, so that one about a full board isn't waited for longer.
const WORK: u32 = 400_000;

/// What a hint tells the player to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// Play the card of that place.
    Play(Slot),
    /// Draw a card.
    Draw,
    /// Nothing can be played or drawn: take something back.
    Undo,
    /// Nothing can be played, drawn or taken back.
    NewGame,
    /// The deal is won.
    Nothing,
}

/// A move and its chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The move.
    pub operation: Operation,
    /// The share of sampled deals that were won after it, 0 to 1.
    pub chance: f64,
    /// How many sampled deals that is a share of. Moves that are clearly behind are tried less often.
    pub samples: u32,
}

/// Advice, and what it rests on.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What to do.
    pub advice: Advice,
    /// Every legal move with its chance, the likeliest first; empty where there is none.
    pub chances: Vec<Chance>,
}

impl Hint {
    /// The chance of winning after what is advised; `None` where it is neither a play nor a draw.
    pub fn chance(&self) -> Option<f64> {
        let operation = match self.advice {
            Advice::Play(slot) => Operation::Play(slot),
            Advice::Draw => Operation::Draw,
            Advice::Undo | Advice::NewGame | Advice::Nothing => return None,
        };
        self.chances.iter().find(|chance| chance.operation == operation).map(|chance| chance.chance)
    }
}

/// The best move for a player who sees no more than `seen`, from `samples` play-outs of sampled deals, shared by the moves
/// that are still in question, or fewer while many cards are left to play. The same question with the same seed has the
/// same answer; the seed should have nothing to do with that of the deal.
pub fn hint(seen: &Visible, seed: u64, samples: u32) -> Hint {
    let tried = tries(seen, seed, samples);
    let mut chances: Vec<Chance> = tried.iter().filter_map(Chance::of).collect();
    chances.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    let advice = match best_of(seen, &tried) {
        Some(DRAW) => Advice::Draw,
        Some(slot) => Slot::new(slot).map_or(Advice::Nothing, Advice::Play),
        None if seen.won => Advice::Nothing,
        None if seen.can_undo => Advice::Undo,
        None => Advice::NewGame,
    };
    Hint { advice, chances }
}

impl Chance {
    fn of(tried: &Tried) -> Option<Chance> {
        let operation = if tried.action == DRAW { Operation::Draw } else { Operation::Play(Slot::new(tried.action)?) };
        Some(Chance { operation, chance: tried.chance(), samples: tried.tries })
    }
}

/// What came of trying each legal move; empty where there is none.
fn tries(seen: &Visible, seed: u64, samples: u32) -> Vec<Tried> {
    // A won deal is closed, whatever is left of its stock.
    let Some(known) = Known::new(seen).filter(|_| !seen.won) else { return Vec::new() };
    let mut player = Player::new(Policy::new(seen.ruleset.mode), seen.ruleset.must_play());
    let cards = (!seen.removed & ALL_SLOTS).count_ones() + u32::from(seen.stock_left);
    race(&mut player, &known, samples.clamp(1, WORK / cards.max(1)), &mut Dice::new(seed))
}

/// The move to advise: of those within one standard error of the best the play highest up, then the one that turns up
/// more cards, then the one that starts the longer run.
fn best_of(seen: &Visible, tried: &[Tried]) -> Option<u8> {
    let as_good = |tried: &&Tried| tried.behind <= 1.0;
    let preference = |tried: &&Tried| {
        let Some(slot) = Slot::new(tried.action) else { return (0, 0, 0, tried.wins) };
        let removed = seen.removed | slot.bit();
        let turned_up = slot.covers().filter(|upper| upper.cover() & !removed == 0).count();
        (4 - slot.row(), turned_up, run_length(seen, seen.removed, slot), tried.wins)
    };
    tried.iter().filter(as_good).max_by_key(preference).map(|tried| tried.action)
}

/// How many cards in view can go one after the other, the given one first.
fn run_length(seen: &Visible, removed: u32, first: Slot) -> u32 {
    let removed = removed | first.bit();
    let free = |slot: &Slot| removed & slot.bit() == 0 && slot.cover() & !removed == 0;
    let fits = |slot: &Slot| {
        let card = seen.faces[slot.index()];
        card.is_some_and(|card| fits(seen.ruleset.mode, card, seen.faces[first.index()]))
    };
    1 + Slot::all().filter(free).filter(fits).map(|slot| run_length(seen, removed, slot)).max().unwrap_or(0)
}
