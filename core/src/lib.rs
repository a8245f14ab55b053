//! TriPeaks solitaire: every rule, score and word of the game, without a clock, a random source or a screen.

#![forbid(unsafe_code)]

pub mod analysis;
pub mod card;
pub mod code;
pub mod deal;
pub mod deck;
pub mod game;
pub mod hint;
pub mod layout;
pub mod phrases;
pub mod position;
pub mod rules;
pub mod ruleset;
pub mod score;
pub mod settings;
pub mod solver;
pub mod statistics;
pub mod storage;
pub mod table;
pub mod view;
pub mod words;
