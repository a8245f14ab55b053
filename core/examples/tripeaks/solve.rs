//! `solve`: the truth about one deal.

use serde_json::{Value, json};
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::Preset;
use tripeaks_core::solver::Solver;

/// Whether the deal of a code can be won by its rules, in how few moves, with what score, and how.
pub fn solve(code: Code) -> Value {
    let deal = Deal::new(code);
    let (ruleset, start) = (code.ruleset, Position::start(&deal));
    let mut solver = Solver::new();
    let solution = solver.solve(&deal, ruleset, start);
    let line = solver.line(&deal, ruleset, start);
    let line = line.map(|line| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    json!({
        "code": code.to_string(),
        "winnable": solution.winnable(),
        "min_moves": solution.min_moves,
        // Only the standard preset's score depends on the position alone.
        "best_score": (ruleset.preset == Preset::Standard).then_some(solution.best_score),
        "line": line,
        "positions": solver.positions(&deal, ruleset, start),
    })
}
