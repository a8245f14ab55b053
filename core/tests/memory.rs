//! What the solver takes of memory, counted by the allocator.

use allocation_counter::measure;
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::deck::Seed;
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::Ruleset;
use tripeaks_core::solver::Solver;

/// The first deal of that seed by every ruleset, solved, and its positions counted.
fn ask(solver: &mut Solver, seed: u64) {
    for ruleset in Ruleset::all() {
        let deal = Deal::new(Code { ruleset, seed: Seed::new(seed).unwrap() });
        let asked = measure(|| {
            let solution = solver.solve(&deal, ruleset, Position::start(&deal));
            assert!(solver.positions(&deal, ruleset, Position::start(&deal)) >= u64::from(solution.winnable()));
        });
        assert!(seed == 0 || asked.count_total == 0, "{}: {asked:?}", ruleset.letters());
    }
}

#[test]
fn the_first_questions_take_at_most_4_mb_and_no_later_one_takes_any() {
    let mut solver = Solver::new();
    // The sets that all solvers share are part of it.
    let first = measure(|| ask(&mut solver, 0));
    assert!(first.bytes_max <= 4_000_000, "{first:?}");
    assert!(first.bytes_current > 1_000_000, "{first:?}");
    for seed in 1..20 {
        ask(&mut solver, seed);
    }
}
