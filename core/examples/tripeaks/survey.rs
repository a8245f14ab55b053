//! `survey`: how many deals can be won, and how long it takes to know.

use std::time::Instant;

use serde_json::{Value, json};
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::deck::Seed;
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::Ruleset;
use tripeaks_core::solver::{Bulk, LANES, Solution, Solver};

/// Solves the deals of these seeds. Times are milliseconds a deal: of the solver for many deals, which takes
/// sixteen at once, and of the one that takes any position, deal by deal.
pub fn survey(ruleset: Ruleset, seeds: impl Iterator<Item = Seed>) -> Value {
    let deals: Vec<Deal> = seeds.map(|seed| Deal::new(Code { ruleset, seed })).collect();
    let (mut solver, mut bulk) = (Solver::new(), Bulk::new());
    let (mut singly, mut together) = (Vec::new(), Vec::new());
    let mut solutions: Vec<Solution> = Vec::new();
    let mut positions: Vec<u64> = Vec::new();
    for sixteen in deals.chunks(LANES) {
        for deal in sixteen {
            let begun = Instant::now();
            solutions.push(solver.solve(deal, ruleset, Position::start(deal)));
            singly.push(begun.elapsed().as_secs_f64() * 1e3);
        }
        positions.extend(sixteen.iter().map(|deal| solver.positions(deal, ruleset, Position::start(deal))));
        let begun = Instant::now();
        if let Some(found) = bulk.solve(ruleset, sixteen) {
            let found: Vec<Solution> = found.collect();
            together.push(begun.elapsed().as_secs_f64() * 1e3 / sixteen.len() as f64);
            assert_eq!(found, solutions[solutions.len() - sixteen.len()..], "the two solvers disagree");
        }
    }
    let moves: Vec<u32> = solutions.iter().filter_map(|solution| solution.min_moves).collect();
    let (low, high) = interval(moves.len() as u32, deals.len() as u32);
    json!({
        "rules": ruleset.letters(),
        "deals": deals.len(),
        "winnable": moves.len(),
        "rate": moves.len() as f64 / deals.len().max(1) as f64,
        "interval_95": [low, high],
        "min_moves": {
            "min": moves.iter().min(),
            "mean": f64::from(moves.iter().sum::<u32>()) / moves.len().max(1) as f64,
            "max": moves.iter().max(),
        },
        "positions": {
            "mean": positions.iter().sum::<u64>() as f64 / positions.len().max(1) as f64,
            "max": positions.iter().max(),
        },
        "ms_sixteen_at_once": times(together),
        "ms_one_by_one": times(singly),
    })
}

/// Mean and percentiles.
fn times(mut times: Vec<f64>) -> Value {
    times.sort_by(f64::total_cmp);
    let percentile = |percent: usize| times.get(times.len().saturating_sub(1) * percent / 100);
    json!({
        "mean": times.iter().sum::<f64>() / times.len().max(1) as f64,
        "p50": percentile(50),
        "p90": percentile(90),
        "p99": percentile(99),
        "max": percentile(100),
    })
}

/// The 95 % interval of a share after Wilson.
pub fn interval(hits: u32, of: u32) -> (f64, f64) {
    const Z: f64 = 1.959_963_985;
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, share) = (f64::from(of), f64::from(hits) / f64::from(of));
    let (middle, half) = (share + Z * Z / (2.0 * n), Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt());
    let scale = 1.0 + Z * Z / n;
    ((middle - half) / scale, (middle + half) / scale)
}
