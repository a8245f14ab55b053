//! Every text that a shell can ask for.

use crate::{Message, Settings, languages};

/// A value for a field of a message.
trait Sample {
    fn sample() -> Self;
}

impl Sample for u32 {
    fn sample() -> u32 {
        2
    }
}

impl Sample for String {
    fn sample() -> String {
        "QZ".to_owned()
    }
}

macro_rules! samples {
    (
        screen { $( $(#[$meta:meta])* $name:ident $({ $($field:ident : $type:ty),* $(,)? })?, )* }
        core { $($core:tt)* }
    ) => {
        fn samples() -> Vec<(&'static str, Message)> {
            vec![$( (stringify!($name), Message::$name $({ $($field: <$type>::sample()),* })?), )*]
        }
    };
}

tripeaks_core::for_each_message!(samples);

#[test]
fn every_message_is_said_in_every_language() {
    let (_folder, game) = super::dealt("TP1-E-AAAAAAB");
    for language in languages() {
        game.set_settings(Settings { language: Some(language.tag.clone()), ..game.settings() });
        assert_eq!(game.language(), language.tag);
        for (name, message) in samples() {
            assert!(!game.text(message).trim().is_empty(), "{name} in {}", language.tag);
        }
    }
}
