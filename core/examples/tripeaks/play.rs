//! `play`: deals played by the hint alone.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tripeaks_core::code::Code;
use tripeaks_core::deck::Seed;
use tripeaks_core::game::{Game, Status};
use tripeaks_core::hint::{Advice, Visible, hint};
use tripeaks_core::ruleset::Ruleset;

use crate::survey::interval;

/// What the time of the hints came to.
#[derive(Default)]
struct Clock {
    hints: u32,
    total: Duration,
    longest: Duration,
}

/// Plays the deals of these seeds by the hint alone, with so many samples a hint, and tells how many were won.
pub fn play(ruleset: Ruleset, seeds: impl Iterator<Item = Seed>, samples: u32) -> Value {
    let mut clock = Clock::default();
    let (mut deals, mut won) = (0, 0);
    for seed in seeds {
        deals += 1;
        won += u32::from(play_one(Code { ruleset, seed }, samples, &mut clock));
    }
    let (low, high) = interval(won, deals);
    json!({
        "rules": ruleset.letters(),
        "deals": deals,
        "won": won,
        "share": f64::from(won) / f64::from(deals.max(1)),
        "interval_95": [low, high],
        "samples": samples,
        "hints": clock.hints,
        "ms_mean": clock.total.as_secs_f64() * 1e3 / f64::from(clock.hints.max(1)),
        "ms_max": clock.longest.as_secs_f64() * 1e3,
    })
}

/// Plays one deal; whether it was won. Where only one move is legal it is made without asking.
fn play_one(code: Code, samples: u32, clock: &mut Clock) -> bool {
    let mut game = Game::new(code);
    // Any numbers will do that have nothing to do with the deal's cards.
    let mut asked = code.seed.number() << 8;
    while game.status() == Status::Playing {
        let (deal, position) = (game.deal(), game.position());
        let may_draw = position.check_draw(deal, code.ruleset).is_ok();
        let plays: Vec<_> = position.plays(deal, code.ruleset).collect();
        let advice = match plays[..] {
            [] => Advice::Draw,
            [slot] if !may_draw => Advice::Play(slot),
            _ => {
                let begun = Instant::now();
                asked += 1;
                let advice = hint(&Visible::of(&game), asked, samples).advice;
                clock.hints += 1;
                clock.total += begun.elapsed();
                clock.longest = clock.longest.max(begun.elapsed());
                advice
            }
        };
        let done = match advice {
            Advice::Play(slot) => game.play(slot, 0),
            Advice::Draw => game.draw(0),
            Advice::Undo | Advice::NewGame | Advice::Nothing => break,
        };
        assert!(done.is_ok(), "{code}: the hint named an illegal move, {advice:?}");
    }
    game.status() == Status::Won
}
