//! The form that every file and every export has: one JSON object which says what it is, and a checksum over that.
//!
//! ```json
//! {"format":"tripeaks-settings","version":1,"checksum":"6f6a1f0c","payload":{"haptics":false}}
//! ```
//!
//! The envelope itself never changes, whatever its versions hold (docs/formats/envelope.md).

use std::borrow::Cow;

use crc::{CRC_32_ISO_HDLC, Crc};
use serde::Deserialize;
use serde_json::value::RawValue;

/// A kind of document: its name, the version that this app writes, and the most that it reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// What stands in `format`.
    pub name: &'static str,
    /// What stands in `version`, and the newest version that can be read.
    pub version: u32,
    /// The longest text that is read or written, in bytes.
    pub limit: usize,
}

/// What a sound envelope held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payload<'a> {
    /// The version it was written as; never newer than the format's.
    pub version: u32,
    /// The JSON text of the payload.
    pub text: &'a str,
}

/// Why a text is not a document of the wanted format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EnvelopeError {
    /// Nothing in it.
    #[error("it is empty")]
    Empty,
    /// Longer than the format's limit.
    #[error("it is longer than {limit} bytes")]
    TooLarge {
        /// The limit.
        limit: usize,
    },
    /// Not a JSON object with the envelope's four keys.
    #[error("it is not in the expected form: {reason}")]
    Malformed {
        /// What the parser says, with line and column.
        reason: String,
    },
    /// A document of another kind.
    #[error("it is a {found:?} document, not {wanted:?}")]
    OtherFormat {
        /// What it says it is.
        found: String,
        /// What was asked for.
        wanted: &'static str,
    },
    /// Changed or cut since it was written.
    #[error("its checksum does not match")]
    Checksum,
    /// Sound, but written by a newer version of the app.
    #[error("it is of version {version}, newer than {newest}")]
    Newer {
        /// The version it says.
        version: u32,
        /// The newest version that can be read.
        newest: u32,
    },
}

/// Why a payload can't be put into an envelope.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SealError {
    /// The payload is not JSON.
    #[error("the payload is not JSON: {reason}")]
    NotJson {
        /// What the parser says.
        reason: String,
    },
    /// The document would be longer than its reader accepts.
    #[error("the document is longer than {limit} bytes")]
    TooLarge {
        /// The limit.
        limit: usize,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<'a> {
    #[serde(borrow)]
    format: Cow<'a, str>,
    version: u32,
    #[serde(borrow)]
    checksum: Cow<'a, str>,
    #[serde(borrow)]
    payload: &'a RawValue,
}

/// The checksum of zip, gzip and PNG. Its table takes 1 KB; the files are small enough to go through it byte by byte.
static CRC_32: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The CRC-32 of everything that the envelope says, not of the payload alone: a flipped bit in the version must not
/// pass for a newer app's file.
fn checksum(format: &str, version: u32, payload: &str) -> String {
    let mut digest = CRC_32.digest();
    digest.update(format!("{format} {version}\n").as_bytes());
    digest.update(payload.as_bytes());
    format!("{:08x}", digest.finalize())
}

/// The document, one line, that holds a JSON payload.
pub fn seal(format: Format, payload: &str) -> Result<String, SealError> {
    let payload = serde_json::from_str::<&RawValue>(payload)
        .map_err(|error| SealError::NotJson { reason: error.to_string() })?
        .get();
    let Format { name, version, limit } = format;
    let checksum = checksum(name, version, payload);
    let text =
        format!("{{\"format\":\"{name}\",\"version\":{version},\"checksum\":\"{checksum}\",\"payload\":{payload}}}\n");
    if text.len() > limit { Err(SealError::TooLarge { limit }) } else { Ok(text) }
}

/// The payload of a document, once everything about the envelope is found right.
pub fn unseal(format: Format, document: &[u8]) -> Result<Payload<'_>, EnvelopeError> {
    if document.len() > format.limit {
        return Err(EnvelopeError::TooLarge { limit: format.limit });
    }
    if document.iter().all(u8::is_ascii_whitespace) {
        return Err(EnvelopeError::Empty);
    }
    let malformed = |reason: String| EnvelopeError::Malformed { reason };
    let text = str::from_utf8(document).map_err(|error| malformed(error.to_string()))?;
    let envelope: Envelope = serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?;
    let payload = envelope.payload.get();
    if envelope.format != format.name {
        return Err(EnvelopeError::OtherFormat { found: envelope.format.into_owned(), wanted: format.name });
    }
    if envelope.checksum != checksum(format.name, envelope.version, payload) {
        return Err(EnvelopeError::Checksum);
    }
    match envelope.version {
        0 => Err(malformed("there is no version 0".to_owned())),
        version if version > format.version => Err(EnvelopeError::Newer { version, newest: format.version }),
        version => Ok(Payload { version, text: payload }),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SAMPLE: Format = Format { name: "sample", version: 2, limit: 200 };

    #[test]
    fn what_is_sealed_is_read_back() {
        let text = seal(SAMPLE, " {\"a\": [1, \"ä\"]} ").unwrap();
        assert_eq!(unseal(SAMPLE, text.as_bytes()), Ok(Payload { version: 2, text: "{\"a\": [1, \"ä\"]}" }));
        let old = seal(Format { version: 1, ..SAMPLE }, "7").unwrap();
        assert_eq!(unseal(SAMPLE, old.as_bytes()), Ok(Payload { version: 1, text: "7" }));
    }

    #[test]
    fn only_json_of_bearable_length_is_sealed() {
        for text in ["", "{", "1 2", "\"a"] {
            assert!(matches!(seal(SAMPLE, text), Err(SealError::NotJson { .. })), "{text:?}");
        }
        let long = format!("\"{}\"", "a".repeat(200));
        assert_eq!(seal(SAMPLE, &long), Err(SealError::TooLarge { limit: 200 }));
    }

    #[test]
    fn each_fault_has_its_error() {
        let read = |text: &str| unseal(SAMPLE, text.as_bytes()).unwrap_err();
        assert_eq!(read(""), EnvelopeError::Empty);
        assert_eq!(read(" \n"), EnvelopeError::Empty);
        assert_eq!(read(&"x".repeat(201)), EnvelopeError::TooLarge { limit: 200 });
        for text in ["{", "[]", "null", "{\"format\":\"sample\"}", "{\"extra\":1}"] {
            assert!(matches!(read(text), EnvelopeError::Malformed { .. }), "{text:?}");
        }
        let other = seal(Format { name: "other", ..SAMPLE }, "{}").unwrap();
        assert_eq!(read(&other), EnvelopeError::OtherFormat { found: "other".to_owned(), wanted: "sample" });
        let newer = seal(Format { version: 3, ..SAMPLE }, "{}").unwrap();
        assert_eq!(read(&newer), EnvelopeError::Newer { version: 3, newest: 2 });
        assert_eq!(read(&newer.replace(":3,", ":4,")), EnvelopeError::Checksum);
        let zero = seal(Format { version: 0, ..SAMPLE }, "{}").unwrap();
        assert!(matches!(read(&zero), EnvelopeError::Malformed { .. }));
        assert!(matches!(unseal(SAMPLE, b"\xff\xfe"), Err(EnvelopeError::Malformed { .. })));
    }

    #[test]
    fn every_flipped_bit_is_noticed() {
        let text = seal(SAMPLE, "{\"code\":\"TP1-E-AAAAAAD\",\"moves\":50,\"note\":\"a b\"}").unwrap();
        for bit in 0..text.len() * 8 {
            let mut bytes = text.clone().into_bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert!(unseal(SAMPLE, &bytes).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn every_cut_is_noticed() {
        let text = seal(SAMPLE, "{\"moves\":50}").unwrap();
        // Without its line end it is whole.
        for length in 0..text.len() - 1 {
            assert!(unseal(SAMPLE, &text.as_bytes()[..length]).is_err(), "{length}");
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_an_error_not_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            prop_assert!(unseal(SAMPLE, &bytes).is_err());
        }

        #[test]
        fn any_text_survives(text in ".{0,30}") {
            let payload = serde_json::to_string(&text).unwrap();
            let document = seal(SAMPLE, &payload).unwrap();
            prop_assert_eq!(unseal(SAMPLE, document.as_bytes()).unwrap().text, payload);
        }
    }
}
