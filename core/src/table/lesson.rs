//! The pictures that the rules are shown with.

use super::Table;
use crate::code::Code;
use crate::deck::Seed;
use crate::layout::Slot;
use crate::rules::Operation;
use crate::ruleset::Ruleset;
use crate::view::{Face, SlotView, View};
use crate::words::Message;

/// TP1-E-AAAAAAB: all that the rules' pictures say of it is documented.
const SEED: u64 = 1;

/// King of clubs, ace of spades, two of diamonds, by their columns of the base row.
const PLAYS: [u8; 3] = [2, 5, 4];

/// The row whose cards lie face up from the start.
const BASE_ROW: u8 = 3;

/// A picture of the rules: a table, and what on it the words are about.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonPicture {
    /// The table.
    pub view: View,
    /// The words.
    pub text: String,
    /// The places of the peaks that they are about.
    pub slots: Vec<u8>,
    /// Whether they are about the stock.
    pub stock: bool,
}

impl Table {
    /// The rules by pictures of the documented deal: its start, the cards that fit, one that does not, a card turned up
    /// by three plays, a draw.
    pub fn lesson(&self) -> Vec<LessonPicture> {
        let Some(seed) = Seed::new(SEED) else { return Vec::new() };
        let plays = PLAYS.iter().filter_map(|&column| Slot::at(BASE_ROW, column)).map(Operation::Play);
        let line: Vec<Operation> = plays.chain([Operation::Draw]).collect();
        let views: Vec<View> =
            self.steps(Code::new(Ruleset::default(), seed), &line).into_iter().map(|step| step.view).collect();
        let picture = |step: usize, message: Message, stock: bool, about: fn(&SlotView) -> bool| {
            let view = views.get(step)?.clone();
            let slots = view.slots.iter().filter(|place| about(place)).map(|place| place.slot).collect();
            Some(LessonPicture { view, text: self.words.text(&message), slots, stock })
        };
        [
            picture(0, Message::RulesPictureStart, false, |_| false),
            picture(0, Message::RulesPicturePlay, false, |place| place.playable),
            picture(0, Message::RulesPictureRefused, false, |place| (place.row, place.column) == (BASE_ROW, 0)),
            picture(3, Message::RulesPictureTurnUp, false, |place| {
                place.row < BASE_ROW && matches!(place.face, Face::Up(_))
            }),
            picture(4, Message::RulesPictureDraw, true, |_| false),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
