//! Storage in a real folder: killed processes, locks, folders that can't be used, speed.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tripeaks_core::storage::{Kind, Notice, OpenError, SaveError, Source, Storage};

/// Tells the copies of this test program that it starts itself which folder to play in.
const FOLDER: &str = "TRIPEAKS_TEST_FOLDER";

const KILLS: u64 = 200;

/// As long as the save of a long deal.
fn payload(number: u64) -> String {
    format!("{{\"save\":{number},\"operations\":\"{}\"}}", "r3c1 draw ".repeat(60))
}

fn saved(storage: &mut Storage, kind: Kind) -> u64 {
    let number = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok()?["save"].as_u64();
    storage.load(kind, |payload| number(payload.text).ok_or("no number")).value.unwrap_or(0)
}

/// Saves all three kinds in turn until it is killed, and says when each save was acknowledged. Flushes at times, as the
/// app does when it leaves the screen.
fn play_until_killed(folder: &str) {
    let mut storage = Storage::open(folder).unwrap();
    let mut newest = Kind::ALL.map(|kind| saved(&mut storage, kind));
    println!("opened {newest:?} {}", storage.take_notices().len());
    loop {
        for (kind, number) in Kind::ALL.into_iter().zip(&mut newest) {
            *number += 1;
            storage.save(kind, &payload(*number)).unwrap();
            println!("saved {kind:?} {number}");
        }
        if newest[0] % 50 == 0 {
            storage.flush().unwrap();
        }
    }
}

/// Not a test of its own: what the copies of this program do. Without the variable there is nothing to do.
#[test]
fn child() {
    if let Ok(folder) = std::env::var(FOLDER) {
        play_until_killed(&folder);
    }
}

fn start(folder: &Path) -> Child {
    let program = std::env::current_exe().unwrap();
    let arguments = ["child", "--exact", "--nocapture", "--test-threads=1"];
    Command::new(program).args(arguments).env(FOLDER, folder).stdout(Stdio::piped()).spawn().unwrap()
}

/// The newest save of each kind that the killed program acknowledged; a line cut short is none.
fn acknowledged(output: &str, newest: &mut [u64; 3]) {
    for line in output.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
        if let Some((kind, number)) = line.strip_prefix("saved ").and_then(|rest| rest.split_once(' ')) {
            let index = Kind::ALL.iter().position(|known| format!("{known:?}") == kind).unwrap();
            newest[index] = number.parse().unwrap();
        }
    }
}

#[test]
fn a_process_killed_200_times_loses_at_most_the_operation_in_hand() {
    let folder = tempfile::tempdir().unwrap();
    let mut known = [0; 3];
    for kill in 0..KILLS {
        let mut child = start(folder.path());
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        while !line.contains("opened") {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "kill {kill}: it never opened the folder");
        }
        // The moments are spread over some milliseconds, the same in each run as far as a clock can be.
        thread::sleep(Duration::from_micros(kill * 7919 % 10_000));
        child.kill().unwrap();
        child.wait().unwrap();
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        acknowledged(&rest, &mut known);

        let mut storage = Storage::open(folder.path()).expect("the lock goes with the process");
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            let found = saved(&mut storage, kind);
            assert!(found == known[index] || found == known[index] + 1, "kill {kill}, {kind:?}: {found}, {known:?}");
            known[index] = found;
        }
        assert_eq!(storage.take_notices(), [], "kill {kill}");
    }
    assert!(known.iter().all(|number| *number > KILLS), "hardly anything was played: {known:?}");
}

#[test]
fn a_second_instance_gets_a_clear_error_until_the_first_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let first = Storage::open(folder.path()).unwrap();
    let error = Storage::open(folder.path()).err().unwrap();
    assert_eq!(error, OpenError::InUse);
    assert_eq!(error.to_string(), "another instance of the game uses this folder");
    drop(first);
    Storage::open(folder.path()).unwrap();
}

#[test]
fn a_folder_that_is_none_is_played_without() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let mut storage = Storage::open(file.join("game")).unwrap();
    for kind in Kind::ALL {
        assert_eq!(storage.load(kind, |_| Ok::<(), &str>(())).value, None);
        assert!(matches!(storage.save(kind, "{}"), Err(SaveError::System(_))));
    }
    assert!(matches!(storage.flush(), Err(SaveError::System(_))));
    assert!(matches!(storage.take_notices()[..], [Notice::NotSaved { .. }]));
}

#[test]
fn the_folder_is_made_with_all_above_it() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("a/b");
    let mut storage = Storage::open(&deep).unwrap();
    storage.save(Kind::Game, "1").unwrap();
    drop(storage);
    let mut names: Vec<_> = fs::read_dir(deep).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["game.json", "lock"]);
}

#[test]
fn the_worker_makes_saves_durable_so_that_a_previous_copy_comes_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut storage = Storage::open(folder.path()).unwrap();
    let previous = folder.path().join("game.previous.json");
    let start = Instant::now();
    let mut number = 0;
    while !previous.exists() {
        assert!(start.elapsed() < Duration::from_secs(10), "nothing was synced");
        number += 1;
        storage.save(Kind::Game, &payload(number)).unwrap();
        thread::sleep(Duration::from_millis(1));
    }
    drop(storage);
    fs::write(folder.path().join("game.json"), "").unwrap();
    let mut storage = Storage::open(folder.path()).unwrap();
    let loaded = storage.load(Kind::Game, |payload| Ok::<_, &str>(payload.text.len()));
    assert_eq!(loaded.source, Source::Previous);
    assert!(folder.path().join("game.damaged-1.json").exists());
}
