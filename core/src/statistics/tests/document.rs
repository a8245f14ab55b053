//! Reading and writing.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::super::*;
use crate::storage::Kind;
use crate::storage::envelope::{EnvelopeError, seal};

fn record() -> Value {
    json!({
        "install": "0000000000000001", "number": 1, "code": "TP1-E-AAAAAAD", "at": 1_796_000_000_000_i64, "end": "won",
        "score": 750, "moves": 50, "draws": 22, "best_run": 6, "undone": 0, "verdict_asked": false, "played_ms": 93_000,
    })
}

fn rollup() -> Value {
    json!({
        "install": "0000000000000002", "up_to": 7,
        "deals": {"E": [["AAAAAAB", 3, 17, "p", 28, 28, 772]], "C-F": [["AAAAAAC", 5, 18, "n", 40, 3, null]]},
    })
}

fn document(change: impl FnOnce(&mut Value)) -> Value {
    let mut document = json!({"install": "0000000000000001", "records": [record()], "rollups": [rollup()]});
    change(&mut document);
    document
}

fn read(change: impl FnOnce(&mut Value)) -> Result<Statistics, ContentError> {
    Statistics::from_json(&document(change).to_string())
}

#[test]
fn a_document_is_read() {
    let statistics = read(|_| ()).unwrap();
    let all = statistics.summary(Scope::All);
    assert_eq!((all.played, all.won, all.perfect_runs, all.best_score), (3, 2, 1, Some(772)));
    assert_eq!(statistics.history(Scope::All, 0, 9).len(), 1);
    let again: Value = serde_json::from_str(&statistics.to_json()).unwrap();
    assert_eq!(again, document(|_| ()));
}

#[test]
fn what_is_wrong_is_named() {
    let cases: [(&str, Value, &str); 13] = [
        ("/install", json!("x"), "install: \"x\" is not an install id, 16 hexadecimal digits"),
        ("/records/0/install", json!("é"), "records[0]: \"é\" is not an install id, 16 hexadecimal digits"),
        ("/records/0/number", json!(0), "records[0]: 0 is not a running number"),
        ("/records/0/at", json!(-1), "records[0]: -1 is not a time in milliseconds since 1970"),
        ("/records/0/moves", json!(0), "records[0]: a deal without a move does not count"),
        ("/records/0/code", json!("TP1-E-AAAAAA1"), "records[0]: 1, letter 7 of the deal, is not used in codes"),
        ("/rollups/0/install", json!(""), "rollups[0]: \"\" is not an install id, 16 hexadecimal digits"),
        ("/rollups/0/up_to", json!(u64::MAX), "rollups[0]: 18446744073709551615 is not a running number"),
        ("/rollups/0/deals", json!({"E-OJ": []}), "rollups[0].deals.E-OJ: \"E-OJ\" is not the letters of a ruleset"),
        ("/rollups/0/deals/E/0/0", json!("AAAA"), "rollups[0].deals.E[0]: the deal has 4 letters, not 7"),
        (
            "/rollups/0/deals/E/0/2",
            json!(i64::MAX),
            "rollups[0].deals.E[0]: 9223372036854775807 is not a time in milliseconds since 1970",
        ),
        ("/rollups/0/deals/E/0/3", json!("x"), "rollups[0].deals.E[0]: 'x' is not the letter of an outcome"),
        ("/rollups/0/deals/C-F/0/4", json!(0), "rollups[0].deals.C-F[0]: a deal without a move does not count"),
    ];
    for (pointer, value, told) in cases {
        let error = read(|document| *document.pointer_mut(pointer).unwrap() = value).unwrap_err();
        assert_eq!(error.to_string(), told);
    }
}

#[test]
fn what_no_deal_can_be_is_not_imported_and_read_in_a_file_of_ones_own() {
    let cases = [
        // 22 draws and 28 cards.
        ("/records/0/moves", 50, 49, "records[0]: no deal is won in 49 moves"),
        ("/records/0/best_run", 28, 29, "records[0]: no deal has a run of 29 plays"),
        ("/records/0/score", 772, 773, "records[0]: no deal by its rules brings 773 points"),
        ("/rollups/0/deals/E/0/4", 28, 27, "rollups[0].deals.E[0]: no deal is won in 27 moves"),
        ("/rollups/0/deals/E/0/6", 772, 773, "rollups[0].deals.E[0]: no deal by its rules brings 773 points"),
        ("/rollups/0/deals/C-F/0/5", 28, 29, "rollups[0].deals.C-F[0]: no deal has a run of 29 plays"),
        ("/rollups/0/deals/C-F/0/6", 0, 1, "rollups[0].deals.C-F[0]: no deal by its rules brings 1 points"),
    ];
    for (pointer, can_be, can_not_be, told) in cases {
        let changed = |number: i32| document(|document| *document.pointer_mut(pointer).unwrap() = json!(number));
        let import = |number: i32| {
            let export = seal(Kind::Statistics.format(), &changed(number).to_string()).unwrap();
            Statistics::new(InstallId(9)).import(&export).map_err(|error| error.to_string())
        };
        assert_eq!(import(can_be), Ok(ImportReport { added: 3, known: 0 }), "{pointer}");
        assert_eq!(import(can_not_be), Err(told.to_owned()));
        assert!(Statistics::from_json(&changed(can_not_be).to_string()).is_ok(), "{pointer}");
    }
}

#[test]
fn what_is_no_statistics_at_all_is_malformed() {
    for text in ["", "null", "{}", "[]", "{\"install\":\"0000000000000001\",\"records\":[],\"rollups\":[],\"more\":1}"]
    {
        assert!(matches!(Statistics::from_json(text), Err(ContentError::Malformed { .. })), "{text}");
    }
    for (pointer, value) in [
        ("/records/0/score", json!(-1)),
        ("/records/0/end", json!("Won")),
        ("/records/0/moves", json!(5_000_000_000_u64)),
        ("/rollups/0/deals/E/0", json!(["AAAAAAB", 3])),
    ] {
        let error = read(|document| *document.pointer_mut(pointer).unwrap() = value).unwrap_err();
        assert!(matches!(error, ContentError::Malformed { .. }), "{pointer}: {error}");
    }
}

#[test]
fn a_failed_import_changes_nothing() {
    let mut statistics = read(|_| ()).unwrap();
    let before = statistics.clone();
    let export = statistics.export().unwrap();
    assert_eq!(
        statistics.import(&export[..export.len() / 2]).map_err(|error| matches!(error, ImportError::Envelope(_))),
        Err(true)
    );
    assert_eq!(statistics.import(&export.replace("750", "751")), Err(ImportError::Envelope(EnvelopeError::Checksum)));
    let wrong = document(|document| document["records"].as_array_mut().unwrap().push(json!({"install": "x"})));
    let wrong = seal(Kind::Statistics.format(), &wrong.to_string()).unwrap();
    assert!(matches!(statistics.import(&wrong), Err(ImportError::Content(_))));
    let settings = seal(Kind::Settings.format(), "{}").unwrap();
    assert!(matches!(statistics.import(&settings), Err(ImportError::Envelope(EnvelopeError::OtherFormat { .. }))));
    assert_eq!(statistics, before);
}

#[test]
fn more_than_can_be_kept_is_not_imported() {
    let half = |install: u64| {
        let mut statistics = Statistics::new(InstallId(install));
        let mut play = statistics.book(super::win("TP1-E-AAAAAAB"), 1).unwrap().record.play();
        play.sorts_at = 1_796_000_000_000;
        for number in 0..90_000 {
            play.seed = Seed::new((install << 20) + number).unwrap();
            statistics.roll(play);
        }
        statistics
    };
    let (mut here, there) = (half(1), half(2).export().unwrap());
    let before = here.clone();
    assert!(matches!(here.import(&there), Err(ImportError::Sum(_))));
    assert_eq!(here, before);
}

#[test]
fn numbers_go_on_after_those_that_were_rolled_up() {
    // A row may have a larger number than its roll-up claims.
    for (up_to, next) in [(7, 8), (1, 6)] {
        let mut statistics = read(|document| {
            document["install"] = json!("0000000000000002");
            document["rollups"][0]["up_to"] = json!(up_to);
        })
        .unwrap();
        let entry = statistics.book(super::win("TP1-E-AAAAAAE"), 99).unwrap();
        assert_eq!(entry.record.number, next);
    }
}

#[test]
fn a_deal_that_is_rolled_up_and_whole_counts_once() {
    let statistics = read(|document| {
        document["rollups"][0]["install"] = json!("0000000000000001");
        document["rollups"][0]["deals"] = json!({"E": [["AAAAAAD", 1, 1_796_000_000_000_i64, "w", 50, 6, 750]]});
    })
    .unwrap();
    assert_eq!(statistics.summary(Scope::All).played, 1);
}

#[test]
fn a_deal_is_booked_after_all_that_is_known() {
    let end = 253_402_300_799_999_i64;
    for (newest, place) in [(1_900_000_000_000, "/rollups/0/deals/C-F/0/2"), (end, "/rollups/0/deals/C-F/0/2")]
        .into_iter()
        .chain([(1_900_000_000_000, "/records/0/at"), (end, "/records/0/at")])
    {
        let mut statistics = read(|document| {
            // Of two deals at the end of time the one with the larger install id is the later.
            document["records"][0]["install"] = json!("0000000000000003");
            *document.pointer_mut(place).unwrap() = json!(newest);
        })
        .unwrap();
        let record = statistics.book(super::win("TP1-E-AAAAAAE"), 99).unwrap().record;
        assert_eq!(record.sorts_at, (newest + 1).min(end), "{place}");
        assert_eq!(Statistics::from_json(&statistics.to_json()).unwrap().all, statistics.all, "{place}, {newest}");
        assert_eq!(statistics.all.current_streak == 0, newest == end && place.starts_with("/rollups"), "{place}");
    }
}

#[test]
fn numbers_have_an_end_that_does_not_matter() {
    let mut statistics = read(|document| document["records"][0]["number"] = json!(1_u64 << 53)).unwrap();
    for number in 10..13 {
        statistics.book(super::win(&super::seed_code(number)), 99).unwrap();
    }
    assert_eq!(statistics.summary(Scope::All).played, 6);
    assert_eq!(Statistics::from_json(&statistics.to_json()), Ok(statistics));
}

proptest! {
    #[test]
    fn any_text_is_an_error_not_a_panic(text in ".{0,80}") {
        prop_assert!(Statistics::from_json(&text).is_err());
        prop_assert!(super::statistics().import(&text).is_err());
    }

    #[test]
    fn damage_to_a_document_is_no_panic(place in 0..2000usize, byte in 32u8..127) {
        let mut text = document(|_| ()).to_string().into_bytes();
        let place = place % text.len();
        text[place] = byte;
        let _ = Statistics::from_json(&String::from_utf8(text).unwrap());
    }
}
