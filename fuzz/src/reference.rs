//! The rules once more, as plainly as they are written down: what the core must agree with, step by step.

use tripeaks_core::card::Card;
use tripeaks_core::deal::Deal;
use tripeaks_core::layout::Slot;
use tripeaks_core::rules::{Operation, Rejection};
use tripeaks_core::ruleset::{Mode, Preset, Ruleset};

/// A deal in play. Undo plays it again from the start.
#[derive(Clone)]
pub struct Reference {
    ruleset: Ruleset,
    deal: Deal,
    /// Four rows; `None` where the card is gone.
    pub rows: Vec<Vec<Option<Card>>>,
    /// The top card last.
    pub waste: Vec<Card>,
    /// The card drawn next last.
    pub stock: Vec<Card>,
    pub operations: Vec<Operation>,
    pub score: i64,
    pub run: u32,
    pub best_run: u32,
    /// The number of the operation that cleared each peak.
    pub cleared: Vec<u32>,
}

impl Reference {
    pub fn new(ruleset: Ruleset, deal: &Deal) -> Reference {
        let mut rows = vec![Vec::new(); 4];
        for slot in Slot::all() {
            rows[usize::from(slot.row())].push(Some(deal.peak(slot)));
        }
        Reference {
            ruleset,
            deal: deal.clone(),
            rows,
            waste: deal.waste().into_iter().collect(),
            stock: deal.stock().iter().rev().copied().collect(),
            operations: Vec::new(),
            score: if ruleset.preset == Preset::Standard { 500 } else { 0 },
            run: 0,
            best_run: 0,
            cleared: Vec::new(),
        }
    }

    /// Cards left in the peaks.
    pub fn left(&self) -> usize {
        self.rows.iter().flatten().flatten().count()
    }

    /// The cards that lie on a place: 0 to 2.
    pub fn covered_by(&self, row: usize, column: usize) -> usize {
        let first = match row {
            0 => 2 * column,
            1 => 3 * (column / 2) + column % 2,
            2 => column,
            _ => return 0,
        };
        self.rows[row + 1][first..=first + 1].iter().flatten().count()
    }

    fn check_play(&self, row: usize, column: usize) -> Result<Card, Rejection> {
        if self.left() == 0 {
            return Err(Rejection::Won);
        }
        let card = self.rows[row][column].ok_or(Rejection::NoCard)?;
        if self.covered_by(row, column) > 0 {
            return Err(Rejection::Blocked);
        }
        let value = |card: &Card| card.rank().map(|rank| i32::from(rank.value()));
        let fits = match (value(&card), self.waste.last().and_then(value)) {
            (Some(rank), Some(top)) => match (rank - top).abs() {
                1 => true,
                12 => self.ruleset.mode == Mode::Easy,
                _ => false,
            },
            // On a joker, and on an empty waste.
            _ => true,
        };
        if fits { Ok(card) } else { Err(Rejection::Rank) }
    }

    /// The places whose cards can be played.
    pub fn plays(&self) -> Vec<Slot> {
        let free = |slot: &Slot| self.check_play(slot.row().into(), slot.column().into()).is_ok();
        Slot::all().filter(free).collect()
    }

    fn check_draw(&self) -> Result<Card, Rejection> {
        match self.stock.last() {
            _ if self.left() == 0 => Err(Rejection::Won),
            None => Err(Rejection::StockEmpty),
            Some(_) if self.ruleset.preset == Preset::Original && !self.plays().is_empty() => Err(Rejection::MustPlay),
            Some(card) => Ok(*card),
        }
    }

    /// Whether an operation is allowed.
    pub fn check(&self, operation: Operation) -> Result<(), Rejection> {
        match operation {
            Operation::Play(slot) => self.check_play(slot.row().into(), slot.column().into()).map(drop),
            Operation::Draw => self.check_draw().map(drop),
        }
    }

    /// Plays or draws; `played_ms` is the time played, for a win.
    pub fn operate(&mut self, operation: Operation, played_ms: u64) -> Result<(), Rejection> {
        let points = match operation {
            Operation::Play(slot) => {
                let (row, column) = (slot.row().into(), slot.column().into());
                let card = self.check_play(row, column)?;
                self.rows[row][column] = None;
                self.waste.push(card);
                self.run += 1;
                self.best_run = self.best_run.max(self.run);
                self.play_points() + if row == 0 { self.peak_points() } else { 0 }
            }
            Operation::Draw => {
                self.waste.push(self.check_draw()?);
                self.stock.pop();
                self.run = 0;
                match self.ruleset.preset {
                    Preset::Standard => -1,
                    Preset::Chain | Preset::Original => -5,
                    Preset::Runs | Preset::FreeStart => 0,
                }
            }
        };
        self.operations.push(operation);
        self.score = (self.score + points).max(0);
        if self.left() == 0 {
            self.score += self.win_points(played_ms);
        }
        Ok(())
    }

    fn play_points(&self) -> i64 {
        match self.ruleset.preset {
            Preset::Standard => -1,
            Preset::Chain | Preset::Original => self.run.into(),
            Preset::Runs => 10 * i64::from(self.run),
            Preset::FreeStart => 0,
        }
    }

    fn peak_points(&mut self) -> i64 {
        let number = self.operations.len() + 1;
        self.cleared.push(u32::try_from(number).expect("a deal has under 60 operations"));
        match self.ruleset.preset {
            Preset::Standard => 100,
            Preset::Chain | Preset::Original if self.cleared.len() == 3 => 30,
            Preset::Chain | Preset::Original => 15,
            Preset::Runs => 250,
            Preset::FreeStart => 0,
        }
    }

    fn win_points(&self, played_ms: u64) -> i64 {
        match self.ruleset.preset {
            Preset::Chain => (900 - i64::try_from(played_ms / 1000).unwrap_or(i64::MAX)).max(0),
            Preset::Runs => 1000 + 50 * i64::try_from(self.stock.len()).unwrap_or_default(),
            _ => 0,
        }
    }

    /// Takes the last operation back.
    pub fn undo(&mut self) -> Result<(), Rejection> {
        if self.left() == 0 {
            return Err(Rejection::Won);
        }
        let mut operations = std::mem::take(&mut self.operations);
        operations.pop().ok_or(Rejection::NothingToUndo)?;
        *self = Reference::new(self.ruleset, &self.deal);
        for operation in operations {
            self.operate(operation, 0).expect("it was allowed before");
        }
        Ok(())
    }
}
