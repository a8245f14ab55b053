//! The bindings: [`Game`], the one object that Kotlin and Swift see, over `tripeaks_core`.
//!
//! What crosses the border is declared here and nowhere else, so that the core can change freely while the shells' API
//! stays (docs/decisions/0003-ffi.md). Nothing here decides anything about the game.

mod error;
mod game;
mod message;
mod outcome;
mod records;
#[cfg(test)]
mod tests;
mod types;

pub use error::GameError;
pub use game::{Game, languages};
pub use message::Message;
pub use outcome::*;
pub use records::*;
pub use types::*;

uniffi::setup_scaffolding!("tripeaks");
