//! What a shell can see: everything on the screen, and nothing that lies face down.

use crate::card::Card;
use crate::game::{ClearedPeak, Game, ScorePart, Status};
use crate::layout::Slot;
use crate::phrases::{count, in_a_row, minutes, ruleset_name, ruleset_title, spoken};
use crate::ruleset::Ruleset;
use crate::words::{Message, Words};

/// A whole screen. One is made for each touch.
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own on the screen")]
#[derive(Clone, PartialEq, Debug)]
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
    /// The same in short, for tight places: "簡單 · 鬼牌"; `None` where the title itself is short: without preset and variants.
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

/// A place of the peaks as it can be seen.
#[derive(Clone, PartialEq, Debug)]
pub struct SlotView {
    /// Its index, 0 to 27.
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

/// How a place looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Its card is gone.
    Empty,
    /// Its card lies face down.
    Down,
    /// Its card lies face up.
    Up(Card),
}

/// A line of a score's breakdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What for.
    pub text: String,
    /// How many points, taken ones negative.
    pub points: i64,
}

impl View {
    /// The screen of a game, in the words of a language.
    pub fn of(game: &Game, words: &Words, can_take_back: bool, now: u64) -> View {
        let (deal, position, ruleset) = (game.deal(), game.position(), game.code().ruleset);
        let waste = game.waste();
        let (waste_count, stock_count) = (count(waste.len()), count(position.stock_left(deal)));
        let status = game.status();
        View {
            slots: Slot::all().map(|slot| SlotView::of(game, words, slot)).collect(),
            waste: position.waste,
            waste_below: waste.iter().rev().nth(1).copied(),
            waste_count,
            waste_label: waste_label(position.waste, waste_count, words),
            stock_count,
            stock_total: count(deal.stock().len()),
            stock_label: words.text(&match stock_count {
                0 => Message::StockLabelEmpty,
                count => Message::StockLabel { count },
            }),
            can_draw: position.check_draw(deal, ruleset).is_ok(),
            can_undo: status != Status::Won && game.operations().len() > 0,
            can_take_back,
            score: game.scoring().scored.then(|| game.tally().score),
            moves: game.moves(),
            draws: game.draws(),
            run: game.tally().run,
            best_run: game.tally().best_run,
            undone: game.undone(),
            ruleset,
            code: game.code().to_string(),
            rules_title: ruleset_title(ruleset, words),
            rules_short_title: (ruleset != Ruleset::standard(ruleset.mode)).then(|| ruleset_name(ruleset, words)),
            status,
            status_text: match status {
                Status::Playing => None,
                Status::Stuck => Some(words.text(&Message::Stuck)),
                Status::Won => Some(words.text(&Message::Won)),
            },
            cleared_peaks: game.cleared_peaks(),
            elapsed_ms: game.elapsed_ms(now),
            clock_runs: game.clock_runs(),
            perfect: game.is_perfect(),
            marked: game.is_marked(),
            repeat: game.repeat,
            score_lines: game.score_parts().into_iter().map(|part| ScoreLine::of(part, words)).collect(),
            moves_text: moves_text(game, words, now),
            timed: is_timed(game),
            note: (status == Status::Won).then(|| won_note(game, words)),
        }
    }
}

impl SlotView {
    fn of(game: &Game, words: &Words, slot: Slot) -> SlotView {
        let position = game.position();
        let face = match (position.has_card(slot), game.is_face_up(slot)) {
            (false, _) => Face::Empty,
            (true, false) => Face::Down,
            (true, true) => Face::Up(game.deal().peak(slot)),
        };
        let covered_by = position.covered_by(slot);
        let playable = position.check_play(game.deal(), game.code().ruleset, slot).is_ok();
        let mut view = SlotView {
            slot: slot.number(),
            row: slot.row(),
            column: slot.column(),
            face,
            covered_by,
            playable,
            label: String::new(),
        };
        view.label = view.label_in(words);
        view
    }

    fn label_in(&self, words: &Words) -> String {
        let card = words.text(&match self.face {
            Face::Empty => Message::PlaceEmpty,
            Face::Down => Message::CardFaceDown { count: self.covered_by.into() },
            Face::Up(card) => {
                let (rank, suit) = spoken(card);
                match self.covered_by {
                    0 if self.playable => Message::CardPlayable { rank, suit },
                    0 => Message::CardName { rank, suit },
                    count => Message::CardCovered { rank, suit, count: count.into() },
                }
            }
        });
        words.text(&Message::CardInRow { card, row: self.row.into() })
    }
}

impl ScoreLine {
    fn of((part, points): (ScorePart, i64), words: &Words) -> ScoreLine {
        let text = words.text(&match part {
            ScorePart::Start => Message::ScoreStart,
            ScorePart::Moves(count) => Message::Moves { count },
            ScorePart::Cards(count) => Message::ScoreCards { count },
            ScorePart::Draws(count) => Message::ScoreDraws { count },
            ScorePart::Peak(cleared) => Message::ScorePeak { peak: cleared.peak as u32, moves: cleared.number },
            ScorePart::Board => Message::ScoreBoard,
            ScorePart::Stock(count) => Message::ScoreStock { count },
            ScorePart::Time(ms) => Message::ScoreTime { time: minutes(ms) },
            ScorePart::Floor => Message::ScoreFloor,
        });
        ScoreLine { text, points }
    }
}

/// Whether the time played is worth something.
fn is_timed(game: &Game) -> bool {
    game.scoring().time_bonus > 0
}

fn moves_text(game: &Game, words: &Words, now: u64) -> String {
    let moves = words.text(&Message::Moves { count: game.moves() });
    if is_timed(game) { format!("{moves} · {}", minutes(game.elapsed_ms(now))) } else { moves }
}

fn won_note(game: &Game, words: &Words) -> String {
    let parts = [
        Some(Message::Moves { count: game.moves() }),
        Some(match game.undone() {
            0 => Message::WithoutUndo,
            count => Message::WithUndo { count },
        }),
        game.verdict_asked.then_some(Message::HistoryVerdict),
        game.is_perfect().then_some(Message::PerfectRun),
        game.repeat.then_some(Message::MarkRepeat),
    ];
    in_a_row(parts, words)
}

fn waste_label(top: Option<Card>, count: u32, words: &Words) -> String {
    words.text(&match top.map(spoken) {
        None => Message::WasteLabelEmpty,
        Some((rank, suit)) => Message::WasteLabel { rank, suit, count },
    })
}
