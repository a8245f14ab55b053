//! The rule of thumb by which sampled deals are played out: a small network that looks at each move by itself.
//!
//! Its weights were found by playing (docs/hints.md); they are this module's only magic.

use crate::ruleset::Mode;

use super::playout::DRAW;
use super::traits::{PLAY, SCENE, Scene, fullness};
use super::weights::{CLASSIC, EASY};
use super::world::{State, World, slots};

/// The numbers that go in: those of the position, a one for a draw, those of a play.
pub(super) const INPUTS: usize = SCENE + 1 + PLAY;

/// The units between input and output.
pub(super) const UNITS: usize = 32;

/// What each input counts for.
#[derive(Debug)]
pub(super) struct Weight {
    /// By itself.
    pub direct: f32,
    /// By itself, times the fullness of the peaks.
    pub fuller: f32,
    /// In each unit, which passes on what is above zero.
    pub units: [f32; UNITS],
}

/// A whole rule: the inputs' weights, and what each unit counts for.
#[derive(Debug)]
pub(super) struct Weights {
    pub inputs: [Weight; INPUTS],
    pub units: [f32; UNITS],
}

/// The rule for one mode.
#[derive(Clone, Copy, Debug)]
pub(super) struct Policy {
    weights: &'static Weights,
    easy: bool,
}

/// Sums on the way from inputs to a score.
#[derive(Clone, Copy)]
struct Sums {
    direct: f32,
    units: [f32; UNITS],
}

impl Sums {
    fn add(&mut self, inputs: &[f32], weights: &[Weight], fullness: f32) {
        for (value, weight) in inputs.iter().zip(weights) {
            if *value != 0.0 {
                self.direct += value * (weight.direct + fullness * weight.fuller);
                for (unit, weight) in self.units.iter_mut().zip(&weight.units) {
                    *unit += value * weight;
                }
            }
        }
    }
}

impl Policy {
    pub fn new(mode: Mode) -> Policy {
        let weights = if mode == Mode::Easy { &EASY } else { &CLASSIC };
        Policy { weights, easy: mode == Mode::Easy }
    }

    /// The best move by the rule, where there are several.
    pub fn choose(&self, world: &World, state: &State, may_draw: bool) -> u8 {
        let scene = Scene::new(world, state, self.easy);
        let fullness = fullness(state);
        let mut shared = Sums { direct: 0.0, units: [0.0; UNITS] };
        shared.add(&scene.numbers(world, state), &self.weights.inputs[..SCENE], fullness);
        let mut best = (f32::NEG_INFINITY, DRAW);
        if may_draw {
            let mut sums = shared;
            sums.add(&[1.0], &self.weights.inputs[SCENE..], fullness);
            best.0 = self.score(&sums);
        }
        for slot in slots(state.plays(world)) {
            let mut sums = shared;
            sums.add(&scene.play(world, state, slot), &self.weights.inputs[SCENE + 1..], fullness);
            let score = self.score(&sums);
            if score >= best.0 {
                best = (score, slot as u8);
            }
        }
        best.1
    }

    fn score(&self, sums: &Sums) -> f32 {
        let units = sums.units.iter().zip(&self.weights.units);
        sums.direct + units.map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>()
    }
}
