//! One deal, played at random by every ruleset, against the reference.

use std::sync::LazyLock;

use tripeaks_core::card::Card;
use tripeaks_core::code::Code;
use tripeaks_core::deck::Seed;
use tripeaks_core::game::{Event, Game, Save, Status};
use tripeaks_core::layout::Slot;
use tripeaks_core::phrases::spoken;
use tripeaks_core::rules::{Operation, Rejection};
use tripeaks_core::ruleset::Ruleset;
use tripeaks_core::view::{Face, View};
use tripeaks_core::words::{Message, Words};

use super::reference::Reference;

/// More than any deal needs, with as many undone again.
const MOST_STEPS: usize = 300;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new("en"));

/// The first byte is the ruleset, the next five are the seed, then each is a step.
pub fn game(data: &[u8]) {
    let Some((code, steps)) = code_of(data) else { return };
    let mut played = Played::new(code);
    for step in steps.iter().take(MOST_STEPS) {
        played.step(*step);
    }
    played.check_view();
}

/// The code that the first bytes stand for, and the bytes after them.
pub fn code_of(data: &[u8]) -> Option<(Code, &[u8])> {
    let ([ruleset, seed @ ..], steps) = data.split_first_chunk::<6>()?;
    let ruleset = Ruleset::all().nth(usize::from(*ruleset) % Ruleset::all().count())?;
    let number = seed.iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
    Some((Code::new(ruleset, Seed::new(number % Seed::COUNT)?), steps))
}

struct Played {
    game: Game,
    reference: Reference,
    moves: u32,
    now: u64,
}

impl Played {
    fn new(code: Code) -> Played {
        let game = Game::new(code);
        let reference = Reference::new(code.ruleset, game.deal());
        Played { game, reference, moves: 0, now: 0 }
    }

    fn step(&mut self, byte: u8) {
        self.now += u64::from(byte) * 40;
        match byte {
            0..32 => self.undo(),
            32..64 => self.operate(Operation::Draw),
            64..92 => self.operate(Slot::new(byte - 64).map_or(Operation::Draw, Operation::Play)),
            92..94 => self.game.pause(self.now),
            94..96 => self.game.resume(self.now),
            96..98 => self.save_and_restore(),
            98..100 => self.check_view(),
            _ => {
                let plays = self.reference.plays();
                let play = plays.get(usize::from(byte) % plays.len().max(1));
                self.operate(play.map_or(Operation::Draw, |slot| Operation::Play(*slot)));
            }
        }
        self.check();
    }

    fn operate(&mut self, operation: Operation) {
        let before = self.game.clone();
        let result = self.game.operate(operation, self.now);
        let expected = self.reference.operate(operation, self.game.elapsed_ms(self.now));
        assert_eq!(result.as_ref().err(), expected.as_ref().err(), "{operation}");
        let Ok(events) = result else {
            assert_eq!(self.game, before, "a refusal changes nothing");
            return;
        };
        self.moves += 1;
        let first = match operation {
            Operation::Play(slot) => matches!(events[0], Event::Played { slot: at, .. } if at == slot),
            Operation::Draw => matches!(events[0], Event::Drawn { .. }),
        };
        assert!(first, "{operation}: {events:?}");
        assert_eq!(events.contains(&Event::Won), self.reference.left() == 0);
        if self.reference.left() > 0 {
            let mut undone = self.game.clone();
            undone.undo(self.now).expect("there is an operation");
            assert_eq!((undone.position(), undone.tally()), (before.position(), before.tally()));
            assert_eq!(undone.operations().collect::<Vec<_>>(), before.operations().collect::<Vec<_>>());
        }
    }

    fn undo(&mut self) {
        let before = self.game.clone();
        let result = self.game.undo(self.now).map(drop);
        assert_eq!(result, self.reference.undo());
        if result.is_err() {
            assert_eq!(self.game, before, "a refusal changes nothing");
        }
    }

    fn save_and_restore(&mut self) {
        let json = Save::to_json(&self.game, None, &[], self.now);
        let restored = Save::from_json(&json).expect("it was written just now").game;
        self.game.pause(self.now);
        assert_eq!(restored, self.game);
        self.game = restored;
        self.game.resume(self.now);
    }

    /// What is cheap to compare.
    fn check(&self) {
        let (game, reference) = (&self.game, &self.reference);
        let tally = game.tally();
        if game.scoring().scored {
            assert_eq!(i64::from(tally.score), reference.score);
            let parts: i64 = game.score_parts().iter().map(|(_, points)| points).sum();
            assert_eq!(parts, reference.score);
        }
        assert_eq!((tally.run, tally.best_run), (reference.run, reference.best_run));
        let cleared: Vec<u32> = game.cleared_peaks().iter().map(|peak| peak.number).collect();
        assert_eq!((cleared.len(), &cleared), (usize::from(tally.peaks), &reference.cleared));
        assert!(game.operations().eq(reference.operations.iter().copied()));
        assert_eq!(game.waste(), reference.waste);
        assert_eq!(game.position().waste, reference.waste.last().copied());
        assert_eq!((game.moves(), reference.operations.len()), (self.moves, game.operations().len()));
        let stuck = reference.left() > 0 && reference.stock.is_empty() && reference.plays().is_empty();
        let status = match (reference.left(), stuck) {
            (0, _) => Status::Won,
            (_, true) => Status::Stuck,
            _ => Status::Playing,
        };
        assert_eq!(game.status(), status);
        assert!(status == Status::Playing || !game.clock_runs());
    }

    /// The screen shows what may be seen, and nothing else.
    fn check_view(&self) {
        let (reference, ruleset) = (&self.reference, self.game.code().ruleset);
        let view = View::of(&self.game, &WORDS, false, self.now);
        let mut hidden: Vec<Card> = reference.stock.clone();
        for (slot, place) in Slot::all().zip(&view.slots) {
            let (row, column) = (usize::from(slot.row()), usize::from(slot.column()));
            let covered_by = reference.covered_by(row, column);
            let face = match reference.rows[row][column] {
                None => Face::Empty,
                Some(card) if row == 3 || covered_by == 0 || ruleset.open_peaks => Face::Up(card),
                Some(card) => {
                    hidden.push(card);
                    Face::Down
                }
            };
            let playable = reference.check(Operation::Play(slot)).is_ok();
            assert_eq!((place.face, usize::from(place.covered_by), place.playable), (face, covered_by, playable));
        }
        let shown = format!("{view:?}");
        for card in hidden.into_iter().filter(|card| !card.is_joker()) {
            let (rank, suit) = spoken(card);
            let name = WORDS.text(&Message::CardName { rank, suit });
            assert!(!shown.contains(&name), "{card}: {shown}");
        }
        assert_eq!(view.waste_below, reference.waste.iter().rev().nth(1).copied());
        assert_eq!(
            (view.waste_count as usize, view.stock_count as usize),
            (reference.waste.len(), reference.stock.len())
        );
        assert_eq!(view.can_draw, reference.check(Operation::Draw).is_ok());
        assert_eq!(view.can_undo, reference.left() > 0 && !reference.operations.is_empty());
        assert_eq!(view.score.map(i64::from), self.game.scoring().scored.then_some(reference.score));
        assert_eq!(view.moves, view.undone + u32::try_from(reference.operations.len()).expect("few"));
        let refused = reference.check(Operation::Draw) == Err(Rejection::MustPlay);
        assert!(!refused || view.slots.iter().any(|slot| slot.playable));
    }
}
