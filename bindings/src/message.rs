//! The typed list of what a shell may ask to be said: `Message`, made from the core's one list.

macro_rules! mirror {
    (
        screen { $( $(#[$meta:meta])* $name:ident $({ $($field:ident : $type:ty),* $(,)? })?, )* }
        core { $($core:tt)* }
    ) => {
        /// A text on the screen, with its arguments; `Game.text` says it in the player's language.
        ///
        /// Numbers: `rank` 1 to 13, 0 for a joker; `suit` 0 spades, 1 hearts, 2 diamonds, 3 clubs; `peak` 0 left,
        /// 1 middle, 2 right; `row` 0 (peak tops) to 3 (base row); `month` 1 to 12, `day` 1 to 31. What each text is for
        /// stands in the core's list; here it would be a part of the library that every phone downloads.
        #[allow(missing_docs, reason = "explained once, in the core's list")]
        #[derive(uniffi::Enum)]
        pub enum Message {
            $( $name $({ $($field: $type),* })?, )*
        }

        impl From<Message> for tripeaks_core::words::Message {
            fn from(message: Message) -> Self {
                match message {
                    $( Message::$name $({ $($field),* })? => Self::$name $({ $($field),* })?, )*
                }
            }
        }
    };
}

tripeaks_core::for_each_message!(mirror);
