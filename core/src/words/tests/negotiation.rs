//! Which language a locale gets.

use super::super::Words;

fn language(locale: &str) -> &'static str {
    Words::new(locale).language()
}

#[test]
fn chinese_goes_by_script_then_region() {
    for (locale, tag) in [
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh-Hant-CN", "zh-Hant"),
        ("zh_TW", "zh-Hant"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_TW.Big5@radical", "zh-Hant"),
        ("zh_TW_#Hant", "zh-Hant"),
        ("zh__#Hant", "zh-Hant"),
        ("ZH-hant-tw-u-nu-hanidec", "zh-Hant"),
        ("zh-CHT", "zh-Hant"),
        ("yue", "zh-Hant"),
        ("zh-yue-HK", "zh-Hant"),
        ("nan-TW", "zh-Hant"),
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-Hans", "zh-Hans"),
        ("zh-Hans-TW", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh_CN_#Hans", "zh-Hans"),
        ("zh-CHS", "zh-Hans"),
        ("zh-u-rg-twzzzz", "zh-Hans"),
        ("zh-x-hant-tw", "zh-Hans"),
        ("yue-CN", "zh-Hans"),
        ("cmn-Hans", "zh-Hans"),
    ] {
        assert_eq!(language(locale), tag, "{locale}");
    }
}

#[test]
fn other_languages_go_to_the_nearest() {
    for (locale, tag) in [
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("en-GB", "en"),
        ("en_US_POSIX", "en"),
        ("vi-VN", "vi"),
        ("ja_JP.eucJP", "ja"),
        ("ko-Kore-KR", "ko"),
        ("fr-CA", "fr"),
        ("de-AT", "de"),
        ("es-419", "es"),
        ("es-US-u-ca-buddhist", "es"),
        ("it-CH", "it"),
        ("pl", "pl"),
        ("ru-UA", "ru"),
        ("tr-CY", "tr"),
        ("ar-EG", "ar"),
        ("ar-001", "ar"),
        ("gl-ES", "es"),
        ("ca", "es"),
        ("gsw-CH", "de"),
    ] {
        assert_eq!(language(locale), tag, "{locale}");
    }
}

#[test]
fn anything_else_is_english() {
    for locale in [
        "",
        " ",
        "C",
        "POSIX",
        "C.UTF-8",
        "und",
        "x-private",
        "i-klingon",
        "iw",
        "he-IL",
        "in",
        "fi",
        "zz",
        "1234",
        "-",
        "_",
        "zhongwen",
        "中文",
        "\0",
        "../zh-Hant",
        "e\u{301}n",
        "\u{2068}zh",
        "@zh",
        ".vi",
    ] {
        assert_eq!(language(locale), "en", "{locale:?}");
    }
    assert_eq!(language(&"zh-".repeat(100_000)), "zh-Hans");
}

#[test]
fn of_several_locales_the_first_known_one_counts() {
    assert_eq!(language("fi-FI,zh-TW,en-US"), "zh-Hant");
    assert_eq!(language("he:vi:en"), "vi");
    assert_eq!(language("fi, et; ja"), "ja");
    assert_eq!(language("en,vi"), "en");
}
