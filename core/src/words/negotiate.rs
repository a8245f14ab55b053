//! From the name of a locale to a language of the catalogue.

use super::catalogue::{LANGUAGES, Language};

/// The language for `locales`, which names one or several of them, best first.
pub(super) fn negotiate(locales: &str) -> &'static Language {
    locales.split([',', ';', ':', ' ']).find_map(|locale| Subtags::read(locale)?.nearest()).unwrap_or(&LANGUAGES[0])
}

/// What matters of a locale's name, in lower case.
#[derive(Debug)]
struct Subtags {
    language: String,
    script: Option<String>,
    region: Option<String>,
}

impl Subtags {
    /// Reads BCP 47 (`zh-Hant-HK-u-nu-latn`), POSIX (`zh_TW.UTF-8@radical`) and Java
    /// (`zh_TW_#Hant`). Nothing if it does not begin with a language.
    fn read(locale: &str) -> Option<Self> {
        // Encoding and modifier say nothing about the language.
        let name = locale.split(['.', '@']).next()?.trim().to_ascii_lowercase();
        let mut parts = name.split(['-', '_', '#']).filter(|part| !part.is_empty());
        let is_alphabetic = |part: &str| part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let language = parts.next().filter(|part| matches!(part.len(), 2..=3) && is_alphabetic(part))?;
        let mut subtags = Self { language: language.to_owned(), script: None, region: None };
        for part in parts {
            match part.len() {
                // Extensions and private use begin here.
                1 => break,
                4 if is_alphabetic(part) && subtags.script.is_none() => subtags.script = Some(part.to_owned()),
                2 if is_alphabetic(part) && subtags.region.is_none() => subtags.region = Some(part.to_owned()),
                // zh-yue: the second part is the language proper.
                3 if is_alphabetic(part) && subtags.region.is_none() && subtags.language == "zh" => match part {
                    "cht" => subtags.script = Some("hant".to_owned()),
                    "chs" => subtags.script = Some("hans".to_owned()),
                    _ => part.clone_into(&mut subtags.language),
                },
                _ => {}
            }
        }
        Some(subtags)
    }

    /// The nearest language of the catalogue, if one is near.
    fn nearest(&self) -> Option<&'static Language> {
        let tag = match self.language.as_str() {
            "zh" | "cmn" | "wuu" | "hsn" | "gan" | "hak" | "nan" | "yue" | "lzh" => self.chinese(),
            "pt" => "pt-BR",
            // Languages whose readers read one of the catalogue's with ease.
            "gl" | "ast" | "an" | "ca" => "es",
            "oc" | "br" | "wa" => "fr",
            "lb" | "gsw" | "bar" | "nds" => "de",
            "scn" | "vec" | "nap" | "lmo" | "sc" | "fur" => "it",
            "be" => "ru",
            other => other,
        };
        LANGUAGES.iter().find(|language| language.tag == tag)
    }

    /// Traditional or simplified characters: what the script says, else the region, else how the
    /// language is mostly written.
    fn chinese(&self) -> &'static str {
        let traditional = match (self.script.as_deref(), self.region.as_deref()) {
            (Some("hant"), _) => true,
            (Some("hans"), _) => false,
            (_, Some(region)) => matches!(region, "tw" | "hk" | "mo"),
            (_, None) => matches!(self.language.as_str(), "yue" | "nan" | "hak" | "lzh"),
        };
        if traditional { "zh-Hant" } else { "zh-Hans" }
    }
}
