//! Going from one deal to another.

use time::{Date, Month};

use super::{Moment, Outcome, Table};
use crate::code::{Code, CodeError};
use crate::deal::Deal;
use crate::deck::{Seed, daily_candidates};
use crate::game::{Event, Game};
use crate::phrases::{code_error_message, valid_code_message};
use crate::position::Position;
use crate::rules::Rejection;
use crate::ruleset::{Mode, Ruleset};
use crate::solver::Solver;
use crate::storage::Kind;
use crate::words::Message;

/// Which deal comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewGame {
    /// A random one by these rules; the choices are remembered.
    Random {
        /// The rules.
        ruleset: Ruleset,
        /// Whether it has to be winnable.
        winnable_only: bool,
    },
    /// The one that a text has the code of.
    Code {
        /// The text.
        text: String,
    },
}

/// What a text in the code field comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeReading {
    /// The code in the one form that is written; `None` if there is none.
    pub code: Option<String>,
    /// The code's rules.
    pub ruleset: Option<Ruleset>,
    /// That it is right, or what is wrong with it, in words.
    pub text: String,
}

/// The deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily {
    /// Its code.
    pub code: String,
    /// Whether it was won.
    pub won: bool,
    /// The day, and whether it was won, in words.
    pub text: String,
}

impl Table {
    /// Deals anew. A text without a readable code is an error and changes nothing.
    pub fn new_game(
        &mut self,
        request: &NewGame,
        now: Moment,
        random: &mut dyn FnMut() -> u64,
    ) -> Result<Outcome, CodeError> {
        let code = match request {
            NewGame::Code { text } => Code::read(text)?,
            NewGame::Random { ruleset, winnable_only } => {
                self.settings.random_ruleset = ruleset.normal();
                self.settings.winnable_only = *winnable_only;
                self.save_settings();
                random_code(*ruleset, *winnable_only, &mut self.solver, random)
            }
        };
        Ok(self.deal(code, now))
    }

    /// Deals the same cards again.
    pub fn restart(&mut self, now: Moment) -> Outcome {
        self.deal(self.game.code(), now)
    }

    fn deal(&mut self, code: Code, now: Moment) -> Outcome {
        // A booked deal may go out of the save now.
        if self.games().any(|game| game.booked) {
            self.make_statistics_durable();
        }
        let game = self.put_on_the_table(Game::new(code), now);
        // A deal without an operation is not worth going back to; the one before it still is. A won one is closed.
        if game.moves() > 0 {
            self.left = (!game.booked).then_some(game);
        }
        self.game.repeat |= self.left.as_ref().is_some_and(|left| left.code().seed == code.seed);
        self.conclude(Ok(vec![Event::Dealt]), None, now)
    }

    /// For before a booked deal goes out of the save: until then a power cut that took the statistics would leave it to be
    /// booked again. Mostly the worker was here before, and there is nothing to wait for.
    pub(super) fn make_statistics_durable(&mut self) {
        if !self.storage.is_durable(Kind::Statistics) {
            // A disk that fails is told of by the saves that follow.
            let _ = self.storage.flush();
        }
    }

    /// Puts a game in the place of the one in play, which comes back with its clock standing.
    pub(super) fn put_on_the_table(&mut self, game: Game, now: Moment) -> Game {
        self.game.pause(now.clock_ms);
        let before = std::mem::replace(&mut self.game, game);
        if !self.game.booked {
            let seed = self.game.code().seed;
            // Whoever was told the answer to these cards knows it still.
            self.game.verdict_asked |= self.told.contains(&seed);
            self.game.repeat |= self.statistics.was_played(seed);
        }
        self.game.resume(now.clock_ms);
        before
    }

    /// Tells that a deal from before is on the table again.
    pub(super) fn resumed(&mut self, now: Moment) -> Outcome {
        let outcome = self.conclude(Ok(vec![Event::Dealt]), None, now);
        Outcome { announcement: Some(self.words.text(&Message::Resumed)), ..outcome }
    }

    /// Goes back to the deal just left, as it was; refused once the new one has an operation.
    pub fn take_back(&mut self, now: Moment) -> Outcome {
        let Some(left) = self.left.take_if(|_| self.game.moves() == 0) else {
            return self.refuse(Rejection::NothingToTakeBack, None, now);
        };
        self.put_on_the_table(left, now);
        self.resumed(now)
    }

    /// Whether [`Table::take_back`] would.
    pub(super) fn can_take_back(&self) -> bool {
        self.left.is_some() && self.game.moves() == 0
    }

    /// What a text in the code field comes to; changes nothing.
    pub fn read_code(&self, text: &str) -> CodeReading {
        match Code::read(text) {
            Ok(code) => CodeReading {
                code: Some(code.to_string()),
                ruleset: Some(code.ruleset),
                text: self.words.text(&valid_code_message(code)),
            },
            Err(error) => CodeReading { code: None, ruleset: None, text: self.words.text(&code_error_message(&error)) },
        }
    }

    /// The deal of a day in a mode; `None` for a date that the calendar lacks or that lies before 1970.
    pub fn daily(&mut self, year: i32, month: u8, day: u8, mode: Mode) -> Option<Daily> {
        let number = day_number(year, month, day)?;
        let code = daily_code(number, mode, &mut self.solver);
        let won = self.statistics.was_won(code);
        let date = self.words.text(&Message::Date { month: month.into(), day: day.into() });
        let state = self.words.text(if won { &Message::DailyWon } else { &Message::DailyOpen });
        Some(Daily { code: code.to_string(), won, text: format!("{date} · {state}") })
    }
}

/// The same deal by other rules, as a code.
pub fn code_with(code: &str, ruleset: Ruleset) -> Result<String, CodeError> {
    Ok(Code::new(ruleset, Code::read(code)?.seed).to_string())
}

/// The days from 1970-01-01 to a date.
pub fn day_number(year: i32, month: u8, day: u8) -> Option<u64> {
    /// The Julian day of 1970-01-01.
    const START: i32 = 2_440_588;
    let date = Date::from_calendar_date(year, Month::try_from(month).ok()?, day).ok()?;
    u64::try_from(date.to_julian_day() - START).ok()
}

/// The deal of a day, counted from 1970-01-01: the first candidate that can be won in that mode.
pub fn daily_code(day: u64, mode: Mode, solver: &mut Solver) -> Code {
    first_winnable(Ruleset::standard(mode), daily_candidates(day), solver)
}

/// A random deal by these rules.
pub(super) fn random_code(
    ruleset: Ruleset,
    winnable_only: bool,
    solver: &mut Solver,
    random: &mut dyn FnMut() -> u64,
) -> Code {
    let mut seeds = std::iter::repeat_with(|| Seed::from_bits(random()));
    if winnable_only {
        return first_winnable(ruleset, seeds, solver);
    }
    Code::new(ruleset, seeds.next().unwrap_or_else(|| Seed::from_bits(0)))
}

/// The most seeds that are looked at for a winnable one. Over half of all deals are winnable by every ruleset, so this
/// ends the search only where a random source is stuck.
const MOST_TRIES: usize = 10_000;

fn first_winnable(ruleset: Ruleset, seeds: impl Iterator<Item = Seed>, solver: &mut Solver) -> Code {
    let codes = seeds.map(|seed| Code::new(ruleset, seed)).take(MOST_TRIES);
    let mut last = Code::new(ruleset, Seed::from_bits(0));
    for code in codes {
        last = code;
        let deal = Deal::new(code);
        if solver.solve(&deal, ruleset, Position::start(&deal)).winnable() {
            break;
        }
    }
    last
}
