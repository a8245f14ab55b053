//! The solver against a plain search that shares nothing with it, against the known deals, and against frozen counts.

#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "counts are small")]

mod common;

use std::collections::HashSet;

use common::{KnownDeal, KnownVariant, fewest_moves, fixture, in_mode, layers, successors};
use tripeaks_core::card::Card;
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::deck::Seed;
use tripeaks_core::layout::{ALL_SLOTS, Slot};
use tripeaks_core::position::Position;
use tripeaks_core::rules::Operation;
use tripeaks_core::ruleset::{Mode, Ruleset};
use tripeaks_core::solver::Solver;

fn code(text: &str) -> Code {
    Code::read(text).unwrap()
}

/// What the plain search finds: fewest moves, best standard score, number of positions.
fn searched(deal: &Deal, ruleset: Ruleset, from: Position) -> (Option<u32>, u32, u64) {
    let score = |position: &Position| {
        let peaks = Slot::all().filter(|slot| slot.row() == 0 && !position.has_card(*slot)).count() as u32;
        500 + 100 * peaks - position.removed.count_ones() - u32::from(position.drawn)
    };
    let (mut fewest, mut best, mut count) = (None, 0, 0);
    for (depth, layer) in (0..).zip(layers(deal, ruleset, from)) {
        count += layer.len() as u64;
        best = layer.iter().map(score).max().unwrap().max(best);
        if fewest.is_none() && layer.iter().any(|position| position.is_won()) {
            fewest = Some(depth);
        }
    }
    (fewest, best, count)
}

/// Plays `steps` operations chosen by a small generator of its own; stops where nothing is left to do.
fn wander(deal: &Deal, ruleset: Ruleset, steps: u32, mut dice: u64) -> Position {
    let mut position = Position::start(deal);
    for _ in 0..steps {
        let next: Vec<Position> = successors(deal, ruleset, position).collect();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Plays come after the draw in the list, and are taken three times out of four.
        let choice = if dice >> 62 == 0 { 0 } else { next.len().saturating_sub(1) * (dice >> 33 & 1) as usize };
        match next.get(choice).or(next.first()) {
            Some(chosen) => position = *chosen,
            None => break,
        }
    }
    position
}

fn assert_agrees(solver: &mut Solver, deal: &Deal, ruleset: Ruleset, from: Position) {
    let context = || format!("{} {from:?} {deal:?}", ruleset.letters());
    let (fewest, best, count) = searched(deal, ruleset, from);
    let solution = solver.solve(deal, ruleset, from);
    assert_eq!((solution.min_moves, solution.best_score), (fewest, best), "{}", context());
    assert_eq!(solver.positions(deal, ruleset, from), count, "{}", context());
    let line = solver.line(deal, ruleset, from);
    assert_eq!(line.as_ref().map(|line| line.len() as u32), fewest, "{}", context());
    let mut position = from;
    for operation in line.into_iter().flatten() {
        position = match operation {
            Operation::Play(slot) => {
                position.check_play(deal, ruleset, slot).unwrap_or_else(|reason| panic!("{reason}: {}", context()));
                position.after_play(deal, slot)
            }
            Operation::Draw => {
                position.check_draw(deal, ruleset).unwrap_or_else(|reason| panic!("{reason}: {}", context()));
                position.after_draw(deal)
            }
        };
    }
    assert!(fewest.is_none() || position.is_won(), "{}", context());
}

#[test]
fn agrees_with_the_plain_search_on_whole_deals() {
    let mut solver = Solver::new();
    for (number, ruleset) in (0..).zip(Ruleset::all()).step_by(5) {
        let deal = Deal::new(Code { ruleset, seed: Seed::new(1_000 + number).unwrap() });
        assert_agrees(&mut solver, &deal, ruleset, Position::start(&deal));
    }
}

#[test]
fn agrees_with_the_plain_search_on_thousands_of_positions() {
    let mut solver = Solver::new();
    for (number, ruleset) in (0u64..).zip(Ruleset::all()) {
        for dice in 0..40 {
            let seed = Seed::new(2_000 + number * 40 + dice).unwrap();
            let deal = Deal::new(Code { ruleset, seed });
            let position = wander(&deal, ruleset, 16 + dice as u32 / 2, dice);
            assert_agrees(&mut solver, &deal, ruleset, position);
        }
    }
}

/// Whether a position can be won: a plain search, depth first, that goes nowhere twice.
fn can_be_won(deal: &Deal, ruleset: Ruleset, from: Position) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![from];
    while let Some(position) = open.pop() {
        if position.is_won() {
            return true;
        }
        // Plays come last, so they are tried first, and a win is found soon where there are many.
        if seen.insert((position.removed, position.drawn, position.waste.map(Card::rank))) {
            open.extend(successors(deal, ruleset, position));
        }
    }
    false
}

fn agrees_on_a_thousand_deals(ruleset: Ruleset) {
    let mut solver = Solver::new();
    for number in 5_000..6_000 {
        let deal = Deal::new(Code { ruleset, seed: Seed::new(number).unwrap() });
        let start = Position::start(&deal);
        let winnable = solver.solve(&deal, ruleset, start).winnable();
        assert_eq!(winnable, can_be_won(&deal, ruleset, start), "{} {number}", ruleset.letters());
    }
}

#[test]
fn agrees_with_the_plain_search_on_a_thousand_easy_deals() {
    agrees_on_a_thousand_deals(Ruleset::standard(Mode::Easy));
}

#[test]
fn agrees_with_the_plain_search_on_a_thousand_classic_deals() {
    agrees_on_a_thousand_deals(Ruleset::standard(Mode::Classic));
}

#[test]
fn knows_the_known_deals() {
    let mut solver = Solver::new();
    for known in fixture::<KnownDeal>("deals.jsonl") {
        let code = code(&known.code);
        let deal = Deal::new(code);
        for (mode, winnable, fewest) in [
            (Mode::Easy, known.easy_winnable, known.easy_min_moves),
            (Mode::Classic, known.classic_winnable, known.classic_min_moves),
        ] {
            let solution = solver.solve(&deal, in_mode(code, mode), Position::start(&deal));
            assert_eq!((solution.winnable(), solution.min_moves), (winnable, fewest), "{code} {mode:?}");
        }
    }
    for known in fixture::<KnownVariant>("variants.jsonl") {
        let code = code(&known.code);
        let deal = Deal::new(code);
        let solution = solver.solve(&deal, code.ruleset, Position::start(&deal));
        assert_eq!((solution.winnable(), solution.min_moves), (known.winnable, known.min_moves), "{code}");
    }
}

/// The fewest moves of the deals of the first seeds that can be won.
fn fewest_of_first(seeds: u64, letters: &str) -> Vec<u32> {
    let ruleset = code(&format!("TP1-{}-AAAAAAA{}", &letters[..1], &letters[1..])).ruleset;
    let mut solver = Solver::new();
    let deals = (0..seeds).map(|seed| Deal::new(Code { ruleset, seed: Seed::new(seed).unwrap() }));
    deals.filter_map(|deal| solver.solve(&deal, ruleset, Position::start(&deal)).min_moves).collect()
}

/// Counts from a run over the same seeds by another program.
#[test]
fn counts_of_winnable_deals_are_the_known_ones() {
    for (letters, winnable) in
        [("E-J", 1_996), ("C-J", 1_924), ("E-W", 1_982), ("C-W", 1_786), ("E-S", 1_823), ("C-S", 1_131)]
    {
        assert_eq!(fewest_of_first(2_000, letters).len(), winnable, "{letters}");
    }
}

/// From the same run: deals that can be won, and their fewest moves, least, mean of two places and most.
#[test]
fn fewest_moves_of_ten_thousand_deals_are_the_known_ones() {
    for (letters, winnable, least, mean, most) in [("E", 9_694, 30, "42.02", 51), ("C", 7_337, 32, "45.38", 51)] {
        let moves = fewest_of_first(10_000, letters);
        let found = f64::from(moves.iter().sum::<u32>()) / moves.len() as f64;
        assert_eq!((moves.len(), format!("{found:.2}").as_str()), (winnable, mean), "{letters}");
        assert_eq!((moves.iter().min(), moves.iter().max()), (Some(&least), Some(&most)), "{letters}");
    }
}

/// How many positions there are after each number of operations. Frozen: another count is another game.
#[test]
fn positions_by_depth_are_the_frozen_ones() {
    #[derive(serde::Deserialize)]
    struct Perft {
        code: String,
        layers: Vec<u64>,
    }
    let mut solver = Solver::new();
    for frozen in fixture::<Perft>("perft.jsonl") {
        let code = code(&frozen.code);
        let deal = Deal::new(code);
        let start = Position::start(&deal);
        let counted: Vec<u64> = layers(&deal, code.ruleset, start).map(|layer| layer.len() as u64).collect();
        assert_eq!(counted, frozen.layers, "{code}");
        assert_eq!(solver.positions(&deal, code.ruleset, start), frozen.layers.iter().sum::<u64>(), "{code}");
    }
}

#[test]
fn a_won_position_needs_no_move_and_its_score_is_final() {
    let code = code("TP1-E-AAAAAAD");
    let deal = Deal::new(code);
    let won = Position { removed: ALL_SLOTS, drawn: 9, waste: Card::all().next() };
    let solution = Solver::new().solve(&deal, code.ruleset, won);
    assert_eq!((solution.min_moves, solution.best_score), (Some(0), 763));
    assert_eq!(Solver::new().line(&deal, code.ruleset, won), Some(vec![]));
    assert_eq!(fewest_moves(&deal, code.ruleset, won), Some(0));
}

#[test]
fn what_play_can_not_reach_is_answered_without_harm() {
    let code = code("TP1-E-AAAAAAD");
    let deal = Deal::new(code);
    for (removed, drawn) in [(1, 0), (u32::MAX, 0), (0, u8::MAX), (ALL_SLOTS, u8::MAX)] {
        let position = Position { removed, drawn, waste: None };
        let solution = Solver::new().solve(&deal, code.ruleset, position);
        assert_eq!(Solver::new().line(&deal, code.ruleset, position).is_some(), solution.winnable());
        assert!(Solver::new().positions(&deal, code.ruleset, position) > 0);
    }
}
