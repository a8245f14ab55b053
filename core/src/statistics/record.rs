//! A deal that was played: the whole record, and the part of it that counts.

use std::fmt;
use std::str::FromStr;

use crate::code::Code;
use crate::deck::Seed;
use crate::ruleset::Ruleset;

/// The latest time that is taken for one: the end of the year 9999, in milliseconds since 1970.
pub(super) const LAST_TIME: i64 = 253_402_300_799_999;

/// The largest running number: far more deals than anybody plays, and exact in every JSON reader.
pub(super) const LAST_NUMBER: u64 = 1 << 53;

/// Names one installation of the app: 64 random bits, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InstallId(pub u64);

impl fmt::Display for InstallId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The text is not 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an install id has 16 hexadecimal digits")]
pub struct InstallIdError;

impl FromStr for InstallId {
    type Err = InstallIdError;

    fn from_str(text: &str) -> Result<InstallId, InstallIdError> {
        // The number alone would take a sign, too.
        if text.len() != 16 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(InstallIdError);
        }
        u64::from_str_radix(text, 16).map(InstallId).map_err(|_| InstallIdError)
    }
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// All 28 peak cards are gone.
    Won,
    /// Left when nothing could be done any more.
    Stuck,
    /// Left before that.
    Left,
}

/// What there is to say about a deal when it is booked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DealResult {
    /// The deal and its rules.
    pub code: Code,
    /// How it ended.
    pub end: End,
    /// The score at the end; none in a ruleset without one.
    pub score: Option<u32>,
    /// Operations, those undone included; at least 1.
    pub moves: u32,
    /// Draws in force at the end.
    pub draws: u32,
    /// The longest run of plays without a draw.
    pub best_run: u32,
    /// How many operations were undone.
    pub undone: u32,
    /// Whether the player asked for the truth about the deal while it lasted.
    pub verdict_asked: bool,
    /// The time played, in milliseconds.
    pub played_ms: u64,
}

impl DealResult {
    /// Whether undo or the verdict was used: then the deal sets no best.
    pub const fn is_marked(&self) -> bool {
        self.undone > 0 || self.verdict_asked
    }

    /// Whether it was won without a draw, an undo or the verdict.
    pub const fn is_perfect(&self) -> bool {
        matches!(self.end, End::Won) && self.draws == 0 && !self.is_marked()
    }
}

/// A booked deal. It never changes; its install id and number name it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DealRecord {
    /// What sorts it among all records, in milliseconds since 1970: its time, but always later than every record that
    /// its installation knew when it was booked, whatever the clock did.
    pub sorts_at: i64,
    /// Where it was booked.
    pub install: InstallId,
    /// Its number there, from 1.
    pub number: u64,
    /// When it was booked, by the clock of the device, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub result: DealResult,
}

impl DealRecord {
    pub(super) fn play(&self) -> Play {
        let DealResult { code, end, score, moves, best_run, .. } = self.result;
        let outcome = match (end, self.result.is_marked()) {
            (End::Won, false) if self.result.is_perfect() => Outcome::Perfect,
            (End::Won, false) => Outcome::Won,
            (End::Won, true) => Outcome::WonMarked,
            (End::Stuck | End::Left, false) => Outcome::Left,
            (End::Stuck | End::Left, true) => Outcome::LeftMarked,
        };
        Play {
            sorts_at: self.sorts_at,
            install: self.install,
            number: self.number,
            seed: code.seed,
            ruleset: code.ruleset.normal(),
            outcome,
            moves,
            best_run,
            score,
        }
    }
}

/// How a deal counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Outcome {
    Perfect,
    Won,
    WonMarked,
    Left,
    LeftMarked,
}

impl Outcome {
    pub const ALL: [Outcome; 5] =
        [Outcome::Perfect, Outcome::Won, Outcome::WonMarked, Outcome::Left, Outcome::LeftMarked];

    /// How it is written in a roll-up.
    pub const fn letter(self) -> char {
        match self {
            Outcome::Perfect => 'p',
            Outcome::Won => 'w',
            Outcome::WonMarked => 'm',
            Outcome::Left => 'l',
            Outcome::LeftMarked => 'n',
        }
    }

    pub const fn is_won(self) -> bool {
        matches!(self, Outcome::Perfect | Outcome::Won | Outcome::WonMarked)
    }

    pub const fn is_marked(self) -> bool {
        matches!(self, Outcome::WonMarked | Outcome::LeftMarked)
    }
}

/// All of a record that any figure depends on: what a roll-up keeps of it. The order of the fields is the one total
/// order of everything ever played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Play {
    pub sorts_at: i64,
    pub install: InstallId,
    pub number: u64,
    pub seed: Seed,
    pub ruleset: Ruleset,
    pub outcome: Outcome,
    pub moves: u32,
    pub best_run: u32,
    pub score: Option<u32>,
}
