//! What a score is made of, line by line.

use super::{ClearedPeak, Game, Status};
use crate::rules::Operation;

/// A line of a score's breakdown; the points of all lines add up to the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScorePart {
    /// What the deal started with.
    Start,
    /// Operations in force, where each costs the same whatever it is.
    Moves(u32),
    /// Cards played.
    Cards(u32),
    /// Draws.
    Draws(u32),
    /// A cleared peak.
    Peak(ClearedPeak),
    /// The cleared board.
    Board,
    /// Cards left in the stock of a cleared board.
    Stock(u32),
    /// Milliseconds played, on a win.
    Time(u64),
    /// What a score that can't fall below zero was spared.
    Floor,
}

impl Game {
    /// What the score is made of, with each line's points; empty where the preset has no score.
    pub fn score_parts(&self) -> Vec<(ScorePart, i64)> {
        let scoring = self.scoring();
        if !scoring.scored {
            return Vec::new();
        }
        let count = |draws: bool| {
            let of_kind = |operation: &Operation| (*operation == Operation::Draw) == draws;
            u32::try_from(self.operations().filter(of_kind).count()).unwrap_or(u32::MAX)
        };
        let (cards, draws) = (count(false), count(true));
        let mut parts = vec![(ScorePart::Start, i64::from(scoring.start))];
        let draw_points = i64::from(scoring.draw) * i64::from(draws);
        if scoring.play == scoring.draw && scoring.run == 0 {
            let moves = cards + draws;
            parts.push((ScorePart::Moves(moves), i64::from(scoring.play) * i64::from(moves)));
        } else {
            parts.push((ScorePart::Cards(cards), self.card_points()));
            parts.push((ScorePart::Draws(draws), draw_points));
        }
        parts.extend(self.cleared_peaks().into_iter().map(|peak| (ScorePart::Peak(peak), i64::from(peak.bonus))));
        if self.status() == Status::Won {
            let left = u32::try_from(self.position.stock_left(&self.deal)).unwrap_or(u32::MAX);
            let played_ms = self.clock.elapsed(0);
            parts.push((ScorePart::Board, i64::from(scoring.board)));
            parts.push((ScorePart::Stock(left), i64::from(scoring.stock_card) * i64::from(left)));
            parts.push((ScorePart::Time(played_ms), i64::from(scoring.time_bonus(played_ms))));
        }
        let sum: i64 = parts.iter().map(|(_, points)| points).sum();
        parts.push((ScorePart::Floor, i64::from(self.tally.score) - sum));
        parts.retain(|(part, points)| *points != 0 || matches!(part, ScorePart::Moves(_)));
        parts
    }

    fn card_points(&self) -> i64 {
        let scoring = self.scoring();
        let plays = self.history.iter().filter(|step| step.operation != Operation::Draw);
        plays.map(|step| i64::from(scoring.play) + i64::from(scoring.run) * i64::from(step.tally.run + 1)).sum()
    }
}
