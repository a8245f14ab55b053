//! The weights of the rule of thumb, for each mode.

mod classic;
mod easy;

pub(super) use classic::CLASSIC;
pub(super) use easy::EASY;
