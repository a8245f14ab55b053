//! The files of the game, over a simulated folder.

mod faults;

use std::sync::Arc;

use super::envelope::{EnvelopeError, seal};
use super::*;
use crate::storage::simulated::{Fault, Folder};

/// The bytes of a sound file.
fn document(kind: Kind, payload: &str) -> String {
    seal(kind.format(), payload).unwrap()
}

fn open(folder: &Folder) -> Storage {
    Storage::open_with(Arc::new(folder.clone())).unwrap()
}

fn load(storage: &mut Storage, kind: Kind) -> Loaded<String> {
    storage.load(kind, |payload| Ok::<_, String>(payload.text.to_owned()))
}

fn some(text: &str, source: Source) -> Loaded<String> {
    Loaded { value: Some(text.to_owned()), source }
}

#[test]
fn an_empty_folder_holds_nothing_and_that_is_no_notice() {
    let mut storage = open(&Folder::default());
    for kind in Kind::ALL {
        assert_eq!(load(&mut storage, kind), Loaded { value: None, source: Source::Nothing });
    }
    assert_eq!(storage.take_notices(), []);
}

#[test]
fn the_previous_copy_is_the_newest_durable_one() {
    let folder = Folder::default();
    let mut storage = open(&folder);
    storage.save(Kind::Game, "1").unwrap();
    storage.flush().unwrap();
    for payload in ["2", "3", "4"] {
        storage.save(Kind::Game, payload).unwrap();
    }
    let files = folder.files();
    assert_eq!(files["game.json"], document(Kind::Game, "4").as_bytes());
    assert_eq!(files["game.previous.json"], document(Kind::Game, "1").as_bytes());
    assert_eq!(files.len(), 2);
}

/// Every way in which a file may be bad, with a word of what is told about it.
fn bad_files() -> Vec<(&'static str, Vec<u8>)> {
    let sound = document(Kind::Game, "{\"a\":[1,2,3]}");
    let mut flipped = sound.clone().into_bytes();
    flipped[sound.len() - 5] ^= 1;
    // A cheap generator is noise enough.
    let noise = (0..10_000_000u32).map(|i| i.wrapping_mul(2_654_435_761).to_le_bytes()[2]).collect();
    vec![
        ("it is empty", Vec::new()),
        ("not in the expected form", sound.as_bytes()[..sound.len() / 2].to_vec()),
        ("checksum does not match", flipped),
        ("longer than", noise),
        ("not in the expected form", b"\0\0\0\0\0\0\0\0".to_vec()),
        ("not \"tripeaks-game\"", document(Kind::Settings, "{}").into_bytes()),
        ("content is wrong: refused", document(Kind::Game, "\"nonsense\"").into_bytes()),
    ]
}

fn load_sense(storage: &mut Storage) -> Loaded<String> {
    storage.load(Kind::Game, |payload| match payload.text {
        "\"nonsense\"" => Err("refused"),
        text => Ok(text.to_owned()),
    })
}

#[test]
fn a_bad_file_is_set_aside_and_takes_nothing_with_it() {
    for (told, bytes) in bad_files() {
        let folder = Folder::default();
        folder.put("game.json", &bytes);
        folder.put("game.previous.json", document(Kind::Game, "1").as_bytes());
        folder.put("settings.json", document(Kind::Settings, "2").as_bytes());
        let mut storage = open(&folder);
        assert_eq!(load_sense(&mut storage), some("1", Source::Previous), "{told}");
        assert_eq!(load(&mut storage, Kind::Settings), some("2", Source::Current), "{told}");
        let notices = storage.take_notices();
        let [Notice::SetAside { kind: Kind::Game, damage, kept_as, source: Source::Previous }] = &notices[..] else {
            panic!("{told}: {notices:?}")
        };
        assert!(damage.to_string().contains(told), "{told}: {damage}");
        assert_eq!(kept_as, &["game.damaged-1.json"]);
        assert!(folder.files()["game.damaged-1.json"] == bytes, "{told}");

        storage.save(Kind::Game, "3").unwrap();
        assert_eq!(folder.files()["game.previous.json"], document(Kind::Game, "1").as_bytes(), "{told}");
    }
}

#[test]
fn with_both_copies_bad_the_game_starts_anew() {
    let folder = Folder::default();
    folder.put("game.json", b"");
    folder.put("game.previous.json", b"{");
    let mut storage = open(&folder);
    assert_eq!(load(&mut storage, Kind::Game).value, None);
    assert_eq!(
        storage.take_notices(),
        [Notice::SetAside {
            kind: Kind::Game,
            damage: Damage::Envelope(EnvelopeError::Empty),
            kept_as: vec!["game.damaged-1.json".to_owned(), "game.damaged-2.json".to_owned()],
            source: Source::Nothing,
        }]
    );
    storage.save(Kind::Game, "1").unwrap();
    drop(storage);
    let mut storage = open(&folder);
    assert_eq!(load(&mut storage, Kind::Game), some("1", Source::Current));
    assert_eq!(storage.take_notices(), []);
}

#[test]
fn only_the_newest_few_bad_files_are_kept() {
    let folder = Folder::default();
    for round in 1..=12u8 {
        folder.put("game.json", &[round]);
        load(&mut open(&folder), Kind::Game);
    }
    let kept: Vec<_> = folder.files().into_iter().collect();
    let expected = [10, 11, 12].map(|round| (format!("game.damaged-{round}.json"), vec![round]));
    assert_eq!(kept, expected);
}

#[test]
fn a_newer_apps_file_is_kept_and_the_older_copy_used() {
    let newer = seal(Format { version: 9, ..Kind::Statistics.format() }, "{\"new\":1}").unwrap();
    let folder = Folder::default();
    folder.put("statistics.json", newer.as_bytes());
    folder.put("statistics.previous.json", document(Kind::Statistics, "1").as_bytes());
    let mut storage = open(&folder);
    assert_eq!(load(&mut storage, Kind::Statistics), some("1", Source::Previous));
    let [Notice::SetAside { damage, kept_as, .. }] = &storage.take_notices()[..] else { panic!() };
    assert!(damage.is_newer());
    assert_eq!(kept_as, &["statistics.newer-1.json"]);
    assert_eq!(folder.files()["statistics.newer-1.json"], newer.as_bytes());
}

#[test]
fn saving_without_loading_first_writes_over_nothing_that_is_not_ours() {
    let newer = seal(Format { version: 9, ..Kind::Game.format() }, "{}").unwrap();
    let folder = Folder::default();
    folder.put("game.json", newer.as_bytes());
    open(&folder).save(Kind::Game, "1").unwrap();
    assert_eq!(folder.files()["game.newer-1.json"], newer.as_bytes());
    assert_eq!(folder.files()["game.json"], document(Kind::Game, "1").as_bytes());
}

#[test]
fn what_can_not_be_set_aside_is_not_written_over() {
    let folder = Folder::default();
    folder.put("game.json", b"bad");
    let mut storage = open(&folder);
    folder.fail(0, Fault::Lasting(io::ErrorKind::PermissionDenied));
    load(&mut storage, Kind::Game);
    let [Notice::SetAside { kept_as, .. }] = &storage.take_notices()[..] else { panic!() };
    assert!(kept_as.is_empty());
    assert!(storage.save(Kind::Game, "1").is_err());
    assert_eq!(folder.files()["game.json"], b"bad");
    folder.mend();
    storage.flush().unwrap();
    assert_eq!(folder.files()["game.damaged-1.json"], b"bad");
    assert_eq!(folder.files()["game.json"], document(Kind::Game, "1").as_bytes());
}

#[test]
fn an_unreadable_file_is_set_aside() {
    let folder = Folder::default();
    folder.put("game.json", document(Kind::Game, "1").as_bytes());
    let mut storage = open(&folder);
    folder.fail(folder.calls(), Fault::Once(io::ErrorKind::PermissionDenied));
    assert_eq!(load(&mut storage, Kind::Game).value, None);
    let [Notice::SetAside { damage: Damage::Unreadable { .. }, kept_as, .. }] = &storage.take_notices()[..] else {
        panic!()
    };
    assert_eq!(kept_as, &["game.damaged-1.json"]);
}

#[test]
fn a_payload_that_can_not_be_saved_harms_nothing() {
    let folder = Folder::default();
    let mut storage = open(&folder);
    storage.save(Kind::Settings, "1").unwrap();
    assert!(storage.is_saved(Kind::Settings));
    assert!(matches!(storage.save(Kind::Settings, "{"), Err(SaveError::Payload(SealError::NotJson { .. }))));
    let huge = format!("\"{}\"", "x".repeat(Kind::Settings.format().limit));
    assert!(matches!(storage.save(Kind::Settings, &huge), Err(SaveError::Payload(SealError::TooLarge { .. }))));
    storage.flush().unwrap();
    assert_eq!(folder.files()["settings.json"], document(Kind::Settings, "1").as_bytes());
    assert!(!storage.is_saved(Kind::Settings) && storage.is_saved(Kind::Game));
    assert!(matches!(storage.take_notices()[..], [Notice::NotSaved { disk_full: false, .. }]));
}

#[test]
fn half_a_save_is_not_left_on_a_full_disk() {
    let folder = Folder::default();
    let mut storage = open(&folder);
    storage.save(Kind::Game, "1").unwrap();
    folder.fail(folder.calls() + 1, Fault::Once(io::ErrorKind::StorageFull));
    assert!(storage.save(Kind::Game, "2").is_err());
    assert_eq!(folder.files().into_keys().collect::<Vec<_>>(), ["game.json"]);
}

#[test]
fn a_second_instance_is_kept_out_until_the_first_is_gone() {
    let folder = Folder::default();
    let first = open(&folder);
    assert_eq!(Storage::open_with(Arc::new(folder.clone())).err(), Some(OpenError::InUse));
    drop(first);
    open(&folder);
}

#[test]
fn the_mark_of_the_installation() {
    let folder = Folder::default();
    let mut storage = open(&folder);
    assert_eq!(storage.installation(), None);
    storage.set_installation("0123456789abcdef").unwrap();
    assert_eq!(storage.installation().as_deref(), Some("0123456789abcdef"));
    for bad in [&b""[..], b"\n", &[b'a'; 65], b"\xff"] {
        folder.put("installation", bad);
        assert_eq!(storage.installation(), None, "{bad:?}");
    }
}
