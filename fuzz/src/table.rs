//! Many deals at one table, with its files: nothing counts twice, nothing is lost.

use std::collections::BTreeSet;

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
const MOST_STEPS: usize = 400;

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
            Some(document) if first % 2 == 0 => files.put(&name, document.as_bytes()),
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

/// A deal, by the order in which they were dealt.
type Number = u32;

/// A table, and what its statistics have to come to.
struct Play {
    files: Memory,
    table: Option<Table>,
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
        let sets = (BTreeSet::new(), BTreeSet::new());
        let mut play = Play { files, table: None, ms: 0, number: 0, dealt: 0, left: None, booked: sets.0, won: sets.1 };
        play.open();
        play
    }

    fn open(&mut self) {
        let now = self.now();
        // What holds the files goes first.
        self.table = None;
        let bits = self.ms;
        self.table = Some(Table::open(self.files.open(), "en", now, &mut || bits << 29));
    }

    /// No two stretches of time are alike: two results in a row that are, to the millisecond, count as one.
    fn now(&mut self) -> Moment {
        self.ms += 500 + (self.ms.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 45);
        Moment { clock_ms: self.ms, unix_ms: 1_796_000_000_000 }
    }

    fn touch<T>(&mut self, touch: impl FnOnce(&mut Table, Moment) -> T) -> T {
        let now = self.now();
        touch(self.table.as_mut().expect("the table is open"), now)
    }

    fn view(&mut self) -> View {
        let view = self.touch(|table, now| table.view(now));
        View { elapsed_ms: 0, ..view }
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
            94..96 => self.touch(|table, now| {
                table.pause(now);
                table.resume(now);
            }),
            96..98 => self.touch(|table, now| {
                let analysis = table.analysis(now);
                assert_eq!(analysis.winnable, !table.playback(now).is_empty());
                table.set_settings(Settings { language: None, ..table.settings().clone() });
            }),
            98..100 => {
                let before = self.view();
                let save = self.touch(|table, now| table.save(now));
                let restored = self.touch(|table, now| table.restore(&save, now)).expect("it was saved just now").view;
                assert_eq!(View { elapsed_ms: 0, ..restored }, before);
            }
            _ => {
                let slots = self.view().slots.into_iter();
                let plays: Vec<u8> = slots.filter(|slot| slot.playable).map(|slot| slot.slot).collect();
                match plays.get(usize::from(byte) % plays.len().max(1)) {
                    Some(slot) => self.operate(|table, now| table.tap(*slot, now)),
                    None => self.operate(Table::draw),
                }
            }
        }
    }

    fn operate(&mut self, operate: impl FnOnce(&mut Table, Moment) -> Outcome) {
        let before = self.view();
        let outcome = self.touch(operate);
        if outcome.refusal.is_some() {
            assert_eq!((View { elapsed_ms: 0, ..outcome.view }, outcome.events), (before, Vec::new()));
            return;
        }
        self.booked.extend(self.left.take());
        if outcome.events.contains(&Event::Won) {
            assert!(self.won.insert(self.number) && self.booked.insert(self.number));
        }
    }

    fn deal(&mut self, deal: impl FnOnce(&mut Table, Moment) -> Outcome) {
        let before = self.view();
        let outcome = self.touch(deal);
        assert_eq!((outcome.events, outcome.refusal, outcome.view.moves), (vec![Event::Dealt], None, 0));
        if before.moves > 0 {
            self.left = (before.status != Status::Won).then_some(self.number);
        }
        self.dealt += 1;
        self.number = self.dealt;
        assert_eq!(outcome.view.can_take_back, self.left.is_some());
    }

    fn take_back(&mut self) {
        let before = self.view();
        let outcome = self.touch(Table::take_back);
        assert_eq!(outcome.refusal.is_none(), before.can_take_back);
        if before.can_take_back {
            self.number = self.left.take().expect("the deal just left");
            assert!(outcome.view.moves > 0 && !outcome.view.can_take_back);
        }
    }

    /// What a process that starts again finds is what was there.
    fn reopen(&mut self) {
        let before = (self.view(), self.books());
        self.open();
        assert_eq!((self.view(), self.books()), before);
    }

    /// The lines of the history, deals played, deals won that count.
    fn books(&mut self) -> (u32, String, String) {
        let export = self.touch(|table, _| table.export_statistics());
        let statistics = self.touch(|table, _| table.statistics(None));
        (statistics.deals, statistics.tiles[0].value.clone(), export)
    }

    fn check_books(&mut self) {
        let (deals, played, export) = self.books();
        let history = self.touch(|table, _| table.history(None, 0, u32::MAX));
        assert_eq!((history.len(), deals as usize), (self.booked.len(), self.booked.len()));
        assert_eq!(history.iter().filter(|line| line.won).count(), self.won.len());
        // Deals with the same seed count once, whatever they are played by.
        let seeds: BTreeSet<&str> = history.iter().filter_map(|line| line.code.split('-').nth(2)).collect();
        assert_eq!(played, seeds.len().to_string());
        let import = self.touch(|table, _| table.import_statistics(&export)).expect("it was exported just now");
        assert_eq!((import.added, import.known), (0, deals));
    }
}
