//! `survey`: how many deals can be won, and how long it takes to know.

use std::time::Instant;

use serde_json::{Value, json};
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::deck::Seed;
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::Ruleset;
use tripeaks_core::solver::{Solution, Solver};

/// Solves the deals of these seeds. Times are milliseconds a deal.
pub fn survey(ruleset: Ruleset, seeds: impl Iterator<Item = Seed>) -> Value {
    let deals: Vec<Deal> = seeds.map(|seed| Deal::new(Code { ruleset, seed })).collect();
    let mut solver = Solver::new();
    // The sets that all deals share are not part of any deal's time.
    if let Some(deal) = deals.first() {
        solver.solve(deal, ruleset, Position::start(deal));
    }
    let mut times = Vec::new();
    let mut solve = |deal: &Deal| {
        let begun = Instant::now();
        let solution = solver.solve(deal, ruleset, Position::start(deal));
        times.push(begun.elapsed().as_secs_f64() * 1e3);
        solution
    };
    let solutions: Vec<Solution> = deals.iter().map(&mut solve).collect();
    let positions: Vec<u64> = deals.iter().map(|deal| solver.positions(deal, ruleset, Position::start(deal))).collect();
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
        "ms": spread(times),
    })
}

/// Mean and percentiles.
fn spread(mut times: Vec<f64>) -> Value {
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
