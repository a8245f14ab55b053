//! Play-outs: a sampled world played to its end by the rule of thumb.
//!
//! The rule sees no more than a player would, so a play-out can't count on cards that are not in view: the fault of
//! averaging over exact solutions.

use crate::layout::SLOTS;

use super::policy::Policy;
use super::world::{State, World, slots};

/// The move that draws, beside those that play slot 0 to 27.
pub(super) const DRAW: u8 = SLOTS as u8;

/// Plays worlds out.
#[derive(Debug)]
pub(super) struct Player {
    policy: Policy,
    must_play: bool,
}

impl Player {
    /// A player by that rule of thumb; `must_play` is where a draw is refused while a card can be played.
    pub fn new(policy: Policy, must_play: bool) -> Player {
        Player { policy, must_play }
    }

    /// The legal moves of a position, the draw last.
    pub fn legal(&self, world: &World, state: &State) -> impl Iterator<Item = u8> {
        let (plays, may_draw) = self.moves(world, state);
        slots(plays).map(|slot| slot as u8).chain(may_draw.then_some(DRAW))
    }

    /// Whether that world is won after that move.
    pub fn wins(&self, world: &World, mut state: State, first: u8) -> bool {
        let mut next = Some(first);
        while let Some(action) = next {
            if action == DRAW {
                state.draw(world);
            } else {
                state.play(world, usize::from(action));
            }
            next = if state.is_won() { None } else { self.choose(world, &state) };
        }
        state.is_won()
    }

    /// The slots that can be played, and whether a card can be drawn.
    fn moves(&self, world: &World, state: &State) -> (u32, bool) {
        let plays = state.plays(world);
        (plays, state.can_draw(world) && (plays == 0 || !self.must_play))
    }

    /// The next move; `None` if there is none.
    fn choose(&self, world: &World, state: &State) -> Option<u8> {
        match self.moves(world, state) {
            (0, may_draw) => may_draw.then_some(DRAW),
            (plays, false) if plays.is_power_of_two() => Some(plays.trailing_zeros() as u8),
            (_, may_draw) => Some(self.policy.choose(world, state, may_draw)),
        }
    }
}
