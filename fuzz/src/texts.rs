//! Texts from outside: what is read is read back as the same; what is not is refused with words for the player, and
//! changes nothing.

use std::sync::LazyLock;

use tripeaks_core::code::Code;
use tripeaks_core::game::{Game, Save};
use tripeaks_core::phrases::{code_error_message, import_error_message, save_error_message};
use tripeaks_core::rules::Operation;
use tripeaks_core::settings::Settings;
use tripeaks_core::statistics::{InstallId, Scope, Statistics};
use tripeaks_core::words::{Message, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new("en"));

fn assert_said(message: &Message) {
    assert!(!WORDS.text(message).is_empty());
}

/// Reads a code.
pub fn code(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Code::read(&text) {
        Ok(code) => {
            let written = code.to_string();
            assert_eq!(Code::read(&written), Ok(code));
            assert_eq!(Code::read(&format!("x {}, y", written.to_lowercase())), Ok(code));
        }
        Err(error) => assert_said(&code_error_message(&error)),
    }
}

/// Restores a game.
pub fn restore(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let save = match Save::from_json(&text) {
        Ok(save) => save,
        Err(error) => return assert_said(&save_error_message(&error)),
    };
    let written = Save::to_json(&save.game, save.left.as_ref(), &save.told, 0);
    assert_eq!(Save::from_json(&written).as_ref(), Ok(&save));
    // It can be gone on with, and counts on from where it was.
    for mut game in [Some(save.game), save.left].into_iter().flatten() {
        let parts: i64 = game.score_parts().iter().map(|(_, points)| points).sum();
        assert_eq!(parts, if game.scoring().scored { game.tally().score.into() } else { 0 });
        game.resume(u64::MAX);
        while game.operate(Operation::Draw, u64::MAX).is_ok() {}
        while game.undo(0).is_ok() {}
        assert!(game.operations().len() == 0 || game.position().is_won());
        assert!(game.operations().len() > 0 || game.position() == Game::new(game.code()).position());
    }
}

/// Imports statistics.
pub fn import(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    check_import(&text);
    // Noise does not get past the checksum of an export. Behind it, it has to be refused as well.
    if let Ok(read) = Statistics::from_json(&text) {
        assert_eq!(Statistics::from_json(&read.to_json()).as_ref(), Ok(&read));
        if let Ok(export) = read.export() {
            check_import(&export);
        }
    }
}

fn check_import(text: &str) {
    let mut statistics = Statistics::new(InstallId(1));
    let before = statistics.clone();
    match statistics.import(text) {
        Ok(_) => {
            let once = statistics.clone();
            assert_eq!(statistics.import(text).map(|report| report.added), Ok(0));
            assert_eq!(statistics, once);
            let rulesets = once.rulesets().map(Scope::One);
            for summary in rulesets.chain([Scope::All]).map(|scope| once.summary(scope)) {
                assert!(summary.won <= summary.played && summary.current_streak <= summary.best_streak);
                assert!(summary.best_streak <= summary.won);
                assert!(summary.win_rate().is_none_or(|rate| (0.0..=1.0).contains(&rate)));
            }
        }
        Err(error) => {
            assert_said(&import_error_message(&error));
            assert_eq!(statistics, before);
        }
    }
}

/// Reads settings.
pub fn settings(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(settings) = Settings::from_json(&text) {
        assert_eq!(Settings::from_json(&settings.to_json()).as_ref(), Ok(&settings));
        assert_eq!(Settings::default().with_unknown_of(&settings).unknown, settings.unknown);
    }
}
