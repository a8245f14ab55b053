//! A deal played by itself, to be looked at step by step.

use super::{Table, announcement};
use crate::code::Code;
use crate::game::{Event, Game};
use crate::rules::Operation;
use crate::view::View;

/// A screen of a line, and the way to and from the one before it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The screen.
    pub view: View,
    /// What happened on the way from the step before; a deal for the first.
    pub events: Vec<Event>,
    /// What happens on the way back to the step before; nothing for the first.
    pub undo_events: Vec<Event>,
    /// The way from the step before in words.
    pub text: String,
}

impl Table {
    /// The steps of a deal along a line, from the deal on.
    pub(super) fn steps(&self, code: Code, line: &[Operation]) -> Vec<Step> {
        let mut game = Game::new(code);
        let mut steps = vec![self.step(&game, vec![Event::Dealt], Vec::new())];
        for &operation in line {
            // The lines are legal; one that were not would only end there.
            let Ok(events) = game.operate(operation, 0) else { break };
            let undo_events = game.clone().step_back().into_iter().collect();
            steps.push(self.step(&game, events, undo_events));
        }
        steps
    }

    fn step(&self, game: &Game, events: Vec<Event>, undo_events: Vec<Event>) -> Step {
        let view = View::of(game, &self.words, false, 0);
        // Nobody touched the card that is played here: the waste's label names it.
        let played = events.iter().any(|event| matches!(event, Event::Played { .. }));
        let parts =
            played.then(|| view.waste_label.clone()).into_iter().chain(announcement(&events, &view, &self.words));
        let text = parts.collect::<Vec<_>>().join("\n");
        Step { view, events, undo_events, text }
    }
}
