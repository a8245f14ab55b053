//! The weights of the rule of thumb, for each mode.

#![allow(clippy::approx_constant, reason = "a weight that looks like a part of pi is none")]

mod classic;
mod easy;

pub(super) use classic::CLASSIC;
pub(super) use easy::EASY;
