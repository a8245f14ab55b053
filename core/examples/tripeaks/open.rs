//! `open`: how long it takes to find a game as it was left.

use std::path::Path;
use std::time::Instant;

use serde_json::{Value, json};
use tripeaks_core::storage::Storage;
use tripeaks_core::table::{Moment, Table};

/// Opens the game of a folder, or begins one there, and draws a card, so that there is something to find the next time.
/// Each call is a cold start: nothing in the process has been used before.
pub fn open(folder: &Path) -> Result<Value, String> {
    let now = Moment { clock_ms: 0, unix_ms: 0 };
    let begun = Instant::now();
    let storage = Storage::open(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    // The first game of a new folder is the same each time.
    let mut table = Table::open(storage, "en", now, &mut || 0);
    let opened = begun.elapsed();
    let begun = Instant::now();
    let view = table.view(now);
    let seen = begun.elapsed();
    table.draw(now);
    table.flush(now).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(json!({
        "code": view.code,
        "moves": view.moves,
        "ms_open": opened.as_secs_f64() * 1e3,
        "ms_first_view": seen.as_secs_f64() * 1e3,
    }))
}
