//! What happens: the events of a touch, its outcome, and the screens that are played by themselves.

use tripeaks_core as core;

use crate::types::{Card, ClearedPeak, RejectionReason, View};

/// Something that happened, for motion, haptics, sound and announcements.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Event {
    /// The cards of a deal were dealt.
    Dealt,
    /// A card of the peaks went to the waste; the `run`-th since the last draw.
    Played {
        /// Where it lay.
        slot: u8,
        /// The card.
        card: Card,
        /// Cards played since the last draw, this one included.
        run: u32,
    },
    /// A card lost its last coverer and turned face up.
    TurnedUp {
        /// Where it lies.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// A card was drawn to the waste.
    Drawn {
        /// The card.
        card: Card,
    },
    /// A peak's top went.
    PeakCleared {
        /// Which, when, and for how much.
        peak: ClearedPeak,
    },
    /// The last card of the peaks went.
    Won,
    /// Nothing can be played and the stock is empty.
    Stuck,
    /// An undo put a card back into the peaks.
    UndonePlay {
        /// Where it lies again.
        slot: u8,
        /// The card.
        card: Card,
        /// The places whose cards were turned face down again.
        turned_down: Vec<u8>,
    },
    /// An undo put the top of the waste back on the stock.
    UndoneDraw,
}

impl From<core::game::Event> for Event {
    fn from(event: core::game::Event) -> Event {
        use core::game::Event as Core;
        match event {
            Core::Dealt => Event::Dealt,
            Core::Played { slot, card, run } => Event::Played { slot: slot.number(), card: card.into(), run },
            Core::TurnedUp { slot, card } => Event::TurnedUp { slot: slot.number(), card: card.into() },
            Core::Drawn { card } => Event::Drawn { card: card.into() },
            Core::PeakCleared(peak) => Event::PeakCleared { peak },
            Core::Won => Event::Won,
            Core::Stuck => Event::Stuck,
            Core::UndonePlay { slot, card, turned_down } => Event::UndonePlay {
                slot: slot.number(),
                card: card.into(),
                turned_down: turned_down.into_iter().map(core::layout::Slot::number).collect(),
            },
            Core::UndoneDraw => Event::UndoneDraw,
        }
    }
}

/// Why a touch was refused, which is ordinary play.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Rejection {
    /// The reason.
    pub reason: RejectionReason,
    /// The reason in words; `None` while error explanations are switched off.
    pub text: Option<String>,
    /// The place that was touched, if it was one.
    pub slot: Option<u8>,
}

/// What a touch brought about.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Outcome {
    /// The screen from now on.
    pub view: View,
    /// What happened, in that order; empty where the touch was refused.
    pub events: Vec<Event>,
    /// Why nothing happened, if nothing did.
    pub rejection: Option<Rejection>,
    /// What a screen reader says of it; `None` where there is nothing to say.
    pub announcement: Option<String>,
    /// What was found amiss with the files by then, in words: each is told once.
    pub notices: Vec<String>,
}

impl From<core::table::Outcome> for Outcome {
    fn from(outcome: core::table::Outcome) -> Outcome {
        let refusal = |refusal: core::table::Refusal| Rejection {
            reason: refusal.reason,
            text: refusal.text,
            slot: refusal.slot,
        };
        Outcome {
            view: outcome.view.into(),
            events: outcome.events.into_iter().map(Event::from).collect(),
            rejection: outcome.refusal.map(refusal),
            announcement: outcome.announcement,
            notices: outcome.notices,
        }
    }
}

/// A screen of a line, and the way to and from the one before it.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
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

impl From<core::table::Step> for Step {
    fn from(step: core::table::Step) -> Step {
        let events = |events: Vec<core::game::Event>| events.into_iter().map(Event::from).collect();
        Step {
            view: step.view.into(),
            events: events(step.events),
            undo_events: events(step.undo_events),
            text: step.text,
        }
    }
}

/// A picture of the rules: a table, and what on it the words are about.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
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

impl From<core::table::LessonPicture> for LessonPicture {
    fn from(picture: core::table::LessonPicture) -> LessonPicture {
        let core::table::LessonPicture { view, text, slots, stock } = picture;
        LessonPicture { view: view.into(), text, slots, stock }
    }
}
