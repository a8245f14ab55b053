//! What a player is told about files that were not as they should be.

use super::Kind;
use super::envelope::EnvelopeError;

/// Something about the files that the player should know. None of it stops the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A file could not be used. It was set aside, not deleted, and nothing else went with it.
    SetAside {
        /// Which of the three.
        kind: Kind,
        /// What was wrong with it.
        damage: Damage,
        /// The names under which it (and its previous copy, if that was bad too) is kept. Empty if it could not even be
        /// renamed: then it stays where it is, and nothing is written over it.
        kept_as: Vec<String>,
        /// What the game goes on with.
        source: Source,
    },
    /// The folder can't be written to: the game goes on in memory, and is lost when the app ends.
    NotSaved {
        /// What the system says.
        reason: String,
        /// Whether the disk is full.
        disk_full: bool,
    },
}

/// Where a loaded value came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The file itself.
    Current,
    /// The copy before it, an operation or a few older.
    Previous,
    /// No file: the start of everything.
    Nothing,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Damage {
    /// The system won't read it.
    #[error("it can't be read: {reason}")]
    Unreadable {
        /// What the system says.
        reason: String,
    },
    /// It is not the document it should be, or not of a version that this app knows.
    #[error(transparent)]
    Envelope(#[from] EnvelopeError),
    /// The document is sound but what it says makes no sense.
    #[error("its content is wrong: {reason}")]
    Content {
        /// What its reader says.
        reason: String,
    },
}

impl Damage {
    /// Whether the file is sound, only written by a newer version of the app.
    pub const fn is_newer(&self) -> bool {
        matches!(self, Damage::Envelope(EnvelopeError::Newer { .. }))
    }
}
