//! The documented facts about the game, each as a test.

mod common;

use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::game::{Event, Game, Status};
use tripeaks_core::layout::{Peak, Slot};
use tripeaks_core::position::Position;
use tripeaks_core::rules::{Operation, Rejection};

const WIN: &str = "r3c1 r3c2 r3c3 r3c5 r3c8 r2c2 draw r3c6 r2c1 r3c7 r3c0 r2c0 r1c0 draw r2c5 r1c1 draw draw r2c7 r3c4 \
    draw draw draw r3c9 draw r2c3 draw draw r2c4 draw r2c8 r1c5 draw draw draw draw r0c0 r2c6 draw r1c4 draw r0c2 draw \
    draw r1c2 r1c3 draw draw draw r0c1";

const ORIGINAL_WIN: &str = "r3c1 r3c2 r3c3 r3c5 r3c8 r3c4 draw r3c6 r2c1 r3c7 r3c0 r2c0 r2c3 draw r2c5 r2c4 draw draw \
    r1c3 r3c9 r2c7 r1c2 r2c8 r1c5 draw r0c1 r2c6 draw r1c4 draw r2c2 draw r1c0 r0c2 draw draw r1c1 r0c0";

fn game(code: &str) -> Game {
    Game::new(Code::read(code).unwrap())
}

fn operations(line: &str) -> Vec<Operation> {
    line.split_whitespace().map(|text| text.parse().unwrap()).collect()
}

/// Plays a line in no time; the number of the operation that is refused, and why.
fn play(game: &mut Game, line: &str) -> Result<(), (usize, Rejection)> {
    for (number, operation) in (1..).zip(operations(line)) {
        game.operate(operation, 0).map_err(|reason| (number, reason))?;
    }
    Ok(())
}

fn slot(text: &str) -> Slot {
    text.parse().unwrap()
}

fn playable(code: &str) -> Vec<String> {
    let game = game(code);
    let plays = game.position().plays(game.deal(), game.code().ruleset);
    plays.map(|slot| game.deal().peak(slot).to_string()).collect()
}

#[test]
fn the_first_documented_deal_shows_these_cards() {
    let deal = Deal::new(Code::read("TP1-E-AAAAAAB").unwrap());
    assert_eq!(deal.waste().unwrap().to_string(), "AC");
    let base: Vec<String> = (0..10).map(|column| deal.peak(Slot::at(3, column).unwrap()).to_string()).collect();
    assert_eq!(base.join(" "), "3S 5S KC 4S 2D AS KD 8H 7C 9S");
}

#[test]
fn easy_allows_three_plays_at_its_start_and_classic_one() {
    assert_eq!(playable("TP1-E-AAAAAAB"), ["KC", "2D", "KD"]);
    assert_eq!(playable("TP1-C-AAAAAAB"), ["2D"]);
}

#[test]
fn tapping_the_three_of_spades_at_its_start_is_refused_for_its_rank() {
    assert_eq!(game("TP1-E-AAAAAAB").play(slot("r3c0"), 0), Err(Rejection::Rank));
}

#[test]
fn three_plays_turn_up_the_seven_of_spades() {
    let mut game = game("TP1-E-AAAAAAB");
    play(&mut game, "r3c2 r3c5").unwrap();
    let events = game.play(slot("r3c4"), 0).unwrap();
    assert!(events.contains(&Event::TurnedUp { slot: slot("r2c4"), card: "7S".parse().unwrap() }));
    assert_eq!(game.position().stock_left(game.deal()), 23);
}

#[test]
fn the_second_documented_deal_can_be_won_in_easy_only() {
    for (code, expected) in [("TP1-E-AAAAAAD", true), ("TP1-C-AAAAAAD", false)] {
        let code = Code::read(code).unwrap();
        let deal = Deal::new(code);
        assert_eq!(common::fewest_moves(&deal, code.ruleset, Position::start(&deal)).is_some(), expected, "{code}");
    }
}

#[test]
fn the_documented_win_clears_peaks_at_37_42_and_50_and_ends_at_750() {
    let mut game = game("TP1-E-AAAAAAD");
    play(&mut game, WIN).unwrap();
    let cleared: Vec<_> = game.cleared_peaks().iter().map(|peak| (peak.peak, peak.number, peak.bonus)).collect();
    assert_eq!(cleared, [(Peak::Left, 37, 100), (Peak::Right, 42, 100), (Peak::Middle, 50, 100)]);
    assert_eq!((game.status(), game.tally().score, game.moves()), (Status::Won, 750, 50));
}

#[test]
fn the_documented_win_by_other_scorings() {
    let mut runs = game("TP1-E-AAAAAAD-R");
    play(&mut runs, WIN).unwrap();
    assert_eq!((runs.tally().score, runs.tally().best_run), (2430, 6));

    let mut chain = game("TP1-E-AAAAAAD-C");
    play(&mut chain, WIN).unwrap();
    let bonus = chain.scoring().time_bonus(chain.elapsed_ms(0));
    assert_eq!((chain.tally().score - bonus, bonus), (34, 900));

    assert_eq!(play(&mut game("TP1-E-AAAAAAD-S"), WIN), Err((17, Rejection::MustPlay)));
}

#[test]
fn the_documented_win_of_the_original_preset() {
    let mut game = game("TP1-E-AAAAAAD-S");
    play(&mut game, ORIGINAL_WIN).unwrap();
    assert_eq!((game.status(), game.tally().score), (Status::Won, 87));
}

#[test]
fn a_win_scores_772_at_most_and_749_with_every_draw() {
    // Scores depend on the operations alone, so counting them is enough: 28 removals, 0 to 23 draws, 3 peaks.
    let scoring = tripeaks_core::score::Scoring::of(tripeaks_core::ruleset::Preset::Standard);
    for (draws, expected) in [(0, 772), (23, 749)] {
        let mut tally = tripeaks_core::score::Tally::start(scoring);
        for number in 0..28 {
            tally = tally.after_play(scoring, number >= 25);
        }
        for _ in 0..draws {
            tally = tally.after_draw(scoring);
        }
        assert_eq!(tally.after_win(scoring, 23 - draws, 0).score, expected);
    }
}
