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
        let plays = state.plays(world);
        let may_draw = state.can_draw(world) && (plays == 0 || !self.must_play);
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

    /// The next move; `None` if there is none.
    fn choose(&self, world: &World, state: &State) -> Option<u8> {
        let plays = state.plays(world);
        match (plays, state.can_draw(world)) {
            (0, true) => Some(DRAW),
            (0, false) => None,
            (_, may_draw) => {
                let may_draw = may_draw && !self.must_play;
                let only = plays.is_power_of_two() && !may_draw;
                Some(if only { plays.trailing_zeros() as u8 } else { self.policy.choose(world, state, may_draw) })
            }
        }
    }
}
