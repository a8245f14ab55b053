//! A session of play with something going wrong at every one of its system calls.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::sync::Arc;

use super::super::simulated::{Fault, Folder};
use super::super::{Kind, Notice, Source, Storage};

/// What each file is known to hold: the newest save that was acknowledged, the newest that was flushed, and the newest
/// that was begun. Saves are numbered from 1; 0 is no file.
#[derive(Clone, Copy, Default, Debug)]
struct Told {
    acknowledged: u32,
    flushed: u32,
    begun: u32,
}

type Book = BTreeMap<Kind, Told>;

/// Payloads of different lengths, so that a half-written one never passes for another.
fn payload(number: u32) -> String {
    format!("{{\"save\":{number},\"rest\":\"{}\"}}", "x".repeat(number as usize % 7))
}

fn number(payload: &str) -> Result<u32, String> {
    let value: serde_json::Value = serde_json::from_str(payload).map_err(|error| error.to_string())?;
    value["save"].as_u64().and_then(|save| u32::try_from(save).ok()).ok_or_else(|| "no number".to_owned())
}

fn load(storage: &mut Storage, kind: Kind) -> (u32, Source) {
    let loaded = storage.load(kind, |payload| number(payload.text));
    (loaded.value.unwrap_or(0), loaded.source)
}

/// What a session does, one step after the other; `None` flushes.
const SESSION: [Option<Kind>; 14] = {
    use Kind::{Game, Settings, Statistics};
    let (game, statistics, settings) = (Some(Game), Some(Statistics), Some(Settings));
    [game, settings, game, None, game, game, statistics, game, None, game, statistics, None, settings, game]
};

/// What a session finds.
#[derive(Clone, Copy, Debug)]
enum Found {
    Nothing,
    /// The files of a session that was flushed at its end, and no previous copies.
    Flushed,
    /// All that a session left that was killed after its last save.
    Unflushed,
}

impl Found {
    const ALL: [Found; 3] = [Found::Nothing, Found::Flushed, Found::Unflushed];

    /// The folder, and what each file is known to hold.
    fn folder(self) -> (Folder, Book) {
        let all = |told: Told| Kind::ALL.into_iter().map(|kind| (kind, told)).collect();
        match self {
            Found::Nothing => (Folder::default(), all(Told::default())),
            Found::Flushed => {
                let file =
                    |kind: Kind| (format!("{}.json", kind.name()), super::document(kind, &payload(5)).into_bytes());
                (Folder::with(Kind::ALL.map(file)), all(Told { acknowledged: 5, flushed: 5, begun: 5 }))
            }
            Found::Unflushed => {
                let (folder, book) = Found::Nothing.folder();
                let (storage, book) = play(&folder, book);
                std::mem::forget(storage);
                assert!(book.values().any(|told| told.flushed < told.acknowledged));
                (folder.found_again(), book)
            }
        }
    }
}

/// Opens the folder and plays on; after a kill nothing is acknowledged any more.
fn play(folder: &Folder, mut book: Book) -> (Option<Storage>, Book) {
    let Ok(mut storage) = Storage::open_with(Arc::new(folder.clone())) else { return (None, book) };
    for kind in Kind::ALL {
        load(&mut storage, kind);
    }
    for step in SESSION {
        if let Some(kind) = step {
            let told = book.get_mut(&kind).unwrap();
            told.begun += 1;
            if storage.save(kind, &payload(told.begun)).is_ok() {
                told.acknowledged = told.begun;
            }
        } else if storage.flush().is_ok() {
            for told in book.values_mut() {
                (told.acknowledged, told.flushed) = (told.begun, told.begun);
            }
        }
    }
    (Some(storage), book)
}

/// How many calls an undisturbed session makes.
fn calls(found: Found) -> usize {
    let (folder, before) = found.folder();
    let (storage, book) = play(&folder, before.clone());
    assert!(book.iter().all(|(kind, told)| told.acknowledged == told.begun && told.begun > before[kind].begun + 1));
    std::mem::forget(storage);
    folder.calls()
}

/// Every session with every of its calls.
fn sessions() -> impl Iterator<Item = (Found, usize)> {
    Found::ALL.into_iter().flat_map(|found| (0..calls(found)).map(move |call| (found, call)))
}

#[test]
fn killed_between_any_two_calls_at_most_the_operation_in_hand_is_lost() {
    for (found, call) in sessions() {
        let (folder, book) = found.folder();
        folder.fail(call, Fault::Killed);
        let (_, book) = play(&folder, book);
        let left = Folder::with(folder.files());
        let mut storage = Storage::open_with(Arc::new(left.clone())).unwrap();
        for kind in Kind::ALL {
            let (found, _) = load(&mut storage, kind);
            let told = book[&kind];
            assert!(found >= told.acknowledged, "call {call}, {kind:?}: {found}, {told:?}");
            assert!(found <= told.begun.min(told.acknowledged + 1), "call {call}, {kind:?}: {found}, {told:?}");
        }
        assert_eq!(storage.take_notices(), [], "call {call}");
        let unfinished = left.files().into_keys().filter(|name| name.contains(".new")).count();
        assert_eq!(unfinished, 0, "call {call}");
    }
}

#[test]
fn a_power_cut_after_any_call_takes_nothing_that_was_flushed() {
    for (found, call) in sessions() {
        let (folder, book) = found.folder();
        folder.fail(call, Fault::Killed);
        let (_, book) = play(&folder, book);
        for files in folder.after_power_cut() {
            let mut storage = Storage::open_with(Arc::new(Folder::with(files))).unwrap();
            for kind in Kind::ALL {
                let (found, _) = load(&mut storage, kind);
                let told = book[&kind];
                assert!(found >= told.flushed, "call {call}, {kind:?}: {found}, {told:?}");
                assert!(found <= told.begun, "call {call}, {kind:?}: {found}, {told:?}");
            }
        }
    }
}

const KINDS_OF_ERROR: [ErrorKind; 4] =
    [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::PermissionDenied, ErrorKind::Other];

#[test]
fn after_one_failed_call_a_flush_has_everything() {
    for error in KINDS_OF_ERROR {
        for (found, call) in sessions() {
            let (folder, book) = found.folder();
            folder.fail(call, Fault::Once(error));
            let (storage, book) = play(&folder, book);
            let mut storage = storage.unwrap();
            storage.flush().unwrap();
            for files in folder.after_power_cut() {
                let mut storage = Storage::open_with(Arc::new(Folder::with(files))).unwrap();
                for kind in Kind::ALL {
                    assert_eq!(load(&mut storage, kind).0, book[&kind].begun, "{error}, call {call}, {kind:?}");
                }
            }
        }
    }
}

#[test]
fn while_nothing_can_be_written_what_was_acknowledged_stays_and_the_rest_is_told() {
    for error in KINDS_OF_ERROR {
        for (found, call) in sessions() {
            let (folder, book) = found.folder();
            folder.fail(call, Fault::Lasting(error));
            let (storage, book) = play(&folder, book);
            let mut storage = storage.unwrap();
            let lost = book.values().any(|told| told.acknowledged < told.begun);
            assert!(storage.flush().is_err() || !lost, "{error}, call {call}");
            let notices = storage.take_notices();
            let told = notices.iter().filter(|notice| matches!(notice, Notice::NotSaved { .. })).count();
            assert!(told == usize::from(lost), "{error}, call {call}: {notices:?}");

            let mut reopened = Storage::open_with(Arc::new(Folder::with(folder.files()))).unwrap();
            for kind in Kind::ALL {
                let (found, _) = load(&mut reopened, kind);
                assert_eq!(found, book[&kind].acknowledged, "{error}, call {call}, {kind:?}");
            }

            // Room again: play went on in memory, and nothing of it is lost.
            folder.mend();
            storage.flush().unwrap();
            drop(storage);
            let mut reopened = Storage::open_with(Arc::new(folder)).unwrap();
            for kind in Kind::ALL {
                assert_eq!(load(&mut reopened, kind), (book[&kind].begun, newest(book[&kind].begun)));
            }
        }
    }
}

fn newest(begun: u32) -> Source {
    if begun == 0 { Source::Nothing } else { Source::Current }
}

#[test]
fn a_disk_that_fails_while_a_file_is_set_aside_loses_nothing() {
    let sound = super::document(Kind::Statistics, &payload(1));
    let newer = super::document(Kind::Game, &payload(7)).replace("\"version\":1", "\"version\":2");
    let files = || {
        Folder::with([
            ("statistics.json".to_owned(), b"noise".to_vec()),
            ("statistics.previous.json".to_owned(), sound.clone().into_bytes()),
            ("game.json".to_owned(), newer.clone().into_bytes()),
        ])
    };
    let undisturbed = files();
    std::mem::forget(play(&undisturbed, Found::Nothing.folder().1));
    let has = |folder: &Folder, bytes: &[u8]| folder.files().values().any(|data| data == bytes);
    for fault in [Fault::Killed, Fault::Lasting(ErrorKind::StorageFull), Fault::Lasting(ErrorKind::PermissionDenied)] {
        for call in 0..undisturbed.calls() {
            let folder = files();
            folder.fail(call, fault);
            let _ = play(&folder, Found::Nothing.folder().1);
            assert!(has(&folder, b"noise"), "{fault:?}, call {call}");
            assert!(has(&folder, newer.as_bytes()), "{fault:?}, call {call}");
        }
    }
}
