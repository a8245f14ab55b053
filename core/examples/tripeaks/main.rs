//! The rules on a command line, for bug reports and measurements: `cargo run --release --example tripeaks -- help`.
//!
//! Each answer is one JSON object on standard output. Exit code 1: an operation of the line was refused; 2: the input
//! can't be read, with the reason on standard error.

#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "counts and times are small")]

mod deal;
mod open;
mod play;
mod replay;
mod solve;
mod survey;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};
use serde_json::Value;
use tripeaks_core::code::Code;
use tripeaks_core::deck::Seed;
use tripeaks_core::ruleset::{Mode, Ruleset};
use tripeaks_core::solver::Solver;
use tripeaks_core::table::{daily_code, day_number};

/// Deals, replays and measures TriPeaks.
#[derive(Parser)]
#[command(name = "tripeaks")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The cards of a code, whether it can be won and in how few moves.
    Deal {
        /// Such as TP1-E-AAAAAAB.
        code: String,
    },
    /// Plays a line of operations and tells where it leads.
    Replay {
        /// Such as TP1-E-AAAAAAB.
        code: String,
        /// Places such as r3c1, and draw; as one argument or several.
        #[arg(required = true)]
        moves: Vec<String>,
    },
    /// The truth about a code: can it be won, in how few moves, with what score, by what line; positions that can be
    /// reached.
    Solve {
        /// Such as TP1-E-AAAAAAB.
        code: String,
    },
    /// How many deals of a range can be won, and how long it takes to know.
    Survey(Range),
    /// Plays the deals of a range by the hint alone and tells how many were won.
    Play {
        #[command(flatten)]
        range: Range,
        /// Play-outs for each hint.
        #[arg(long, default_value_t = tripeaks_core::hint::SAMPLES)]
        samples: u32,
    },
    /// Opens the game that was left in a folder, or begins one, and tells how long that took.
    Open {
        /// Where the game's files are.
        folder: PathBuf,
    },
    /// The code of the deal of a day.
    Daily {
        /// Such as 2026-11-29.
        date: String,
        /// E or C.
        mode: Letter,
    },
}

/// The deals of some seeds by some rules.
#[derive(Args)]
struct Range {
    /// The first seed, as a number.
    from: u64,
    /// The seed after the last.
    to: u64,
    /// Rules letter and the letters of a fourth group, such as E or C-JW.
    rules: String,
}

impl Range {
    fn ruleset(&self) -> Result<Ruleset, String> {
        let (mode, group) = self.rules.split_once('-').unwrap_or((&self.rules, ""));
        let dash = if group.is_empty() { "" } else { "-" };
        Ok(read_code(&format!("TP1-{mode}-AAAAAAA{dash}{group}"))?.ruleset)
    }

    fn seeds(&self) -> impl Iterator<Item = Seed> + use<> {
        (self.from..self.to.min(Seed::COUNT)).filter_map(Seed::new)
    }
}

/// A rules letter.
#[derive(Clone, Copy, ValueEnum)]
enum Letter {
    /// Easy.
    #[value(name = "E")]
    E,
    /// Classic.
    #[value(name = "C")]
    C,
}

impl Letter {
    fn mode(self) -> Mode {
        match self {
            Letter::E => Mode::Easy,
            Letter::C => Mode::Classic,
        }
    }
}

/// What a command answers: an object, and whether the line was refused.
struct Answer {
    object: Value,
    refused: bool,
}

impl From<Value> for Answer {
    fn from(object: Value) -> Answer {
        Answer { object, refused: false }
    }
}

fn read_code(text: &str) -> Result<Code, String> {
    Code::read(text).map_err(|error| format!("{text}: {error}"))
}

fn daily(date: &str, mode: Mode) -> Result<Answer, String> {
    let parts: Vec<&str> = date.split('-').collect();
    let day = match parts[..] {
        [year, month, day] => year.parse().ok().zip(month.parse().ok()).zip(day.parse().ok()),
        _ => None,
    };
    let number = day.and_then(|((year, month), day)| day_number(year, month, day));
    let number = number.ok_or_else(|| format!("{date}: not a date from 1970-01-01 on, such as 2026-11-29"))?;
    let code = daily_code(number, mode, &mut Solver::new());
    Ok(serde_json::json!({ "date": date, "code": code.to_string() }).into())
}

fn answer(command: Command) -> Result<Answer, String> {
    match command {
        Command::Deal { code } => Ok(deal::deal(read_code(&code)?).into()),
        Command::Replay { code, moves } => replay::replay(read_code(&code)?, &moves.join(" ")),
        Command::Solve { code } => Ok(solve::solve(read_code(&code)?).into()),
        Command::Survey(range) => Ok(survey::survey(range.ruleset()?, range.seeds()).into()),
        Command::Play { range, samples } => Ok(play::play(range.ruleset()?, range.seeds(), samples).into()),
        Command::Open { folder } => Ok(open::open(&folder)?.into()),
        Command::Daily { date, mode } => daily(&date, mode.mode()),
    }
}

fn main() -> ExitCode {
    match answer(Arguments::parse().command) {
        Ok(Answer { object, refused }) => {
            println!("{object}");
            ExitCode::from(u8::from(refused))
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(2)
        }
    }
}

/// The same ruleset in the other mode.
fn in_mode(ruleset: Ruleset, mode: Mode) -> Ruleset {
    Ruleset { mode, ..ruleset }
}
