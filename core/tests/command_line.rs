//! The command line: its answers, and its exit codes. Cargo builds examples for the tests.

mod common;

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use tripeaks_core::deck::Seed;

fn tripeaks(arguments: &[&str]) -> Output {
    // target/<profile>/deps/<this test> -> target/<profile>/examples/tripeaks
    let mut path: PathBuf = std::env::current_exe().unwrap();
    path.pop();
    path.pop();
    path.push("examples/tripeaks");
    let output = Command::new(&path).args(arguments).output();
    output.unwrap_or_else(|error| panic!("{}: {error}; `cargo test` without a filter builds it", path.display()))
}

fn answer(arguments: &[&str], code: i32) -> Value {
    let output = tripeaks(arguments);
    assert_eq!(output.status.code(), Some(code), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn deal_answers_with_the_lines_of_the_known_deals() {
    for (file, lines) in [("deals.jsonl", 32), ("variants.jsonl", 36)] {
        let known = common::fixture::<Value>(file);
        assert_eq!(known.len(), lines);
        for expected in known {
            assert_eq!(answer(&["deal", expected["code"].as_str().unwrap()], 0), expected);
        }
    }
}

#[test]
fn replay_tells_where_a_line_leads() {
    let won = answer(&["replay", "TP1-E-AAAAAAB", "r3c2 r3c5", "r3c4"], 0);
    assert_eq!((&won["legal"], &won["score"], &won["moves"]), (&true.into(), &497.into(), &3.into()));
    let refused = answer(&["replay", "TP1-E-AAAAAAB", "r3c2 r3c0 draw"], 1);
    assert_eq!((&refused["legal"], &refused["moves"]), (&false.into(), &1.into()));
    assert_eq!((&refused["refused"]["move"], &refused["refused"]["reason"]), (&2.into(), &"Rank".into()));
}

#[test]
fn solve_answers_with_a_line_that_wins_as_well_as_it_says() {
    let solved = answer(&["solve", "TP1-E-AAAAAAD"], 0);
    assert_eq!(
        (&solved["winnable"], &solved["min_moves"], &solved["best_score"]),
        (&true.into(), &38.into(), &762.into())
    );
    let won = answer(&["replay", "TP1-E-AAAAAAD", solved["line"].as_str().unwrap()], 0);
    assert_eq!((&won["won"], &won["moves"], &won["score"]), (&true.into(), &38.into(), &762.into()));
    // No line wins this one.
    let lost = answer(&["solve", "TP1-C-AAAAAAE-S"], 0);
    assert_eq!((&lost["winnable"], &lost["min_moves"], &lost["line"]), (&false.into(), &Value::Null, &Value::Null));
}

#[test]
fn survey_counts_what_solve_finds() {
    let survey = answer(&["survey", "0", "20", "C"], 0);
    let winnable =
        |seed: u64| answer(&["solve", &format!("TP1-C-{}", Seed::new(seed).unwrap())], 0)["winnable"] == true;
    let winnable: u32 = (0..20).map(|seed| u32::from(winnable(seed))).sum();
    assert_eq!((&survey["deals"], &survey["winnable"]), (&20.into(), &winnable.into()));
    assert_eq!(survey["rate"], f64::from(winnable) / 20.0);
}

#[test]
fn play_counts_the_same_wins_each_time() {
    let play = || answer(&["play", "100000", "100003", "E", "--samples", "100"], 0);
    let (first, again) = (play(), play());
    assert_eq!((&first["deals"], &first["samples"], &first["won"]), (&3.into(), &100.into(), &again["won"]));
    assert_eq!(first["hints"], again["hints"]);
}

#[test]
fn daily_answers_with_a_code() {
    assert_eq!(answer(&["daily", "2026-11-29", "C"], 0)["code"], "TP1-C-TGMNIPO");
}

#[test]
fn open_finds_the_game_that_the_last_one_left() {
    let folder = tempfile::tempdir().unwrap();
    let opened = |moves: u32| {
        let opened = answer(&["open", folder.path().to_str().unwrap()], 0);
        assert_eq!(opened["moves"], moves);
        opened["code"].clone()
    };
    assert_eq!(opened(0), opened(1));
    assert_eq!(tripeaks(&["open", "/dev/null"]).status.code(), Some(2));
}

#[test]
fn bad_input_is_named_on_standard_error() {
    for (arguments, reason) in [
        (&["deal", "TP1-E-AAA"][..], "3 letters"),
        (&["deal", "nothing"][..], "no code"),
        (&["replay", "TP1-E-AAAAAAB", "r9c9"][..], "r9c9"),
        (&["replay", "TP1-E-AAAAAAB"][..], "MOVES"),
        (&["daily", "2026-02-30", "E"][..], "2026-02-30"),
        (&["daily", "2026-02-20", "X"][..], "X"),
        (&["shuffle"][..], "shuffle"),
    ] {
        let output = tripeaks(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}
