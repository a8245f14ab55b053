//! Statistics as JSON, version 1: docs/formats/statistics.md.

use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use super::record::{DealRecord, DealResult, End, InstallId, LAST_NUMBER, LAST_TIME, Outcome, Play};
use super::{ImportReport, Statistics};
use crate::code::{Code, CodeError};
use crate::layout::ALL_SLOTS;
use crate::ruleset::{Mode, Preset, Ruleset};
use crate::score::Scoring;
use crate::storage::Kind;
use crate::storage::envelope::{EnvelopeError, Format, SealError, seal, unseal};

/// Why an export can't be imported. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    /// It is not an export of statistics, or not a whole one.
    #[error(transparent)]
    Envelope(#[from] EnvelopeError),
    /// It is whole, but what it says makes no sense.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// Together with what is here it would be more than can be kept.
    #[error("with the deals that are here already, {0}")]
    Sum(#[from] SealError),
}

/// Why a text is not statistics.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContentError {
    /// Not the JSON of statistics.
    #[error("these are no statistics: {reason}")]
    Malformed {
        /// What the parser says, with line and column.
        reason: String,
    },
    /// One of the entries is wrong.
    #[error("{place}: {problem}")]
    Entry {
        /// Where, such as `records[3]`.
        place: String,
        /// What is wrong there.
        problem: Problem,
    },
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// Not an install id.
    #[error("{0:?} is not an install id, 16 hexadecimal digits")]
    Install(String),
    /// Not a running number.
    #[error("{0} is not a running number")]
    Number(u64),
    /// Not a time.
    #[error("{0} is not a time in milliseconds since 1970")]
    Time(i64),
    /// Not a code.
    #[error("{0}")]
    Code(#[from] CodeError),
    /// Not the letters of a ruleset.
    #[error("{0:?} is not the letters of a ruleset")]
    Ruleset(String),
    /// Not the letter of an outcome.
    #[error("{0:?} is not the letter of an outcome")]
    Outcome(char),
    /// A deal without any operation.
    #[error("a deal without a move does not count")]
    NoMoves,
    /// A win in fewer moves than there are cards.
    #[error("no deal is won in {0} moves")]
    TooFewMoves(u32),
    /// A longer run of plays than there are cards.
    #[error("no deal has a run of {0} plays")]
    TooLongRun(u32),
    /// More points than the rules of the deal give.
    #[error("no deal by its rules brings {0} points")]
    TooManyPoints(u32),
}

/// The cards of the peaks.
const CARDS: u32 = ALL_SLOTS.count_ones();

/// Where a document comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    OwnFile,
    Import,
}

/// What a record and a row say of how a deal went.
struct Course {
    preset: Preset,
    won: bool,
    moves: u32,
    draws: u32,
    best_run: u32,
    score: Option<u32>,
}

impl Course {
    /// Whether a deal can go like that: in an import one entry that none can would spoil the bests for good. A file of one's own
    /// is not asked, since one odd entry must not cost all others.
    fn check(&self, origin: Origin) -> Result<(), Problem> {
        let Course { preset, won, moves, draws, best_run, score } = *self;
        if moves == 0 {
            return Err(Problem::NoMoves);
        }
        if origin == Origin::OwnFile {
            return Ok(());
        }
        match score {
            _ if won && moves < draws.saturating_add(CARDS) => Err(Problem::TooFewMoves(moves)),
            _ if best_run > moves.min(CARDS) => Err(Problem::TooLongRun(best_run)),
            Some(points) if points > Scoring::of(preset).most() => Err(Problem::TooManyPoints(points)),
            _ => Ok(()),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    install: String,
    records: Vec<Record>,
    rollups: Vec<Rollup>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    install: String,
    number: u64,
    code: String,
    at: i64,
    /// Only where it differs from `at`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sorts_at: Option<i64>,
    end: EndName,
    score: Option<u32>,
    moves: u32,
    draws: u32,
    best_run: u32,
    undone: u32,
    verdict_asked: bool,
    played_ms: u64,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EndName {
    Won,
    Stuck,
    Left,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rollup {
    install: String,
    up_to: u64,
    /// By the letters of the ruleset.
    deals: BTreeMap<String, Vec<Row>>,
}

/// Seed letters, number, `sorts_at`, outcome, moves, best run, score.
#[derive(Serialize, Deserialize)]
struct Row(String, u64, i64, char, u32, u32, Option<u32>);

impl Statistics {
    /// The payload of the statistics file.
    pub fn to_json(&self) -> String {
        let document = Document {
            install: self.install.to_string(),
            records: self.records.values().map(Record::of).collect(),
            rollups: self.rollups(),
        };
        // Strings and numbers only: serialising them can't fail.
        serde_json::to_string(&document).unwrap_or_default()
    }

    fn rollups(&self) -> Vec<Rollup> {
        let mut plays: Vec<&Play> = self.rolled.values().collect();
        plays.sort_unstable();
        let rollup = |install: &InstallId, up_to: &u64| {
            (*install, Rollup { install: install.to_string(), up_to: *up_to, deals: BTreeMap::new() })
        };
        let mut rollups: BTreeMap<InstallId, Rollup> =
            self.rolled_to.iter().map(|(install, up_to)| rollup(install, up_to)).collect();
        for play in plays {
            let (_, new) = rollup(&play.install, &play.number);
            let deals = &mut rollups.entry(play.install).or_insert(new).deals;
            deals.entry(play.ruleset.letters()).or_default().push(Row::of(play));
        }
        rollups.into_values().collect()
    }

    /// Reads the payload of a statistics file.
    pub fn from_json(text: &str) -> Result<Statistics, ContentError> {
        Statistics::read(text, Origin::OwnFile)
    }

    fn read(text: &str, origin: Origin) -> Result<Statistics, ContentError> {
        let document: Document =
            serde_json::from_str(text).map_err(|error| ContentError::Malformed { reason: error.to_string() })?;
        let mut statistics = Statistics::new(install(&document.install).map_err(|problem| at("install", problem))?);
        for (index, record) in document.records.iter().enumerate() {
            let record = record.read(origin).map_err(|problem| at(&format!("records[{index}]"), problem))?;
            let kept = statistics.records.entry(record.play()).or_insert(record);
            *kept = record.max(*kept);
        }
        for (index, rollup) in document.rollups.iter().enumerate() {
            rollup.read(&mut statistics, &format!("rollups[{index}]"), origin)?;
        }
        statistics.roll_up();
        statistics.recount();
        Ok(statistics)
    }

    /// All statistics as a text to keep or to take to another phone: the same document as the file.
    pub fn export(&self) -> Result<String, SealError> {
        seal(Kind::Statistics.format(), &self.to_json())
    }

    /// Merges an export. On an error nothing is changed. What comes of it may take seven eighths of what can be kept:
    /// the rest is for deals yet to be played.
    pub fn import(&mut self, text: &str) -> Result<ImportReport, ImportError> {
        let payload = unseal(Kind::Statistics.format(), text.as_bytes())?;
        let other = Statistics::read(payload.text, Origin::Import)?;
        let known: HashSet<&Play> = self.records.keys().chain(self.rolled.values()).collect();
        let is_known = |play: &Play| {
            let rolled_to = self.rolled_to.get(&play.install).copied().unwrap_or_default();
            known.contains(play) || play.number <= rolled_to
        };
        let (known, added): (Vec<&Play>, Vec<&Play>) =
            other.records.keys().chain(other.rolled.values()).partition(|play| is_known(play));
        let report = ImportReport { added: added.len(), known: known.len() };
        let mut merged = self.clone();
        merged.merge(&other);
        let format = Kind::Statistics.format();
        seal(Format { limit: format.limit - format.limit / 8, ..format }, &merged.to_json())?;
        *self = merged;
        Ok(report)
    }
}

fn at(place: &str, problem: Problem) -> ContentError {
    ContentError::Entry { place: place.to_owned(), problem }
}

fn install(text: &str) -> Result<InstallId, Problem> {
    text.parse().map_err(|_| Problem::Install(text.chars().take(20).collect()))
}

/// Nearly all deals are of two rulesets; a thousand of those need not go through the forgiving reader at every start.
fn code(text: &str) -> Result<Code, CodeError> {
    let plain = [("TP1-E-", Mode::Easy), ("TP1-C-", Mode::Classic)].into_iter().find_map(|(start, mode)| {
        let seed = text.strip_prefix(start)?.parse().ok()?;
        Some(Code::new(Ruleset::standard(mode), seed))
    });
    plain.map_or_else(|| Code::read(text), Ok)
}

fn number(number: u64) -> Result<u64, Problem> {
    if (1..=LAST_NUMBER).contains(&number) { Ok(number) } else { Err(Problem::Number(number)) }
}

fn time(time: i64) -> Result<i64, Problem> {
    if (0..=LAST_TIME).contains(&time) { Ok(time) } else { Err(Problem::Time(time)) }
}

impl Record {
    fn of(record: &DealRecord) -> Record {
        let DealRecord { sorts_at, install, number, at, result } = *record;
        Record {
            install: install.to_string(),
            number,
            code: result.code.to_string(),
            at,
            sorts_at: (sorts_at != at).then_some(sorts_at),
            end: match result.end {
                End::Won => EndName::Won,
                End::Stuck => EndName::Stuck,
                End::Left => EndName::Left,
            },
            score: result.score,
            moves: result.moves,
            draws: result.draws,
            best_run: result.best_run,
            undone: result.undone,
            verdict_asked: result.verdict_asked,
            played_ms: result.played_ms,
        }
    }

    fn read(&self, origin: Origin) -> Result<DealRecord, Problem> {
        let result = DealResult {
            code: code(&self.code)?,
            end: match self.end {
                EndName::Won => End::Won,
                EndName::Stuck => End::Stuck,
                EndName::Left => End::Left,
            },
            score: self.score,
            moves: self.moves,
            draws: self.draws,
            best_run: self.best_run,
            undone: self.undone,
            verdict_asked: self.verdict_asked,
            played_ms: self.played_ms,
        };
        let DealResult { code, end, moves, draws, best_run, score, .. } = result;
        Course { preset: code.ruleset.preset, won: end == End::Won, moves, draws, best_run, score }.check(origin)?;
        Ok(DealRecord {
            sorts_at: time(self.sorts_at.unwrap_or(self.at))?,
            install: install(&self.install)?,
            number: number(self.number)?,
            at: time(self.at)?,
            result,
        })
    }
}

impl Rollup {
    fn read(&self, statistics: &mut Statistics, place: &str, origin: Origin) -> Result<(), ContentError> {
        let install = install(&self.install).map_err(|problem| at(place, problem))?;
        let mut up_to = number(self.up_to).map_err(|problem| at(place, problem))?;
        for (letters, rows) in &self.deals {
            let place = format!("{place}.deals.{letters}");
            let ruleset = Ruleset::all()
                .find(|ruleset| ruleset.letters() == *letters)
                .ok_or_else(|| at(&place, Problem::Ruleset(letters.chars().take(20).collect())))?;
            for (index, row) in rows.iter().enumerate() {
                let play =
                    row.read(install, ruleset, origin).map_err(|problem| at(&format!("{place}[{index}]"), problem))?;
                up_to = up_to.max(play.number);
                statistics.roll(play);
            }
        }
        let rolled_to = statistics.rolled_to.entry(install).or_default();
        *rolled_to = up_to.max(*rolled_to);
        Ok(())
    }
}

impl Row {
    fn of(play: &Play) -> Row {
        let letters = play.seed.to_string();
        Row(letters, play.number, play.sorts_at, play.outcome.letter(), play.moves, play.best_run, play.score)
    }

    fn read(&self, install: InstallId, ruleset: Ruleset, origin: Origin) -> Result<Play, Problem> {
        let Row(ref letters, row_number, sorts_at, letter, moves, best_run, score) = *self;
        let outcome =
            Outcome::ALL.into_iter().find(|known| known.letter() == letter).ok_or(Problem::Outcome(letter))?;
        // What was drawn is forgotten.
        Course { preset: ruleset.preset, won: outcome.is_won(), moves, draws: 0, best_run, score }.check(origin)?;
        Ok(Play {
            sorts_at: time(sorts_at)?,
            install,
            number: number(row_number)?,
            seed: letters.parse()?,
            ruleset,
            outcome,
            moves,
            best_run,
            score,
        })
    }
}
