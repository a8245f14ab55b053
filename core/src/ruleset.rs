//! What is played: mode, preset and variants, as data.

/// How king and ace stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Mode {
    /// K and A are adjacent, so Q-K-A-2 runs through.
    #[default]
    Easy,
    /// On a K only a Q, on an A only a 2.
    Classic,
}

/// A named way to score and to draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Preset {
    /// The app's own game: from 500 down, +100 a peak.
    #[default]
    Standard,
    /// Each discard in a row is worth one more; a draw costs 5 and ends the chain.
    Chain,
    /// Each card of a run is worth ten more; peaks and a cleared board pay.
    Runs,
    /// The waste starts empty and there is no score: the best streak counts.
    FreeStart,
    /// As chain, but drawing is for when nothing can be played, and no time bonus.
    Original,
}

/// A mode, a preset and the variants on top of it: all that a code says besides the seed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ruleset {
    /// Easy or Classic.
    pub mode: Mode,
    /// How it scores and draws.
    pub preset: Preset,
    /// All 28 peak cards face up from the start.
    pub open_peaks: bool,
    /// Two jokers in the stock; any uncovered card goes on a joker.
    pub wild_cards: bool,
    /// No card on the waste at the start; while it is empty any uncovered card may be played.
    pub empty_start: bool,
}

impl Ruleset {
    /// The app's default game in that mode.
    pub const fn standard(mode: Mode) -> Ruleset {
        Ruleset { mode, preset: Preset::Standard, open_peaks: false, wild_cards: false, empty_start: false }
    }

    /// Whether the waste is empty at the start: the variant, or the preset that includes it.
    pub const fn starts_empty(self) -> bool {
        self.empty_start || matches!(self.preset, Preset::FreeStart)
    }

    /// Whether a draw is refused while a card can be played.
    pub const fn must_play(self) -> bool {
        matches!(self.preset, Preset::Original)
    }

    /// The same ruleset in the one form that codes write: the free-start preset already includes the empty start.
    #[must_use]
    pub const fn normal(mut self) -> Ruleset {
        if matches!(self.preset, Preset::FreeStart) {
            self.empty_start = false;
        }
        self
    }

    /// The rules letter of codes: E or C.
    pub const fn mode_letter(self) -> char {
        match self.mode {
            Mode::Easy => 'E',
            Mode::Classic => 'C',
        }
    }

    /// The letters of a code's fourth group, in alphabetical order; empty for `standard` without variants.
    pub fn group(self) -> String {
        let ruleset = self.normal();
        let preset = match ruleset.preset {
            Preset::Standard => None,
            Preset::Chain => Some('C'),
            Preset::Runs => Some('R'),
            Preset::FreeStart => Some('F'),
            Preset::Original => Some('S'),
        };
        let mut letters: Vec<char> = preset
            .into_iter()
            .chain(ruleset.wild_cards.then_some('J'))
            .chain(ruleset.open_peaks.then_some('O'))
            .chain(ruleset.empty_start.then_some('W'))
            .collect();
        letters.sort_unstable();
        letters.into_iter().collect()
    }

    /// The rules letter and the fourth group, such as `E` or `C-JO`: the key of this ruleset's statistics.
    pub fn letters(self) -> String {
        let group = self.group();
        let dash = if group.is_empty() { "" } else { "-" };
        format!("{}{dash}{group}", self.mode_letter())
    }

    /// Every ruleset there is, in its normal form.
    pub fn all() -> impl Iterator<Item = Ruleset> {
        const MODES: [Mode; 2] = [Mode::Easy, Mode::Classic];
        const PRESETS: [Preset; 5] =
            [Preset::Standard, Preset::Chain, Preset::Runs, Preset::FreeStart, Preset::Original];
        MODES
            .into_iter()
            .flat_map(|mode| {
                PRESETS.into_iter().flat_map(move |preset| {
                    (0..8).map(move |bits| Ruleset {
                        mode,
                        preset,
                        open_peaks: bits & 1 != 0,
                        wild_cards: bits & 2 != 0,
                        empty_start: bits & 4 != 0,
                    })
                })
            })
            .filter(|ruleset| ruleset.normal() == *ruleset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_some_rulesets() {
        let easy = Ruleset::standard(Mode::Easy);
        assert_eq!(easy.letters(), "E");
        let all = Ruleset {
            mode: Mode::Classic,
            preset: Preset::Original,
            open_peaks: true,
            wild_cards: true,
            empty_start: true,
        };
        assert_eq!(all.letters(), "C-JOSW");
        let free = Ruleset { preset: Preset::FreeStart, empty_start: true, ..easy };
        assert_eq!(free.letters(), "E-F");
        assert!(free.starts_empty() && free.normal().starts_empty());
    }

    #[test]
    fn each_ruleset_has_letters_of_its_own() {
        let letters: std::collections::HashSet<_> = Ruleset::all().map(Ruleset::letters).collect();
        assert_eq!((letters.len(), Ruleset::all().count()), (2 * (4 * 8 + 4), 2 * (4 * 8 + 4)));
    }
}
