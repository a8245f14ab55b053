//! Every deal played, and what they come to.
//!
//! Statistics are a set of facts, one for each deal booked, and every figure is worked out from that set in one total
//! order. So two sets merge by union: importing twice, in any order, from any number of phones, never counts a deal
//! double. The newest [`KEPT`] records are kept whole; older ones are rolled up, to the part of them that figures depend
//! on, of the first play of each deal: merging stays exact. docs/formats/statistics.md describes the file,
//! docs/decisions/0005-statistics.md why it is so.
//!
//! ```
//! use tripeaks_core::statistics::{DealResult, End, InstallId, Scope, Statistics};
//!
//! let mut statistics = Statistics::new(InstallId(7));
//! let result = DealResult {
//!     code: "TP1-E-AAAAAAD".parse().unwrap(),
//!     end: End::Won,
//!     score: Some(750),
//!     moves: 50,
//!     draws: 22,
//!     best_run: 6,
//!     undone: 0,
//!     verdict_asked: false,
//!     played_ms: 93_000,
//! };
//! statistics.book(result, 1_796_000_000_000);
//! let summary = statistics.summary(Scope::One(result.code.ruleset));
//! assert_eq!((summary.played, summary.best_score), (1, Some(750)));
//! assert!(statistics.was_played(result.code.seed));
//! ```

mod document;
mod record;
mod summary;

use std::collections::{BTreeMap, HashMap};

pub use document::{ContentError, ImportError, Problem};
pub use record::{DealRecord, DealResult, End, InstallId, InstallIdError};
use record::{LAST_NUMBER, LAST_TIME, Outcome, Play};
pub use summary::Summary;

use crate::code::Code;
use crate::deck::Seed;
use crate::ruleset::Ruleset;

/// How many records are kept whole.
pub const KEPT: usize = 1000;

/// Which deals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scope {
    /// All of them.
    All,
    /// Those of one ruleset.
    One(Ruleset),
}

impl Scope {
    fn has(self, ruleset: Ruleset) -> bool {
        match self {
            Scope::All => true,
            Scope::One(one) => one.normal() == ruleset.normal(),
        }
    }
}

/// A line of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// The deal.
    pub record: DealRecord,
    /// Whether the same seed was played before: then it counts for nothing.
    pub repeat: bool,
}

/// A point of the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChartPoint {
    /// The deal's moves.
    pub moves: u32,
    /// What became of it.
    pub mark: ChartMark,
}

/// What a chart tells apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChartMark {
    /// Won without help.
    Won,
    /// Won with undo, or with the verdict asked for.
    WonMarked,
    /// Stuck or left.
    Left,
}

/// What came of an import.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportReport {
    /// Deals that were not known before.
    pub added: usize,
    /// Deals that were here already.
    pub known: usize,
}

/// Every deal that this installation knows of.
#[derive(Clone, Debug)]
pub struct Statistics {
    install: InstallId,
    /// How many records are kept whole: [`KEPT`], but for tests.
    kept: usize,
    /// The newest deals, whole, in order.
    records: BTreeMap<Play, DealRecord>,
    /// Of the deals before them, the first play of each seed, unless a record above is earlier.
    rolled: BTreeMap<Seed, Play>,
    /// Up to which number the records of an installation are rolled up.
    rolled_to: BTreeMap<InstallId, u64>,
    /// Worked out from all that: the first play of each seed that is not rolled up, the latest of all, and the figures.
    first: HashMap<Seed, Play>,
    latest: Option<Play>,
    all: Summary,
    each: BTreeMap<Ruleset, Summary>,
}

/// Whether they know the same deals; not whether they are the same installation.
impl PartialEq for Statistics {
    fn eq(&self, other: &Statistics) -> bool {
        (&self.records, &self.rolled, &self.rolled_to) == (&other.records, &other.rolled, &other.rolled_to)
    }
}

impl Eq for Statistics {}

impl Statistics {
    /// Those of a new installation.
    pub fn new(install: InstallId) -> Statistics {
        Statistics {
            install,
            kept: KEPT,
            records: BTreeMap::new(),
            rolled: BTreeMap::new(),
            rolled_to: BTreeMap::new(),
            first: HashMap::new(),
            latest: None,
            all: Summary::default(),
            each: BTreeMap::new(),
        }
    }

    /// Under which id deals are booked here.
    pub fn install(&self) -> InstallId {
        self.install
    }

    /// Goes on under the id that it has if that is safe, or else under the `fresh` one; tells whether it changed.
    ///
    /// An id and a number must never name two deals. So a new id is due where these statistics may be an older copy
    /// (`newest` is false), or a copy on another device: there the mark of the installation, which backups leave out,
    /// is missing or another.
    pub fn settle_in(&mut self, mark: Option<&str>, newest: bool, fresh: InstallId) -> bool {
        let same = newest && mark.and_then(|mark| mark.parse().ok()) == Some(self.install);
        if !same {
            self.install = fresh;
        }
        !same
    }

    /// Books a deal that is over, at a time in milliseconds since 1970; tells how it stands in the history.
    ///
    /// A deal without any operation is not booked. One that went just like a known one, played time to the millisecond and
    /// all, is that one: whoever was killed between saving the statistics and noting that in the game may book it once more.
    pub fn book(&mut self, result: DealResult, at: i64) -> Option<HistoryEntry> {
        if result.moves == 0 {
            return None;
        }
        let result = DealResult { code: Code::new(result.code.ruleset, result.code.seed), ..result };
        if let Some(record) = self.records.values().rev().find(|record| record.result == result) {
            return Some(self.entry(record));
        }
        let at = at.clamp(0, LAST_TIME);
        let sorts_at = self.latest.map_or(at, |latest| at.max(latest.sorts_at + 1)).min(LAST_TIME);
        let record = DealRecord { sorts_at, install: self.install, number: self.next_number(), at, result };
        self.add(record);
        Some(self.entry(&record))
    }

    /// Adds a new record, which is the latest of all unless somebody's clock has reached the end of time.
    fn add(&mut self, record: DealRecord) {
        let play = record.play();
        self.records.insert(play, record);
        self.roll_up();
        if self.latest.is_some_and(|latest| latest >= play) {
            return self.recount();
        }
        self.latest = Some(play);
        if !self.was_played(play.seed) {
            self.first.insert(play.seed, play);
            self.count(&play);
        }
    }

    fn next_number(&self) -> u64 {
        let own = |play: &&Play| play.install == self.install;
        let recorded = self.records.keys().rev().filter(own).map(|play| play.number).max();
        let rolled = self.rolled_to.get(&self.install).copied();
        recorded.max(rolled).map_or(1, |last| last.saturating_add(1).min(LAST_NUMBER))
    }

    /// Keeps the newest records whole, and of the others what figures need.
    fn roll_up(&mut self) {
        while self.records.len() > self.kept
            && let Some((play, _)) = self.records.pop_first()
        {
            let rolled_to = self.rolled_to.entry(play.install).or_default();
            *rolled_to = play.number.max(*rolled_to);
            self.roll(play);
        }
    }

    fn roll(&mut self, play: Play) {
        let first = self.rolled.entry(play.seed).or_insert(play);
        *first = play.min(*first);
    }

    /// Adds all that others know. Whoever merges the same sets, in whatever order and however often, has the same
    /// statistics in the end.
    pub fn merge(&mut self, other: &Statistics) {
        for (play, record) in &other.records {
            let kept = self.records.entry(*play).or_insert(*record);
            *kept = (*record).max(*kept);
        }
        for play in other.rolled.values() {
            self.roll(*play);
        }
        for (install, number) in &other.rolled_to {
            let rolled_to = self.rolled_to.entry(*install).or_default();
            *rolled_to = (*number).max(*rolled_to);
        }
        self.roll_up();
        self.recount();
    }

    /// Works everything out anew.
    fn recount(&mut self) {
        self.first.clear();
        for play in self.records.keys() {
            self.first.entry(play.seed).or_insert(*play);
        }
        self.rolled.retain(|seed, play| self.first.get(seed).is_none_or(|first| *play < *first));
        let first = self.first.values().filter(|play| !self.rolled.contains_key(&play.seed));
        let mut plays: Vec<Play> = self.rolled.values().chain(first).copied().collect();
        plays.sort_unstable();
        let rolled = self.rolled.values().max();
        self.latest = rolled.max(self.records.keys().next_back()).copied();
        self.all = Summary::default();
        self.each.clear();
        for play in &plays {
            self.count(play);
        }
    }

    fn count(&mut self, play: &Play) {
        self.all.count(play);
        self.each.entry(play.ruleset).or_default().count(play);
    }

    fn is_repeat(&self, play: &Play) -> bool {
        self.rolled.contains_key(&play.seed) || self.first.get(&play.seed) != Some(play)
    }

    fn entry(&self, record: &DealRecord) -> HistoryEntry {
        HistoryEntry { record: *record, repeat: self.is_repeat(&record.play()) }
    }

    /// Whether these seed letters were played before, by any rules: then playing them again is a repeat.
    pub fn was_played(&self, seed: Seed) -> bool {
        self.rolled.contains_key(&seed) || self.first.contains_key(&seed)
    }

    /// Whether that code, such as the deal of the day's, was won: at the first try ever, or in one of the newest
    /// [`KEPT`] deals.
    pub fn was_won(&self, code: Code) -> bool {
        let won =
            |play: &Play| play.seed == code.seed && Scope::One(code.ruleset).has(play.ruleset) && play.outcome.is_won();
        self.rolled.get(&code.seed).is_some_and(won) || self.records.keys().any(won)
    }

    /// The figures.
    pub fn summary(&self, scope: Scope) -> Summary {
        match scope {
            Scope::All => self.all,
            Scope::One(ruleset) => self.each.get(&ruleset.normal()).copied().unwrap_or_default(),
        }
    }

    /// The rulesets with a deal that counts, Easy first.
    pub fn rulesets(&self) -> impl ExactSizeIterator<Item = Ruleset> {
        self.each.keys().copied()
    }

    /// A page of the history, newest first: at most `limit` lines after the first `offset`.
    pub fn history(&self, scope: Scope, offset: usize, limit: usize) -> Vec<HistoryEntry> {
        let records = self.records.values().rev().filter(|record| scope.has(record.result.code.ruleset));
        records.skip(offset).take(limit).map(|record| self.entry(record)).collect()
    }

    /// The newest deals that count, at most `limit`, oldest first.
    pub fn chart(&self, scope: Scope, limit: usize) -> Vec<ChartPoint> {
        let plays = self.records.keys().rev().filter(|play| scope.has(play.ruleset) && !self.is_repeat(play));
        let mut points: Vec<ChartPoint> = plays.take(limit).map(chart_point).collect();
        points.reverse();
        points
    }
}

fn chart_point(play: &Play) -> ChartPoint {
    let mark = match play.outcome {
        Outcome::Perfect | Outcome::Won => ChartMark::Won,
        Outcome::WonMarked => ChartMark::WonMarked,
        Outcome::Left | Outcome::LeftMarked => ChartMark::Left,
    };
    ChartPoint { moves: play.moves, mark }
}

#[cfg(test)]
mod tests;
