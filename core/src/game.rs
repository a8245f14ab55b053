//! A deal in play: operations, undo, the clock, and what happened.

use crate::card::Card;
use crate::code::Code;
use crate::deal::Deal;
use crate::layout::{Peak, Slot};
use crate::position::Position;
use crate::rules::{Operation, Rejection};
use crate::score::{Scoring, Tally};

mod breakdown;
mod clock;
mod save;
#[cfg(test)]
mod tests;

pub use breakdown::ScorePart;
use clock::Clock;
pub use save::{Save, SaveError};

/// How many operations undo can take back. No deal has more than 28 plays and 26 draws, so none is ever forgotten.
pub const HISTORY: usize = 100;

/// What an operation or an undo brought about, in the order in which it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The cards of a deal were dealt.
    Dealt,
    /// A card of the peaks went to the waste.
    Played {
        /// Where it lay.
        slot: Slot,
        /// The card.
        card: Card,
        /// Cards played since the last draw, this one included.
        run: u32,
    },
    /// A card lost its last coverer and turned face up.
    TurnedUp {
        /// Where it lies.
        slot: Slot,
        /// The card.
        card: Card,
    },
    /// A card was drawn to the waste.
    Drawn {
        /// The card.
        card: Card,
    },
    /// A peak's top went.
    PeakCleared(ClearedPeak),
    /// The last card of the peaks went.
    Won,
    /// Nothing can be played and the stock is empty.
    Stuck,
    /// An undo put a card back into the peaks.
    UndonePlay {
        /// Where it lies again.
        slot: Slot,
        /// The card.
        card: Card,
        /// The places whose cards were turned face down again.
        turned_down: Vec<Slot>,
    },
    /// An undo put the top of the waste back on the stock.
    UndoneDraw,
}

/// A peak that is gone, and when it went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClearedPeak {
    /// Which one.
    pub peak: Peak,
    /// The number of the operation that cleared it among those in force, from 1.
    pub number: u32,
    /// What it paid on top of the card's own points.
    pub bonus: u32,
}

/// Where a deal stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Something can be played or drawn.
    Playing,
    /// Nothing can; undo or another deal is what is left.
    Stuck,
    /// The peaks are cleared, and the deal is closed.
    Won,
}

/// An operation in force, and what it started from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    operation: Operation,
    position: Position,
    tally: Tally,
}

/// One deal, from its first card to its end. Time comes in as milliseconds of a monotonic clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    code: Code,
    deal: Deal,
    position: Position,
    tally: Tally,
    history: Vec<Step>,
    moves: u32,
    clock: Clock,
    /// This deal's seed was played before; it counts for no statistic.
    pub repeat: bool,
    /// The truth about the deal was asked for before its end.
    pub verdict_asked: bool,
    /// The statistics know this deal.
    pub booked: bool,
}

impl Game {
    /// Deals the cards of a code. The clock stands until the first operation.
    pub fn new(code: Code) -> Game {
        let deal = Deal::new(code);
        let position = Position::start(&deal);
        let tally = Tally::start(Scoring::of(code.ruleset.preset));
        Game {
            code,
            deal,
            position,
            tally,
            history: Vec::new(),
            moves: 0,
            clock: Clock::default(),
            repeat: false,
            verdict_asked: false,
            booked: false,
        }
    }

    /// The code, with the rules that are played.
    pub fn code(&self) -> Code {
        self.code
    }

    /// Where each card lay at the start.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Where the deal stands now.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Score, run and peaks so far.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// The numbers that are scored by.
    pub fn scoring(&self) -> Scoring {
        Scoring::of(self.code.ruleset.preset)
    }

    /// Operations made, undone ones included: undo does not take this down.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The operations in force, first to last.
    pub fn operations(&self) -> impl ExactSizeIterator<Item = Operation> {
        self.history.iter().map(|step| step.operation)
    }

    /// The positions that the operations in force led through, from the deal to where it stands now.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.history.iter().map(|step| step.position).chain([self.position])
    }

    /// Draws in force.
    pub fn draws(&self) -> u32 {
        u32::from(self.position.drawn)
    }

    /// How many operations were undone.
    pub fn undone(&self) -> u32 {
        self.moves.saturating_sub(u32::try_from(self.history.len()).unwrap_or(u32::MAX))
    }

    /// Whether undo or the verdict was used, so that the deal sets no best.
    pub fn is_marked(&self) -> bool {
        self.undone() > 0 || self.verdict_asked
    }

    /// Whether the deal was won without a draw in force, an undo or the verdict.
    pub fn is_perfect(&self) -> bool {
        self.status() == Status::Won && self.position.drawn == 0 && !self.is_marked()
    }

    /// Playing, stuck or won.
    pub fn status(&self) -> Status {
        if self.position.is_won() {
            Status::Won
        } else if self.position.is_stuck(&self.deal, self.code.ruleset) {
            Status::Stuck
        } else {
            Status::Playing
        }
    }

    /// Whether the card in that place lies, or would lie, face up: dealt so, or no longer covered.
    pub fn is_face_up(&self, slot: Slot) -> bool {
        self.code.ruleset.open_peaks || slot.row() == 3 || self.position.covered_by(slot) == 0
    }

    /// The cards of the waste, the top one last.
    pub fn waste(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.deal.waste().into_iter().collect();
        let mut stock = self.deal.stock().iter();
        for operation in self.operations() {
            match operation {
                Operation::Play(slot) => cards.push(self.deal.peak(slot)),
                Operation::Draw => cards.extend(stock.next()),
            }
        }
        cards
    }

    /// The peaks cleared by operations in force, in that order.
    pub fn cleared_peaks(&self) -> Vec<ClearedPeak> {
        (1..).zip(&self.history).filter_map(|(number, step)| self.cleared_by(step, number)).collect()
    }

    fn cleared_by(&self, step: &Step, number: u32) -> Option<ClearedPeak> {
        let Operation::Play(slot) = step.operation else { return None };
        let bonus = u32::try_from(step.tally.next_peak_bonus(self.scoring())).unwrap_or_default();
        slot.peak_top().map(|peak| ClearedPeak { peak, number, bonus })
    }

    /// Plays the card in that place.
    pub fn play(&mut self, slot: Slot, now: u64) -> Result<Vec<Event>, Rejection> {
        self.position.check_play(&self.deal, self.code.ruleset, slot)?;
        let card = self.deal.peak(slot);
        let hidden: Vec<Slot> = slot.covers().filter(|upper| !self.is_face_up(*upper)).collect();
        let scoring = self.scoring();
        self.begin(Operation::Play(slot), now);
        self.position = self.position.after_play(&self.deal, slot);
        self.tally = self.tally.after_play(scoring, slot.peak_top().is_some());
        let mut events = vec![Event::Played { slot, card, run: self.tally.run }];
        let turned = hidden.into_iter().filter(|upper| self.is_face_up(*upper));
        events.extend(turned.map(|slot| Event::TurnedUp { slot, card: self.deal.peak(slot) }));
        let number = u32::try_from(self.history.len()).unwrap_or(u32::MAX);
        events.extend(self.history.last().and_then(|step| self.cleared_by(step, number)).map(Event::PeakCleared));
        if self.position.is_won() {
            let left = self.position.stock_left(&self.deal);
            self.tally = self.tally.after_win(scoring, left, self.clock.elapsed(now));
        }
        self.end(&mut events, now);
        Ok(events)
    }

    /// Turns the next card of the stock up on the waste.
    pub fn draw(&mut self, now: u64) -> Result<Vec<Event>, Rejection> {
        self.position.check_draw(&self.deal, self.code.ruleset)?;
        self.begin(Operation::Draw, now);
        self.position = self.position.after_draw(&self.deal);
        self.tally = self.tally.after_draw(self.scoring());
        let mut events: Vec<Event> = self.position.waste.map(|card| Event::Drawn { card }).into_iter().collect();
        self.end(&mut events, now);
        Ok(events)
    }

    /// Plays or draws.
    pub fn operate(&mut self, operation: Operation, now: u64) -> Result<Vec<Event>, Rejection> {
        match operation {
            Operation::Play(slot) => self.play(slot, now),
            Operation::Draw => self.draw(now),
        }
    }

    fn begin(&mut self, operation: Operation, now: u64) {
        self.clock.start(now);
        self.history.push(Step { operation, position: self.position, tally: self.tally });
        self.moves = self.moves.saturating_add(1);
    }

    fn end(&mut self, events: &mut Vec<Event>, now: u64) {
        match self.status() {
            Status::Playing => return,
            Status::Stuck => events.push(Event::Stuck),
            Status::Won => events.push(Event::Won),
        }
        self.clock.stop(now);
    }

    /// Takes the last operation in force back: cards, score and run are as they were; the move counter stays.
    pub fn undo(&mut self, now: u64) -> Result<Vec<Event>, Rejection> {
        if self.position.is_won() {
            return Err(Rejection::Won);
        }
        let event = self.step_back().ok_or(Rejection::NothingToUndo)?;
        // A stuck deal's clock stands; the undo sets it going again.
        self.clock.start(now);
        Ok(vec![event])
    }

    /// Takes the last operation in force back, from a won deal too; `None` where there is none.
    pub(crate) fn step_back(&mut self) -> Option<Event> {
        let step = self.history.pop()?;
        let seen: Vec<Slot> = self.face_up_slots().collect();
        (self.position, self.tally) = (step.position, step.tally);
        Some(match step.operation {
            Operation::Draw => Event::UndoneDraw,
            Operation::Play(slot) => Event::UndonePlay {
                slot,
                card: self.deal.peak(slot),
                turned_down: seen.into_iter().filter(|slot| !self.is_face_up(*slot)).collect(),
            },
        })
    }

    fn face_up_slots(&self) -> impl Iterator<Item = Slot> {
        Slot::all().filter(|slot| self.position.has_card(*slot) && self.is_face_up(*slot))
    }

    /// Milliseconds played: from the first operation on, less the time away, stuck and after the end.
    pub fn elapsed_ms(&self, now: u64) -> u64 {
        self.clock.elapsed(now)
    }

    /// Whether the clock is running.
    pub fn clock_runs(&self) -> bool {
        self.clock.runs()
    }

    /// The app leaves the screen: the clock stands.
    pub fn pause(&mut self, now: u64) {
        self.clock.stop(now);
    }

    /// The app is back: the clock runs again if the deal has begun and is neither stuck nor won.
    pub fn resume(&mut self, now: u64) {
        if self.moves > 0 && self.status() == Status::Playing {
            self.clock.start(now);
        }
    }
}
