//! Every word that a player sees or hears, in every language of the catalogue.
//!
//! A [`Message`] says what to say, [`Words`] says it. The texts are Fluent files, one a language;
//! what a language lacks is said in English.
//!
//! ```
//! use tripeaks_core::words::{Message, Words};
//!
//! let words = Words::new("zh_TW");
//! assert_eq!(words.language(), "zh-Hant");
//! assert_eq!(words.text(&Message::StockLeft { count: 23 }), "剩 23 張");
//! ```

mod catalogue;
mod list;
mod message;
mod negotiate;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use fluent_bundle::{FluentResource, concurrent::FluentBundle};

use catalogue::LANGUAGES;
pub use catalogue::Language;
pub use message::Message;
use negotiate::negotiate;

/// English, which stands in for whatever another language lacks.
static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| LANGUAGES[0].bundle());

/// The game's voice in one language.
pub struct Words {
    language: &'static Language,
    /// Nothing for English itself.
    bundle: Option<FluentBundle<FluentResource>>,
}

impl Words {
    /// The words for `locale`: a BCP 47 tag, a POSIX or Java locale name (`zh-Hant-HK`,
    /// `zh_TW.UTF-8`, `zh_TW_#Hant`), or several of them in order of preference, separated by
    /// commas, colons or spaces. Whatever names no language of the catalogue gives English.
    pub fn new(locale: &str) -> Self {
        Self::of(negotiate(locale))
    }

    fn of(language: &'static Language) -> Self {
        let bundle = (language.tag != LANGUAGES[0].tag).then(|| language.bundle());
        Self { language, bundle }
    }

    /// What `message` says.
    pub fn text(&self, message: &Message) -> String {
        let own = self
            .bundle
            .as_ref()
            .and_then(|bundle| catalogue::format(bundle, message, &|text| self.right_to_left().then(|| isolate(text))));
        own.or_else(|| catalogue::format(&ENGLISH, message, &|_| None)).unwrap_or_default()
    }

    /// The tag of the language spoken, such as `zh-Hant`.
    pub fn language(&self) -> &'static str {
        self.language.tag
    }

    /// Whether the language is written from right to left.
    pub fn right_to_left(&self) -> bool {
        self.language.right_to_left()
    }
}

/// Every language of the catalogue.
pub fn languages() -> &'static [Language] {
    LANGUAGES
}

/// `text` between the marks that keep its order when it stands in a text of the other direction:
/// without them the dashes of a code change places with its letters.
fn isolate(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}
