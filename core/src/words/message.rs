//! [`Message`]: the list of `for_each_message!` as a typed enum.

use fluent_bundle::FluentArgs;

/// A type that a message's field may have.
trait Argument {
    /// Sets the variable `name`; text goes through `wrap` first.
    fn set<'a>(&'a self, name: &'static str, args: &mut FluentArgs<'a>, wrap: &dyn Fn(&str) -> Option<String>);

    /// The `index`-th sample value of a field.
    fn sample(index: u32) -> Self;
}

impl Argument for u32 {
    fn set<'a>(&'a self, name: &'static str, args: &mut FluentArgs<'a>, _wrap: &dyn Fn(&str) -> Option<String>) {
        args.set(name, *self);
    }

    fn sample(index: u32) -> Self {
        31 + index
    }
}

impl Argument for String {
    fn set<'a>(&'a self, name: &'static str, args: &mut FluentArgs<'a>, wrap: &dyn Fn(&str) -> Option<String>) {
        match wrap(self) {
            Some(wrapped) => args.set(name, wrapped),
            None => args.set(name, self.as_str()),
        }
    }

    fn sample(index: u32) -> Self {
        format!("QZ{index}")
    }
}

/// Length of a variant's name in kebab-case.
const fn kebab_len(name: &str) -> usize {
    let bytes = name.as_bytes();
    let mut len = bytes.len();
    let mut at = 1;
    while at < bytes.len() {
        if bytes[at].is_ascii_uppercase() {
            len += 1;
        }
        at += 1;
    }
    len
}

/// A variant's name in kebab-case; `LEN` is its `kebab_len`.
const fn kebab<const LEN: usize>(name: &str) -> [u8; LEN] {
    let bytes = name.as_bytes();
    let mut kebab = [b'-'; LEN];
    let (mut from, mut to) = (0, 0);
    while from < bytes.len() {
        if from > 0 && bytes[from].is_ascii_uppercase() {
            to += 1;
        }
        kebab[to] = bytes[from].to_ascii_lowercase();
        from += 1;
        to += 1;
    }
    kebab
}

macro_rules! define_message {
    ($($part:ident { $(
        $(#[$meta:meta])* $name:ident $({ $($field:ident : $type:ident),* $(,)? })?,
    )* })*) => {
        /// Everything that the game can say, with its arguments.
        ///
        /// `for_each_message!` holds the list, the meaning of the numbers, and makes this enum and
        /// its mirrors in other languages.
        #[allow(missing_docs, reason = "the list explains the fields once, for all messages")]
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Message {
            $($( $(#[$meta])* $name $({ $($field: $type),* })?, )*)*
        }

        impl Message {
            /// The message's name in the catalogue.
            pub const fn id(&self) -> &'static str {
                match self {
                    $($( Self::$name { .. } => {
                        const NAME: &str = stringify!($name);
                        const KEBAB: [u8; kebab_len(NAME)] = kebab(NAME);
                        const ID: &str = match str::from_utf8(&KEBAB) {
                            Ok(id) => id,
                            Err(_) => panic!("identifiers are ASCII"),
                        };
                        ID
                    } )*)*
                }
            }

            /// The names of the message's fields, which are its variables in the catalogue.
            pub const fn fields(&self) -> &'static [&'static str] {
                match self {
                    $($( Self::$name { .. } => &[$($(stringify!($field)),*)?], )*)*
                }
            }

            /// The message's arguments; every text among them goes through `wrap`, which may put
            /// another one in its place.
            pub(super) fn arguments(&self, wrap: &dyn Fn(&str) -> Option<String>) -> FluentArgs<'_> {
                let mut args = FluentArgs::new();
                match self {
                    $($( Self::$name { $($($field),*)? } => {
                        $($( $field.set(stringify!($field), &mut args, wrap); )*)?
                    } )*)*
                }
                args
            }

            /// One of every message, in the order of the list, each field with a value that no
            /// other field of that message has: for tests of catalogues and bindings.
            pub fn samples() -> Vec<Self> {
                vec![$($( {
                    #[allow(unused_mut, unused_variables, reason = "most messages have no field")]
                    let mut fields = 0..;
                    Self::$name $({ $($field: $type::sample(fields.next().unwrap_or_default())),* })?
                }, )*)*]
            }
        }
    };
}

crate::for_each_message!(define_message);
