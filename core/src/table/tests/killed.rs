//! A process killed, or a power cut, at any system call round the booking of a deal: each deal counts once.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::*;
use crate::storage::simulated::{Fault, Folder};

thread_local! {
    static CLOCK: Cell<u64> = const { Cell::new(0) };
}

/// Each time a little later: a deal that is played again is not the same to the millisecond.
fn now() -> Moment {
    let clock_ms = CLOCK.get() + 7;
    CLOCK.set(clock_ms);
    Moment { clock_ms, unix_ms: 1_796_000_000_000 + i64::try_from(clock_ms).unwrap() }
}

type Disk = BTreeMap<String, Vec<u8>>;

/// The touches of the session: a deal is won, the next one left for a third.
const TOUCHES: [&str; 5] = ["r0c1", "TP1-E-AAAAAAB", "draw", "TP1-E-AAAAAAC", "draw"];

/// The deal and its moves, at the start and after each touch.
const PLACES: [(&str, u32); 6] = [
    ("TP1-E-AAAAAAD", 49),
    ("TP1-E-AAAAAAD", 50),
    ("TP1-E-AAAAAAB", 0),
    ("TP1-E-AAAAAAB", 1),
    ("TP1-E-AAAAAAC", 0),
    ("TP1-E-AAAAAAC", 1),
];

fn open(folder: &Folder) -> Table {
    Table::open(Storage::open_with(Arc::new(folder.clone())).unwrap(), "en", now(), &mut bits())
}

fn touch(table: &mut Table, what: &str) {
    let outcome = match what {
        "draw" => table.draw(now()),
        code if code.starts_with("TP1") => {
            table.new_game(&NewGame::Code { text: code.to_owned() }, now(), &mut bits()).unwrap()
        }
        slot => table.tap(slot.parse::<Slot>().unwrap().number(), now()),
    };
    assert_eq!(outcome.refusal, None, "{what}");
}

/// How many touches of the session the game has seen.
fn place(table: &Table) -> usize {
    let view = table.view(now());
    let found = (view.code.as_str(), view.moves);
    PLACES.iter().position(|place| *place == found).unwrap_or_else(|| panic!("{found:?} is no place"))
}

/// A disk with the deal one card before its win.
fn before_the_win() -> Disk {
    let folder = Folder::default();
    let mut table = open(&folder);
    touch(&mut table, "TP1-E-AAAAAAD");
    for what in WIN.split_whitespace().filter(|what| *what != "r0c1") {
        touch(&mut table, what);
    }
    table.flush(now()).unwrap();
    drop(table);
    folder.files()
}

/// How many touches there are between two flushes.
const FLUSHES: [usize; 3] = [1, 2, usize::MAX];

/// Plays the session on that disk, flushing after so many touches, and is killed before the call of that number since the
/// opening; the disk then, how many touches were over, and how many calls there were.
fn session(disk: &Disk, flush: usize, call: usize) -> (Folder, usize, usize) {
    let folder = Folder::with(disk.clone());
    let mut table = open(&folder);
    let opened = folder.calls();
    folder.fail(opened.saturating_add(call), Fault::Killed);
    let mut over = 0;
    for (number, what) in (1..).zip(TOUCHES) {
        touch(&mut table, what);
        over += usize::from(folder.calls() <= opened.saturating_add(call));
        if number % flush == 0 {
            let _ = table.flush(now());
        }
    }
    let calls = folder.calls() - opened;
    // Nothing more is written.
    std::mem::forget(table);
    (folder, over, calls)
}

/// What the statistics have: deals and wins that count, streak, best score, lines of the history.
fn counted(table: &mut Table) -> (u32, u32, u32, Option<u32>, usize) {
    let summary = table.statistics.summary(Scope::All);
    (summary.played, summary.won, summary.best_streak, summary.best_score, table.history(None, 0, 100).len())
}

/// Goes on from what a new process has found to the end of the session; what the statistics have then.
fn go_on(mut table: Table) -> (u32, u32, u32, Option<u32>, usize) {
    let found = place(&table);
    for what in &TOUCHES[found..] {
        touch(&mut table, what);
    }
    counted(&mut table)
}

/// Every way to flush with every call to be killed at.
fn sessions(disk: &Disk) -> Vec<(usize, usize)> {
    let calls = |flush| {
        let (_, over, calls) = session(disk, flush, usize::MAX);
        assert!(over == TOUCHES.len() && calls > 30, "{over} of {calls}");
        calls
    };
    FLUSHES.into_iter().flat_map(|flush| (0..calls(flush)).map(move |call| (flush, call))).collect()
}

#[test]
fn killed_between_any_two_calls_round_a_booking_each_deal_counts_once() {
    let disk = before_the_win();
    for (flush, call) in sessions(&disk) {
        let (folder, over, _) = session(&disk, flush, call);
        let mut table = open(&Folder::with(folder.files()));
        let context = format!("flush {flush}, call {call}");
        assert_eq!(table.take_notices(), Vec::<String>::new(), "{context}");
        assert!((over..=over + 1).contains(&place(&table)), "{context}: {} after {over}", place(&table));
        assert_eq!(go_on(table), (2, 1, 1, Some(750), 2), "{context}");
    }
}

#[test]
fn a_power_cut_at_any_call_round_a_booking_counts_no_deal_twice_and_loses_none() {
    let disk = before_the_win();
    for (flush, call) in sessions(&disk) {
        let (folder, _, _) = session(&disk, flush, call);
        for left in folder.after_power_cut() {
            // A game older than the statistics books a deal again, as a repeat, which counts for nothing.
            let (played, won, streak, best, lines) = go_on(open(&Folder::with(left)));
            assert_eq!((played, won, streak, best), (2, 1, 1, Some(750)), "flush {flush}, call {call}");
            assert!((2..=4).contains(&lines), "flush {flush}, call {call}: {lines}");
        }
    }
}
