//! Game codes such as `TP1-E-AAAAAAB`: written one way, read forgivingly. Frozen: what a code means never changes
//! (docs/decisions/0001-codes-and-shuffle.md).

use std::fmt;
use std::str::FromStr;

use crate::deck::Seed;
use crate::ruleset::{Mode, Preset, Ruleset};

mod reader;

/// The longest text that is searched for a code, in characters.
pub const MAX_TEXT: usize = 4096;

/// The letters of a seed, 5 bits each, most significant first (RFC 4648 base 32).
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// How many letters a seed has.
const SEED_LENGTH: usize = 7;

/// What is dealt, and by which rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code {
    /// Mode, preset and variants, in their normal form.
    pub ruleset: Ruleset,
    /// The deal.
    pub seed: Seed,
}

/// Why a text is not a code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// Nothing but white space.
    #[error("there is no text")]
    Empty,
    /// Nothing in the text has the form of a code.
    #[error("there is no code like TP1-E-AAAAAAB in the text")]
    NotACode,
    /// The digits after TP are not those of a version this app knows.
    #[error("version {version} is not known")]
    UnknownVersion {
        /// The digits, cut to the first 12.
        version: String,
    },
    /// The second group is not a rules letter.
    #[error("{letter} is not a rules letter: E is easy, C is classic")]
    UnknownRules {
        /// The letter.
        letter: char,
    },
    /// The third group has not seven letters.
    #[error("the deal has {length} letters, not {SEED_LENGTH}")]
    WrongLength {
        /// How many it has.
        length: usize,
    },
    /// The third group has a letter that codes don't use.
    #[error("{letter}, letter {place} of the deal, is not used in codes")]
    BadLetter {
        /// The letter.
        letter: char,
        /// Its place, 1 to 7.
        place: usize,
    },
    /// The fourth group has a letter that names no preset and no variant.
    #[error("{letter} is not a known variant")]
    UnknownVariant {
        /// The letter.
        letter: char,
    },
    /// The fourth group has a letter twice.
    #[error("variant {letter} stands there twice")]
    RepeatedVariant {
        /// The letter.
        letter: char,
    },
    /// The fourth group names two presets.
    #[error("variants {first} and {second} exclude each other")]
    ContradictingVariants {
        /// The preset named first.
        first: char,
        /// The one that contradicts it.
        second: char,
    },
    /// The text is over [`MAX_TEXT`] characters.
    #[error("the text has {length} characters, over the {MAX_TEXT} that are searched")]
    TooLong {
        /// How many it has.
        length: usize,
    },
}

impl Code {
    /// The code of a deal by these rules.
    pub const fn new(ruleset: Ruleset, seed: Seed) -> Code {
        Code { ruleset: ruleset.normal(), seed }
    }

    /// Finds the first code in a text and reads it.
    ///
    /// Forgiving: full-width letters, lower case, any Unicode dash and text around the code are all read; a code that
    /// is found but wrong is an error that names what is wrong with it.
    ///
    /// ```
    /// use tripeaks_core::code::{Code, CodeError};
    ///
    /// let code = Code::read("Try tp1 – e – aaaaaab!").unwrap();
    /// assert_eq!(code.to_string(), "TP1-E-AAAAAAB");
    /// assert_eq!(Code::read("TP1-E-AAAAAA0"), Err(CodeError::BadLetter { letter: '0', place: 7 }));
    /// ```
    pub fn read(text: &str) -> Result<Code, CodeError> {
        let found = reader::find(text)?;
        if found.version != "1" {
            return Err(CodeError::UnknownVersion { version: found.version.chars().take(12).collect() });
        }
        let mode = match found.rules {
            'E' | 'N' => Mode::Easy,
            'C' => Mode::Classic,
            letter => return Err(CodeError::UnknownRules { letter }),
        };
        let seed = found.seed.parse()?;
        let ruleset = read_group(mode, &found.group)?;
        Ok(Code::new(ruleset, seed))
    }
}

/// The seven letters of the seed.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place| char::from(LETTERS[(self.number() >> (5 * place) & 31) as usize]);
        f.write_str(&(0..SEED_LENGTH).rev().map(letter).collect::<String>())
    }
}

/// Strict: exactly the seven letters.
impl FromStr for Seed {
    type Err = CodeError;

    fn from_str(letters: &str) -> Result<Seed, CodeError> {
        let length = letters.chars().count();
        if length != SEED_LENGTH {
            return Err(CodeError::WrongLength { length });
        }
        let mut number = 0;
        for (letter, place) in letters.chars().zip(1..) {
            let value = LETTERS
                .iter()
                .position(|known| char::from(*known) == letter)
                .ok_or(CodeError::BadLetter { letter, place })?;
            number = number << 5 | value as u64;
        }
        Seed::new(number).ok_or(CodeError::WrongLength { length })
    }
}

fn read_group(mode: Mode, letters: &str) -> Result<Ruleset, CodeError> {
    let mut ruleset = Ruleset::standard(mode);
    let mut preset = None;
    for (index, letter) in letters.char_indices() {
        if letters[..index].contains(letter) {
            return Err(CodeError::RepeatedVariant { letter });
        }
        let named = match letter {
            'C' => Preset::Chain,
            'F' => Preset::FreeStart,
            'R' => Preset::Runs,
            'S' => Preset::Original,
            'J' => {
                ruleset.wild_cards = true;
                continue;
            }
            'O' => {
                ruleset.open_peaks = true;
                continue;
            }
            'W' => {
                ruleset.empty_start = true;
                continue;
            }
            _ => return Err(CodeError::UnknownVariant { letter }),
        };
        if let Some(first) = preset.replace(letter) {
            return Err(CodeError::ContradictingVariants { first, second: letter });
        }
        ruleset.preset = named;
    }
    Ok(ruleset)
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TP1-{}-{}", self.ruleset.mode_letter(), self.seed)?;
        let group = self.ruleset.group();
        if group.is_empty() { Ok(()) } else { write!(f, "-{group}") }
    }
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Code, CodeError> {
        Code::read(text)
    }
}

#[cfg(test)]
mod tests;
