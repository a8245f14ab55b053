//! What each fuzz target does with its bytes. `core/tests/fuzz.rs` runs the same functions, briefly, with every test.

mod memory;
mod play;
mod reference;
mod table;
mod texts;

pub use play::game;
pub use table::table;
pub use texts::{code, import, restore, settings};
