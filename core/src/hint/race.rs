//! Which move is best: all those still in the running are tried in the same sampled worlds.
//!
//! What then differs between two moves is the moves, not the luck of their deals. So the error of their difference can be
//! told from the worlds that only one of them won, and moves that are clearly behind drop out early.

use super::dice::Dice;
use super::playout::{MOST, Player};
use super::world::Known;

/// How many worlds are tried between two looks at who is behind.
const LAP: u32 = 64;

/// How many standard errors behind the best a move drops out. It is looked for often, so this is more than usual.
const DROPPED: f32 = 2.5;

/// How often the only legal move is tried at the most: nothing is to be chosen, and its chance is known well enough.
const ALONE: u32 = 2000;

/// What came of a move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tried {
    /// The slot, or [`super::playout::DRAW`].
    pub action: u8,
    /// How often it was tried.
    pub tries: u32,
    /// How often the deal was won after it.
    pub wins: u32,
    /// How many standard errors of the difference it is behind the best, at the end or when it dropped out.
    pub behind: f32,
    /// For each move how many worlds this one won and that one did not.
    ahead: [u32; MOST],
}

impl Tried {
    pub fn new(action: u8) -> Tried {
        Tried { action, tries: 0, wins: 0, behind: 0.0, ahead: [0; MOST] }
    }

    /// The share of tries that won.
    pub fn chance(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.tries.max(1))
    }

    /// How many standard errors of the difference this move is behind another that was tried in the same worlds.
    fn errors_behind(&self, place: usize, other: &Tried, other_place: usize) -> f32 {
        let (lost, won) = (other.ahead[place % MOST] as f32, self.ahead[other_place % MOST] as f32);
        (lost - won) / (lost + won).max(1.0).sqrt()
    }
}

/// Tries each legal move, about `samples` times in all, and tells what came of it; empty where there is none.
pub(super) fn race(player: &mut Player, known: &Known, samples: u32, dice: &mut Dice) -> Vec<Tried> {
    // What may be played now is the same in every world.
    let mut all: Vec<Tried> = player.legal(&known.sample(dice), &known.state).map(Tried::new).collect();
    let mut running: Vec<usize> = (0..all.len().min(MOST)).collect();
    let mut left = if all.len() == 1 { samples.min(ALONE) } else { samples };
    while left > 0 && (running.len() > 1 || all.len() == 1) {
        for _ in 0..LAP.min(left.div_ceil(running.len() as u32)) {
            let world = known.sample(dice);
            let won = player.wins(&world, known.state, running.iter().map(|place| (*place, all[*place].action)));
            count(&mut all, &running, won);
        }
        left = left.saturating_sub(LAP * running.len() as u32);
        let best = leader(&all, &running);
        for place in &running {
            all[*place].behind = all[*place].errors_behind(*place, &all[best], best);
        }
        running.retain(|place| all[*place].behind <= DROPPED);
    }
    all
}

/// Counts a world that the moves of these places were tried in, and a bit for each that won it.
fn count(all: &mut [Tried], running: &[usize], won: u32) {
    let has_won = |place: &usize| won >> place & 1 == 1;
    for place in running {
        let tried = &mut all[*place];
        tried.tries += 1;
        if has_won(place) {
            tried.wins += 1;
            for other in running.iter().filter(|other| !has_won(other)) {
                tried.ahead[*other % MOST] += 1;
            }
        }
    }
}

/// Of the moves still running, all tried as often, the one that won most.
fn leader(all: &[Tried], running: &[usize]) -> usize {
    running.iter().copied().max_by_key(|place| all[*place].wins).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;
    use crate::deck::Seed;
    use crate::game::Game;
    use crate::hint::Visible;
    use crate::hint::policy::Policy;
    use crate::ruleset::{Mode, Ruleset};

    fn known(number: u64) -> Known {
        let code = Code { ruleset: Ruleset::standard(Mode::Easy), seed: Seed::new(number).unwrap() };
        Known::new(&Visible::of(&Game::new(code))).unwrap()
    }

    #[test]
    fn a_move_is_behind_by_the_worlds_that_only_one_of_the_two_won() {
        let mut all = [Tried::new(0), Tried::new(1)];
        // Both, the first alone nine times, the second alone four times, none.
        for won in [0b11].into_iter().chain([0b01; 9]).chain([0b10; 4]).chain([0b00]) {
            count(&mut all, &[0, 1], won);
        }
        assert_eq!((all[0].tries, all[0].wins, all[1].wins), (15, 10, 5));
        let error = 13_f32.sqrt();
        assert!((all[1].errors_behind(1, &all[0], 0) - 5.0 / error).abs() < 1e-6);
        assert!((all[0].errors_behind(0, &all[1], 1) + 5.0 / error).abs() < 1e-6);
        assert_eq!(leader(&all, &[0, 1]), 0);
    }

    #[test]
    fn moves_that_run_to_the_end_were_tried_in_the_same_worlds_and_the_others_less() {
        let mut player = Player::new(Policy::new(Mode::Easy), false);
        let mut dropped = 0;
        for number in 0..20 {
            let all = race(&mut player, &known(number), 2000, &mut Dice::new(number));
            let finished = |tried: &&Tried| tried.behind <= DROPPED;
            let most = all.iter().map(|tried| tried.tries).max().unwrap();
            assert!(all.iter().filter(finished).all(|tried| tried.tries == most), "{all:?}");
            let best = all.iter().filter(finished).max_by_key(|tried| tried.wins).unwrap();
            assert!(best.behind <= 0.0 && all.iter().all(|tried| tried.behind >= 0.0), "{all:?}");
            dropped += all.iter().filter(|tried| tried.tries < most).count();
            let tries: u32 = all.iter().map(|tried| tried.tries).sum();
            assert!(tries <= 2000 + all.len() as u32, "{tries}");
        }
        assert!(dropped > 0);
    }
}
