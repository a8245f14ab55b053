//! What the player has chosen, as it is kept.
//!
//! Settings are read key by key: one that is missing, unknown or damaged costs only itself, and keys of a newer version
//! are kept when the settings are written again. docs/formats/settings.md lists the keys.

use serde_json::{Map, Value};

use crate::ruleset::{Mode, Preset, Ruleset};

/// How fast cards move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AnimationSpeed {
    /// Nothing moves.
    Off,
    /// Slower than the app's own pace.
    Slow,
    /// The app's own pace.
    #[default]
    Normal,
    /// Faster.
    Fast,
}

/// Which colours the screens have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light or dark, as the device is.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Dark on pure black.
    Black,
}

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen")]
pub struct Settings {
    /// Whether a refused tap says why.
    pub explanations: bool,
    /// Whether the device vibrates.
    pub haptics: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// How fast cards move.
    pub animation_speed: AnimationSpeed,
    /// Whether stock and waste lie for the left thumb.
    pub left_handed: bool,
    /// Whether cards have larger ranks.
    pub large_ranks: bool,
    /// Whether each suit has a colour of its own.
    pub four_colours: bool,
    /// The colours of the screens.
    pub theme: Theme,
    /// The tag of the language, such as `zh-Hant`; none for the device's.
    pub language: Option<String>,
    /// Whether the cards that can be played are marked.
    pub show_playable: bool,
    /// The rules last chosen for a random deal.
    pub random_ruleset: Ruleset,
    /// Whether random deals are to be ones that can be won.
    pub winnable_only: bool,
    /// What else stood in the file.
    pub unknown: UnknownKeys,
}

/// Keys that this version does not know, and keeps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UnknownKeys(Map<String, Value>);

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            explanations: true,
            haptics: true,
            sound: true,
            animation_speed: AnimationSpeed::default(),
            left_handed: false,
            large_ranks: false,
            four_colours: false,
            theme: Theme::default(),
            language: None,
            show_playable: false,
            random_ruleset: Ruleset::default(),
            winnable_only: false,
            unknown: UnknownKeys::default(),
        }
    }
}

/// The text is not a JSON object, so there is no key to be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these are no settings: {reason}")]
pub struct SettingsError {
    /// What the parser says.
    pub reason: String,
}

/// The longest language tag that is believed; real ones have under 20 letters.
const LONGEST_TAG: usize = 35;

const SPEEDS: [(&str, AnimationSpeed); 4] = [
    ("off", AnimationSpeed::Off),
    ("slow", AnimationSpeed::Slow),
    ("normal", AnimationSpeed::Normal),
    ("fast", AnimationSpeed::Fast),
];

const THEMES: [(&str, Theme); 4] =
    [("system", Theme::System), ("light", Theme::Light), ("dark", Theme::Dark), ("black", Theme::Black)];

const MODES: [(&str, Mode); 2] = [("easy", Mode::Easy), ("classic", Mode::Classic)];

const PRESETS: [(&str, Preset); 5] = [
    ("standard", Preset::Standard),
    ("chain", Preset::Chain),
    ("runs", Preset::Runs),
    ("free-start", Preset::FreeStart),
    ("original", Preset::Original),
];

/// A value that is kept under a key.
trait Setting: Sized {
    fn to_json(&self) -> Value;
    /// None if it is not such a value.
    fn from_json(value: &Value) -> Option<Self>;
}

impl Setting for bool {
    fn to_json(&self) -> Value {
        Value::Bool(*self)
    }

    fn from_json(value: &Value) -> Option<bool> {
        value.as_bool()
    }
}

/// The language tag.
impl Setting for Option<String> {
    fn to_json(&self) -> Value {
        self.clone().map_or(Value::Null, Value::String)
    }

    fn from_json(value: &Value) -> Option<Option<String>> {
        match value {
            Value::Null => Some(None),
            Value::String(tag) if is_tag(tag) => Some(Some(tag.clone())),
            _ => None,
        }
    }
}

fn is_tag(text: &str) -> bool {
    let letters = text.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-');
    letters && (1..=LONGEST_TAG).contains(&text.len())
}

/// Enums are kept by their names.
macro_rules! named {
    ($type:ty, $names:ident) => {
        impl Setting for $type {
            fn to_json(&self) -> Value {
                $names.iter().find(|(_, value)| value == self).map_or(Value::Null, |(name, _)| Value::from(*name))
            }

            fn from_json(value: &Value) -> Option<$type> {
                let text = value.as_str()?;
                $names.iter().find(|(name, _)| *name == text).map(|(_, value)| *value)
            }
        }
    };
}

named!(AnimationSpeed, SPEEDS);
named!(Theme, THEMES);
named!(Mode, MODES);
named!(Preset, PRESETS);

/// What is done with each key, so that reading and writing can't differ in one.
trait Visitor {
    fn key<T: Setting>(&mut self, name: &str, value: &mut T);
}

/// Takes the known keys out of an object; what is left is unknown.
struct Reader(Map<String, Value>);

impl Visitor for Reader {
    fn key<T: Setting>(&mut self, name: &str, value: &mut T) {
        if let Some(read) = self.0.remove(name).as_ref().and_then(T::from_json) {
            *value = read;
        }
    }
}

/// Puts the known keys into an object.
struct Writer(Map<String, Value>);

impl Visitor for Writer {
    fn key<T: Setting>(&mut self, name: &str, value: &mut T) {
        self.0.insert(name.to_owned(), value.to_json());
    }
}

impl Settings {
    fn visit(&mut self, visitor: &mut impl Visitor) {
        visitor.key("explanations", &mut self.explanations);
        visitor.key("haptics", &mut self.haptics);
        visitor.key("sound", &mut self.sound);
        visitor.key("animation_speed", &mut self.animation_speed);
        visitor.key("left_handed", &mut self.left_handed);
        visitor.key("large_ranks", &mut self.large_ranks);
        visitor.key("four_colours", &mut self.four_colours);
        visitor.key("theme", &mut self.theme);
        visitor.key("language", &mut self.language);
        visitor.key("show_playable", &mut self.show_playable);
        visitor.key("mode", &mut self.random_ruleset.mode);
        visitor.key("preset", &mut self.random_ruleset.preset);
        visitor.key("open_peaks", &mut self.random_ruleset.open_peaks);
        visitor.key("wild_cards", &mut self.random_ruleset.wild_cards);
        visitor.key("empty_start", &mut self.random_ruleset.empty_start);
        visitor.key("winnable_only", &mut self.winnable_only);
    }

    /// Reads the payload of a settings file. Only a text that is no JSON object at all is an error.
    ///
    /// ```
    /// use tripeaks_core::settings::Settings;
    ///
    /// let settings = Settings::from_json("{\"haptics\":false,\"theme\":7}").unwrap();
    /// assert!(!settings.haptics);
    /// assert_eq!(settings.theme, Settings::default().theme);
    /// ```
    pub fn from_json(text: &str) -> Result<Settings, SettingsError> {
        let keys = serde_json::from_str(text).map_err(|error| SettingsError { reason: error.to_string() })?;
        let mut settings = Settings::default();
        let mut reader = Reader(keys);
        settings.visit(&mut reader);
        settings.random_ruleset = settings.random_ruleset.normal();
        settings.unknown = UnknownKeys(reader.0);
        Ok(settings)
    }

    /// The payload of the settings file.
    pub fn to_json(&self) -> String {
        let mut writer = Writer(self.unknown.0.clone());
        self.clone().visit(&mut writer);
        Value::Object(writer.0).to_string()
    }

    /// These settings with whatever the other ones hold that this version does not know: a screen makes settings from
    /// what it shows, and must not lose the rest.
    #[must_use]
    pub fn with_unknown_of(self, other: &Settings) -> Settings {
        Settings { unknown: other.unknown.clone(), ..self }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn an_empty_object_is_the_defaults() {
        let settings = Settings::from_json("{}").unwrap();
        assert_eq!(settings, Settings::default());
        assert!(settings.explanations && settings.haptics && settings.sound);
        assert_eq!(settings.random_ruleset, Ruleset::standard(Mode::Easy));
    }

    #[test]
    fn a_damaged_key_costs_only_itself() {
        let sound = Settings {
            explanations: false,
            haptics: false,
            sound: false,
            animation_speed: AnimationSpeed::Fast,
            left_handed: true,
            large_ranks: true,
            four_colours: true,
            theme: Theme::Black,
            language: Some("vi".to_owned()),
            show_playable: true,
            random_ruleset: Ruleset {
                mode: Mode::Classic,
                preset: Preset::Runs,
                open_peaks: true,
                wild_cards: true,
                empty_start: true,
            },
            winnable_only: true,
            unknown: UnknownKeys::default(),
        };
        let json: Map<String, Value> = serde_json::from_str(&sound.to_json()).unwrap();
        let defaults: Map<String, Value> = serde_json::from_str(&Settings::default().to_json()).unwrap();
        assert_eq!(json.len(), 16);
        for key in json.keys() {
            assert_ne!(json[key], defaults[key], "{key} must differ from its default for this test");
            for damaged in ["17", "\"no such name\"", "[]", "{\"a\":{}}"] {
                let mut json = json.clone();
                json[key] = serde_json::from_str(damaged).unwrap();
                let read = Settings::from_json(&Value::Object(json.clone()).to_string()).unwrap();
                let mut expected = json;
                expected[key] = defaults[key].clone();
                assert_eq!(read.to_json(), Value::Object(expected).to_string(), "{key}: {damaged}");
            }
        }
    }

    #[test]
    fn unknown_keys_survive_a_change() {
        let mut settings = Settings::from_json("{\"from_2031\":{\"a\":[1]},\"sound\":false}").unwrap();
        settings.haptics = false;
        let again = Settings::from_json(&settings.to_json()).unwrap();
        assert_eq!(again, settings);
        assert!(again.to_json().contains("\"from_2031\":{\"a\":[1]}"));
        let shown = Settings { left_handed: true, ..Settings::default() };
        assert!(shown.with_unknown_of(&settings).to_json().contains("from_2031"));
    }

    #[test]
    fn what_is_no_object_is_an_error() {
        for text in ["", "[]", "null", "{", "{\"a\":}", "7"] {
            assert!(Settings::from_json(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn only_language_tags_are_languages() {
        for (tag, believed) in [("zh-Hant", true), ("pt-BR", true), ("", false), ("a b", false), ("語", false)] {
            let text = format!("{{\"language\":\"{tag}\"}}");
            assert_eq!(Settings::from_json(&text).unwrap().language, believed.then(|| tag.to_owned()));
        }
        let long = format!("{{\"language\":\"{}\"}}", "a".repeat(36));
        assert_eq!(Settings::from_json(&long).unwrap().language, None);
    }

    fn any_settings() -> impl Strategy<Value = Settings> {
        let switches = proptest::array::uniform8(any::<bool>());
        let language = proptest::option::of("[a-z]{2,3}(-[A-Z][a-z]{3})?");
        let ruleset = proptest::sample::select(Ruleset::all().collect::<Vec<_>>());
        let unknown = proptest::collection::btree_map("x_[a-z]{1,5}", any::<i32>(), 0..4);
        (switches, 0..4usize, 0..4usize, language, ruleset, unknown).prop_map(
            |(on, speed, theme, language, random_ruleset, unknown)| Settings {
                explanations: on[0],
                haptics: on[1],
                sound: on[2],
                left_handed: on[3],
                large_ranks: on[4],
                four_colours: on[5],
                show_playable: on[6],
                winnable_only: on[7],
                animation_speed: SPEEDS[speed].1,
                theme: THEMES[theme].1,
                language,
                random_ruleset,
                unknown: UnknownKeys(unknown.into_iter().map(|(key, value)| (key, Value::from(value))).collect()),
            },
        )
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(settings in any_settings()) {
            prop_assert_eq!(Settings::from_json(&settings.to_json()), Ok(settings));
        }

        #[test]
        fn any_text_is_settings_or_an_error(text in ".{0,60}") {
            let _ = Settings::from_json(&text);
        }
    }
}
