//! `deal`: the cards, and what is true of them.

use serde_json::{Value, json};
use tripeaks_core::card::Card;
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::layout::Slot;
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::Mode;
use tripeaks_core::solver::Solver;

use crate::in_mode;

/// The deal of a code. Without a fourth group both modes are answered for, with one its own rules alone.
pub fn deal(code: Code) -> Value {
    let deal = Deal::new(code);
    let row = |row| Slot::all().filter(move |slot| slot.row() == row).map(|slot| deal.peak(slot).to_string()).collect();
    let rows: Vec<Vec<String>> = (0..4).map(row).collect();
    let mut object = json!({
        "code": code.to_string(),
        "rows": rows,
        "waste": deal.waste().map(|card| card.to_string()),
        "stock": deal.stock().iter().map(Card::to_string).collect::<Vec<_>>(),
    });
    let mut solver = Solver::new();
    let mut solve = |ruleset| solver.solve(&deal, ruleset, Position::start(&deal));
    if code.ruleset.group().is_empty() {
        for (name, mode) in [("easy", Mode::Easy), ("classic", Mode::Classic)] {
            let solution = solve(in_mode(code.ruleset, mode));
            object[format!("{name}_winnable")] = solution.winnable().into();
            object[format!("{name}_min_moves")] = solution.min_moves.into();
        }
    } else {
        let solution = solve(code.ruleset);
        object["winnable"] = solution.winnable().into();
        object["min_moves"] = solution.min_moves.into();
    }
    object
}
