//! The exported object, driven as a shell drives it: through its own types alone.

use std::fs;
use std::sync::Arc;

use crate::{
    Advice, AnimationSpeed, Card, Event, Face, Game, GameError, LessonPicture, Mode, NewGame, Outcome, Peak, Preset,
    RejectionReason, Ruleset, Settings, Status, Suit, Theme, View, languages,
};

mod messages;
mod threads;

const EASY: Ruleset =
    Ruleset { mode: Mode::Easy, preset: Preset::Standard, open_peaks: false, wild_cards: false, empty_start: false };

/// A win of the documented deal TP1-E-AAAAAAD.
const WIN: &str = "r3c1 r3c2 r3c3 r3c5 r3c8 r2c2 draw r3c6 r2c1 r3c7 r3c0 r2c0 r1c0 draw r2c5 r1c1 draw draw r2c7 r3c4 \
    draw draw draw r3c9 draw r2c3 draw draw r2c4 draw r2c8 r1c5 draw draw draw draw r0c0 r2c6 draw r1c4 draw r0c2 draw \
    draw r1c2 r1c3 draw draw draw r0c1";

fn open(folder: &tempfile::TempDir) -> Arc<Game> {
    let path = folder.path().to_str().unwrap().to_owned();
    Game::open(path, "zh-TW".to_owned()).unwrap()
}

fn deal(game: &Game, code: &str) -> Outcome {
    game.new_game(NewGame::Code { text: code.to_owned() }).unwrap()
}

/// A game on a folder of its own, with the deal of that code.
fn dealt(code: &str) -> (tempfile::TempDir, Arc<Game>) {
    let folder = tempfile::tempdir().unwrap();
    let game = open(&folder);
    deal(&game, code);
    (folder, game)
}

/// The index of a place: `r3c1` is row 3, column 1.
fn slot(place: &str) -> u8 {
    let (row, column) = place.strip_prefix('r').and_then(|place| place.split_once('c')).unwrap();
    [0, 3, 9, 18][row.parse::<usize>().unwrap()] + column.parse::<u8>().unwrap()
}

fn play(game: &Game, line: &str) -> Vec<Outcome> {
    let steps = line.split_whitespace();
    steps.map(|step| if step == "draw" { game.draw() } else { game.tap(slot(step)) }).collect()
}

/// A view as it is at any time of the clock.
fn still(view: View) -> View {
    View { elapsed_ms: 0, clock_runs: false, ..view }
}

/// A game is the same, and its files hold it: saved and restored, and opened again, it looks as before.
fn assert_survives(folder: &tempfile::TempDir, game: Arc<Game>) {
    let before = still(game.view());
    let restored = game.restore(game.save()).unwrap();
    assert_eq!(still(restored.view), before);
    let (settings, exported) = (game.settings(), game.export_statistics());
    game.flush().unwrap();
    drop(game);
    let game = open(folder);
    assert_eq!(still(game.view()), before);
    assert_eq!((game.settings(), game.export_statistics()), (settings, exported));
    assert_eq!(game.take_notices(), Vec::<String>::new());
}

#[test]
fn the_documented_win() {
    let (folder, game) = dealt("TP1-E-AAAAAAD");
    let outcomes = play(&game, WIN);
    assert!(outcomes.iter().all(|outcome| outcome.rejection.is_none()));
    let last = outcomes.last().unwrap();
    assert_eq!(last.events.last(), Some(&Event::Won));
    let view = &last.view;
    assert_eq!((view.status, view.score, view.moves, view.draws), (Status::Won, Some(750), 50, 22));
    let peaks: Vec<_> = view.cleared_peaks.iter().map(|peak| (peak.peak, peak.number, peak.bonus)).collect();
    assert_eq!(peaks, [(Peak::Left, 37, 100), (Peak::Right, 42, 100), (Peak::Middle, 50, 100)]);
    assert_eq!(view.score_lines.iter().map(|line| line.points).sum::<i64>(), 750);
    assert_eq!((view.can_undo, view.can_draw, view.marked, view.perfect), (false, false, false, false));

    let refused = game.undo();
    assert_eq!(refused.rejection.unwrap().reason, RejectionReason::Won);
    assert_eq!((game.hint().advice, game.hint().chance), (Advice::Nothing, None));

    let tiles: Vec<String> = game.statistics(Some(EASY)).tiles.into_iter().map(|tile| tile.value).collect();
    assert_eq!(tiles[..6], ["1", "100%", "1", "750", "50", "1"]);
    let history = game.history(None, 0, 10);
    assert_eq!((history.len(), history[0].won, history[0].score), (1, true, Some(750)));
    assert!(history[0].at_ms > 1_700_000_000_000);
    assert_eq!(game.scopes().len(), 3);
    assert_survives(&folder, game);
}

#[test]
fn a_touch_tells_what_happened() {
    let (_folder, game) = dealt("TP1-E-AAAAAAB");
    let king = Card { rank: 13, suit: Some(Suit::Clubs) };
    assert_eq!(game.view().slots[20].face, Face::Up { card: king });
    assert_eq!(game.view().slots[0].face, Face::Down);
    play(&game, "r3c2 r3c5");
    let outcome = game.tap(slot("r3c4"));
    let turned_up = Event::TurnedUp { slot: 13, card: Card { rank: 7, suit: Some(Suit::Spades) } };
    let played = Event::Played { slot: 22, card: Card { rank: 2, suit: Some(Suit::Diamonds) }, run: 3 };
    assert_eq!(outcome.events, [played, turned_up]);
    assert_eq!(outcome.view.slots[22].face, Face::Empty);
    assert_eq!(outcome.view.waste_below, Some(Card { rank: 1, suit: Some(Suit::Spades) }));

    let undone = game.undo();
    let put_back =
        Event::UndonePlay { slot: 22, card: Card { rank: 2, suit: Some(Suit::Diamonds) }, turned_down: vec![13] };
    assert_eq!((undone.events, undone.view.undone, undone.view.marked), (vec![put_back], 1, true));
    let drawn = game.draw();
    assert!(matches!(drawn.events[..], [Event::Drawn { .. }]));
    assert_eq!(game.undo().events, [Event::UndoneDraw]);
    let jokers = deal(&game, "TP1-E-AAAAAAB-J").view;
    assert_eq!((jokers.stock_total, jokers.rules_short_title.as_deref()), (25, Some("簡單 · 鬼牌")));
    assert_eq!(jokers.rules_title, "簡單 · K–A 相連 · 鬼牌");
    assert_eq!(game.take_back().view.code, "TP1-E-AAAAAAB");
}

#[test]
fn a_refused_touch_says_why_in_the_players_language() {
    let (_folder, game) = dealt("TP1-E-AAAAAAB");
    let before = game.view();
    let cases =
        [(18, RejectionReason::Rank, "點數必須大一級或小一級"), (0, RejectionReason::Blocked, "這張牌被擋住了")];
    for (slot, reason, text) in cases {
        let outcome = game.tap(slot);
        let rejection = outcome.rejection.unwrap();
        assert_eq!((rejection.reason, rejection.text.as_deref(), rejection.slot), (reason, Some(text), Some(slot)));
        assert_eq!((outcome.events, outcome.view), (Vec::new(), before.clone()));
    }
    for slot in 28..=u8::MAX {
        assert_eq!(game.tap(slot).rejection.unwrap().reason, RejectionReason::NoCard);
    }
    game.set_settings(Settings { explanations: false, ..game.settings() });
    let rejection = game.tap(18).rejection.unwrap();
    assert_eq!((rejection.reason, rejection.text), (RejectionReason::Rank, None));
    assert_eq!(game.undo().rejection.unwrap().reason, RejectionReason::NothingToUndo);
}

#[test]
fn misuse_is_an_error_and_changes_nothing() {
    let (folder, game) = dealt("TP1-E-AAAAAAB");
    play(&game, "r3c2 draw");
    let before = still(game.view());
    let wrong = "TP1-E-AAA".to_owned();
    let text = "第三組要有 7 個字母，這裡有 3 個".to_owned();
    assert_eq!(game.read_code(wrong.clone()).text, text);
    let error = GameError::Code { text };
    assert_eq!(error.to_string(), "第三組要有 7 個字母，這裡有 3 個");
    assert_eq!(game.new_game(NewGame::Code { text: wrong.clone() }).unwrap_err(), error);
    assert_eq!(game.code_with(wrong, EASY).unwrap_err(), error);
    for text in ["", "{}", "[1]", "\u{0}", &"9".repeat(1 << 20)] {
        assert!(matches!(game.restore(text.to_owned()), Err(GameError::Save { text }) if !text.is_empty()));
        assert!(matches!(game.import_statistics(text.to_owned()), Err(GameError::Import { text }) if !text.is_empty()));
    }
    for (year, month, day) in [(2026, 2, 30), (2026, 0, 1), (1969, 12, 31), (i32::MIN, 1, 1), (2026, 255, 255)] {
        let error = game.daily(year, month, day, Mode::Easy).unwrap_err();
        assert_eq!(error, GameError::Date { year, month, day });
    }
    assert_eq!(still(game.view()), before);
    assert_survives(&folder, game);
}

#[test]
fn codes_are_read_and_rewritten() {
    let (_folder, game) = dealt("TP1-E-AAAAAAB");
    let reading = game.read_code("my deal: tp1 – c – aaaaaab-oj!".to_owned());
    let open = Ruleset { mode: Mode::Classic, open_peaks: true, wild_cards: true, ..EASY };
    assert_eq!((reading.code.as_deref(), reading.ruleset), (Some("TP1-C-AAAAAAB-JO"), Some(open)));
    let code = game.code_with("TP1-C-AAAAAAB-JO".to_owned(), Ruleset { preset: Preset::Runs, ..EASY });
    assert_eq!(code.unwrap(), "TP1-E-AAAAAAB-R");
    let daily = game.daily(2026, 11, 29, Mode::Easy).unwrap();
    assert_eq!((daily.code.as_str(), daily.won), ("TP1-E-JSOKM2N", false));
    let random = NewGame::Random { ruleset: open, winnable_only: true };
    assert_eq!(game.new_game(random).unwrap().view.ruleset, open);
    assert_eq!((game.settings().random_ruleset, game.settings().winnable_only), (open, true));
}

#[test]
fn a_saved_game_goes_on_in_another_folder() {
    let (_folder, game) = dealt("TP1-C-AAAAAAB-JO");
    play(&game, "draw draw");
    game.undo();
    deal(&game, "TP1-E-AAAAAAC");
    let (other_folder, other) = dealt("TP1-E-AAAAAAD");
    let outcome = other.restore(game.save()).unwrap();
    assert_eq!((outcome.events, still(outcome.view)), (vec![Event::Dealt], still(game.view())));
    let back = other.take_back().view;
    assert_eq!((back.code.as_str(), back.moves, back.undone, back.draws), ("TP1-C-AAAAAAB-JO", 2, 1, 1));
    assert_survives(&other_folder, other);
}

#[test]
fn settings_come_back_as_they_were_set() {
    let (folder, game) = dealt("TP1-E-AAAAAAB");
    let chosen = Settings {
        explanations: false,
        haptics: false,
        sound: false,
        animation_speed: AnimationSpeed::Slow,
        left_handed: true,
        large_ranks: true,
        four_colours: true,
        theme: Theme::Black,
        language: Some("ar".to_owned()),
        show_playable: true,
        random_ruleset: Ruleset { mode: Mode::Classic, preset: Preset::Chain, ..EASY },
        winnable_only: true,
    };
    assert!(!game.right_to_left());
    game.set_settings(chosen.clone());
    game.set_locale("fr".to_owned());
    assert_eq!((game.settings(), game.language().as_str(), game.right_to_left()), (chosen.clone(), "ar", true));
    drop(game);
    let game = open(&folder);
    assert_eq!((game.settings(), game.language().as_str()), (chosen.clone(), "ar"));
    game.set_settings(Settings { language: None, ..chosen });
    assert_eq!(game.language(), "zh-Hant");
    game.set_locale("pt".to_owned());
    assert_eq!(game.language(), "pt-BR");
    assert!(languages().iter().any(|language| language.tag == "zh-Hant" && language.name == "繁體中文"));
}

fn slot_of(advice: Advice) -> Option<u8> {
    if let Advice::Play { slot } = advice { Some(slot) } else { None }
}

#[test]
fn a_hint_is_a_legal_move_and_changes_nothing() {
    let (_folder, game) = dealt("TP1-C-AAAAAAB");
    let before = still(game.view());
    let hint = game.hint();
    // Classic allows the two of diamonds, or a draw.
    assert!([Advice::Play { slot: 22 }, Advice::Draw].contains(&hint.advice), "{hint:?}");
    assert!(hint.chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)));
    assert!(!hint.text.is_empty());
    // Each legal move has its chance, the advised one the chance that is told.
    let mut slots: Vec<_> = hint.chances.iter().map(|chance| chance.slot).collect();
    slots.sort_unstable();
    assert_eq!(slots, [None, Some(22)]);
    let advised = hint.chances.iter().find(|chance| chance.slot == slot_of(hint.advice)).unwrap();
    assert_eq!(Some(advised.chance), hint.chance);
    assert!(hint.chances.iter().all(|chance| chance.samples > 0) && hint.chances[0].chance >= hint.chances[1].chance);
    assert_eq!(still(game.view()), before);
    while game.draw().rejection.is_none() {}
    let hint = game.hint();
    match hint.advice {
        Advice::Play { slot } => assert!(game.view().slots[usize::from(slot)].playable),
        advice => assert_eq!((advice, game.view().status), (Advice::Undo, Status::Stuck)),
    }
}

#[test]
fn the_truth_marks_an_open_deal_and_can_be_watched() {
    let code = "TP1-C-AAAAAAD".to_owned();
    let (_folder, game) = dealt(&code);
    let analysis = game.analysis(code.clone()).unwrap();
    assert_eq!((analysis.winnable, analysis.min_moves, analysis.lost_at), (false, None, None));
    assert!(game.view().marked && game.playback(code.clone()).is_empty());

    let other = "TP1-E-AAAAAAC".to_owned();
    deal(&game, &other);
    assert!(game.analysis(code.clone()).is_none() && game.playback(code).is_empty());
    assert!(!game.view().marked, "another deal was asked about");

    let code = "TP1-E-AAAAAAD".to_owned();
    deal(&game, &code);
    play(&game, "r3c1");
    let analysis = game.analysis(code.clone()).unwrap();
    assert!(analysis.winnable && analysis.lost_at.is_none());
    let steps = game.playback(code);
    let (first, last) = (&steps[0].view, &steps[steps.len() - 1].view);
    assert_eq!((first.moves, first.status, last.status), (0, Status::Playing, Status::Won));
    // Where each move costs the same, the line with the fewest has the best score.
    assert_eq!((analysis.best_score, analysis.min_moves), (last.score, Some(last.moves)));
    assert_eq!(game.view().moves, 1);
}

#[test]
fn statistics_travel() {
    let (_folder, game) = dealt("TP1-E-AAAAAAD");
    play(&game, WIN);
    let (folder, other) = dealt("TP1-E-AAAAAAB");
    let report = other.import_statistics(game.export_statistics()).unwrap();
    assert_eq!((report.added, report.known), (1, 0));
    assert_eq!(other.import_statistics(game.export_statistics()).unwrap().added, 0);
    assert_eq!(other.statistics(None).tiles[0].value, "1");
    assert_survives(&folder, other);
}

#[test]
fn a_damaged_file_is_set_aside_and_told_once() {
    let (folder, game) = dealt("TP1-E-AAAAAAB");
    play(&game, "r3c2");
    game.flush().unwrap();
    drop(game);
    for entry in fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("game")) {
            fs::write(path, "noise").unwrap();
        }
    }
    let game = open(&folder);
    let notices = game.take_notices();
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert!(notices[0].starts_with("存檔：檔案已損壞"), "{notices:?}");
    assert_eq!((game.take_notices().len(), game.view().moves), (0, 0));
    let noise = fs::read_dir(folder.path()).unwrap().filter(|entry| {
        let path = entry.as_ref().unwrap().path();
        fs::read(path).is_ok_and(|bytes| bytes == b"noise")
    });
    assert!(noise.count() > 0, "what can't be read is kept");
}

#[test]
fn a_folder_is_open_once_at_a_time() {
    let (folder, game) = dealt("TP1-E-AAAAAAB");
    let path = folder.path().to_str().unwrap().to_owned();
    let second = Game::open(path.clone(), "en".to_owned()).err().unwrap();
    assert_eq!(second, GameError::FolderInUse { text: "TriPeaks is already running in another window".to_owned() });
    drop(game);
    assert_eq!(Game::open(path, "en".to_owned()).unwrap().view().code, "TP1-E-AAAAAAB");
}

#[test]
fn the_clock_stands_while_the_app_is_away() {
    let (_folder, game) = dealt("TP1-E-AAAAAAB");
    assert!(!game.view().clock_runs);
    game.draw();
    assert!(game.view().clock_runs);
    game.pause();
    let away = game.view();
    assert!(!away.clock_runs);
    assert_eq!(game.view().elapsed_ms, away.elapsed_ms);
    game.resume();
    assert!(game.view().clock_runs);
    let again = game.restart().view;
    assert!(again.repeat && again.can_take_back && !again.clock_runs);
}

#[test]
fn the_lesson_is_told_in_pictures_and_changes_nothing() {
    let (_folder, game) = dealt("TP1-C-AAAAAAD");
    let before = game.view();
    let lesson: [LessonPicture; 5] = game.lesson().try_into().unwrap();
    assert!(lesson.iter().all(|picture| picture.view.code == "TP1-E-AAAAAAB" && !picture.text.is_empty()));
    assert_eq!(lesson.map(|picture| picture.view.stock_count), [23, 23, 23, 23, 22]);
    assert_eq!(still(game.view()), still(before));
}
