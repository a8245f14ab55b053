//! Each language says everything, with the same variables, in every number.

use std::collections::BTreeSet;

use fluent_bundle::FluentValue;

use super::super::catalogue::format;
use super::read::{self, Read};
use super::{LANGUAGES, Message, in_language};

/// Variables that stand for one of a few things, with all their values.
const KINDS: [(&str, &[u32]); 5] = [
    ("suit", &[0, 1, 2, 3]),
    ("peak", &[0, 1, 2]),
    ("row", &[0, 1, 2, 3]),
    ("part", &[0, 1, 2]),
    ("month", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];

/// Variables that count something, so that the words around them may change with the number.
const COUNTS: [&str; 8] = ["count", "score", "bonus", "added", "known", "won", "left", "length"];

/// The comment on an entry whose words are the same for every number on purpose.
const ANY_NUMBER: &str = "Any number.";

/// The categories of whole numbers below a million in CLDR.
fn categories(tag: &str) -> BTreeSet<&'static str> {
    let categories: &[&str] = match tag {
        "zh-Hant" | "zh-Hans" | "ja" | "ko" | "vi" => &["other"],
        "en" | "de" | "fr" | "es" | "it" | "pt-BR" | "tr" => &["one", "other"],
        "pl" | "ru" => &["one", "few", "many"],
        "ar" => &["zero", "one", "two", "few", "many", "other"],
        _ => panic!("which categories has {tag}?"),
    };
    categories.iter().copied().collect()
}

#[test]
fn every_language_has_exactly_the_messages_of_the_list() {
    let list: BTreeSet<String> = Message::samples().iter().map(|message| message.id().to_owned()).collect();
    for language in LANGUAGES {
        let entries = read::entries(language);
        let referred: BTreeSet<&String> = entries.values().flat_map(|entry| &entry.references).collect();
        let present: BTreeSet<String> = entries.keys().cloned().collect();
        let missing: Vec<_> = list.difference(&present).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag);
        let unknown: Vec<_> = present.difference(&list).filter(|id| !referred.contains(id)).collect();
        assert!(unknown.is_empty(), "{} has {unknown:?} for nothing", language.tag);
    }
}

#[test]
fn every_message_has_exactly_its_variables() {
    for language in LANGUAGES {
        let entries = read::entries(language);
        for message in Message::samples() {
            let fields: BTreeSet<String> = message.fields().iter().map(|&field| field.to_owned()).collect();
            assert_eq!(read::variables(&entries, message.id()), fields, "{}: {}", language.tag, message.id());
        }
    }
}

#[test]
fn every_message_says_its_arguments() {
    for language in LANGUAGES {
        let words = in_language(language.tag);
        let own = language.bundle();
        for message in Message::samples() {
            let id = message.id();
            let text = format(&own, &message, &|_| None);
            let text = text.unwrap_or_else(|| panic!("{}: {id} cannot be said", language.tag));
            assert!(!text.trim().is_empty(), "{}: {id} says nothing", language.tag);
            assert!(!text.contains(['{', '}', '$']), "{}: {id} has something left over in {text:?}", language.tag);
            let arguments = message.arguments(&|_| None);
            for (name, value) in arguments.iter().filter(|(name, _)| KINDS.iter().all(|(kind, _)| kind != name)) {
                let shown = match value {
                    FluentValue::String(text) => text.to_string(),
                    FluentValue::Number(number) => number.as_string().into_owned(),
                    other => panic!("{other:?}"),
                };
                assert!(text.contains(&shown), "{}: {id} does not say {name} in {text:?}", language.tag);
            }
            if !words.right_to_left() {
                assert_eq!(words.text(&message), text);
            }
        }
    }
}

#[test]
fn every_choice_has_every_value() {
    for language in LANGUAGES {
        for (id, entry) in read::entries(language) {
            for select in &entry.selects {
                let keys: Vec<&str> = select.keys.iter().map(String::as_str).collect();
                let place = format!("{}: {id} by {} {keys:?}", language.tag, select.variable);
                if let Some((_, values)) = KINDS.iter().find(|(kind, _)| *kind == select.variable) {
                    let values: Vec<String> = values.iter().map(u32::to_string).collect();
                    assert_eq!(keys, values, "{place}");
                } else if select.variable == "rank" {
                    assert_eq!(keys, ["0", "1", "11", "12", "13", "other"], "{place}");
                } else if select.variable == "day" {
                    assert_eq!(keys, ["1", "other"], "{place}");
                } else {
                    let plain: BTreeSet<&str> =
                        keys.iter().copied().filter(|key| key.parse::<u32>().is_err()).collect();
                    assert_eq!(plain, categories(language.tag), "{place}");
                    assert_eq!(select.by_function, language.tag == "ar", "{place}");
                }
            }
        }
    }
}

#[test]
fn words_beside_a_count_change_with_it_or_stay_on_purpose() {
    let mut careless = Vec::new();
    for language in LANGUAGES.iter().filter(|language| categories(language.tag).len() > 1) {
        for (id, Read { variables, selects, comment, .. }) in read::entries(language) {
            let mut counts = variables.iter().filter(|variable| COUNTS.contains(&variable.as_str()));
            let selected = counts.all(|variable| selects.iter().any(|select| select.variable == *variable));
            if selected == comment.contains(ANY_NUMBER) {
                careless.push(format!("{}: {id}", language.tag));
            }
        }
    }
    assert!(careless.is_empty(), "without a plural and without a word about it, or with both: {careless:#?}");
}

/// CLDR's category of a whole number below a million.
fn category(tag: &str, number: u32) -> &'static str {
    let (ones, tens) = (number % 10, number % 100);
    match tag {
        "en" | "de" | "es" | "it" | "tr" | "pl" if number == 1 => "one",
        "fr" | "pt-BR" if number < 2 => "one",
        "ru" if ones == 1 && tens != 11 => "one",
        "pl" | "ru" if (2..=4).contains(&ones) && !(12..=14).contains(&tens) => "few",
        "pl" | "ru" => "many",
        "ar" => match (number, tens) {
            (0, _) => "zero",
            (1, _) => "one",
            (2, _) => "two",
            (_, 3..=10) => "few",
            (_, 11..) => "many",
            _ => "other",
        },
        _ => "other",
    }
}

#[test]
fn fluent_knows_the_plural_rules_of_every_language() {
    for language in LANGUAGES {
        let selector = if language.tag == "ar" { "PLURAL($count)" } else { "$count" };
        let cases = "[zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n";
        let bundle = language.bundle_of(format!("moves = {{ {selector} ->\n {cases}}}"));
        let mut seen = BTreeSet::new();
        for count in 0..=2_500 {
            let text = format(&bundle, &Message::Moves { count }, &|_| None);
            assert_eq!(text.as_deref(), Some(category(language.tag, count)), "{}: {count}", language.tag);
            seen.insert(category(language.tag, count));
        }
        assert_eq!(seen, categories(language.tag), "{}", language.tag);
    }
}

#[test]
fn no_two_things_have_the_same_name() {
    for language in LANGUAGES {
        let words = in_language(language.tag);
        let cards = (0..4).flat_map(|suit| (1..=13).map(move |rank| Message::CardName { rank, suit }));
        let kinds: [Vec<Message>; 5] = [
            cards.chain([Message::CardName { rank: 0, suit: 0 }]).collect(),
            (0..3).map(|peak| Message::PeakName { peak }).collect(),
            (0..4).map(|row| Message::RowName { row }).collect(),
            (0..3).map(|part| Message::FilePart { part }).collect(),
            (1..=12).map(|month| Message::Date { month, day: 5 }).collect(),
        ];
        for messages in kinds {
            let names: BTreeSet<String> = messages.iter().map(|message| words.text(message)).collect();
            assert_eq!(names.len(), messages.len(), "{}: {names:?}", language.tag);
        }
        let joker = |suit| words.text(&Message::CardName { rank: 0, suit });
        assert_eq!(joker(0), joker(3), "{}: a joker has no suit", language.tag);
    }
}

#[test]
fn a_code_keeps_its_order_where_text_runs_from_right_to_left() {
    for language in LANGUAGES {
        let words = in_language(language.tag);
        let text = words.text(&Message::ShareDeal { code: "TP1-E-AAAAAAB".to_owned() });
        assert_eq!(text.contains("\u{2068}TP1-E-AAAAAAB\u{2069}"), words.right_to_left(), "{text}");
        let text = words.text(&Message::Moves { count: 38 });
        assert!(!text.contains('\u{2068}'), "{text}");
    }
}
