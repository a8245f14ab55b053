//! How long the solvers and the hints take: `cargo bench --bench solver`.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::deck::Seed;
use tripeaks_core::game::Game;
use tripeaks_core::hint::{SAMPLES, Visible, hindsight, hint};
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::{Mode, Preset, Ruleset};
use tripeaks_core::solver::{Bulk, Solver};

fn rulesets() -> [(&'static str, Ruleset); 3] {
    let easy = Ruleset::standard(Mode::Easy);
    [
        ("easy", easy),
        ("classic", Ruleset::standard(Mode::Classic)),
        ("easy original", Ruleset { preset: Preset::Original, ..easy }),
    ]
}

fn deals(ruleset: Ruleset) -> Vec<Deal> {
    (0..256).map(|seed| Deal::new(Code { ruleset, seed: Seed::from_bits(seed << 29) })).collect()
}

/// Different deals one after the other, so that no branch is learned by heart.
fn solve(criterion: &mut Criterion) {
    let mut solver = Solver::new();
    let mut group = criterion.benchmark_group("solve");
    for (name, ruleset) in rulesets() {
        let deals = deals(ruleset);
        let mut next = deals.iter().cycle();
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let deal = next.next().unwrap_or(&deals[0]);
                black_box(solver.solve(deal, ruleset, Position::start(deal)))
            });
        });
    }
}

/// At the start of a deal, where they take longest.
fn hints(criterion: &mut Criterion) {
    let mut bulk = Bulk::new();
    let mut group = criterion.benchmark_group("hint");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    for (name, ruleset) in rulesets() {
        let seen = Visible::of(&Game::new(Code { ruleset, seed: Seed::from_bits(1 << 29) }));
        let mut seed = 0;
        group.bench_function(BenchmarkId::new("hint", name), |bencher| {
            bencher.iter(|| {
                seed += 1;
                hint(&seen, seed, SAMPLES)
            });
        });
        if !ruleset.must_play() {
            group.bench_function(BenchmarkId::new("hindsight, 1000 samples", name), |bencher| {
                bencher.iter(|| hindsight(&seen, 1, 1000, &mut bulk));
            });
        }
    }
}

criterion_group!(benches, solve, hints);
criterion_main!(benches);
