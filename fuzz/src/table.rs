//! Many deals at one table, with its files: nothing counts twice, nothing is lost.

use std::collections::BTreeSet;
use std::mem;

use tripeaks_core::game::{Event, Status};
use tripeaks_core::ruleset::Ruleset;
use tripeaks_core::settings::Settings;
use tripeaks_core::storage::Kind;
use tripeaks_core::storage::envelope::seal;
use tripeaks_core::table::{Moment, NewGame, Outcome, Table};
use tripeaks_core::view::View;

use super::memory::Memory;
use super::play::code_of;

/// Enough for a few deals.
const MOST_STEPS: usize = 250;

/// The first byte says what lies in the folder before: nothing, or the other bytes as one of its files, bare or in a
/// sealed envelope. Then each byte is a touch.
pub fn table(data: &[u8]) {
    let Some((first, steps)) = data.split_first() else { return };
    let files = Memory::default();
    let kinds = Kind::ALL.map(|kind| (kind.format(), kind));
    let found = kinds.get(usize::from(first % 8) / 2);
    if let Some((format, kind)) = found {
        let name = format!("{}.json", format!("{kind:?}").to_lowercase());
        let sealed = String::from_utf8(steps.to_owned()).ok().and_then(|text| seal(*format, &text).ok());
        match sealed {
            Some(document) if first.is_multiple_of(2) => files.put(&name, document.as_bytes()),
            _ => files.put(&name, steps),
        }
    }
    let mut play = Play::new(files);
    if found.is_none() {
        for step in steps.iter().take(MOST_STEPS) {
            play.step(*step);
        }
        play.check_books();
    }
    play.reopen();
}

fn open(files: &Memory, ms: &mut u64) -> Table {
    let now = later(ms);
    Table::open(files.open(), "en", now, &mut || now.clock_ms << 29)
}

/// No two stretches of time are alike: two results in a row that are, to the millisecond, count as one.
fn later(ms: &mut u64) -> Moment {
    *ms += 500 + (ms.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 45);
    Moment { clock_ms: *ms, unix_ms: 1_796_000_000_000 }
}

fn timeless(view: View) -> View {
    View { elapsed_ms: 0, moves_text: String::new(), ..view }
}

/// A deal, by the order in which they were dealt.
type Number = u32;

/// A table, and what its statistics have to come to.
struct Play {
    files: Memory,
    table: Option<Table>,
    /// The screen as it was last seen, whatever the clock.
    seen: View,
    ms: u64,
    number: Number,
    dealt: Number,
    left: Option<Number>,
    /// Deals that count: won, or left for one that was played.
    booked: BTreeSet<Number>,
    won: BTreeSet<Number>,
}

impl Play {
    fn new(files: Memory) -> Play {
        let mut ms = 0;
        let table = open(&files, &mut ms);
        let seen = timeless(table.view(later(&mut ms)));
        let (booked, won) = (BTreeSet::new(), BTreeSet::new());
        Play { files, table: Some(table), seen, ms, number: 0, dealt: 0, left: None, booked, won }
    }

    fn call<T>(&mut self, call: impl FnOnce(&mut Table, Moment) -> T) -> T {
        let now = later(&mut self.ms);
        call(self.table.as_mut().expect("the table is open"), now)
    }

    fn look(&mut self) {
        self.seen = timeless(self.call(|table, now| table.view(now)));
    }

    /// A touch: the screen before it, and what came of it.
    fn touch(&mut self, touch: impl FnOnce(&mut Table, Moment) -> Outcome) -> (View, Outcome) {
        let outcome = self.call(touch);
        let before = mem::replace(&mut self.seen, timeless(outcome.view.clone()));
        (before, outcome)
    }

    fn step(&mut self, byte: u8) {
        match byte {
            0..16 => self.operate(Table::undo),
            16..32 => self.operate(Table::draw),
            32..60 => self.operate(|table, now| table.tap(byte - 32, now)),
            60..66 => self.deal(Table::restart),
            66..80 => self.deal(|table, now| {
                // Few seeds, so that some deals are played again.
                let code = code_of(&[(byte - 66) * 5, 0, 0, 0, 0, (byte + 1) % 4]).map(|(code, _)| code.to_string());
                let request = NewGame::Code { text: code.unwrap_or_default() };
                table.new_game(&request, now, &mut || 0).expect("it is a code")
            }),
            80..84 => self.deal(|table, now| {
                let ruleset = Ruleset::all().nth(usize::from(byte)).unwrap_or_default();
                let request = NewGame::Random { ruleset, winnable_only: byte.is_multiple_of(2) };
                table.new_game(&request, now, &mut || now.clock_ms << 29).expect("there is no code")
            }),
            84..92 => self.take_back(),
            92..94 => self.reopen(),
            94..96 => self.call(|table, now| {
                table.pause(now);
                table.resume(now);
            }),
            96..98 => {
                self.call(|table, now| {
                    let code = table.view(now).code;
                    let analysis = table.analysis(&code, now).expect("it is the deal on the table");
                    assert_eq!(analysis.winnable, !table.playback(&code, now).is_empty());
                    table.set_settings(Settings { language: None, ..table.settings().clone() });
                });
                self.look();
            }
            98..100 => {
                let save = self.call(|table, now| table.save(now));
                let restore = |table: &mut Table, now| table.restore(&save, now).expect("it was saved just now");
                let (before, _) = self.touch(restore);
                assert_eq!(self.seen, before);
            }
            _ => {
                let playable = self.seen.slots.iter().filter(|slot| slot.playable);
                let plays: Vec<u8> = playable.map(|slot| slot.slot).collect();
                match plays.get(usize::from(byte) % plays.len().max(1)) {
                    Some(slot) => self.operate(|table, now| table.tap(*slot, now)),
                    None => self.operate(Table::draw),
                }
            }
        }
    }

    fn operate(&mut self, operate: impl FnOnce(&mut Table, Moment) -> Outcome) {
        let (before, outcome) = self.touch(operate);
        if outcome.refusal.is_some() {
            assert_eq!((&self.seen, outcome.events), (&before, Vec::new()));
            return;
        }
        self.booked.extend(self.left.take());
        if outcome.events.contains(&Event::Won) {
            assert!(self.won.insert(self.number) && self.booked.insert(self.number));
        }
    }

    fn deal(&mut self, deal: impl FnOnce(&mut Table, Moment) -> Outcome) {
        let (before, outcome) = self.touch(deal);
        assert_eq!((outcome.events, outcome.refusal, self.seen.moves), (vec![Event::Dealt], None, 0));
        if before.moves > 0 {
            self.left = (before.status != Status::Won).then_some(self.number);
        }
        self.dealt += 1;
        self.number = self.dealt;
        assert_eq!(self.seen.can_take_back, self.left.is_some());
    }

    fn take_back(&mut self) {
        let (before, outcome) = self.touch(Table::take_back);
        assert_eq!(outcome.refusal.is_none(), before.can_take_back);
        if before.can_take_back {
            self.number = self.left.take().expect("the deal just left");
            assert!(self.seen.moves > 0 && !self.seen.can_take_back);
        }
    }

    /// What a process that starts again finds is what was there.
    fn reopen(&mut self) {
        let before = (self.seen.clone(), self.books());
        // What holds the files goes first.
        self.table = None;
        self.table = Some(open(&self.files, &mut self.ms));
        self.look();
        assert_eq!((self.seen.clone(), self.books()), before);
    }

    /// The lines of the history, deals played, deals won that count.
    fn books(&mut self) -> (u32, String, String) {
        let export = self.call(Table::export_statistics);
        let statistics = self.call(|table, _| table.statistics(None));
        (statistics.deals, statistics.tiles[0].value.clone(), export)
    }

    fn check_books(&mut self) {
        let (deals, played, export) = self.books();
        let history = self.call(|table, _| table.history(None, 0, u32::MAX));
        assert_eq!((history.len(), deals as usize), (self.booked.len(), self.booked.len()));
        assert_eq!(history.iter().filter(|line| line.won).count(), self.won.len());
        // Deals with the same seed count once, whatever they are played by.
        let seeds: BTreeSet<&str> = history.iter().filter_map(|line| line.code.split('-').nth(2)).collect();
        assert_eq!(played, seeds.len().to_string());
        let import = self.call(|table, _| table.import_statistics(&export)).expect("it was exported just now");
        assert_eq!((import.added, import.known), (0, deals));
    }
}
