//! The whole game under SIGKILL: a process that plays is killed 200 times, and each time the game is found as it was.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use tripeaks_core::code::Code;
use tripeaks_core::deck::Seed;
use tripeaks_core::game::{Game, Save};
use tripeaks_core::ruleset::{Mode, Ruleset};
use tripeaks_core::storage::Storage;
use tripeaks_core::table::{Moment, NewGame, Table};
use tripeaks_core::view::View;

/// Tells the copies of this test program that it starts itself which folder to play in.
const FOLDER: &str = "TRIPEAKS_KILLED_FOLDER";

const KILLS: u64 = 200;

/// No time passes, so that the same game is always the same save.
const NOW: Moment = Moment { clock_ms: 0, unix_ms: 1_796_000_000_000 };

fn open(folder: &Path) -> Table {
    Table::open(Storage::open(folder).expect("the lock goes with the process"), "en", NOW, &mut || 0)
}

fn deal(table: &mut Table, seed: u64) {
    let code = Code::new(Ruleset::standard(Mode::Easy), Seed::new(seed).unwrap());
    table.new_game(&NewGame::Code { text: code.to_string() }, NOW, &mut || 0).unwrap();
}

fn seed(view: &View) -> u64 {
    Code::read(&view.code).unwrap().seed.number()
}

/// One touch, decided by the screen alone: play what plays, else draw, undo now and then; the next deal after a dozen.
fn touch(table: &mut Table) {
    let view = table.view(NOW);
    let playable = view.slots.iter().find(|slot| slot.playable).map(|slot| slot.slot);
    match playable {
        _ if view.moves > 12 || (playable.is_none() && !view.can_draw) => deal(table, seed(&view) + 1),
        _ if view.moves % 7 == 5 && view.can_undo && view.undone < view.moves / 7 + 1 => drop(table.undo(NOW)),
        Some(slot) => drop(table.tap(slot, NOW)),
        None => drop(table.draw(NOW)),
    }
}

/// Not a test of its own: what the copies of this program do. Without the variable there is nothing to do.
#[test]
fn child() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let mut table = open(Path::new(&folder));
    println!("saved {}", table.save(NOW));
    loop {
        touch(&mut table);
        println!("saved {}", table.save(NOW));
    }
}

/// Plays in a process of its own until it is killed, a moment later each time; the last save it acknowledged.
fn play_and_kill(folder: &Path, kill: u64) -> String {
    let arguments = ["child", "--exact", "--nocapture", "--test-threads=1"];
    let mut command = Command::new(std::env::current_exe().unwrap());
    let mut child = command.args(arguments).env(FOLDER, folder).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    while !text.contains("saved ") {
        text.clear();
        assert!(output.read_line(&mut text).unwrap() > 0, "kill {kill}: it never opened the folder");
    }
    thread::sleep(Duration::from_micros(kill * 7919 % 10_000));
    child.kill().unwrap();
    child.wait().unwrap();
    output.read_to_string(&mut text).unwrap();
    let whole_lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let saves = whole_lines.filter_map(|line| Some(line.trim_end().split_once("saved ")?.1.to_owned()));
    saves.reduce(|_, save| save).unwrap()
}

/// What the acknowledged game becomes by one more touch.
fn next(save: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open(folder.path());
    table.restore(save, NOW).unwrap();
    touch(&mut table);
    table.save(NOW)
}

/// What a save says of the deal in play and of the one that can be taken back, flags of the statistics aside: those follow.
fn deals(save: &str) -> (Game, Option<Game>) {
    let plain = |mut game: Game| {
        (game.repeat, game.booked) = (false, false);
        game
    };
    let Save { game, left, .. } = Save::from_json(save).unwrap();
    let left = left.filter(|_| game.moves() == 0);
    (plain(game), left.map(plain))
}

#[test]
fn a_game_killed_200_times_loses_at_most_the_last_operation_and_counts_each_deal_once() {
    let folder = tempfile::tempdir().unwrap();
    deal(&mut open(folder.path()), 0);
    for kill in 0..KILLS {
        let acknowledged = play_and_kill(folder.path(), kill);
        let mut table = open(folder.path());
        let found = deals(&table.save(NOW));
        assert!(
            found == deals(&acknowledged) || found == deals(&next(&acknowledged)),
            "kill {kill}: {} after {acknowledged}",
            table.save(NOW)
        );
        assert_eq!(table.take_notices(), Vec::<String>::new(), "kill {kill}");
    }
    let mut table = open(folder.path());
    let view = table.view(NOW);
    let deals = seed(&view);
    assert!(deals > 3, "hardly anything was played: {deals} deals");
    // Every deal before this one was won or left, but for the last, which may still be taken back.
    let booked = u64::from(table.statistics(None).deals);
    let expected = if view.can_take_back { deals - 1 } else { deals };
    assert!(booked == expected || (booked == deals && view.can_take_back), "{booked} booked of {deals} deals");
    let codes: HashSet<String> = table.history(None, 0, 2000).into_iter().map(|line| line.code).collect();
    assert_eq!(codes.len() as u64, booked, "a deal is there twice");
}
