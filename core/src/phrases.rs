//! How the core's values are said: which message stands for which.

use crate::card::Card;
use crate::code::{Code, CodeError};
use crate::game::{ClearedPeak, SaveError};
use crate::rules::Rejection;
use crate::ruleset::{Mode, Preset, Ruleset};
use crate::statistics::ImportError;
use crate::storage::envelope::EnvelopeError;
use crate::storage::{self, Damage, Kind, Notice, Source};
use crate::words::{Message, Words};

/// A count as messages take it.
pub fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// A share from 0 to 1 in per cent, rounded; all and nothing are said of nothing less.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
pub fn percent(share: f64) -> u32 {
    match share {
        share if share >= 1.0 => 100,
        share if share <= 0.0 => 0,
        share => (share * 100.0).round().clamp(1.0, 99.0) as u32,
    }
}

/// A time as minutes and seconds: "3:05".
pub fn minutes(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What there is to say of something, in one line: "獲勝 · 50 步".
pub fn in_a_row(parts: impl IntoIterator<Item = Option<Message>>, words: &Words) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().map(|message| words.text(&message)).collect();
    parts.join(" · ")
}

/// A card as messages name it: its rank (0 for a joker) and its suit's number.
pub fn spoken(card: Card) -> (u32, u32) {
    (card.rank().map_or(0, |rank| rank.value().into()), card.suit().map_or(0, |suit| suit as u32))
}

/// The name of a mode.
fn mode_name(mode: Mode) -> Message {
    match mode {
        Mode::Easy => Message::ModeEasy,
        Mode::Classic => Message::ModeClassic,
    }
}

/// The short title of a mode.
fn mode_title(mode: Mode) -> Message {
    match mode {
        Mode::Easy => Message::ModeEasyShort,
        Mode::Classic => Message::ModeClassicShort,
    }
}

/// The rules by name, in full: "簡單 · K–A 相連 · 鬼牌".
pub fn ruleset_title(ruleset: Ruleset, words: &Words) -> String {
    named(mode_title(ruleset.mode), ruleset, words)
}

/// The rules by name, in short: "簡單 · 鬼牌".
pub fn ruleset_name(ruleset: Ruleset, words: &Words) -> String {
    named(mode_name(ruleset.mode), ruleset, words)
}

/// A mode with the preset and the variants.
fn named(mode: Message, ruleset: Ruleset, words: &Words) -> String {
    let preset = match ruleset.preset {
        Preset::Standard => None,
        Preset::Chain => Some(Message::PresetChain),
        Preset::Runs => Some(Message::PresetRuns),
        Preset::FreeStart => Some(Message::PresetFreeStart),
        Preset::Original => Some(Message::PresetOriginal),
    };
    let parts = [
        Some(mode),
        preset,
        ruleset.open_peaks.then_some(Message::VariantOpenPeaks),
        ruleset.wild_cards.then_some(Message::VariantWildCards),
        ruleset.empty_start.then_some(Message::VariantEmptyStart),
    ];
    in_a_row(parts, words)
}

/// The words of a refusal.
pub fn rejection_message(rejection: Rejection) -> Message {
    match rejection {
        Rejection::Rank => Message::RejectedRank,
        Rejection::Blocked => Message::RejectedBlocked,
        Rejection::NoCard => Message::RejectedNoCard,
        Rejection::Won => Message::RejectedWon,
        Rejection::StockEmpty => Message::RejectedStockEmpty,
        Rejection::MustPlay => Message::RejectedMustPlay,
        Rejection::NothingToUndo => Message::RejectedNothingToUndo,
        Rejection::NothingToTakeBack => Message::RejectedNothingToTakeBack,
    }
}

/// The words for a peak that was just cleared.
pub fn cleared_message(cleared: ClearedPeak) -> Message {
    let (peak, moves, bonus) = (cleared.peak as u32, cleared.number, cleared.bonus);
    if bonus == 0 { Message::PeakCleared { peak, moves } } else { Message::PeakClearedBonus { peak, moves, bonus } }
}

/// Whether a deal can be won.
pub fn verdict_message(winnable: bool) -> Message {
    if winnable { Message::AnalysisWinnable } else { Message::AnalysisUnwinnable }
}

/// The words for a code that was read.
pub fn valid_code_message(code: Code) -> Message {
    match code.ruleset.mode {
        Mode::Easy => Message::CodeValidEasy,
        Mode::Classic => Message::CodeValidClassic,
    }
}

/// The words for a text that is no code.
pub fn code_error_message(error: &CodeError) -> Message {
    match error {
        CodeError::Empty => Message::CodeEmpty,
        CodeError::NotACode => Message::CodeNotACode,
        CodeError::UnknownVersion { version } => Message::CodeUnknownVersion { version: version.clone() },
        CodeError::UnknownRules { letter } => Message::CodeUnknownRules { letter: letter.to_string() },
        CodeError::WrongLength { length } => Message::CodeWrongLength { length: count(*length) },
        CodeError::BadLetter { letter, place } => {
            Message::CodeBadLetter { letter: letter.to_string(), place: count(*place) }
        }
        CodeError::UnknownVariant { letter } => Message::CodeUnknownVariant { letter: letter.to_string() },
        CodeError::RepeatedVariant { letter } => Message::CodeRepeatedVariant { letter: letter.to_string() },
        CodeError::ContradictingVariants { first, second } => {
            Message::CodeContradictingVariants { first: first.to_string(), second: second.to_string() }
        }
        CodeError::TooLong { length } => Message::CodeTooLong { length: count(*length) },
    }
}

/// The words for a text that is no saved game.
pub fn save_error_message(error: &SaveError) -> Message {
    match error {
        SaveError::UnknownFormat { .. } => Message::RestoreNewer,
        _ => Message::RestoreUnreadable,
    }
}

/// The words for files that could not be written.
pub fn disk_error_message(error: &storage::SaveError) -> Message {
    not_saved_message(error.is_disk_full())
}

const fn not_saved_message(disk_full: bool) -> Message {
    if disk_full { Message::DiskFull } else { Message::FolderUnwritable }
}

/// The words for a text that is no export of statistics.
pub fn import_error_message(error: &ImportError) -> Message {
    match error {
        ImportError::Envelope(EnvelopeError::Newer { .. }) => Message::ImportNewer,
        ImportError::Envelope(EnvelopeError::TooLarge { .. }) | ImportError::Sum(_) => Message::ImportTooLarge,
        ImportError::Envelope(_) | ImportError::Content(_) => Message::ImportUnreadable,
    }
}

/// What was found amiss with the files, in words.
pub fn notice_message(notice: &Notice, words: &Words) -> String {
    words.text(&match notice {
        Notice::NotSaved { disk_full, .. } => not_saved_message(*disk_full),
        Notice::SetAside { kind, damage, kept_as, source } => {
            let part = match kind {
                Kind::Game => 0,
                Kind::Statistics => 1,
                Kind::Settings => 2,
            };
            let file = kept_as.join(", ");
            match (damage, source) {
                // Nor could it be set aside: it is where it was.
                (Damage::Unreadable { .. }, _) if kept_as.is_empty() => Message::FileUnreachable { part },
                (damage, Source::Previous) if damage.is_newer() => Message::FileNewerPrevious { part, file },
                (damage, _) if damage.is_newer() => Message::FileNewer { part, file },
                (_, Source::Previous) => Message::FilePrevious { part, file },
                (_, Source::Current | Source::Nothing) => Message::FileDamaged { part, file },
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::io::{self, ErrorKind};

    use super::*;
    use crate::storage::envelope::SealError;

    #[test]
    fn a_share_is_never_rounded_to_all_or_nothing() {
        let shares = [0.0, 0.001, 0.5, 0.996, 1.0];
        assert_eq!(shares.map(percent), [0, 1, 50, 99, 100]);
    }

    #[test]
    fn what_a_newer_version_wrote_is_not_called_damaged() {
        let newer = || EnvelopeError::Newer { version: 2, newest: 1 };
        assert_eq!(save_error_message(&SaveError::UnknownFormat { format: 2 }), Message::RestoreNewer);
        assert_eq!(save_error_message(&SaveError::TooLong { length: 1 }), Message::RestoreUnreadable);
        assert_eq!(import_error_message(&newer().into()), Message::ImportNewer);
        assert_eq!(import_error_message(&EnvelopeError::Checksum.into()), Message::ImportUnreadable);
    }

    #[test]
    fn too_much_is_called_too_much() {
        assert_eq!(import_error_message(&EnvelopeError::TooLarge { limit: 1 }.into()), Message::ImportTooLarge);
        assert_eq!(import_error_message(&SealError::TooLarge { limit: 1 }.into()), Message::ImportTooLarge);
        let system = |kind: ErrorKind| disk_error_message(&io::Error::from(kind).into());
        assert_eq!(system(ErrorKind::StorageFull), Message::DiskFull);
        assert_eq!(system(ErrorKind::PermissionDenied), Message::FolderUnwritable);
    }

    #[test]
    fn a_notice_says_which_file_what_is_wrong_and_what_is_left() {
        let words = Words::new("en");
        let notice = |kind, damage, source, kept_as: &[&str]| {
            let kept_as = kept_as.iter().map(ToString::to_string).collect();
            notice_message(&Notice::SetAside { kind, damage, kept_as, source }, &words)
        };
        let said = |kind, damage, source| notice(kind, damage, source, &["a.json", "b.json"]);
        let file = || "a.json, b.json".to_owned();
        let damaged = || Damage::from(EnvelopeError::Checksum);
        let unreadable = || Damage::Unreadable { reason: String::new() };
        let newer = || Damage::from(EnvelopeError::Newer { version: 2, newest: 1 });
        for (told, expected) in [
            (said(Kind::Game, damaged(), Source::Nothing), Message::FileDamaged { part: 0, file: file() }),
            (said(Kind::Statistics, damaged(), Source::Previous), Message::FilePrevious { part: 1, file: file() }),
            (said(Kind::Settings, newer(), Source::Nothing), Message::FileNewer { part: 2, file: file() }),
            (said(Kind::Settings, newer(), Source::Previous), Message::FileNewerPrevious { part: 2, file: file() }),
            (said(Kind::Game, unreadable(), Source::Previous), Message::FilePrevious { part: 0, file: file() }),
            (notice(Kind::Game, unreadable(), Source::Previous, &[]), Message::FileUnreachable { part: 0 }),
        ] {
            assert_eq!(told, words.text(&expected));
        }
        for (disk_full, expected) in [(true, Message::DiskFull), (false, Message::FolderUnwritable)] {
            let not_saved = Notice::NotSaved { reason: String::new(), disk_full };
            assert_eq!(notice_message(&not_saved, &words), words.text(&expected));
        }
    }
}
