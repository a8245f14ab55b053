use proptest::prelude::*;

use super::*;
use crate::card::Card;
use crate::deck::Seed;
use crate::ruleset::{Mode, Ruleset};

fn game(code: &str) -> Game {
    Game::new(Code::read(code).unwrap())
}

fn play_line(game: &mut Game, line: &str) {
    for text in line.split_whitespace() {
        let operation: Operation = text.parse().unwrap();
        assert_eq!(game.operate(operation, 0).err(), None, "{text} of {line}");
    }
}

fn slot(text: &str) -> Slot {
    text.parse().unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// ♣K, ♠A and ♦2 of the documented deal.
const OPENING: &str = "r3c2 r3c5 r3c4";

#[test]
fn one_play_can_turn_up_two_cards() {
    let mut game = game("TP1-E-AAAAAAB");
    play_line(&mut game, "r3c2 r3c5");
    let events = game.play(slot("r3c4"), 0).unwrap();
    assert_eq!(
        events,
        [
            Event::Played { slot: slot("r3c4"), card: card("2D"), run: 3 },
            Event::TurnedUp { slot: slot("r2c4"), card: card("7S") },
        ]
    );
    // In a whole win each of the 18 covered cards is turned up once, and some plays turn up two.
    let mut won = self::game("TP1-E-AAAAAAD");
    let mut at_once = Vec::new();
    for operation in DOCUMENTED_WIN.split(' ') {
        let events = won.operate(operation.parse().unwrap(), 0).unwrap();
        at_once.push(events.iter().filter(|event| matches!(event, Event::TurnedUp { .. })).count());
    }
    assert_eq!(at_once.iter().sum::<usize>(), 18);
    assert_eq!(at_once.iter().max(), Some(&2));
}

#[test]
fn refusals_name_their_reason_and_change_nothing() {
    let mut game = game("TP1-E-AAAAAAB");
    play_line(&mut game, OPENING);
    let before = game.clone();
    assert_eq!(game.play(slot("r3c1"), 9), Err(Rejection::Rank));
    assert_eq!(game.play(slot("r2c0"), 9), Err(Rejection::Blocked));
    assert_eq!(game.play(slot("r0c0"), 9), Err(Rejection::Blocked));
    assert_eq!(game.play(slot("r3c2"), 9), Err(Rejection::NoCard));
    assert_eq!(game, before);
}

#[test]
fn a_blocked_card_is_blocked_though_its_rank_would_fit() {
    // Open peaks show what lies there, and it is blocked all the same.
    let mut game = game("TP1-E-AAAAAAB-O");
    let fitting = Slot::all()
        .find(|slot| slot.row() < 3 && crate::rules::fits(Mode::Easy, game.deal().peak(*slot), game.position().waste));
    assert_eq!(game.play(fitting.unwrap(), 0), Err(Rejection::Blocked));
}

#[test]
fn the_stock_runs_out_and_the_deal_is_stuck() {
    let mut game = Game::new(stuck_by_drawing().code());
    for left in (0..23).rev() {
        let events = game.draw(0).unwrap();
        assert_eq!(game.position().stock_left(game.deal()), left);
        assert_eq!(events.contains(&Event::Stuck), left == 0);
    }
    assert_eq!(game.draw(0), Err(Rejection::StockEmpty));
    assert_eq!(game.waste().len(), 24);
    assert_eq!(game.tally().score, 500 - 23);
}

#[test]
fn undo_takes_back_cards_score_and_run_but_not_the_counter() {
    let mut game = game("TP1-E-AAAAAAB");
    assert_eq!(game.undo(0), Err(Rejection::NothingToUndo));
    play_line(&mut game, OPENING);
    let events = game.undo(0).unwrap();
    assert_eq!(events, [Event::UndonePlay { slot: slot("r3c4"), card: card("2D"), turned_down: vec![slot("r2c4")] }]);
    assert_eq!((game.moves(), game.undone(), game.tally().run, game.tally().score), (3, 1, 2, 498));
    assert!(!game.is_face_up(slot("r2c4")) && game.is_marked());
    game.draw(0).unwrap();
    assert_eq!(game.undo(0), Ok(vec![Event::UndoneDraw]));
    assert_eq!(game.tally().run, 2);
}

#[test]
fn a_won_deal_is_closed() {
    let mut game = game("TP1-E-AAAAAAD");
    play_line(&mut game, DOCUMENTED_WIN);
    assert_eq!(game.status(), Status::Won);
    assert_eq!(game.undo(0), Err(Rejection::Won));
    assert_eq!(game.draw(0), Err(Rejection::Won));
    for slot in Slot::all() {
        assert_eq!(game.play(slot, 0), Err(Rejection::Won));
    }
}

pub(super) const DOCUMENTED_WIN: &str = "r3c1 r3c2 r3c3 r3c5 r3c8 r2c2 draw r3c6 r2c1 r3c7 r3c0 r2c0 r1c0 draw \
    r2c5 r1c1 draw draw r2c7 r3c4 draw draw draw r3c9 draw r2c3 draw draw r2c4 draw r2c8 r1c5 draw draw draw draw r0c0 \
    r2c6 draw r1c4 draw r0c2 draw draw r1c2 r1c3 draw draw draw r0c1";

#[test]
fn the_parts_of_every_score_add_up() {
    for ruleset in Ruleset::all() {
        for seed in 0..20 {
            let mut game = Game::new(Code::new(ruleset, Seed::new(seed).unwrap()));
            loop {
                let sum: i64 = game.score_parts().iter().map(|(_, points)| points).sum();
                assert_eq!(sum, if game.scoring().scored { game.tally().score.into() } else { 0 });
                let plays = game.position().plays(game.deal(), ruleset).next();
                if game.operate(plays.map_or(Operation::Draw, Operation::Play), 0).is_err() {
                    break;
                }
            }
        }
    }
}

/// A game in which drawing the whole stock leaves nothing to play.
fn stuck_by_drawing() -> Game {
    let drawn = (0..).map(|seed| {
        let mut game = Game::new(Code::new(Ruleset::standard(Mode::Classic), Seed::new(seed).unwrap()));
        while game.draw(0).is_ok() {}
        game
    });
    drawn.into_iter().find(|game| game.status() == Status::Stuck).unwrap()
}

#[test]
fn the_clock_runs_from_the_first_operation_and_stands_when_away_stuck_or_won() {
    let mut game = Game::new(stuck_by_drawing().code());
    game.resume(1_000);
    assert_eq!((game.elapsed_ms(5_000), game.clock_runs()), (0, false));
    game.draw(10_000).unwrap();
    assert_eq!(game.elapsed_ms(12_500), 2_500);
    game.pause(13_000);
    assert_eq!(game.elapsed_ms(99_000), 3_000);
    game.resume(100_000);
    // A clock that goes backwards takes nothing away.
    assert_eq!((game.elapsed_ms(101_000), game.elapsed_ms(50)), (4_000, 3_000));
    while game.draw(102_000).is_ok() {}
    assert_eq!(game.status(), Status::Stuck);
    assert_eq!((game.elapsed_ms(200_000), game.clock_runs()), (5_000, false));
    game.resume(200_000);
    assert!(!game.clock_runs());
    game.undo(200_000).unwrap();
    assert_eq!(game.elapsed_ms(201_000), 6_000);
}

#[test]
fn no_deal_outgrows_the_history() {
    const { assert!(crate::layout::SLOTS + crate::deal::STOCK_MAX <= HISTORY) };
    let mut game = game("TP1-C-AAAAAAB-JW");
    while game.draw(0).is_ok() {}
    assert_eq!(game.operations().len(), crate::deal::STOCK_MAX);
    while game.undo(0).is_ok() {}
    assert_eq!(game.position(), self::game("TP1-C-AAAAAAB-JW").position());
}

/// A game somewhere on its way: choices pick among plays, draw and undo.
fn any_game() -> impl Strategy<Value = Game> {
    let rulesets: Vec<Ruleset> = Ruleset::all().collect();
    (0..rulesets.len(), 0..Seed::COUNT, prop::collection::vec(any::<u8>(), 0..80)).prop_map(
        move |(ruleset, seed, choices)| {
            let mut game = Game::new(Code::new(rulesets[ruleset], Seed::new(seed).unwrap()));
            for (choice, now) in choices.into_iter().zip(0..) {
                let plays: Vec<Slot> = game.position().plays(game.deal(), game.code().ruleset).collect();
                let _ = match choice {
                    0..40 => game.undo(now * 100),
                    40..100 => game.draw(now * 100),
                    _ if plays.is_empty() => game.draw(now * 100),
                    _ => game.play(plays[usize::from(choice) % plays.len()], now * 100),
                };
            }
            game.pause(100_000);
            game
        },
    )
}

fn told() -> impl Strategy<Value = Vec<Seed>> {
    prop::collection::vec((0..Seed::COUNT).prop_map(|number| Seed::new(number).unwrap()), 0..4)
}

fn operations_possible(game: &Game) -> Vec<Operation> {
    let plays = game.position().plays(game.deal(), game.code().ruleset).map(Operation::Play);
    let draw = game.position().check_draw(game.deal(), game.code().ruleset).ok().map(|()| Operation::Draw);
    plays.chain(draw).collect()
}

proptest! {
    #[test]
    fn do_then_undo_gives_back_the_identical_state(game in any_game()) {
        for operation in operations_possible(&game) {
            let mut changed = game.clone();
            changed.operate(operation, 100_000).unwrap();
            if changed.status() == Status::Won {
                continue;
            }
            prop_assert_ne!(changed.position(), game.position());
            changed.undo(100_000).unwrap();
            changed.pause(100_000);
            // All but the counter, which undo leaves where it is.
            changed.moves = game.moves;
            prop_assert_eq!(changed, game.clone());
        }
    }

    #[test]
    fn a_restored_save_is_the_same_game(mut game in any_game(), left in any_game(), flags: (bool, bool, bool), told in told()) {
        (game.repeat, game.verdict_asked, game.booked) = flags;
        let save = Save { game, left: Some(left), told };
        let json = Save::to_json(&save.game, save.left.as_ref(), &save.told, 100_000);
        prop_assert_eq!(Save::from_json(&json), Ok(save.clone()));
        let alone = Save { left: None, told: Vec::new(), ..save };
        prop_assert_eq!(Save::from_json(&Save::to_json(&alone.game, None, &[], 100_000)), Ok(alone));
    }

    #[test]
    fn any_text_is_restored_or_refused_without_a_panic(text in "\\PC{0,80}") {
        prop_assert!(Save::from_json(&text).is_err());
    }

    #[test]
    fn a_damaged_save_is_restored_or_refused_without_a_panic(
        game in any_game(), at in any::<prop::sample::Index>(), byte: u8, cut: bool,
    ) {
        let mut bytes = Save::to_json(&game, Some(&game), &[], 100_000).into_bytes();
        let at = at.index(bytes.len());
        if cut { bytes.truncate(at) } else { bytes[at] = byte }
        let read = Save::from_json(&String::from_utf8_lossy(&bytes));
        prop_assert!(!cut || read.is_err());
    }

    #[test]
    fn every_event_of_a_turned_card_is_of_a_card_just_uncovered(game in any_game()) {
        for operation in operations_possible(&game) {
            let mut changed = game.clone();
            for event in changed.operate(operation, 100_000).unwrap() {
                if let Event::TurnedUp { slot, card } = event {
                    prop_assert!(!game.is_face_up(slot) && changed.is_face_up(slot));
                    prop_assert_eq!(changed.deal().peak(slot), card);
                    prop_assert!(changed.position().has_card(slot));
                }
            }
        }
    }
}

mod save_errors {
    use super::*;

    fn save(operations: &str, moves: u32) -> Result<Save, SaveError> {
        Save::from_json(&format!(
            r#"{{"format":1,"code":"TP1-E-AAAAAAB","operations":"{operations}","moves":{moves},
                "played_ms":1,"repeat":false,"verdict_asked":false,"booked":false}}"#
        ))
    }

    #[test]
    fn each_fault_is_named() {
        assert!(save("r3c2 draw", 2).is_ok());
        assert_eq!(save("r3c2 r9c9", 2), Err(SaveError::Operation { number: 2, text: "r9c9".into() }));
        let illegal =
            SaveError::Illegal { number: 1, operation: Operation::Play(slot("r3c0")), reason: Rejection::Rank };
        assert_eq!(save("r3c0", 1), Err(illegal));
        assert_eq!(save("r3c2 draw", 1), Err(SaveError::Moves { moves: 1, operations: 2 }));
        assert_eq!(Save::from_json(r#"{"format":2}"#), Err(SaveError::UnknownFormat { format: 2 }));
        assert!(matches!(Save::from_json(r#"{"format":1}"#), Err(SaveError::Malformed { .. })));
        assert!(matches!(Save::from_json(""), Err(SaveError::Malformed { .. })));
        assert!(matches!(Save::from_json(&" ".repeat(MAX)), Err(SaveError::TooLong { .. })));
        let code = r#"{"format":1,"code":"TP1-E-A","operations":"","moves":0,"played_ms":0,"repeat":false,
            "verdict_asked":false,"booked":false}"#;
        assert_eq!(Save::from_json(code), Err(SaveError::Code(crate::code::CodeError::WrongLength { length: 1 })));
    }

    const MAX: usize = (1 << 16) + 1;
}
