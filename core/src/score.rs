//! Scores: each preset's numbers, and the tally that they make.

use crate::deal::STOCK_MAX;
use crate::layout::SLOTS;
use crate::ruleset::Preset;

/// The numbers of a preset. Points are added to the score, which never falls below zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// Whether there is a score at all.
    pub scored: bool,
    /// The score of a fresh deal.
    pub start: u32,
    /// For each card played.
    pub play: i32,
    /// For the n-th card played since the last draw, n times this on top.
    pub run: i32,
    /// For each draw.
    pub draw: i32,
    /// For the first, second and third peak cleared, on top of the card's own points.
    pub peaks: [i32; 3],
    /// For a cleared board.
    pub board: i32,
    /// For each card left in the stock when the board is cleared.
    pub stock_card: i32,
    /// The time bonus of a win at zero seconds of play; it falls by 1 a second, to zero.
    pub time_bonus: u32,
}

const NONE: Scoring =
    Scoring { scored: true, start: 0, play: 0, run: 0, draw: 0, peaks: [0; 3], board: 0, stock_card: 0, time_bonus: 0 };

impl Scoring {
    /// The numbers of a preset.
    pub const fn of(preset: Preset) -> Scoring {
        match preset {
            Preset::Standard => Scoring { start: 500, play: -1, draw: -1, peaks: [100; 3], ..NONE },
            Preset::Chain => Scoring { time_bonus: 900, ..Scoring::of(Preset::Original) },
            Preset::Runs => Scoring { run: 10, peaks: [250; 3], board: 1000, stock_card: 50, ..NONE },
            Preset::FreeStart => Scoring { scored: false, ..NONE },
            Preset::Original => Scoring { run: 1, draw: -5, peaks: [15, 15, 30], ..NONE },
        }
    }

    /// The most points that a deal can bring: a win in one run, with the whole stock left, at once.
    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "28 and 26")]
    pub fn most(self) -> u32 {
        let (cards, stock) = (SLOTS as i32, STOCK_MAX as i32);
        let runs = self.run * cards * (cards + 1) / 2;
        let points = cards * self.play + runs + self.peaks.iter().sum::<i32>() + self.board + stock * self.stock_card;
        self.start.saturating_add_signed(points) + self.time_bonus
    }

    /// What the time of a win is worth; part seconds don't count.
    pub fn time_bonus(self, played_ms: u64) -> u32 {
        let seconds = u32::try_from(played_ms / 1000).unwrap_or(u32::MAX);
        self.time_bonus.saturating_sub(seconds)
    }
}

/// What the operations so far come to. Kept with each step, so that undo gives back exactly what was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// The score; without meaning where the preset has none.
    pub score: u32,
    /// Cards played since the last draw.
    pub run: u32,
    /// The longest run of the deal.
    pub best_run: u32,
    /// How many peaks are cleared, 0 to 3.
    pub peaks: u8,
}

impl Tally {
    /// The tally of a fresh deal.
    pub fn start(scoring: Scoring) -> Tally {
        Tally { score: scoring.start, ..Tally::default() }
    }

    fn add(&mut self, points: i32) {
        self.score = self.score.saturating_add_signed(points);
    }

    /// The bonus that the next cleared peak brings.
    pub fn next_peak_bonus(self, scoring: Scoring) -> i32 {
        scoring.peaks.get(usize::from(self.peaks)).copied().unwrap_or_default()
    }

    /// After a card is played; `clears_peak` where it was a peak's top.
    #[must_use]
    pub fn after_play(mut self, scoring: Scoring, clears_peak: bool) -> Tally {
        self.run += 1;
        self.best_run = self.best_run.max(self.run);
        let run = i32::try_from(self.run).unwrap_or(i32::MAX);
        let mut points = scoring.play.saturating_add(scoring.run.saturating_mul(run));
        if clears_peak {
            points = points.saturating_add(self.next_peak_bonus(scoring));
            self.peaks += 1;
        }
        self.add(points);
        self
    }

    /// After the board is cleared, with what is left in the stock and the time played.
    #[must_use]
    pub fn after_win(mut self, scoring: Scoring, stock_left: usize, played_ms: u64) -> Tally {
        let cards = i32::try_from(stock_left).unwrap_or(i32::MAX);
        self.add(scoring.board.saturating_add(scoring.stock_card.saturating_mul(cards)));
        self.score = self.score.saturating_add(scoring.time_bonus(played_ms));
        self
    }

    /// After a draw.
    #[must_use]
    pub fn after_draw(mut self, scoring: Scoring) -> Tally {
        self.run = 0;
        self.add(scoring.draw);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(preset: Preset, steps: &str) -> Tally {
        let scoring = Scoring::of(preset);
        steps.chars().fold(Tally::start(scoring), |tally, step| match step {
            'p' => tally.after_play(scoring, false),
            'P' => tally.after_play(scoring, true),
            _ => tally.after_draw(scoring),
        })
    }

    #[test]
    fn standard_counts_down_and_pays_for_peaks() {
        assert_eq!(tally(Preset::Standard, "").score, 500);
        assert_eq!(tally(Preset::Standard, "ppd").score, 497);
        assert_eq!(tally(Preset::Standard, "PPP").score, 797);
    }

    #[test]
    fn a_chain_grows_and_a_draw_ends_it() {
        assert_eq!(tally(Preset::Chain, "ppp").score, 6);
        assert_eq!(tally(Preset::Chain, "pppdp").score, 2);
        assert_eq!(tally(Preset::Chain, "PPP").score, 1 + 2 + 3 + 15 + 15 + 30);
        // Never below zero, and nothing is owed.
        assert_eq!(tally(Preset::Chain, "ddp").score, 1);
        assert_eq!(tally(Preset::Original, "pppdp"), tally(Preset::Chain, "pppdp"));
    }

    #[test]
    fn runs_pay_ten_a_step() {
        assert_eq!(
            tally(Preset::Runs, "ppdpP"),
            Tally { score: 10 + 20 + 10 + 20 + 250, run: 2, best_run: 2, peaks: 1 }
        );
        let scoring = Scoring::of(Preset::Runs);
        assert_eq!(tally(Preset::Runs, "").after_win(scoring, 3, 5_000).score, 1000 + 150);
    }

    #[test]
    fn the_time_bonus_is_of_whole_seconds_and_chains_alone() {
        let bonus = |preset, ms| Tally::default().after_win(Scoring::of(preset), 0, ms).score;
        assert_eq!(bonus(Preset::Chain, 999), 900);
        assert_eq!(bonus(Preset::Chain, 1000), 899);
        assert_eq!(bonus(Preset::Chain, 900_000), 0);
        assert_eq!(bonus(Preset::Chain, u64::MAX), 0);
        assert_eq!(bonus(Preset::Original, 0), 0);
        assert_eq!(bonus(Preset::Standard, 0), 0);
    }

    #[test]
    fn no_deal_brings_more_than_a_win_in_one_run() {
        let most = |preset| Scoring::of(preset).most();
        assert_eq!([Preset::Standard, Preset::Chain, Preset::Runs].map(most), [772, 1366, 7110]);
        assert_eq!([Preset::FreeStart, Preset::Original].map(most), [0, 466]);
        let win = "p".repeat(25) + "PPP";
        for preset in [Preset::Standard, Preset::Chain, Preset::Runs, Preset::Original] {
            let scoring = Scoring::of(preset);
            assert_eq!(tally(preset, &win).after_win(scoring, STOCK_MAX, 0).score, scoring.most(), "{preset:?}");
        }
    }

    #[test]
    fn the_best_run_is_kept() {
        assert_eq!(tally(Preset::FreeStart, "pppdppd"), Tally { score: 0, run: 0, best_run: 3, peaks: 0 });
    }
}
