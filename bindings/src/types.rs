//! The values that cross the border. Those without cards mirror the core's own types, checked field by field by the
//! compiler; cards and places become plain records and numbers.

use tripeaks_core as core;

/// A suit.
pub type Suit = core::card::Suit;

#[uniffi::remote(Enum)]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

/// One of the three peaks.
pub type Peak = core::layout::Peak;

#[uniffi::remote(Enum)]
pub enum Peak {
    Left,
    Middle,
    Right,
}

/// Easy (K and A adjacent) or classic.
pub type Mode = core::ruleset::Mode;

#[uniffi::remote(Enum)]
pub enum Mode {
    Easy,
    Classic,
}

/// A named way to score and to draw.
pub type Preset = core::ruleset::Preset;

#[uniffi::remote(Enum)]
pub enum Preset {
    Standard,
    Chain,
    Runs,
    FreeStart,
    Original,
}

/// Mode, preset and variants.
pub type Ruleset = core::ruleset::Ruleset;

#[uniffi::remote(Record)]
pub struct Ruleset {
    pub mode: Mode,
    pub preset: Preset,
    pub open_peaks: bool,
    pub wild_cards: bool,
    pub empty_start: bool,
}

/// Playing, stuck or won.
pub type Status = core::game::Status;

#[uniffi::remote(Enum)]
pub enum Status {
    Playing,
    Stuck,
    Won,
}

/// Why a touch was refused.
pub type RejectionReason = core::rules::Rejection;

#[uniffi::remote(Enum)]
pub enum RejectionReason {
    Rank,
    Blocked,
    NoCard,
    Won,
    StockEmpty,
    MustPlay,
    NothingToUndo,
    NothingToTakeBack,
}

/// A peak that is gone: which, by which operation in force (from 1), and what it paid.
pub type ClearedPeak = core::game::ClearedPeak;

#[uniffi::remote(Record)]
pub struct ClearedPeak {
    pub peak: Peak,
    pub number: u32,
    pub bonus: u32,
}

/// A line of a score's breakdown.
pub type ScoreLine = core::view::ScoreLine;

#[uniffi::remote(Record)]
pub struct ScoreLine {
    pub text: String,
    pub points: i64,
}

/// A card that can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Card {
    /// 1 (ace) to 13 (king); 0 for a joker.
    pub rank: u8,
    /// `None` for a joker.
    pub suit: Option<Suit>,
}

impl From<core::card::Card> for Card {
    fn from(card: core::card::Card) -> Card {
        Card { rank: card.rank().map_or(0, core::card::Rank::value), suit: card.suit() }
    }
}

/// How a place of the peaks looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Face {
    /// Its card is gone.
    Empty,
    /// Its card lies face down.
    Down,
    /// Its card lies face up.
    Up {
        /// The card.
        card: Card,
    },
}

/// A place of the peaks as it can be seen.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct SlotView {
    /// Its index, 0 to 27 in row order.
    pub slot: u8,
    /// 0 (peak tops) to 3 (base row).
    pub row: u8,
    /// The column in its row, from 0.
    pub column: u8,
    /// Empty, face down or face up.
    pub face: Face,
    /// Cards that lie on it, 0 to 2.
    pub covered_by: u8,
    /// Whether its card may be played now.
    pub playable: bool,
    /// The place for a screen reader.
    pub label: String,
}

impl From<core::view::SlotView> for SlotView {
    fn from(view: core::view::SlotView) -> SlotView {
        let face = match view.face {
            core::view::Face::Empty => Face::Empty,
            core::view::Face::Down => Face::Down,
            core::view::Face::Up(card) => Face::Up { card: card.into() },
        };
        let core::view::SlotView { slot, row, column, covered_by, playable, label, .. } = view;
        SlotView { slot, row, column, face, covered_by, playable, label }
    }
}

/// A whole screen; nothing in it tells what lies face down.
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own on the screen")]
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct View {
    /// The 28 places of the peaks, in row order.
    pub slots: Vec<SlotView>,
    /// The top of the waste; `None` while it is empty.
    pub waste: Option<Card>,
    /// The card under it.
    pub waste_below: Option<Card>,
    /// Cards on the waste.
    pub waste_count: u32,
    /// The waste for a screen reader.
    pub waste_label: String,
    /// Cards left in the stock.
    pub stock_count: u32,
    /// Cards that the stock had at the start.
    pub stock_total: u32,
    /// The stock for a screen reader.
    pub stock_label: String,
    /// Whether a draw is allowed.
    pub can_draw: bool,
    /// Whether undo is allowed.
    pub can_undo: bool,
    /// Whether the deal just left can be taken back.
    pub can_take_back: bool,
    /// The score; `None` where the preset has none.
    pub score: Option<u32>,
    /// Operations made, undone ones included.
    pub moves: u32,
    /// Draws in force.
    pub draws: u32,
    /// Cards played since the last draw.
    pub run: u32,
    /// The longest run of this deal.
    pub best_run: u32,
    /// Operations undone.
    pub undone: u32,
    /// The rules of this deal.
    pub ruleset: Ruleset,
    /// The code of this deal.
    pub code: String,
    /// The rules by name: "簡單 · K–A 相連 · 鬼牌".
    pub rules_title: String,
    /// The same in short, for tight places: "簡單 · 鬼牌"; `None` without preset and variants, where the title is short.
    pub rules_short_title: Option<String>,
    /// Playing, stuck or won.
    pub status: Status,
    /// The status in words; `None` while playing.
    pub status_text: Option<String>,
    /// The peaks cleared, in that order.
    pub cleared_peaks: Vec<ClearedPeak>,
    /// Milliseconds played.
    pub elapsed_ms: u64,
    /// Whether the clock is running.
    pub clock_runs: bool,
    /// Whether this is a win without a draw, an undo or the verdict.
    pub perfect: bool,
    /// Whether undo or the verdict was used, so that this deal sets no best.
    pub marked: bool,
    /// Whether these cards were played before, so that this deal counts for no statistic.
    pub repeat: bool,
    /// What the score is made of.
    pub score_lines: Vec<ScoreLine>,
    /// The moves in words, with the time played where the score pays for time: "12 步 · 1:05".
    pub moves_text: String,
    /// Whether that text changes every second while the clock runs.
    pub timed: bool,
    /// How it was won and how that counts, in words; `None` before a win.
    pub note: Option<String>,
}

impl From<core::view::View> for View {
    fn from(view: core::view::View) -> View {
        View {
            slots: view.slots.into_iter().map(SlotView::from).collect(),
            waste: view.waste.map(Card::from),
            waste_below: view.waste_below.map(Card::from),
            waste_count: view.waste_count,
            waste_label: view.waste_label,
            stock_count: view.stock_count,
            stock_total: view.stock_total,
            stock_label: view.stock_label,
            can_draw: view.can_draw,
            can_undo: view.can_undo,
            can_take_back: view.can_take_back,
            score: view.score,
            moves: view.moves,
            draws: view.draws,
            run: view.run,
            best_run: view.best_run,
            undone: view.undone,
            ruleset: view.ruleset,
            code: view.code,
            rules_title: view.rules_title,
            rules_short_title: view.rules_short_title,
            status: view.status,
            status_text: view.status_text,
            cleared_peaks: view.cleared_peaks,
            elapsed_ms: view.elapsed_ms,
            clock_runs: view.clock_runs,
            perfect: view.perfect,
            marked: view.marked,
            repeat: view.repeat,
            score_lines: view.score_lines,
            moves_text: view.moves_text,
            timed: view.timed,
            note: view.note,
        }
    }
}

/// Which deal comes next.
pub type NewGame = core::table::NewGame;

#[uniffi::remote(Enum)]
pub enum NewGame {
    Random { ruleset: Ruleset, winnable_only: bool },
    Code { text: String },
}
