//! The figures of one set of statistics.

use super::record::{Outcome, Play};

/// What the deals of a ruleset, or of all, come to. Repeats count for nothing in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Deals won or left.
    pub played: u32,
    /// Deals won.
    pub won: u32,
    /// Deals won in a row up to now.
    pub current_streak: u32,
    /// The most deals won in a row.
    pub best_streak: u32,
    /// The best score of a win without undo.
    pub best_score: Option<u32>,
    /// The fewest moves of a win without undo.
    pub fewest_moves: Option<u32>,
    /// The longest run of plays without a draw, in any deal without undo, won or left.
    pub best_run: u32,
    /// Wins without undo and without a draw.
    pub perfect_runs: u32,
    /// The wins without undo that have a score.
    pub scored_wins: u32,
    /// The sum of their scores.
    pub score_sum: u64,
}

impl Summary {
    /// The share of deals won, 0 to 1; none before the first.
    pub fn win_rate(&self) -> Option<f64> {
        (self.played > 0).then(|| f64::from(self.won) / f64::from(self.played))
    }

    /// The mean score of the wins without undo; none before the first.
    #[expect(clippy::cast_precision_loss, reason = "a sum of scores is far below 2^53")]
    pub fn mean_score(&self) -> Option<f64> {
        (self.scored_wins > 0).then(|| self.score_sum as f64 / f64::from(self.scored_wins))
    }

    /// Counts one more deal, later than all before and no repeat.
    pub(super) fn count(&mut self, play: &Play) {
        self.played += 1;
        if play.outcome.is_won() {
            self.won += 1;
            self.current_streak += 1;
            self.best_streak = self.best_streak.max(self.current_streak);
        } else {
            self.current_streak = 0;
        }
        if play.outcome.is_marked() {
            return;
        }
        self.best_run = self.best_run.max(play.best_run);
        if !play.outcome.is_won() {
            return;
        }
        self.perfect_runs += u32::from(play.outcome == Outcome::Perfect);
        self.fewest_moves = Some(self.fewest_moves.map_or(play.moves, |fewest| fewest.min(play.moves)));
        if let Some(score) = play.score {
            self.best_score = self.best_score.max(Some(score));
            self.scored_wins += 1;
            self.score_sum += u64::from(score);
        }
    }
}
