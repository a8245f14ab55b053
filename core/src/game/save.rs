//! The save: what a deal is kept as. Version 1 is described in docs/formats/game.md and never changes.

use serde::{Deserialize, Serialize};

use super::clock::Clock;
use super::{Game, Status};
use crate::code::{Code, CodeError};
use crate::deck::Seed;
use crate::rules::{Operation, Rejection};
use crate::score::Tally;

/// The version that is written.
const FORMAT: u32 = 1;

/// The longest save that is read, in bytes; a real one has under 6,000.
const MAX_SAVE: usize = 1 << 16;

/// How many told deals are kept, the newest.
const MAX_TOLD: usize = 300;

/// The game in play, the one just left, and what else goes with them, as they are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// The game in play.
    pub game: Game,
    /// The game just left, while it can be taken back.
    pub left: Option<Game>,
    /// The seeds of deals of which the player was told the truth and that the statistics don't have, the newest last.
    pub told: Vec<Seed>,
}

/// Why a text is not a save.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    /// Longer than any save.
    #[error("the save has {length} bytes, more than any save has")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// Not the JSON of a save: cut off, damaged or something else.
    #[error("not a save: {reason}")]
    Malformed {
        /// Where and how.
        reason: String,
    },
    /// Written by a newer version of the app.
    #[error("saves of format {format} are not known to this version")]
    UnknownFormat {
        /// Its format number.
        format: u32,
    },
    /// The code of a deal can't be read.
    #[error("the save's code: {0}")]
    Code(#[from] CodeError),
    /// An operation is neither a place nor a draw.
    #[error("operation {number} of the save is {text:?}")]
    Operation {
        /// Its number, from 1.
        number: usize,
        /// Its text, cut short.
        text: String,
    },
    /// An operation is not allowed where it stands.
    #[error("operation {number} of the save, {operation}: {reason}")]
    Illegal {
        /// Its number, from 1.
        number: usize,
        /// The operation.
        operation: Operation,
        /// Why it is refused.
        reason: Rejection,
    },
    /// Fewer moves than operations.
    #[error("the save has {operations} operations and only {moves} moves")]
    Moves {
        /// The moves it claims.
        moves: u32,
        /// The operations it has.
        operations: usize,
    },
}

/// Only as much as tells which version to read.
#[derive(Deserialize)]
struct Versioned {
    format: u32,
}

#[derive(Serialize, Deserialize)]
struct SaveV1 {
    format: u32,
    #[serde(flatten)]
    game: GameV1,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<GameV1>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    told: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct GameV1 {
    code: String,
    operations: String,
    moves: u32,
    played_ms: u64,
    repeat: bool,
    verdict_asked: bool,
    booked: bool,
}

impl Save {
    /// The save as JSON; the clock is read, not stopped.
    pub fn to_json(game: &Game, left: Option<&Game>, told: &[Seed], now: u64) -> String {
        let save = SaveV1 {
            format: FORMAT,
            game: GameV1::of(game, now),
            left: left.map(|game| GameV1::of(game, now)),
            told: newest(told).iter().map(Seed::to_string).collect(),
        };
        // Strings and numbers only: serialising them can't fail.
        serde_json::to_string(&save).unwrap_or_default()
    }

    /// Reads a save, replaying and checking every operation. The clock of the result stands.
    pub fn from_json(text: &str) -> Result<Save, SaveError> {
        if text.len() > MAX_SAVE {
            return Err(SaveError::TooLong { length: text.len() });
        }
        let malformed = |error: serde_json::Error| SaveError::Malformed { reason: error.to_string() };
        let Versioned { format } = serde_json::from_str(text).map_err(malformed)?;
        if format != FORMAT {
            return Err(SaveError::UnknownFormat { format });
        }
        let save: SaveV1 = serde_json::from_str(text).map_err(malformed)?;
        Ok(Save {
            game: save.game.replay()?,
            left: save.left.map(|left| left.replay()).transpose()?,
            told: newest(&save.told).iter().filter_map(|letters| letters.parse().ok()).collect(),
        })
    }
}

/// Of told deals, those that are kept.
fn newest<T>(told: &[T]) -> &[T] {
    &told[told.len().saturating_sub(MAX_TOLD)..]
}

impl GameV1 {
    fn of(game: &Game, now: u64) -> GameV1 {
        let operations: Vec<String> = game.operations().map(|operation| operation.to_string()).collect();
        GameV1 {
            code: game.code.to_string(),
            operations: operations.join(" "),
            moves: game.moves,
            played_ms: game.elapsed_ms(now),
            repeat: game.repeat,
            verdict_asked: game.verdict_asked,
            booked: game.booked,
        }
    }

    fn replay(&self) -> Result<Game, SaveError> {
        let mut game = Game::new(Code::read(&self.code)?);
        for (number, text) in (1..).zip(self.operations.split_whitespace()) {
            let operation: Operation =
                text.parse().map_err(|_| SaveError::Operation { number, text: text.chars().take(16).collect() })?;
            game.operate(operation, 0).map_err(|reason| SaveError::Illegal { number, operation, reason })?;
        }
        let operations = game.history.len();
        if usize::try_from(self.moves).unwrap_or(usize::MAX) < operations {
            return Err(SaveError::Moves { moves: self.moves, operations });
        }
        game.settle_time(self.played_ms);
        game.moves = self.moves;
        game.repeat = self.repeat;
        game.verdict_asked = self.verdict_asked;
        game.booked = self.booked;
        Ok(game)
    }
}

impl Game {
    /// Sets the time played after a replay, which took none, and the bonus that a win got for it.
    fn settle_time(&mut self, played_ms: u64) {
        self.clock = Clock::standing_at(played_ms);
        if self.status() == Status::Won {
            let scoring = self.scoring();
            let score = self.tally.score - scoring.time_bonus(0) + scoring.time_bonus(played_ms);
            self.tally = Tally { score, ..self.tally };
        }
    }
}
