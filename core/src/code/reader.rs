//! Finding the first code in whatever text was pasted.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use super::{CodeError, MAX_TEXT};

/// The parts of a text that has the form of a code; whether each is right is not told yet. ASCII throughout.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// The digits after TP.
    pub version: String,
    /// The rules letter.
    pub rules: char,
    /// The third group.
    pub seed: String,
    /// The fourth group; empty where there is none.
    pub group: String,
}

/// The first code-like part of a text.
pub(super) fn find(text: &str) -> Result<Found, CodeError> {
    let length = text.chars().count();
    if length > MAX_TEXT {
        return Err(CodeError::TooLong { length });
    }
    let text = simplified(text);
    if text.iter().all(|c| c.is_whitespace()) {
        return Err(CodeError::Empty);
    }
    within(&text).or_else(|| whole(&text)).ok_or(CodeError::NotACode)
}

/// NFKC, upper case, no format characters (soft hyphens, marks of direction), one kind of dash.
fn simplified(text: &str) -> Vec<char> {
    text.nfkc()
        .flat_map(char::to_uppercase)
        .filter_map(|c| match c.general_category() {
            GeneralCategory::Format => None,
            GeneralCategory::DashPunctuation => Some('-'),
            _ if c == '\u{2212}' => Some('-'),
            _ => Some(c),
        })
        .collect()
}

/// Pass 1: the leftmost code in a longer text.
fn within(text: &[char]) -> Option<Found> {
    (0..text.len()).filter(|start| *start == 0 || !is_code_char(text[start - 1])).find_map(|start| {
        let mut cursor = Cursor { rest: &text[start..] };
        let (version, rules, seed) = cursor.three_groups(true)?;
        // Only a dash that touches both groups: "TP1-E-AAAAAAB – great!" is the plain deal.
        let group = if cursor.take('-').is_some() { cursor.run(is_code_char) } else { String::new() };
        Some(Found { version, rules, seed, group })
    })
}

/// Pass 2: nothing but a code, with white space anywhere in it.
fn whole(text: &[char]) -> Option<Found> {
    let packed: Vec<char> = text.iter().copied().filter(|c| !c.is_whitespace()).collect();
    let mut cursor = Cursor { rest: &packed };
    let (version, rules, seed) = cursor.three_groups(false)?;
    let mut group = String::new();
    if cursor.take('-').is_some() {
        group = cursor.run(is_code_char);
        if !group.is_empty() {
            cursor.take('-');
        }
    }
    cursor.rest.is_empty().then_some(Found { version, rules, seed, group })
}

fn is_code_char(c: char) -> bool {
    c.is_ascii_uppercase() || c.is_ascii_digit()
}

/// What is left to read.
struct Cursor<'a> {
    rest: &'a [char],
}

impl Cursor<'_> {
    fn take(&mut self, wanted: char) -> Option<()> {
        self.rest = self.rest.strip_prefix(&[wanted])?;
        Some(())
    }

    fn run(&mut self, belongs: impl Fn(char) -> bool) -> String {
        let length = self.rest.iter().take_while(|c| belongs(**c)).count();
        let (run, rest) = self.rest.split_at(length);
        self.rest = rest;
        run.iter().collect()
    }

    fn dash(&mut self, spaces: bool) -> Option<()> {
        if spaces {
            self.run(char::is_whitespace);
        }
        self.take('-')?;
        if spaces {
            self.run(char::is_whitespace);
        }
        Some(())
    }

    /// `TP<digits>-<letter>-<letters and digits>`.
    fn three_groups(&mut self, spaces: bool) -> Option<(String, char, String)> {
        self.take('T')?;
        self.take('P')?;
        let version = self.run(|c| c.is_ascii_digit());
        if version.is_empty() {
            return None;
        }
        self.dash(spaces)?;
        let (&rules, rest) = self.rest.split_first().filter(|(letter, _)| letter.is_ascii_uppercase())?;
        self.rest = rest;
        self.dash(spaces)?;
        let seed = self.run(is_code_char);
        (!seed.is_empty()).then_some((version, rules, seed))
    }
}
