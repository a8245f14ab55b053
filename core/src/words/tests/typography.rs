//! The texts look as printed texts of their language do, and fit where they stand.

use super::read;
use super::{LANGUAGES, Message, in_language};

/// The quotation marks of each language, apostrophe included where it has one.
fn quotes(tag: &str) -> &'static str {
    match tag {
        "zh-Hant" | "ja" => "「」『』",
        "zh-Hans" | "ko" | "vi" | "tr" | "en" | "pt-BR" => "“”‘’",
        "fr" | "it" => "«»’",
        "es" | "ru" | "ar" => "«»",
        "de" => "„“‚‘’",
        "pl" => "„”’",
        _ => panic!("which quotation marks has {tag}?"),
    }
}

/// Each text of the catalogues with the place to name when it is wrong.
fn texts() -> impl Iterator<Item = (&'static str, String, String)> {
    LANGUAGES.iter().flat_map(|language| {
        let entries = read::entries(language).into_iter();
        entries.flat_map(move |(id, entry)| {
            let place = format!("{}: {id}", language.tag);
            entry.texts.into_iter().map(move |text| (language.tag, text, place.clone()))
        })
    })
}

#[test]
fn no_typewriter_marks() {
    for (tag, text, place) in texts() {
        for wrong in ["...", "\"", "'", "`", "  ", " ,", " .", "--", "TODO", "FIXME", "XXX", "{", "}", "\t"] {
            assert!(!text.contains(wrong), "{place}: {wrong:?} in {text:?}");
        }
        let other = text.chars().find(|&mark| "“”‘’‚„«»‹›「」『』".contains(mark) && !quotes(tag).contains(mark));
        assert_eq!(other, None, "{place}: {text:?}");
    }
}

#[test]
fn marks_of_chinese_and_japanese_are_full_width() {
    for (tag, text, place) in texts().filter(|(tag, ..)| tag.starts_with("zh") || *tag == "ja") {
        let half = text.chars().find(|mark| ",;:?!()\"".contains(*mark));
        assert_eq!(half, None, "{place}: {text:?} in {tag}");
        assert!(!text.ends_with('.') || !text.contains(['。', '、']), "{place}: {text:?}");
    }
}

#[test]
fn french_keeps_its_spaces_before_marks() {
    for (_, text, place) in texts().filter(|(tag, ..)| *tag == "fr") {
        let mut before = ' ';
        for mark in text.chars() {
            if ":;!?»%".contains(mark) {
                assert!("\u{a0}\u{202f}".contains(before), "{place}: {mark} in {text:?}");
            }
            before = mark;
        }
    }
}

#[test]
fn spanish_opens_its_questions_and_calls() {
    for (_, text, place) in texts().filter(|(tag, ..)| *tag == "es") {
        for (open, close) in [('¿', '?'), ('¡', '!')] {
            assert_eq!(text.matches(open).count(), text.matches(close).count(), "{place}: {text:?}");
        }
    }
}

#[test]
fn no_english_is_left_in_other_scripts() {
    let names = ["TriPeaks", "Robert", "Hogue", "Ctrl", "Enter", "Tab", "App", "AAAAAAB", "OK"];
    let scripts = ["zh-Hant", "zh-Hans", "ja", "ko", "ru", "ar"];
    for (_, text, place) in texts().filter(|(tag, ..)| scripts.contains(tag)) {
        let mut words = text.split(|letter: char| !letter.is_ascii_alphabetic());
        let english = words.find(|word| word.len() > 1 && !names.contains(word) && *word != "TP");
        assert_eq!(english, None, "{place}: {text:?}");
    }
}

#[test]
fn hardly_a_text_is_the_same_as_in_english() {
    let english = in_language("en");
    for language in &LANGUAGES[1..] {
        let words = in_language(language.tag);
        let samples = Message::samples();
        let same: Vec<_> = samples.iter().filter(|message| words.text(message) == english.text(message)).collect();
        assert!(same.len() < samples.len() / 10, "{}: {same:?}", language.tag);
    }
}

#[test]
fn labels_of_buttons_are_short() {
    for language in LANGUAGES {
        let words = in_language(language.tag);
        for (message, longest) in [
            (Message::Undo, 12),
            (Message::Hint, 12),
            (Message::Paste, 12),
            (Message::ModeEasy, 12),
            (Message::ModeClassic, 12),
            (Message::NewGame, 16),
            (Message::Deal, 20),
            (Message::Restart, 22),
            (Message::NextDeal, 22),
            (Message::ShareCode, 22),
            (Message::TakeBack, 28),
            (Message::ModeEasyNote, 26),
            (Message::ModeClassicNote, 26),
            (Message::ModeEasyShort, 34),
            (Message::ModeClassicShort, 34),
            (Message::Stuck, 34),
            (Message::StatCurrentStreak, 22),
            (Message::StatBestStreak, 22),
        ] {
            let text = words.text(&message);
            assert!(text.chars().count() <= longest, "{}: {text:?} is long for {}", language.tag, message.id());
        }
    }
}
