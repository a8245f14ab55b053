//! Version 1 of each file, frozen: whatever this app becomes, it reads these.

use std::fs;
use std::path::PathBuf;

use tripeaks_core::code::Code;
use tripeaks_core::game::{Save, Status};
use tripeaks_core::ruleset::{Mode, Preset, Ruleset};
use tripeaks_core::settings::{AnimationSpeed, Settings, Theme};
use tripeaks_core::statistics::{End, InstallId, Scope, Statistics, Summary};
use tripeaks_core::storage::{Kind, Source, Storage};

fn fixture(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "fixtures", "v1", name].iter().collect();
    fs::read_to_string(path).unwrap()
}

/// Loads a fixture the way the app does, and makes sure that it is written the same way still.
fn load<T>(kind: Kind, name: &str, read: impl Fn(&str) -> T, write: impl Fn(&T) -> String) -> T {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(name);
    fs::write(&file, fixture(name)).unwrap();
    let mut storage = Storage::open(folder.path()).unwrap();
    let loaded = storage.load(kind, |payload| {
        assert_eq!(payload.version, 1);
        Ok::<_, &str>(read(payload.text))
    });
    assert_eq!(loaded.source, Source::Current);
    assert_eq!(storage.take_notices(), []);
    let value = loaded.value.unwrap();
    storage.save(kind, &write(&value)).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), fixture(name), "{name} is not written as version 1 was");
    value
}

#[test]
fn the_game_of_version_1() {
    let save = load(
        Kind::Game,
        "game.json",
        |text| Save::from_json(text).unwrap(),
        |save| Save::to_json(&save.game, save.left.as_ref(), &save.told, 0),
    );
    assert_eq!(save.game.code().to_string(), "TP1-E-AAAAAAD");
    let operations: Vec<String> = save.game.operations().map(|operation| operation.to_string()).collect();
    assert_eq!(operations.join(" "), "r3c1 r3c2 r3c3 r3c5 r3c8 r2c2 draw r3c6");
    assert_eq!((save.game.moves(), save.game.undone(), save.game.elapsed_ms(0)), (10, 2, 31_415));
    let left = save.left.unwrap();
    assert_eq!((left.code().to_string().as_str(), left.booked), ("TP1-C-AAAAAAB-JO", true));
    assert_eq!(left.status(), Status::Playing);
}

#[test]
fn the_statistics_of_version_1() {
    let statistics =
        load(Kind::Statistics, "statistics.json", |text| Statistics::from_json(text).unwrap(), Statistics::to_json);
    assert_eq!(statistics.install(), InstallId(0x1234_5678_9abc_def0));
    let all = Summary {
        played: 6,
        won: 4,
        current_streak: 2,
        best_streak: 2,
        best_score: Some(772),
        fewest_moves: Some(28),
        best_run: 28,
        perfect_runs: 1,
        scored_wins: 2,
        score_sum: 1522,
    };
    assert_eq!(statistics.summary(Scope::All), all);
    let letters: Vec<String> = statistics.rulesets().map(Ruleset::letters).collect();
    assert_eq!(letters, ["E", "E-F", "C"]);
    let history = statistics.history(Scope::All, 0, 9);
    let lines: Vec<_> = history.iter().map(|entry| (entry.record.result.end, entry.repeat)).collect();
    assert_eq!(lines, [(End::Left, true), (End::Won, false), (End::Won, false), (End::Stuck, false)]);
    let daily: Code = "TP1-E-JSOKM2N".parse().unwrap();
    assert!(statistics.was_won(daily) && statistics.was_played(daily.seed));

    let mut other = Statistics::new(InstallId(1));
    assert_eq!(other.import(&fixture("statistics.json")).unwrap().added, 7);
    assert_eq!(other, statistics);
}

#[test]
fn the_settings_of_version_1() {
    let settings = load(Kind::Settings, "settings.json", |text| Settings::from_json(text).unwrap(), Settings::to_json);
    let random_ruleset =
        Ruleset { mode: Mode::Classic, preset: Preset::Runs, open_peaks: true, wild_cards: true, empty_start: true };
    let expected = Settings {
        explanations: false,
        haptics: false,
        sound: false,
        animation_speed: AnimationSpeed::Fast,
        left_handed: true,
        large_ranks: true,
        four_colours: true,
        theme: Theme::Black,
        language: Some("zh-Hant".to_owned()),
        show_playable: true,
        random_ruleset,
        winnable_only: true,
        unknown: settings.unknown.clone(),
    };
    assert_eq!(settings, expected);
    assert!(settings.to_json().contains("\"of_a_later_version\":[1,2]"));
}
