//! The table: the game in play, the one just left, and all that is kept about them. What a shell talks to, through the
//! bindings.
//!
//! One touch goes in, one [`Outcome`] comes out. Time and randomness are passed in.

use crate::deck::Seed;
use crate::game::{Event, Game, Save, SaveError, Status};
use crate::layout::Slot;
use crate::phrases::{cleared_message, notice_message, rejection_message, spoken};
use crate::rules::Rejection;
use crate::settings::Settings;
use crate::solver::Solver;
use crate::statistics::{InstallId, Statistics};
use crate::storage::{self, Kind, Source, Storage};
use crate::view::View;
use crate::words::{Message, Words};

mod books;
mod deals;
mod lesson;
mod steps;
#[cfg(test)]
mod tests;
mod truth;

pub use books::{HistoryLine, ImportOutcome, ScopeTitle, StatisticsView, Tile};
pub use deals::{CodeReading, Daily, NewGame, code_with, daily_code, day_number};
pub use lesson::LessonPicture;
pub use steps::Step;
pub use truth::{AnalysisView, HintView};

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Milliseconds of a clock that never goes back, whatever is done to the calendar's; it may stand while the device sleeps.
    pub clock_ms: u64,
    /// Milliseconds since 1970, by the player's calendar clock.
    pub unix_ms: i64,
}

/// What a touch brought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The screen from now on.
    pub view: View,
    /// What happened, in that order; empty where the touch was refused.
    pub events: Vec<Event>,
    /// Why nothing happened, if nothing did.
    pub refusal: Option<Refusal>,
    /// What a screen reader says of it; `None` where the refusal is silent or nothing is worth a word.
    pub announcement: Option<String>,
    /// What was found amiss with the files by then, in words: each is told once.
    pub notices: Vec<String>,
}

/// A touch that was refused, which is ordinary play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub reason: Rejection,
    /// The reason in words; `None` while error explanations are switched off.
    pub text: Option<String>,
    /// The place that was touched, if it was one.
    pub slot: Option<u8>,
}

/// The game in play and everything around it.
pub struct Table {
    storage: Storage,
    words: Words,
    /// The language of the device, for when the settings name none.
    locale: String,
    settings: Settings,
    statistics: Statistics,
    game: Game,
    /// The deal just left, until the next one has an operation and the statistics have this one, come a power cut.
    left: Option<Game>,
    /// The seeds of deals whose answer was told, the newest last.
    told: Vec<Seed>,
    solver: Solver,
}

impl Table {
    /// Opens the table on a folder: the game as it was left, or a first deal where there is none.
    pub fn open(mut storage: Storage, locale: &str, now: Moment, random: &mut dyn FnMut() -> u64) -> Table {
        let settings = storage.load(Kind::Settings, |payload| Settings::from_json(payload.text));
        let settings = settings.value.unwrap_or_default();
        let statistics = open_statistics(&mut storage, random);
        let loaded = storage.load(Kind::Game, |payload| Save::from_json(payload.text));
        let mut solver = Solver::new();
        let Save { game, left, told } = loaded.value.unwrap_or_else(|| {
            let code = deals::random_code(settings.random_ruleset, settings.winnable_only, &mut solver, random);
            Save { game: Game::new(code), left: None, told: Vec::new() }
        });
        let words = Words::new(settings.language.as_deref().unwrap_or(locale));
        let mut table =
            Table { storage, words, locale: locale.to_owned(), settings, statistics, game, left, told, solver };
        table.remember_told();
        table.game.resume(now.clock_ms);
        // A process killed between the last card of a deal, or the first one of the next, and the booking left what nobody
        // counted.
        let booked = table.book_left(now) | table.book_win(now);
        if booked || loaded.source != Source::Current {
            table.save_game(now);
        }
        table
    }

    /// The words of the player's language.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The screen.
    pub fn view(&self, now: Moment) -> View {
        View::of(&self.game, &self.words, self.can_take_back(), now.clock_ms)
    }

    /// A touch on a place of the peaks, by its index.
    pub fn tap(&mut self, slot: u8, now: Moment) -> Outcome {
        let result = match Slot::new(slot) {
            Some(place) => self.game.play(place, now.clock_ms),
            None if self.game.status() == Status::Won => Err(Rejection::Won),
            None => Err(Rejection::NoCard),
        };
        self.conclude(result, Some(slot), now)
    }

    /// A touch on the stock.
    pub fn draw(&mut self, now: Moment) -> Outcome {
        let result = self.game.draw(now.clock_ms);
        self.conclude(result, None, now)
    }

    /// Takes the last operation in force back.
    pub fn undo(&mut self, now: Moment) -> Outcome {
        let result = self.game.undo(now.clock_ms);
        self.conclude(result, None, now)
    }

    /// Books and saves what an operation calls for, and tells what happened.
    fn conclude(&mut self, result: Result<Vec<Event>, Rejection>, slot: Option<u8>, now: Moment) -> Outcome {
        let events = match result {
            Ok(events) => events,
            Err(reason) => return self.refuse(reason, slot, now),
        };
        // Saved before a deal is booked, and again after: whatever happens between, it counts once.
        self.save_game(now);
        if self.book_left(now) | self.book_win(now) {
            self.save_game(now);
        }
        let view = self.view(now);
        let announcement = announcement(&events, &view, &self.words);
        Outcome { view, events, refusal: None, announcement, notices: self.take_notices() }
    }

    fn refuse(&mut self, reason: Rejection, slot: Option<u8>, now: Moment) -> Outcome {
        let text = self.settings.explanations.then(|| self.words.text(&rejection_message(reason)));
        let (announcement, refusal) = (text.clone(), Some(Refusal { reason, text, slot }));
        let (view, notices) = (self.view(now), self.take_notices());
        Outcome { view, events: Vec::new(), refusal, announcement, notices }
    }

    /// What goes out with the deal's code: an invitation, or after a win the result.
    pub fn share_text(&self) -> String {
        let (code, count) = (self.game.code().to_string(), self.game.moves());
        self.words.text(&match (self.game.status(), self.game.scoring().scored) {
            (Status::Won, true) => Message::ShareWin { score: self.game.tally().score, count, code },
            (Status::Won, false) => Message::ShareWinMoves { count, code },
            (Status::Playing | Status::Stuck, _) => Message::ShareDeal { code },
        })
    }

    /// The app leaves the screen: the clock stands, and that is written. Quick; what survives a power cut as well is
    /// [`Table::flush`].
    pub fn pause(&mut self, now: Moment) {
        self.game.pause(now.clock_ms);
        self.save_game(now);
    }

    /// The app is back on the screen.
    pub fn resume(&mut self, now: Moment) {
        self.game.resume(now.clock_ms);
    }

    /// The game as a text that [`Table::restore`] reads: as it is for who goes on now, while the file is for who goes on after
    /// a power cut.
    pub fn save(&self, now: Moment) -> String {
        self.save_as(self.storage.is_saved(Kind::Statistics), now)
    }

    /// The same. `booked`: whether the statistics are sure to be there at the next start; if not, both deals are written as
    /// unbooked, and booked again then.
    fn save_as(&self, booked: bool, now: Moment) -> String {
        let told = self.told_unplayed();
        if booked {
            return Save::to_json(&self.game, self.left.as_ref(), &told, now.clock_ms);
        }
        let unbooked = |game: &Game| {
            let mut game = game.clone();
            game.booked = false;
            game
        };
        Save::to_json(&unbooked(&self.game), self.left.as_ref().map(unbooked).as_ref(), &told, now.clock_ms)
    }

    /// The deal in play and the one just left, if there is one.
    fn games(&self) -> impl Iterator<Item = &Game> {
        std::iter::once(&self.game).chain(&self.left)
    }

    /// Goes on with a saved game; the deal in play and the one just left count as left, unless they are in the save. A text
    /// that is none is an error and changes nothing.
    pub fn restore(&mut self, text: &str, now: Moment) -> Result<Outcome, SaveError> {
        let save = Save::from_json(text)?;
        let saved = [Some(save.game.code()), save.left.as_ref().map(Game::code)];
        self.game.pause(now.clock_ms);
        for seed in save.told {
            self.tell(seed);
        }
        let left = std::mem::replace(&mut self.left, save.left);
        for gone in left.into_iter().chain([self.game.clone()]).filter(|gone| !saved.contains(&Some(gone.code()))) {
            self.book_now(&gone, now);
        }
        self.make_statistics_durable();
        self.put_on_the_table(save.game, now);
        self.remember_told();
        Ok(self.resumed(now))
    }

    fn save_game(&mut self, now: Moment) {
        // A power cut may take the statistics and leave the game.
        let booked = self.storage.is_durable(Kind::Statistics);
        if booked {
            self.left.take_if(|left| left.booked);
        }
        let save = self.save_as(booked, now);
        // What can't be written is kept in memory, reported once as a notice, and tried again at each flush.
        let _ = self.storage.save(Kind::Game, &save);
    }

    /// Waits until everything would survive a power cut.
    pub fn flush(&mut self, now: Moment) -> Result<(), storage::SaveError> {
        let booked = self.storage.is_durable(Kind::Statistics);
        self.save_game(now);
        self.storage.flush()?;
        if !booked {
            // What the statistics have by now is noted in the game.
            self.save_game(now);
            self.storage.flush()?;
        }
        Ok(())
    }

    /// What was found amiss with the files since this was last asked, in words.
    pub fn take_notices(&mut self) -> Vec<String> {
        let notices = self.storage.take_notices();
        notices.iter().map(|notice| notice_message(notice, &self.words)).collect()
    }

    /// What the player has chosen.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Takes over what the player chooses, the language included, and keeps it.
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = settings.with_unknown_of(&self.settings);
        self.choose_words();
        self.save_settings();
    }

    fn save_settings(&mut self) {
        // As for the game: kept in memory, reported, tried again.
        let _ = self.storage.save(Kind::Settings, &self.settings.to_json());
    }

    /// The device speaks another language now.
    pub fn set_locale(&mut self, locale: &str) {
        locale.clone_into(&mut self.locale);
        self.choose_words();
    }

    fn choose_words(&mut self) {
        self.words = Words::new(self.settings.language.as_deref().unwrap_or(&self.locale));
    }
}

/// What a screen reader says of the events, beyond the label of what was touched.
fn announcement(events: &[Event], view: &View, words: &Words) -> Option<String> {
    let said = events.iter().filter_map(|event| match event {
        Event::Dealt => Some(words.text(&Message::Dealt)),
        Event::TurnedUp { slot, .. } => Some(view.slots[slot.index()].label.clone()),
        Event::Drawn { .. } => Some(view.waste_label.clone()),
        Event::PeakCleared(cleared) => Some(words.text(&cleared_message(*cleared))),
        Event::Won | Event::Stuck => view.status_text.clone(),
        Event::UndonePlay { card, .. } => {
            let (rank, suit) = spoken(*card);
            Some(words.text(&Message::CardPutBack { rank, suit }))
        }
        Event::UndoneDraw => Some(words.text(&Message::DrawTakenBack)),
        Event::Played { .. } => None,
    });
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join("\n"))
}

/// The statistics as they were kept, under an install id that nobody else uses.
fn open_statistics(storage: &mut Storage, random: &mut dyn FnMut() -> u64) -> Statistics {
    let loaded = storage.load(Kind::Statistics, |payload| Statistics::from_json(payload.text));
    let fresh = InstallId(random());
    let newest = loaded.source == Source::Current;
    let mut statistics = loaded.value.unwrap_or_else(|| Statistics::new(fresh));
    if statistics.settle_in(storage.installation().as_deref(), newest, fresh) {
        // Without the mark the next start draws another id, which is safe.
        let _ = storage.set_installation(&fresh.to_string());
        let _ = storage.save(Kind::Statistics, &statistics.to_json());
    }
    statistics
}
