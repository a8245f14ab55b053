//! `replay`: where a line of operations leads.

use serde_json::{Value, json};
use tripeaks_core::code::Code;
use tripeaks_core::game::{Game, Status};
use tripeaks_core::layout::Peak;
use tripeaks_core::rules::Operation;

use crate::Answer;

/// Plays a line in no time, up to the first operation that is refused.
pub fn replay(code: Code, line: &str) -> Result<Answer, String> {
    let operations: Vec<Operation> = line
        .split_whitespace()
        .map(|text| text.parse().map_err(|error| format!("{error}")))
        .collect::<Result<_, String>>()?;
    let mut game = Game::new(code);
    let mut refused = Value::Null;
    for (number, operation) in (1..).zip(operations) {
        if let Err(reason) = game.operate(operation, 0) {
            refused = json!({
                "move": number,
                "operation": operation.to_string(),
                "reason": format!("{reason:?}"),
                "text": reason.to_string(),
            });
            break;
        }
    }
    let cleared = game.cleared_peaks().into_iter();
    let cleared = cleared.map(|cleared| json!({ "peak": name(cleared.peak), "move": cleared.number }));
    let object = json!({
        "code": code.to_string(),
        "legal": refused.is_null(),
        "moves": game.moves(),
        "score": game.scoring().scored.then(|| game.tally().score),
        "won": game.status() == Status::Won,
        "stuck": game.status() == Status::Stuck,
        "draws": game.draws(),
        "best_run": game.tally().best_run,
        "peaks": cleared.collect::<Vec<_>>(),
        "refused": refused,
    });
    Ok(Answer { refused: !object["legal"].as_bool().unwrap_or_default(), object })
}

fn name(peak: Peak) -> &'static str {
    match peak {
        Peak::Left => "left",
        Peak::Middle => "middle",
        Peak::Right => "right",
    }
}
