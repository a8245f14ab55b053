use proptest::prelude::*;

use super::*;

fn read(text: &str) -> Result<String, CodeError> {
    Code::read(text).map(|code| code.to_string())
}

fn reads(text: &str, code: &str) {
    assert_eq!(read(text).as_deref(), Ok(code), "{text:?}");
}

#[test]
fn seeds_are_seven_letters_most_significant_first() {
    for (number, letters) in [
        (0, "AAAAAAA"),
        (1, "AAAAAAB"),
        (31, "AAAAAA7"),
        (32, "AAAAABA"),
        (1 << 30, "BAAAAAA"),
        (Seed::COUNT - 1, "7777777"),
    ] {
        let code = Code::new(Ruleset::standard(Mode::Easy), Seed::new(number).unwrap());
        assert_eq!(code.to_string(), format!("TP1-E-{letters}"));
        assert_eq!(Code::read(&code.to_string()), Ok(code));
    }
}

#[test]
fn reading_is_forgiving() {
    for text in [
        "TP1-E-AAAAAAB",
        "tp1-e-aaaaaab",
        "  TP1-E-AAAAAAB\n",
        "TP1 - E - AAAAAAB",
        "TP1\u{a0}\u{2013}\u{3000}E \u{2014} AAAAAAB",
        "ＴＰ１－Ｅ－ＡＡＡＡＡＡＢ",
        "TP1\u{2212}E\u{2010}AAAAAAB",
        "TP1\u{301c}E\u{fe58}AAAAAAB",
        "T\u{ad}P1-E-AAA\u{200b}AAAB\u{200e}",
        "TP1-E-AAAAAAB-",
        "TP1-E-AAAAAAB – great!",
        "TP1-E-AAAAAAB, TP1-C-AAAAAAC",
        "Try (TP1-E-AAAAAAB)!",
        "🂡TP1-E-AAAAAAB🂡",
        "https://example.org/?deal=TP1-E-AAAAAAB&x=1",
        "T P 1 - E - A A A A A A B",
        "T P1-E-AAAAAAB-",
        "TP1-N-AAAAAAB",
        "XTP1-C-AAAAAAC TP1-E-AAAAAAB",
        "TP-E-AAAAAAC TP1-E-AAAAAAB",
    ] {
        reads(text, "TP1-E-AAAAAAB");
    }
}

#[test]
fn the_fourth_group_is_read_in_any_order() {
    reads("TP1-E-AAAAAAB-JO", "TP1-E-AAAAAAB-JO");
    reads("tp1-c-aaaaaab-wso", "TP1-C-AAAAAAB-OSW");
    reads("TP1-E-AAAAAAB-FW", "TP1-E-AAAAAAB-F");
    reads("TP1-N-AAAAAAB-C", "TP1-E-AAAAAAB-C");
    reads("TP1-E-AAAAAAB-J-", "TP1-E-AAAAAAB-J");
    reads("TP1-E-AAAAAAB–R.", "TP1-E-AAAAAAB-R");
    // A dash that touches one side only starts no fourth group.
    reads("TP1-E-AAAAAAB -J", "TP1-E-AAAAAAB");
    reads("TP1-E-AAAAAAB- J", "TP1-E-AAAAAAB");
    reads("T P1-E-AAAAAAB - J", "TP1-E-AAAAAAB-J");
}

#[test]
fn what_is_wrong_is_named() {
    let error = |text: &str, expected: CodeError| assert_eq!(read(text), Err(expected), "{text:?}");
    error("", CodeError::Empty);
    error(" \t\n\u{3000}\u{200b}", CodeError::Empty);
    for text in ["hello", "TP1", "TP1-E-", "TP1E-AAAAAAB", "TP-E-AAAAAAB", "XTP1-E-AAAAAAB", "T P1-E-AAAAAAB, hi"] {
        error(text, CodeError::NotACode);
    }
    error("TP2-E-AAAAAAB", CodeError::UnknownVersion { version: "2".into() });
    error("TP01-E-AAAAAAB", CodeError::UnknownVersion { version: "01".into() });
    error("TP99999999999999999999-E-A", CodeError::UnknownVersion { version: "999999999999".into() });
    error("TP1-X-AAAAAAB", CodeError::UnknownRules { letter: 'X' });
    error("TP1-E-AAAAAA", CodeError::WrongLength { length: 6 });
    error("TP1-E-AAAAAABC", CodeError::WrongLength { length: 8 });
    error("TP1-E-AAA AAAB", CodeError::WrongLength { length: 3 });
    error("TP1-E-0AAAAAB", CodeError::BadLetter { letter: '0', place: 1 });
    error("TP1-E-AAAAAA8", CodeError::BadLetter { letter: '8', place: 7 });
    error("TP1-E-AAAAAAB-JX", CodeError::UnknownVariant { letter: 'X' });
    error("TP1-E-AAAAAAB-1", CodeError::UnknownVariant { letter: '1' });
    error("TP1-E-AAAAAAB-JJ", CodeError::RepeatedVariant { letter: 'J' });
    error("TP1-E-AAAAAAB-CS", CodeError::ContradictingVariants { first: 'C', second: 'S' });
    error("TP1-E-AAAAAAB-RJF", CodeError::ContradictingVariants { first: 'R', second: 'F' });
    // The first code wins, right or wrong.
    error("TP1-E-AAA TP1-E-AAAAAAB", CodeError::WrongLength { length: 3 });
    error(&"A".repeat(4097), CodeError::TooLong { length: 4097 });
    error(&"🂡".repeat(4096), CodeError::NotACode);
}

#[test]
fn every_ruleset_survives_its_code() {
    for ruleset in Ruleset::all() {
        let code = Code::new(ruleset, Seed::new(12345).unwrap());
        assert_eq!(Code::read(&code.to_string()), Ok(code));
    }
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,60}") {
        let _ = Code::read(&text);
    }

    #[test]
    fn anything_like_a_code_is_read_or_named(text in "[TP1\\-EC A-Z2-7–\u{ad}]{0,24}") {
        if let Ok(code) = Code::read(&text) {
            prop_assert_eq!(Code::read(&code.to_string()), Ok(code));
        }
    }

    #[test]
    fn codes_read_back(number in 0..Seed::COUNT, classic: bool, around in "[ .,!()🂡]{0,3}") {
        let mode = if classic { Mode::Classic } else { Mode::Easy };
        let code = Code::new(Ruleset::standard(mode), Seed::new(number).unwrap());
        prop_assert_eq!(Code::read(&format!("{around}{code}{around}")), Ok(code));
    }
}
