//! One object, many threads.

use std::thread;

use crate::{Advice, Game, Message, Mode, NewGame, Preset, Ruleset, Settings, Status, View};

use super::{EASY, Face, assert_survives, dealt};

const THREADS: u64 = 8;
const OPERATIONS: u32 = 150;

/// A random source that is the same in every run.
struct Bits(u64);

impl Bits {
    fn next(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % below
    }
}

/// What is true of every screen, whoever touched the game before.
fn assert_whole(view: &View) {
    let gone = view.slots.iter().filter(|slot| slot.face == Face::Empty).count();
    let gone = u32::try_from(gone).unwrap();
    let (plays, start) = (view.moves - view.undone - view.draws, u32::from(!view.ruleset.starts_empty()));
    assert_eq!((view.slots.len(), plays), (28, gone), "{}", view.code);
    assert_eq!((view.draws + view.stock_count, start + view.draws + gone), (view.stock_total, view.waste_count));
    assert_eq!(view.waste.is_some(), view.waste_count > 0);
    assert_eq!(view.status == Status::Won, gone == 28);
    let sum: i64 = view.score_lines.iter().map(|line| line.points).sum();
    assert_eq!(sum, view.score.map_or(0, i64::from));
}

fn hammer(game: &Game, seed: u64) {
    let mut bits = Bits(0x9E37_79B9_7F4A_7C15 ^ seed);
    for _ in 0..OPERATIONS {
        match bits.next(25) {
            0..10 => assert_whole(&game.tap(u8::try_from(bits.next(30)).unwrap()).view),
            10..14 => assert_whole(&game.draw().view),
            14..16 => assert_whole(&game.undo().view),
            16 => assert_whole(&game.restart().view),
            17 => {
                let presets = [Preset::Standard, Preset::Chain, Preset::Runs, Preset::FreeStart, Preset::Original];
                let preset = presets[usize::try_from(bits.next(5)).unwrap()];
                let ruleset = Ruleset { preset, wild_cards: bits.next(2) == 0, ..EASY };
                let request = NewGame::Random { ruleset, winnable_only: bits.next(8) == 0 };
                assert_whole(&game.new_game(request).unwrap().view);
            }
            18 => assert_whole(&game.take_back().view),
            19 => assert_whole(&game.view()),
            20 => {
                let language = ["de", "vi", "ar"][usize::try_from(bits.next(3)).unwrap()];
                game.set_settings(Settings { language: Some(language.to_owned()), ..game.settings() });
                assert!(!game.text(Message::Moves { count: 3 }).is_empty());
            }
            // Whatever was saved by any thread is a save.
            21 => assert_whole(&game.restore(game.save()).unwrap().view),
            22 => {
                game.pause();
                game.resume();
            }
            23 => match bits.next(4) {
                0 => game.flush().unwrap(),
                1 => drop(game.import_statistics(game.export_statistics()).unwrap()),
                2 => assert!(game.daily(2026, 11, 30, Mode::Classic).unwrap().code.starts_with("TP1-C-")),
                _ => assert!(game.hint().chance.is_none_or(|chance| (0.0..=1.0).contains(&chance))),
            },
            _ => assert!(game.history(None, 0, 1).len() <= 1 && !game.statistics(None).tiles.is_empty()),
        }
    }
}

#[test]
fn eight_threads_leave_a_whole_game() {
    let (folder, game) = dealt("TP1-E-AAAAAAB");
    thread::scope(|scope| {
        for seed in 0..THREADS {
            let game = &game;
            scope.spawn(move || hammer(game, seed));
        }
        // Others go on while a hint is worked out: it may be of a deal that is gone when it comes.
        let hint = game.hint();
        assert!(hint.advice != Advice::NewGame && !hint.text.is_empty());
    });
    let view = game.view();
    assert_whole(&view);
    // Every method still answers.
    game.set_locale("en".to_owned());
    assert!(!game.language().is_empty() && !game.scopes().is_empty());
    assert_eq!(game.read_code(view.code.clone()).code, Some(view.code.clone()));
    assert_eq!(game.code_with(view.code.clone(), view.ruleset).unwrap(), view.code);
    assert!(game.playback(view.code.clone()).len() != 1 && game.analysis(view.code.clone()).is_some());
    assert_eq!(game.import_statistics(game.export_statistics()).unwrap().added, 0);
    assert_eq!(game.take_notices(), Vec::<String>::new());
    assert_survives(&folder, game);
}
