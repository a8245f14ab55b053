//! Play-outs: a sampled world played to its end by the rule of thumb.
//!
//! The rule sees no more than a player would, so a play-out can't count on cards that are not in view: the fault of
//! averaging over exact solutions.

use crate::layout::SLOTS;

use super::dice::mixed;
use super::policy::Policy;
use super::world::{State, World, slots};

/// The move that draws, beside those that play slot 0 to 27.
pub(super) const DRAW: u8 = SLOTS as u8;

/// More moves than can be legal at once: ten free cards and a draw.
pub(super) const MOST: usize = 16;

/// For each number of cards drawn the slots gone when the next one was.
type Trail = [u32; 32];

/// What stands in a trail where nothing was drawn.
const NOWHERE: u32 = u32::MAX;

/// How a play-out ended.
enum Ended {
    /// With a win, or not.
    Won(bool),
    /// As an earlier one of the same world did.
    As(usize),
}

/// Plays worlds out.
#[derive(Debug)]
pub(super) struct Player {
    policy: Policy,
    must_play: bool,
    /// What was chosen lately, by what was to be seen: at first worlds differ in little. The marks are those of one
    /// question, so each has a player of its own.
    chosen: Vec<(u64, u8)>,
}

/// How many choices are kept, as a power of two: 256 kB, which stay near the processor.
const KEPT: u32 = 14;

impl Player {
    /// A player by that rule of thumb; `must_play` is where a draw is refused while a card can be played.
    pub fn new(policy: Policy, must_play: bool) -> Player {
        Player { policy, must_play, chosen: vec![(0, DRAW); 1 << KEPT] }
    }

    /// The legal moves of a position, the draw last.
    pub fn legal(&self, world: &World, state: &State) -> impl Iterator<Item = u8> {
        let (plays, may_draw) = self.moves(world, state);
        slots(plays).map(|slot| slot as u8).chain(may_draw.then_some(DRAW))
    }

    /// Which of some moves, each with its place, win that world: a bit for each by its place.
    pub fn wins(&mut self, world: &World, state: State, moves: impl Iterator<Item = (usize, u8)>) -> u32 {
        let mut trails = [[NOWHERE; 32]; MOST];
        let (mut results, mut won) = (0, 0);
        for (number, (place, first)) in moves.take(MOST).enumerate() {
            let (earlier, rest) = trails.split_at_mut(number);
            let result = match self.play_out(world, state, first, earlier, &mut rest[0]) {
                Ended::Won(won) => won,
                Ended::As(earlier) => results >> earlier & 1 == 1,
            };
            results |= u32::from(result) << number;
            won |= u32::from(result) << place;
        }
        won
    }

    /// After a draw all that comes depends on the cards gone and those drawn. So a play-out that draws where an earlier one
    /// drew ends as that one did, which most that win or lose together do sooner or later.
    fn play_out(&mut self, world: &World, mut state: State, first: u8, earlier: &[Trail], trail: &mut Trail) -> Ended {
        let mut next = Some(first);
        while let Some(action) = next {
            if action == DRAW {
                let drawn = usize::from(state.drawn & 31);
                if let Some(same) = earlier.iter().position(|trail| trail[drawn] == state.gone) {
                    return Ended::As(same);
                }
                trail[drawn] = state.gone;
                state.draw(world);
            } else {
                state.play(world, usize::from(action));
            }
            next = if state.is_won() { None } else { self.choose(world, &state) };
        }
        Ended::Won(state.is_won())
    }

    /// The slots that can be played, and whether a card can be drawn.
    fn moves(&self, world: &World, state: &State) -> (u32, bool) {
        let plays = state.plays(world);
        (plays, state.can_draw(world) && (plays == 0 || !self.must_play))
    }

    /// The next move; `None` if there is none.
    fn choose(&mut self, world: &World, state: &State) -> Option<u8> {
        match self.moves(world, state) {
            (0, may_draw) => may_draw.then_some(DRAW),
            (plays, false) if plays.is_power_of_two() => Some(plays.trailing_zeros() as u8),
            (_, may_draw) => Some(self.weigh(world, state, may_draw)),
        }
    }

    /// The choice of the rule, from memory if it is there.
    fn weigh(&mut self, world: &World, state: &State, may_draw: bool) -> u8 {
        let mark = mixed(state.mark ^ u64::from(state.top + 1));
        let kept = &mut self.chosen[(mark >> (u64::BITS - KEPT)) as usize];
        if kept.0 != mark {
            *kept = (mark, self.policy.choose(world, state, may_draw));
        }
        kept.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::hint::Visible;
    use crate::hint::dice::Dice;
    use crate::hint::tests::played;
    use crate::hint::world::Known;
    use crate::ruleset::{Mode, Ruleset};

    /// Plays a world out by the rule, with nothing remembered.
    fn plain(policy: Policy, must_play: bool, world: &World, mut state: State, first: u8) -> bool {
        let player = Player::new(policy, must_play);
        let mut next = Some(first);
        while let Some(action) = next.filter(|_| !state.is_won()) {
            if action == DRAW {
                state.draw(world);
            } else {
                state.play(world, usize::from(action));
            }
            let mut legal = player.legal(world, &state);
            next = match (legal.next(), legal.next()) {
                (Some(_), Some(_)) => {
                    let (_, may_draw) = player.moves(world, &state);
                    Some(policy.choose(world, &state, may_draw))
                }
                (only, _) => only,
            };
        }
        state.is_won()
    }

    #[test]
    fn what_is_remembered_changes_no_play_out() {
        let mut won_by_some = 0;
        for (number, ruleset) in (0..).zip(Ruleset::all()) {
            let game: Game = played(ruleset, 900 + number, number % 30);
            let policy = Policy::new(ruleset.mode);
            let must_play = ruleset.must_play();
            let mut player = Player::new(policy, must_play);
            let Some(known) = Known::new(&Visible::of(&game)) else { panic!("{number}") };
            let mut dice = Dice::new(number);
            for _ in 0..100 {
                let world = known.sample(&mut dice);
                let moves: Vec<(usize, u8)> =
                    player.legal(&world, &known.state).map(|action| (action.into(), action)).collect();
                let won = player.wins(&world, known.state, moves.iter().copied());
                for (place, action) in &moves {
                    let alone = plain(policy, must_play, &world, known.state, *action);
                    assert_eq!(won >> place & 1 == 1, alone, "{} {number} {action}", ruleset.letters());
                }
                won_by_some += u32::from(won != 0 && won.count_ones() < moves.len() as u32);
            }
        }
        // Where all moves win or none does it would prove little.
        assert!(won_by_some > 500, "{won_by_some}");
    }

    #[test]
    fn marks_tell_apart_what_was_turned_up_and_drawn() {
        let known = Known::new(&Visible::of(&played(Ruleset::standard(Mode::Easy), 3, 0))).unwrap();
        let mut dice = Dice::new(1);
        let (mut seen, mut marks) = (std::collections::HashMap::new(), std::collections::HashSet::new());
        let player = Player::new(Policy::new(Mode::Easy), false);
        for _ in 0..2_000 {
            let (world, mut state) = (known.sample(&mut dice), known.state);
            for _ in 0..12 {
                let legal: Vec<u8> = player.legal(&world, &state).collect();
                let Some(action) = legal.get(dice.below(legal.len().max(1))) else { break };
                if *action == DRAW {
                    state.draw(&world);
                } else {
                    state.play(&world, usize::from(*action));
                }
                let kinds = slots(state.free).map(|slot| world.kinds[slot]).collect::<Vec<_>>();
                let visible = (state.gone, state.drawn, state.away, kinds);
                marks.insert(state.mark);
                assert_eq!(*seen.entry(visible).or_insert(state.mark), state.mark);
            }
        }
        assert_eq!((seen.len() > 10_000, marks.len()), (true, seen.len()));
    }
}
