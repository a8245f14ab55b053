//! What is thrown: misuse and trouble, never ordinary play.

use tripeaks_core::code::CodeError;
use tripeaks_core::game::SaveError;
use tripeaks_core::phrases;
use tripeaks_core::storage::{self, OpenError};
use tripeaks_core::words::{Message, Words};

/// Why a call could not be carried out. Nothing was changed, nothing is lost. `text` says it in the player's language; a
/// date comes from a calendar and not from a player, so it has none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, uniffi::Error)]
pub enum GameError {
    /// The text has no code that can be read.
    #[error("{text}")]
    Code {
        /// The precise reason.
        text: String,
    },
    /// Another running copy of the game uses the folder.
    #[error("{text}")]
    FolderInUse {
        /// The reason.
        text: String,
    },
    /// The text is not a saved game.
    #[error("{text}")]
    Save {
        /// The reason.
        text: String,
    },
    /// The text is not an export of statistics.
    #[error("{text}")]
    Import {
        /// The reason.
        text: String,
    },
    /// The folder can't be written to; the game goes on in memory, and the next flush tries again.
    #[error("{text}")]
    Disk {
        /// The reason.
        text: String,
    },
    /// There is no such date, or it lies before 1970.
    #[error("{year}-{month}-{day} is no date of a deal of the day")]
    Date {
        /// The year that was asked for.
        year: i32,
        /// The month, 1 to 12.
        month: u8,
        /// The day of the month.
        day: u8,
    },
}

impl GameError {
    pub(crate) fn code(error: &CodeError, words: &Words) -> GameError {
        GameError::Code { text: words.text(&phrases::code_error_message(error)) }
    }

    pub(crate) fn save(error: &SaveError, words: &Words) -> GameError {
        GameError::Save { text: words.text(&phrases::save_error_message(error)) }
    }

    pub(crate) fn disk(error: &storage::SaveError, words: &Words) -> GameError {
        GameError::Disk { text: words.text(&phrases::disk_error_message(error)) }
    }

    pub(crate) fn folder(error: OpenError, locale: &str) -> GameError {
        match error {
            OpenError::InUse => GameError::FolderInUse { text: Words::new(locale).text(&Message::FolderInUse) },
        }
    }
}
