//! The languages of the catalogue and their texts.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::Message;

/// A language that the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// BCP 47 tag, such as `zh-Hant`.
    pub tag: &'static str,
    /// The language's name in itself, for a list to choose from.
    pub name: &'static str,
    /// The catalogue in Fluent's syntax, as `build.rs` packs it.
    packed: &'static [u8],
}

macro_rules! languages {
    ($($tag:literal $name:literal,)*) => {
        &[$(Language {
            tag: $tag,
            name: $name,
            packed: include_bytes!(concat!(env!("OUT_DIR"), "/", $tag, ".ftl")),
        }),*]
    };
}

/// Every language, English first because it stands in for whatever another one lacks.
pub(super) static LANGUAGES: &[Language] = languages! {
    "en" "English",
    "zh-Hant" "繁體中文",
    "zh-Hans" "简体中文",
    "vi" "Tiếng Việt",
    "ja" "日本語",
    "ko" "한국어",
    "fr" "Français",
    "de" "Deutsch",
    "es" "Español",
    "pt-BR" "Português (Brasil)",
    "it" "Italiano",
    "pl" "Polski",
    "ru" "Русский",
    "tr" "Türkçe",
    "ar" "العربية",
};

impl Language {
    /// Whether it is written from right to left.
    pub fn right_to_left(&self) -> bool {
        self.tag == "ar"
    }

    /// The catalogue in Fluent's syntax.
    pub(super) fn source(&self) -> String {
        let text =
            miniz_oxide::inflate::decompress_to_vec(self.packed).ok().and_then(|text| String::from_utf8(text).ok());
        debug_assert!(text.is_some(), "it was packed with this very build");
        text.unwrap_or_default()
    }

    /// The catalogue, ready to format.
    pub(super) fn bundle(&self) -> FluentBundle<FluentResource> {
        self.bundle_of(self.source())
    }

    /// A catalogue in this language, ready to format. Entries that Fluent cannot read are left out.
    pub(super) fn bundle_of(&self, source: String) -> FluentBundle<FluentResource> {
        let id: LanguageIdentifier = self.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around every number would reach screen readers and clipboards; `Words` sets them
        // where they are needed.
        bundle.set_use_isolating(false);
        if self.right_to_left() {
            let added = bundle.add_function("PLURAL", arabic_plural);
            debug_assert!(added.is_ok(), "nothing else has that name");
        }
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source);
        bundle.add_resource_overriding(resource);
        bundle
    }
}

/// CLDR's plural category in Arabic. The rules that Fluent brings (`intl_pluralrules` 7.0.2) forget that from 100 on the
/// last two digits decide: 103 is `few`, as 3 is.
fn arabic_plural<'a>(positional: &[FluentValue<'a>], _named: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = positional.first() else { return FluentValue::Error };
    let last_two = number.value % 100.0;
    let category = match number.value {
        0.0 => "zero",
        1.0 => "one",
        2.0 => "two",
        _ if (3.0..=10.0).contains(&last_two) => "few",
        _ if last_two >= 11.0 => "many",
        _ => "other",
    };
    category.into()
}

/// Formats `message` from `bundle`, or nothing if the bundle lacks it or something it refers to.
pub(super) fn format(
    bundle: &FluentBundle<FluentResource>,
    message: &Message,
    wrap: &dyn Fn(&str) -> Option<String>,
) -> Option<String> {
    let pattern = bundle.get_message(message.id())?.value()?;
    let mut errors = Vec::new();
    let args = message.arguments(wrap);
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}
