//! Booking deals, and showing what is booked.

use super::{Moment, Table};
use crate::deal::Deal;
use crate::game::{Game, Status};
use crate::phrases::{count, import_error_message, in_a_row, percent, ruleset_name, verdict_message};
use crate::position::Position;
use crate::ruleset::{Mode, Ruleset};
use crate::solver::Solver;
use crate::statistics::{ChartMark, ChartPoint, DealResult, End, HistoryEntry, ImportError, Scope};
use crate::storage::Kind;
use crate::words::{Message, Words};

/// How many deals a chart shows.
const CHART: usize = 30;

/// A set of statistics that can be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScopeTitle {
    /// The ruleset; `None` for all deals together.
    pub ruleset: Option<Ruleset>,
    /// Its title.
    pub title: String,
}

/// A figure, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The figure.
    pub value: String,
    /// What it is.
    pub label: String,
}

/// A set of statistics, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatisticsView {
    /// The figures, the most important first.
    pub tiles: Vec<Tile>,
    /// The newest deals, oldest first.
    pub chart: Vec<ChartPoint>,
    /// The chart's title.
    pub chart_title: String,
    /// The chart for a screen reader.
    pub chart_label: String,
    /// Deals in the history.
    pub deals: u32,
}

/// A line of the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryLine {
    /// The code of the deal.
    pub code: String,
    /// How it went: "獲勝 · 50 步".
    pub text: String,
    /// Its score; `None` where the preset has none.
    pub score: Option<u32>,
    /// Whether it was won.
    pub won: bool,
    /// When it was booked, in milliseconds since 1970.
    pub at_ms: i64,
}

/// What an import brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportOutcome {
    /// Deals that were not known before.
    pub added: u32,
    /// Deals that were here already.
    pub known: u32,
    /// The same in words.
    pub text: String,
}

impl Table {
    /// Books a won deal once; whether it did.
    pub(super) fn book_win(&mut self, now: Moment) -> bool {
        let won = self.game.status() == Status::Won && !self.game.booked;
        if won {
            let result = result(&self.game);
            self.game.booked = true;
            if let Some(entry) = self.book(result, now) {
                // An import may have brought the same deal in the meantime.
                self.game.repeat = entry.repeat;
            }
        }
        won
    }

    /// Once the new deal is being played the one before it is left for good, and counts; whether it was booked now.
    pub(super) fn book_left(&mut self, now: Moment) -> bool {
        let Some(left) = self.left.as_mut().filter(|left| self.game.moves() > 0 && !left.booked) else { return false };
        left.booked = true;
        let result = result(left);
        self.book(result, now);
        // Restart deals the cards of the deal that is booked only now.
        self.game.repeat = self.statistics.was_played(self.game.code().seed);
        true
    }

    /// Books a deal that nobody can go back to, unless it is booked or not begun.
    pub(super) fn book_now(&mut self, game: &Game, now: Moment) {
        if !game.booked {
            self.book(result(game), now);
        }
    }

    /// `None` for a deal without an operation, which is not booked.
    fn book(&mut self, result: DealResult, now: Moment) -> Option<HistoryEntry> {
        let entry = self.statistics.book(result, now.unix_ms)?;
        self.save_statistics();
        Some(entry)
    }

    fn save_statistics(&mut self) {
        // What can't be written is kept in memory, reported once as a notice, and tried again at each flush.
        let _ = self.storage.save(Kind::Statistics, &self.statistics.to_json());
    }

    /// The sets of statistics there are: both modes of the default game, all others that were played, and their sum.
    pub fn scopes(&self) -> Vec<ScopeTitle> {
        let standard = [Mode::Easy, Mode::Classic].map(Ruleset::standard);
        let others = self.statistics.rulesets().filter(|ruleset| !standard.contains(ruleset));
        let one = |ruleset: Ruleset| ScopeTitle { ruleset: Some(ruleset), title: ruleset_name(ruleset, &self.words) };
        let all = ScopeTitle { ruleset: None, title: self.words.text(&Message::ScopeAll) };
        standard.into_iter().map(one).chain([all]).chain(others.map(one)).collect()
    }

    /// A set of statistics: a ruleset's, or all deals'.
    pub fn statistics(&self, ruleset: Option<Ruleset>) -> StatisticsView {
        let scope = ruleset.map_or(Scope::All, Scope::One);
        let chart = self.statistics.chart(scope, CHART);
        let won = chart.iter().filter(|point| point.mark != ChartMark::Left).count();
        StatisticsView {
            tiles: self.tiles(scope),
            chart_title: self.words.text(&Message::ChartTitle { count: count(chart.len()) }),
            chart_label: self.words.text(&Message::ChartLabel { won: count(won), left: count(chart.len() - won) }),
            chart,
            deals: count(self.statistics.history(scope, 0, usize::MAX).len()),
        }
    }

    fn tiles(&self, scope: Scope) -> Vec<Tile> {
        let summary = self.statistics.summary(scope);
        let number = |value: Option<u32>| value.map_or_else(|| "–".to_owned(), |value| value.to_string());
        let rate = |share| self.words.text(&Message::Percent { percent: percent(share) });
        [
            (summary.played.to_string(), Message::StatPlayed),
            (summary.win_rate().map_or_else(|| number(None), rate), Message::StatWinRate),
            (summary.current_streak.to_string(), Message::StatCurrentStreak),
            (number(summary.best_score), Message::StatBestScore),
            (number(summary.fewest_moves), Message::StatFewestMoves),
            (summary.best_streak.to_string(), Message::StatBestStreak),
            (number(summary.mean_score().map(rounded)), Message::StatMeanScore),
            (summary.best_run.to_string(), Message::StatBestRun),
            (summary.perfect_runs.to_string(), Message::StatPerfectRuns),
        ]
        .into_iter()
        .map(|(value, label)| Tile { value, label: self.words.text(&label) })
        .collect()
    }

    /// A page of the history, newest first: at most `limit` lines after the first `offset`.
    pub fn history(&mut self, ruleset: Option<Ruleset>, offset: u32, limit: u32) -> Vec<HistoryLine> {
        let scope = ruleset.map_or(Scope::All, Scope::One);
        let entries = self.statistics.history(scope, offset as usize, limit as usize);
        entries.iter().map(|entry| HistoryLine::of(entry, &self.words, &mut self.solver)).collect()
    }

    /// All statistics as a text to keep, or to take to another phone.
    pub fn export_statistics(&mut self, now: Moment) -> String {
        // No power cut is to give the number of an exported deal to another one. Where the disk fails, all the more reason
        // to let the player have the text.
        let _ = self.flush(now);
        // A document over the format's size can't be: it would not have been saved either.
        self.statistics.export().unwrap_or_default()
    }

    /// Merges exported statistics into these. A text that is none is an error and changes nothing.
    pub fn import_statistics(&mut self, text: &str) -> Result<ImportOutcome, String> {
        let known = |error: ImportError| self.words.text(&import_error_message(&error));
        let report = self.statistics.import(text).map_err(known)?;
        self.save_statistics();
        if !self.game.booked {
            self.game.repeat |= self.statistics.was_played(self.game.code().seed);
        }
        let (added, known) = (count(report.added), count(report.known));
        let message = if added == 0 { Message::ImportNothingNew } else { Message::ImportReport { added, known } };
        Ok(ImportOutcome { added, known, text: self.words.text(&message) })
    }
}

/// What there is to book of a game.
fn result(game: &Game) -> DealResult {
    DealResult {
        code: game.code(),
        end: match game.status() {
            Status::Won => End::Won,
            Status::Stuck => End::Stuck,
            Status::Playing => End::Left,
        },
        score: game.scoring().scored.then(|| game.tally().score),
        moves: game.moves(),
        draws: game.draws(),
        best_run: game.tally().best_run,
        undone: game.undone(),
        verdict_asked: game.verdict_asked,
        // A left game's clock stands, as a won one's does.
        played_ms: game.elapsed_ms(0),
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "shares and scores are small and positive")]
fn rounded(value: f64) -> u32 {
    value.round() as u32
}

impl HistoryLine {
    fn of(entry: &HistoryEntry, words: &Words, solver: &mut Solver) -> HistoryLine {
        let result = &entry.record.result;
        let end = match result.end {
            End::Won => Message::HistoryWon,
            End::Stuck => Message::HistoryStuck,
            End::Left => Message::HistoryLeft,
        };
        // Whoever left a deal is told whether it could be won.
        let verdict = (result.end != End::Won).then(|| {
            let deal = Deal::new(result.code);
            verdict_message(solver.solve(&deal, result.code.ruleset, Position::start(&deal)).winnable())
        });
        let parts = [
            Some(end),
            Some(Message::Moves { count: result.moves }),
            result.is_perfect().then_some(Message::PerfectRun),
            (result.undone > 0).then_some(Message::HistoryUndo),
            result.verdict_asked.then_some(Message::HistoryVerdict),
            entry.repeat.then_some(Message::MarkRepeat),
            verdict,
        ];
        HistoryLine {
            code: result.code.to_string(),
            text: in_a_row(parts, words),
            score: result.score,
            won: result.end == End::Won,
            at_ms: entry.record.at,
        }
    }
}
