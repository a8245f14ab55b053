//! How the core's values are said: which message stands for which.

use crate::card::Card;
use crate::code::{Code, CodeError};
use crate::rules::Rejection;
use crate::ruleset::{Mode, Preset, Ruleset};
use crate::words::{Message, Words};

/// A time as minutes and seconds: "3:05".
pub fn minutes(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A card as messages name it: its rank (0 for a joker) and its suit's number.
pub fn spoken(card: Card) -> (u32, u32) {
    (card.rank().map_or(0, |rank| rank.value().into()), card.suit().map_or(0, |suit| suit as u32))
}

/// The short title of a mode.
pub fn mode_title(mode: Mode) -> Message {
    match mode {
        Mode::Easy => Message::ModeEasyShort,
        Mode::Classic => Message::ModeClassicShort,
    }
}

/// The names of preset and variants, joined; `None` for the default game.
pub fn preset_title(ruleset: Ruleset, words: &Words) -> Option<String> {
    let preset = match ruleset.preset {
        Preset::Standard => None,
        Preset::Chain => Some(Message::PresetChain),
        Preset::Runs => Some(Message::PresetRuns),
        Preset::FreeStart => Some(Message::PresetFreeStart),
        Preset::Original => Some(Message::PresetOriginal),
    };
    let names: Vec<String> = preset
        .into_iter()
        .chain(ruleset.open_peaks.then_some(Message::VariantOpenPeaks))
        .chain(ruleset.wild_cards.then_some(Message::VariantWildCards))
        .chain(ruleset.empty_start.then_some(Message::VariantEmptyStart))
        .map(|message| words.text(&message))
        .collect();
    (!names.is_empty()).then(|| names.join(" · "))
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

/// The words for a code that was read.
pub fn valid_code_message(code: Code) -> Message {
    match code.ruleset.mode {
        Mode::Easy => Message::CodeValidEasy,
        Mode::Classic => Message::CodeValidClassic,
    }
}

/// The words for a text that is no code.
pub fn code_error_message(error: &CodeError) -> Message {
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    match error {
        CodeError::Empty => Message::CodeEmpty,
        CodeError::NotACode => Message::CodeNotACode,
        CodeError::UnknownVersion { version } => Message::CodeUnknownVersion { version: version.clone() },
        CodeError::UnknownRules { letter } => Message::CodeUnknownRules { letter: letter.to_string() },
        CodeError::WrongLength { length } => Message::CodeWrongLength { length: number(*length) },
        CodeError::BadLetter { letter, place } => {
            Message::CodeBadLetter { letter: letter.to_string(), place: number(*place) }
        }
        CodeError::UnknownVariant { letter } => Message::CodeUnknownVariant { letter: letter.to_string() },
        CodeError::RepeatedVariant { letter } => Message::CodeRepeatedVariant { letter: letter.to_string() },
        CodeError::ContradictingVariants { first, second } => {
            Message::CodeContradictingVariants { first: first.to_string(), second: second.to_string() }
        }
        CodeError::TooLong { length } => Message::CodeTooLong { length: number(*length) },
    }
}
