//! What the integration tests share.

#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::Path;

use serde::Deserialize;
use tripeaks_core::card::Card;
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::layout::Slot;
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::{Mode, Ruleset};

/// A line of deals.jsonl: a deal, and what is known of it in both modes.
#[derive(Deserialize)]
pub struct KnownDeal {
    pub code: String,
    pub rows: Vec<Vec<String>>,
    pub waste: Option<String>,
    pub stock: Vec<String>,
    pub easy_winnable: bool,
    pub classic_winnable: bool,
    pub easy_min_moves: Option<u32>,
    pub classic_min_moves: Option<u32>,
}

/// A line of variants.jsonl: a deal with a fourth group, and what is known of it by its own rules.
#[derive(Deserialize)]
pub struct KnownVariant {
    pub code: String,
    pub rows: Vec<Vec<String>>,
    pub waste: Option<String>,
    pub stock: Vec<String>,
    pub winnable: bool,
    pub min_moves: Option<u32>,
}

/// Reads a file of tests/fixtures, a JSON value a line.
pub fn fixture<T: for<'a> Deserialize<'a>>(name: &str) -> Vec<T> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// The cards of a deal as the fixtures write them: rows, waste, stock.
pub fn written(deal: &Deal) -> (Vec<Vec<String>>, Option<String>, Vec<String>) {
    let mut rows = vec![Vec::new(); 4];
    for slot in Slot::all() {
        rows[usize::from(slot.row())].push(deal.peak(slot).to_string());
    }
    (rows, deal.waste().map(|card| card.to_string()), deal.stock().iter().map(Card::to_string).collect())
}

/// A code's ruleset in the other mode.
pub fn in_mode(code: Code, mode: Mode) -> Ruleset {
    Ruleset { mode, ..code.ruleset }
}

/// Every position reachable from one, a layer for each number of operations: slow, plain, and sharing nothing with the
/// solver. An operation either removes or draws a card, so no position is in two layers. Tops of the waste that differ
/// in suit alone count as one.
pub fn layers(deal: &Deal, ruleset: Ruleset, from: Position) -> impl Iterator<Item = Vec<Position>> {
    std::iter::successors(Some(vec![from]), move |layer| {
        let mut next: Vec<Position> = layer.iter().flat_map(|position| successors(deal, ruleset, *position)).collect();
        let key = |position: &Position| (position.removed, position.drawn, position.waste.map(Card::rank));
        next.sort_unstable_by_key(key);
        next.dedup_by_key(|position| key(position));
        (!next.is_empty()).then_some(next)
    })
}

/// The fewest further operations that win from a position.
pub fn fewest_moves(deal: &Deal, ruleset: Ruleset, from: Position) -> Option<u32> {
    (0..).zip(layers(deal, ruleset, from)).find(|(_, layer)| layer.iter().any(|p| p.is_won())).map(|(depth, _)| depth)
}

/// The positions one operation on.
pub fn successors(deal: &Deal, ruleset: Ruleset, position: Position) -> impl Iterator<Item = Position> {
    let draw = position.check_draw(deal, ruleset).is_ok().then(|| position.after_draw(deal));
    draw.into_iter().chain(position.plays(deal, ruleset).map(move |slot| position.after_play(deal, slot)))
}
