//! The values around a deal: codes, settings, statistics. They mirror the core's own types, checked field by field by
//! the compiler, but for the settings, which keep to themselves what a newer version wrote.

use tripeaks_core as core;

use crate::types::Ruleset;

/// What a text in the code field comes to.
pub type CodeReading = core::table::CodeReading;

#[uniffi::remote(Record)]
pub struct CodeReading {
    pub code: Option<String>,
    pub ruleset: Option<Ruleset>,
    pub text: String,
}

/// The deal of a day.
pub type Daily = core::table::Daily;

#[uniffi::remote(Record)]
pub struct Daily {
    pub code: String,
    pub won: bool,
    pub text: String,
}

/// A set of statistics that can be shown.
pub type ScopeTitle = core::table::ScopeTitle;

#[uniffi::remote(Record)]
pub struct ScopeTitle {
    pub ruleset: Option<Ruleset>,
    pub title: String,
}

/// A figure, and what it is.
pub type Tile = core::table::Tile;

#[uniffi::remote(Record)]
pub struct Tile {
    pub value: String,
    pub label: String,
}

/// What a chart tells apart.
pub type ChartMark = core::statistics::ChartMark;

#[uniffi::remote(Enum)]
pub enum ChartMark {
    Won,
    WonMarked,
    Left,
}

/// A point of the chart.
pub type ChartPoint = core::statistics::ChartPoint;

#[uniffi::remote(Record)]
pub struct ChartPoint {
    pub moves: u32,
    pub mark: ChartMark,
}

/// A set of statistics, in words.
pub type StatisticsView = core::table::StatisticsView;

#[uniffi::remote(Record)]
pub struct StatisticsView {
    pub tiles: Vec<Tile>,
    pub chart: Vec<ChartPoint>,
    pub chart_title: String,
    pub chart_label: String,
    pub deals: u32,
}

/// A line of the history.
pub type HistoryLine = core::table::HistoryLine;

#[uniffi::remote(Record)]
pub struct HistoryLine {
    pub code: String,
    pub text: String,
    pub score: Option<u32>,
    pub won: bool,
    pub at_ms: i64,
}

/// What an import brought.
pub type ImportOutcome = core::table::ImportOutcome;

#[uniffi::remote(Record)]
pub struct ImportOutcome {
    pub added: u32,
    pub known: u32,
    pub text: String,
}

/// The truth about a deal, in words.
pub type Analysis = core::table::AnalysisView;

#[uniffi::remote(Record)]
pub struct Analysis {
    pub winnable: bool,
    pub min_moves: Option<u32>,
    pub best_score: Option<u32>,
    pub lost_at: Option<u32>,
    pub lines: Vec<String>,
}

/// What a hint tells the player to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Advice {
    /// Play the card of that place.
    Play {
        /// Its index, 0 to 27.
        slot: u8,
    },
    /// Draw a card.
    Draw,
    /// Nothing can be played or drawn: take something back.
    Undo,
    /// Nothing can be played, drawn or taken back.
    NewGame,
    /// The deal is won.
    Nothing,
}

/// A hint.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Hint {
    /// What to do.
    pub advice: Advice,
    /// The chance of winning after it, 0 to 1; `None` where it is neither a play nor a draw.
    pub chance: Option<f64>,
    /// The same in words.
    pub text: String,
    /// Every legal move with its chance, the likeliest first; empty where there is none.
    pub chances: Vec<MoveChance>,
}

/// A legal move, and how likely a win is after it.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct MoveChance {
    /// The place whose card is played, 0 to 27; `None` for a draw.
    pub slot: Option<u8>,
    /// The share of sampled deals that were won after it, 0 to 1.
    pub chance: f64,
    /// How many sampled deals that is a share of. Moves that are clearly behind are tried less often.
    pub samples: u32,
}

impl From<core::hint::Chance> for MoveChance {
    fn from(known: core::hint::Chance) -> MoveChance {
        let slot = match known.operation {
            core::rules::Operation::Play(slot) => Some(slot.number()),
            core::rules::Operation::Draw => None,
        };
        MoveChance { slot, chance: known.chance, samples: known.samples }
    }
}

impl From<core::table::HintView> for Hint {
    fn from(view: core::table::HintView) -> Hint {
        let advice = match view.advice {
            core::hint::Advice::Play(slot) => Advice::Play { slot: slot.number() },
            core::hint::Advice::Draw => Advice::Draw,
            core::hint::Advice::Undo => Advice::Undo,
            core::hint::Advice::NewGame => Advice::NewGame,
            core::hint::Advice::Nothing => Advice::Nothing,
        };
        let chances = view.chances.into_iter().map(MoveChance::from).collect();
        Hint { advice, chance: view.chance, text: view.text, chances }
    }
}

/// A language of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Language {
    /// Its tag, such as `zh-Hant`.
    pub tag: String,
    /// Its name in itself.
    pub name: String,
}

impl From<&core::words::Language> for Language {
    fn from(language: &core::words::Language) -> Language {
        Language { tag: language.tag.to_owned(), name: language.name.to_owned() }
    }
}

/// How fast cards move.
pub type AnimationSpeed = core::settings::AnimationSpeed;

#[uniffi::remote(Enum)]
pub enum AnimationSpeed {
    Off,
    Slow,
    Normal,
    Fast,
}

/// Which colours the screens have.
pub type Theme = core::settings::Theme;

#[uniffi::remote(Enum)]
pub enum Theme {
    System,
    Light,
    Dark,
    Black,
}

/// Everything that can be set.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen")]
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Settings {
    /// Whether a refused tap says why.
    pub explanations: bool,
    /// Whether the device vibrates.
    pub haptics: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// How fast cards move.
    pub animation_speed: AnimationSpeed,
    /// Whether stock and waste lie for the left thumb.
    pub left_handed: bool,
    /// Whether cards have larger ranks.
    pub large_ranks: bool,
    /// Whether each suit has a colour of its own.
    pub four_colours: bool,
    /// The colours of the screens.
    pub theme: Theme,
    /// The tag of the language, such as `zh-Hant`; `None` for the device's.
    pub language: Option<String>,
    /// Whether the cards that can be played are marked.
    pub show_playable: bool,
    /// The rules last chosen for a random deal.
    pub random_ruleset: Ruleset,
    /// Whether random deals are to be ones that can be won.
    pub winnable_only: bool,
}

impl From<&core::settings::Settings> for Settings {
    fn from(settings: &core::settings::Settings) -> Settings {
        Settings {
            explanations: settings.explanations,
            haptics: settings.haptics,
            sound: settings.sound,
            animation_speed: settings.animation_speed,
            left_handed: settings.left_handed,
            large_ranks: settings.large_ranks,
            four_colours: settings.four_colours,
            theme: settings.theme,
            language: settings.language.clone(),
            show_playable: settings.show_playable,
            random_ruleset: settings.random_ruleset,
            winnable_only: settings.winnable_only,
        }
    }
}

impl From<Settings> for core::settings::Settings {
    #[expect(clippy::field_reassign_with_default, reason = "the core's settings have a field of their own")]
    fn from(settings: Settings) -> core::settings::Settings {
        let mut kept = core::settings::Settings::default();
        kept.explanations = settings.explanations;
        kept.haptics = settings.haptics;
        kept.sound = settings.sound;
        kept.animation_speed = settings.animation_speed;
        kept.left_handed = settings.left_handed;
        kept.large_ranks = settings.large_ranks;
        kept.four_colours = settings.four_colours;
        kept.theme = settings.theme;
        kept.language = settings.language;
        kept.show_playable = settings.show_playable;
        kept.random_ruleset = settings.random_ruleset;
        kept.winnable_only = settings.winnable_only;
        kept
    }
}
