//! The rule of thumb by which sampled deals are played out: a small network that looks at each move by itself.
//!
//! Its weights were found by playing (docs/hints.md); they are this module's only magic.

use std::sync::LazyLock;

use crate::ruleset::Mode;

use super::playout::DRAW;
use super::traits::{PLAY, PLAY_SCALES, SCENE, SCENE_SCALES, Scene, fullness};
use super::weights::{CLASSIC, EASY};
use super::world::{State, World, slots};

/// The numbers that go in: those of the position, a one for a draw, those of a play.
pub(super) const INPUTS: usize = SCENE + 1 + PLAY;

/// The units between input and output.
pub(super) const UNITS: usize = 32;

/// What each input counts for, in thousandths.
#[derive(Debug)]
pub(super) struct Weight {
    /// By itself.
    pub direct: i16,
    /// By itself, times the fullness of the peaks.
    pub fuller: i16,
    /// In each unit, which passes on what is above zero.
    pub units: [i16; UNITS],
}

/// A whole rule: the inputs' weights, and what each unit counts for, in thousandths.
#[derive(Debug)]
pub(super) struct Weights {
    pub inputs: [Weight; INPUTS],
    pub units: [i16; UNITS],
}

/// The rule for one mode.
#[derive(Clone, Copy, Debug)]
pub(super) struct Policy {
    rule: &'static Rule,
    easy: bool,
}

/// Weights in whole numbers, which make vectors twice as long as floats do. Those of an input count for one of what it
/// counts.
#[derive(Debug)]
struct Layer<const N: usize> {
    /// In parts of [`ONE`].
    units: [[i16; UNITS]; N],
    /// In parts of [`ONE`], as those below.
    direct: [i16; N],
    fuller: [i16; N],
}

/// What stands for one. Sums stay under 64, where they would saturate.
const ONE: f32 = 512.0;

/// A whole rule.
#[derive(Debug)]
struct Rule {
    scene: Layer<SCENE>,
    draw: Layer<1>,
    play: Layer<PLAY>,
    /// What each unit counts for, in parts of [`ONE`].
    units: [i16; UNITS],
}

/// Sums on the way from inputs to a score.
#[derive(Clone, Copy)]
struct Sums {
    units: [i16; UNITS],
    direct: i32,
    fuller: i32,
}

static EASY_RULE: LazyLock<Rule> = LazyLock::new(|| Rule::new(&EASY));
static CLASSIC_RULE: LazyLock<Rule> = LazyLock::new(|| Rule::new(&CLASSIC));

/// A weight of so many thousandths for an input of that scale.
fn whole(weight: i16, scale: f32) -> i16 {
    (f32::from(weight) / 1000.0 * scale * ONE).round() as i16
}

impl<const N: usize> Layer<N> {
    fn new(weights: &[Weight], scales: &[f32; N]) -> Layer<N> {
        Layer {
            units: std::array::from_fn(|input| weights[input].units.map(|weight| whole(weight, scales[input]))),
            direct: std::array::from_fn(|input| whole(weights[input].direct, scales[input])),
            fuller: std::array::from_fn(|input| whole(weights[input].fuller, scales[input])),
        }
    }

    /// Every input, the zeros too: to leave them out would take longer.
    fn add_to(&self, mut sums: Sums, inputs: &[i16; N]) -> Sums {
        for (value, weights) in inputs.iter().zip(&self.units) {
            for (unit, weight) in sums.units.iter_mut().zip(weights) {
                *unit = unit.saturating_add(value.wrapping_mul(*weight));
            }
        }
        sums.direct += dot(inputs, &self.direct);
        sums.fuller += dot(inputs, &self.fuller);
        sums
    }
}

fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    a.iter().zip(b).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

impl Rule {
    fn new(weights: &Weights) -> Rule {
        let (scene, rest) = weights.inputs.split_at(SCENE);
        let (draw, play) = rest.split_at(1);
        Rule {
            scene: Layer::new(scene, &SCENE_SCALES),
            draw: Layer::new(draw, &[1.0]),
            play: Layer::new(play, &PLAY_SCALES),
            units: weights.units.map(|weight| whole(weight, 1.0)),
        }
    }

    fn score(&self, sums: &Sums, fullness: f32) -> f32 {
        let units = dot(&sums.units.map(|unit| unit.max(0)), &self.units);
        units as f32 / ONE + sums.direct as f32 + fullness * sums.fuller as f32
    }
}

impl Policy {
    pub fn new(mode: Mode) -> Policy {
        let rule = if mode == Mode::Easy { &EASY_RULE } else { &CLASSIC_RULE };
        Policy { rule, easy: mode == Mode::Easy }
    }

    /// The best move by the rule, where there are several.
    pub fn choose(&self, world: &World, state: &State, may_draw: bool) -> u8 {
        let scene = Scene::new(world, state, self.easy);
        let fullness = fullness(state);
        let nothing = Sums { units: [0; UNITS], direct: 0, fuller: 0 };
        let shared = self.rule.scene.add_to(nothing, &scene.numbers(world, state));
        let mut best = (f32::NEG_INFINITY, DRAW);
        if may_draw {
            best.0 = self.rule.score(&self.rule.draw.add_to(shared, &[1]), fullness);
        }
        for slot in slots(state.plays(world)) {
            let sums = self.rule.play.add_to(shared, &scene.play(world, state, slot));
            let score = self.rule.score(&sums, fullness);
            if score >= best.0 {
                best = (score, slot as u8);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hint::Visible;
    use crate::hint::dice::Dice;
    use crate::hint::tests::played;
    use crate::hint::world::Known;
    use crate::ruleset::Ruleset;

    /// A score as the weights say it, in floats.
    fn float_score(weights: &Weights, inputs: &[f32], fullness: f32) -> f32 {
        let weighted = |weight: fn(&Weight, usize) -> i16, unit: usize| {
            inputs
                .iter()
                .zip(&weights.inputs)
                .map(|(value, of)| value * f32::from(weight(of, unit)) / 1000.0)
                .sum::<f32>()
        };
        let direct = weighted(|of, _| of.direct, 0) + fullness * weighted(|of, _| of.fuller, 0);
        let unit = |unit: usize| weighted(|of, unit| of.units[unit], unit).max(0.0);
        let units = weights.units.iter().enumerate();
        direct + units.map(|(number, weight)| unit(number) * f32::from(*weight) / 1000.0).sum::<f32>()
    }

    fn scaled<const N: usize>(numbers: [i16; N], scales: [f32; N]) -> Vec<f32> {
        numbers.into_iter().zip(scales).map(|(number, scale)| f32::from(number) * scale).collect()
    }

    #[test]
    fn whole_numbers_give_the_scores_of_the_weights_and_nearly_always_their_choice() {
        let (mut choices, mut differ) = (0, 0);
        for (number, ruleset) in (0..).zip((0..12).flat_map(|_| Ruleset::all())) {
            let known = Known::new(&Visible::of(&played(ruleset, 3_000 + number, number % 40))).unwrap();
            let (world, state) = (known.sample(&mut Dice::new(number)), &known.state);
            let policy = Policy::new(ruleset.mode);
            let weights = if policy.easy { &EASY } else { &CLASSIC };
            let (scene, fullness) = (Scene::new(&world, state, policy.easy), fullness(state));
            let numbers = scene.numbers(&world, state);
            let nothing = Sums { units: [0; UNITS], direct: 0, fuller: 0 };
            let shared = policy.rule.scene.add_to(nothing, &numbers);
            let exact = |draw: f32, play: Vec<f32>| {
                float_score(weights, &[scaled(numbers, SCENE_SCALES), vec![draw], play].concat(), fullness)
            };
            let draw = (policy.rule.draw.add_to(shared, &[1]), exact(1.0, vec![0.0; PLAY]), DRAW);
            let plays = slots(state.plays(&world)).map(|slot| {
                let play = scene.play(&world, state, slot);
                (policy.rule.play.add_to(shared, &play), exact(0.0, scaled(play, PLAY_SCALES)), slot as u8)
            });
            let may_draw = state.can_draw(&world) && !ruleset.must_play();
            let moves: Vec<_> = plays.chain(may_draw.then_some(draw)).collect();
            for (sums, exact, _) in &moves {
                // Most of a score is the same for all moves of a position.
                let score = policy.rule.score(sums, fullness) / ONE;
                assert!((score - exact).abs() < 0.5, "{score} for {exact}");
            }
            if moves.len() > 1 {
                let best = moves.iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
                choices += 1;
                differ += u32::from(policy.choose(&world, state, may_draw) != best.2);
            }
        }
        assert!(choices > 400 && differ * 50 < choices, "{differ} of {choices}");
    }
}
