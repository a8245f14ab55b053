//! Hints, and the truth about a deal.

use super::{Moment, Step, Table};
use crate::analysis::Analysis;
use crate::deck::Seed;
use crate::game::Status;
use crate::hint::{Advice, Chance, Hint, Visible};
use crate::phrases::{percent, spoken, verdict_message};
use crate::words::{Message, Words};

/// A hint in words.
#[derive(Clone, PartialEq, Debug)]
pub struct HintView {
    /// What to do.
    pub advice: Advice,
    /// The chance of winning after it, 0 to 1; `None` where it is neither a play nor a draw.
    pub chance: Option<f64>,
    /// The same in words.
    pub text: String,
    /// Every legal move with its chance, the likeliest first; empty where there is none.
    pub chances: Vec<Chance>,
}

/// The truth about a deal, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisView {
    /// Whether the deal could be won from its start.
    pub winnable: bool,
    /// The fewest moves of a win.
    pub min_moves: Option<u32>,
    /// The best score that the deal allows; `None` for other presets than `standard`.
    pub best_score: Option<u32>,
    /// The number, from 1, of the player's operation in force after which no win was left.
    pub lost_at: Option<u32>,
    /// The same in words, line by line.
    pub lines: Vec<String>,
}

impl Table {
    /// What a hint may judge by. Working it out takes its time, and needs the table no more.
    pub fn visible(&self) -> Visible {
        Visible::of(&self.game)
    }

    /// A hint in the player's words.
    pub fn hint_view(&self, seen: &Visible, hint: &Hint) -> HintView {
        let text = hint_text(seen, hint, &self.words);
        HintView { advice: hint.advice, chance: hint.chance(), text, chances: hint.chances.clone() }
    }

    /// The truth about the deal on the table; `None` if it has another code by now. Asked for before a win, it marks
    /// the deal as undo does.
    pub fn analysis(&mut self, code: &str, now: Moment) -> Option<AnalysisView> {
        self.mark_verdict(code, now)?;
        let analysis = Analysis::of(&self.game, &mut self.solver);
        let lines = analysis_messages(&analysis, self.game.status() == Status::Won);
        Some(AnalysisView {
            winnable: analysis.winnable(),
            min_moves: analysis.min_moves,
            best_score: analysis.best_score,
            lost_at: analysis.lost_at,
            lines: lines.iter().map(|line| self.words.text(line)).collect(),
        })
    }

    /// The deal's winning line, from the deal to the win; empty if no line wins, or if the deal on the table has another
    /// code by now. Marks as [`Table::analysis`] does.
    pub fn playback(&mut self, code: &str, now: Moment) -> Vec<Step> {
        if self.mark_verdict(code, now).is_none() {
            return Vec::new();
        }
        let line = Analysis::of(&self.game, &mut self.solver).line;
        if line.is_empty() { Vec::new() } else { self.steps(self.game.code(), &line) }
    }

    /// Notes that the player knows the answer to these cards.
    pub(super) fn tell(&mut self, seed: Seed) {
        self.told.retain(|told| *told != seed);
        self.told.push(seed);
    }

    /// Notes the answers that the deal on the table and the one just left say were told, and in the one just left that its own
    /// was.
    pub(super) fn remember_told(&mut self) {
        let told: Vec<Seed> = self.games().filter(|game| game.verdict_asked).map(|game| game.code().seed).collect();
        for seed in told {
            self.tell(seed);
        }
        if let Some(left) = self.left.as_mut().filter(|left| !left.booked) {
            left.verdict_asked |= self.told.contains(&left.code().seed);
        }
    }

    /// The told deals that were never played: any other is a repeat by now.
    pub(super) fn told_unplayed(&self) -> Vec<Seed> {
        self.told.iter().copied().filter(|seed| !self.statistics.was_played(*seed)).collect()
    }

    /// Marks the deal on the table, if it is the one with this code.
    fn mark_verdict(&mut self, code: &str, now: Moment) -> Option<()> {
        if self.game.code().to_string() != code {
            return None;
        }
        if self.game.status() != Status::Won && !self.game.verdict_asked {
            self.game.verdict_asked = true;
            self.tell(self.game.code().seed);
            self.save_game(now);
        }
        Some(())
    }
}

fn hint_text(seen: &Visible, given: &Hint, words: &Words) -> String {
    let advice = words.text(&match given.advice {
        Advice::Play(slot) => {
            let (rank, suit) = seen.face(slot).map(spoken).unwrap_or_default();
            Message::HintPlay { rank, suit }
        }
        Advice::Draw => Message::HintDraw,
        Advice::Undo => Message::HintUndo,
        Advice::NewGame => Message::HintNewGame,
        Advice::Nothing => Message::HintWon,
    });
    match given.chance() {
        // On a line of its own: on a narrow screen one line with both would break anywhere.
        Some(chance) => format!("{advice}\n{}", words.text(&Message::HintChance { percent: percent(chance) })),
        None => advice,
    }
}

fn analysis_messages(analysis: &Analysis, won: bool) -> Vec<Message> {
    let still = match analysis.lost_at {
        Some(moves) => Some(Message::AnalysisLostAt { moves }),
        None => (analysis.winnable() && !won).then_some(Message::AnalysisStillWinnable),
    };
    [
        Some(verdict_message(analysis.winnable())),
        analysis.min_moves.map(|count| Message::AnalysisFewestMoves { count }),
        analysis.best_score.map(|score| Message::AnalysisBestScore { score }),
        still,
    ]
    .into_iter()
    .flatten()
    .collect()
}
