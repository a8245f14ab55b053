//! Hints are fair, legal, repeatable, and as strong as they were.

use std::collections::HashSet;

use super::dice::Dice;
use super::world::Known;
use super::*;
use crate::card::Card;
use crate::code::Code;
use crate::deal::Deal;
use crate::deck::Seed;
use crate::game::{Game, Status};
use crate::layout::{ALL_SLOTS, SLOTS};
use crate::position::Position;
use crate::ruleset::{Mode, Preset, Ruleset};
use crate::solver::kinds::WILD;
use crate::solver::{Bulk, LANES};

fn code(ruleset: Ruleset, number: u64) -> Code {
    Code { ruleset, seed: Seed::new(number).unwrap() }
}

/// A game some moves on: plays where it can, except now and then.
pub(super) fn played(ruleset: Ruleset, number: u64, steps: u64) -> Game {
    let mut game = Game::new(code(ruleset, number));
    for step in 0..steps {
        let plays: Vec<Slot> = game.position().plays(game.deal(), ruleset).collect();
        let play = plays.get(step as usize % plays.len().max(1)).filter(|_| step % 4 > 0);
        let done = game.operate(play.map_or(Operation::Draw, |slot| Operation::Play(*slot)), 0);
        if done.is_err() && plays.first().is_none_or(|slot| game.play(*slot, 0).is_err()) {
            break;
        }
    }
    game
}

/// The cards that the player can't see, each in its place: the peaks' first, then the stock's.
fn hidden_places(game: &Game) -> (Vec<Slot>, std::ops::Range<usize>) {
    let slots = Slot::all().filter(|slot| game.position().has_card(*slot) && !game.is_face_up(*slot));
    (slots.collect(), usize::from(game.position().drawn)..game.deal().stock().len())
}

/// The same deal with all that is hidden in another order.
fn rearranged(game: &Game) -> Deal {
    let (slots, places) = hidden_places(game);
    let (mut peaks, mut stock) = (*game.deal().peaks(), game.deal().stock().to_vec());
    let mut cards: Vec<Card> = slots.iter().map(|slot| peaks[slot.index()]).collect();
    cards.extend(&stock[places.clone()]);
    cards.reverse();
    let mut cards = cards.into_iter();
    for slot in slots {
        peaks[slot.index()] = cards.next().unwrap();
    }
    for place in places {
        stock[place] = cards.next().unwrap();
    }
    Deal::of(peaks, game.deal().waste(), stock)
}

#[test]
fn deals_that_look_the_same_get_the_same_hint() {
    let mut differ = 0;
    for (number, ruleset) in (0..).zip(Ruleset::all()) {
        let game = played(ruleset, number, number % 25);
        let other = rearranged(&game);
        differ += u32::from(other != *game.deal());
        let seen = Visible::of(&game);
        let seen_other = Visible::new(&other, ruleset, game.position(), game.waste(), seen.can_undo);
        assert_eq!(seen, seen_other);
        assert_eq!(hint(&seen, number, 200), hint(&seen_other, number, 200));
    }
    assert!(differ > 60, "{differ}");
}

#[test]
fn every_legal_move_has_a_chance_and_no_other_move_has() {
    for (number, ruleset) in (0..).zip(Ruleset::all()) {
        for steps in 0..6 {
            let game = played(ruleset, 500 + number, steps * 7);
            let (deal, position) = (game.deal(), game.position());
            let mut legal: HashSet<Operation> = position.plays(deal, ruleset).map(Operation::Play).collect();
            legal.extend(position.check_draw(deal, ruleset).is_ok().then_some(Operation::Draw));
            let hint = hint(&Visible::of(&game), number, 60);
            let named: HashSet<Operation> = hint.chances.iter().map(|chance| chance.operation).collect();
            assert_eq!(named, legal, "{} {position:?}", ruleset.letters());
            assert!(hint.chances.iter().all(|chance| (0.0..=1.0).contains(&chance.chance)));
            let advised = match hint.advice {
                Advice::Play(slot) => Some(Operation::Play(slot)),
                Advice::Draw => Some(Operation::Draw),
                _ => None,
            };
            assert_eq!(advised.is_some(), !legal.is_empty());
            assert!(advised.is_none_or(|operation| legal.contains(&operation)));
        }
    }
}

#[test]
fn a_seed_repeats_its_hint_and_another_samples_anew() {
    let seen = Visible::of(&played(Ruleset::standard(Mode::Easy), 7, 9));
    assert_eq!(hint(&seen, 1, 500), hint(&seen, 1, 500));
    assert_ne!(hint(&seen, 1, 500).chances, hint(&seen, 2, 500).chances);
}

#[test]
fn the_more_cards_are_left_the_fewer_deals_are_sampled() {
    let tried = |steps: u64| {
        let seen = Visible::of(&played(Ruleset::standard(Mode::Easy), 1, steps));
        let chances = hint(&seen, 1, u32::MAX).chances;
        assert!(chances.len() > 1, "a choice is tried to the end");
        let cards = (!seen.removed & ALL_SLOTS).count_ones() + u32::from(seen.stock_left);
        (cards, chances.iter().map(|chance| chance.samples).sum::<u32>())
    };
    for (cards, samples) in [tried(0), tried(8)] {
        // The last lap may try each move once more.
        assert!(samples * cards <= WORK + 16 * cards, "{cards} {samples}");
    }
}

#[test]
fn where_nothing_plays_it_says_draw_then_undo_then_a_new_game() {
    let ruleset = Ruleset::standard(Mode::Classic);
    let mut game = Game::new(code(ruleset, 3));
    let mut draws = 0;
    while game.status() == Status::Playing {
        if game.position().plays(game.deal(), ruleset).next().is_none() {
            assert_eq!(hint(&Visible::of(&game), 0, 20).advice, Advice::Draw);
            draws += 1;
        }
        let slot = game.position().plays(game.deal(), ruleset).next().filter(|_| game.draws() == 23);
        game.operate(slot.map_or(Operation::Draw, Operation::Play), 0).unwrap();
    }
    assert!(draws > 0 && game.status() == Status::Stuck);
    let stuck = Visible::of(&game);
    assert_eq!(hint(&stuck, 0, 20), Hint { advice: Advice::Undo, chances: vec![] });
    assert_eq!(hint(&stuck, 0, 20).chance(), None);
    let no_undo = Visible { can_undo: false, ..stuck.clone() };
    assert_eq!(hint(&no_undo, 0, 20).advice, Advice::NewGame);
    assert_eq!(hint(&Visible { won: true, ..no_undo }, 0, 20).advice, Advice::Nothing);
}

#[test]
fn a_joker_and_an_empty_waste_let_everything_play() {
    let ruleset = Ruleset { empty_start: true, wild_cards: true, ..Ruleset::standard(Mode::Classic) };
    let seen = Visible::of(&Game::new(code(ruleset, 0)));
    let hint = hint(&seen, 0, 100);
    assert_eq!(hint.chances.len(), 11);
}

#[test]
fn jokers_out_of_sight_are_in_the_stock_and_nowhere_else() {
    for (number, mode) in (0..40).zip([Mode::Easy, Mode::Classic].into_iter().cycle()) {
        let ruleset = Ruleset { wild_cards: true, ..Ruleset::standard(mode) };
        let game = played(ruleset, number, number);
        let jokers = |cards: &[Card]| cards.iter().filter(|card| card.is_joker()).count();
        let unseen = jokers(&game.deal().stock()[usize::from(game.position().drawn)..]);
        let known = Known::new(&Visible::of(&game)).unwrap();
        let mut dice = Dice::new(number);
        for _ in 0..20 {
            let world = known.sample(&mut dice);
            let stock = &world.stock[..usize::from(world.stock_left)];
            assert_eq!(stock.iter().map(|kind| usize::from(*kind == WILD)).sum::<usize>(), unseen, "{number}");
            assert!(hidden_places(&game).0.iter().all(|slot| world.kinds[slot.index()] != WILD), "{number}");
        }
    }
}

#[test]
fn an_undo_takes_out_of_view_what_it_hides() {
    let ruleset = Ruleset::standard(Mode::Easy);
    let mut game = played(ruleset, 11, 6);
    let before = Visible::of(&game);
    game.draw(0).unwrap();
    game.undo(0).unwrap();
    assert_eq!(Visible::of(&game), before);
}

/// A board with these cards and no others in the peaks, `??` face down; `unseen` are the cards that are out of sight.
fn seen(board: &[(usize, &str)], waste: &str, unseen: &[&str], stock_left: u8) -> Visible {
    let card = |text: &str| text.parse::<Card>().ok();
    let mut faces = [None; SLOTS];
    for (slot, text) in board {
        faces[*slot] = card(text);
    }
    let elsewhere: HashSet<Card> =
        faces.into_iter().flatten().chain(unseen.iter().filter_map(|text| card(text))).chain(card(waste)).collect();
    let pile = Card::all().filter(|card| !elsewhere.contains(card)).chain(card(waste));
    Visible {
        ruleset: Ruleset::standard(Mode::Easy),
        removed: ALL_SLOTS & !board.iter().fold(0, |left, (slot, _)| left | 1 << slot),
        faces,
        waste: pile.collect(),
        stock_left,
        can_undo: true,
        won: false,
    }
}

#[test]
fn the_likeliest_move_is_advised() {
    // The last card is known to be the king. The six must go before it is drawn.
    let seen = seen(&[(0, "6S"), (1, "QD"), (2, "KH")], "7C", &["KC"], 1);
    let hint = hint(&seen, 0, 50);
    assert_eq!((hint.advice, hint.chance()), (Advice::Play(Slot::new(0).unwrap()), Some(1.0)));
    assert_eq!(hint.chances.iter().map(|chance| chance.operation).next_back(), Some(Operation::Draw));
    assert_eq!(hint.chances.iter().map(|chance| chance.chance).next_back(), Some(0.0));
}

#[test]
fn among_equals_the_play_highest_up_is_advised() {
    // The lower six turns up a card, the higher one does not.
    let seen = seen(&[(0, "6S"), (1, "??"), (2, "5D"), (5, "6H")], "7C", &["7D"], 0);
    assert_eq!(best_of(&seen, &[Tried::new(5), Tried::new(0)]), Some(0));
}

#[test]
fn among_equals_in_a_row_the_play_that_turns_up_a_card_is_advised() {
    // The six to the right bares the middle top; the one to the left lies on a top that has another card on it.
    let board = [(0, "??"), (3, "6S"), (4, "8S"), (1, "??"), (5, "6H"), (2, "7S")];
    let seen = seen(&board, "7C", &["9C", "9D"], 0);
    assert_eq!(best_of(&seen, &[Tried::new(3), Tried::new(5)]), Some(5));
    assert_eq!(best_of(&seen, &[Tried::new(3), Tried::new(5), Tried::new(DRAW)]), Some(5));
}

#[test]
fn among_equals_that_turn_up_as_many_the_longer_run_is_advised() {
    let seen = seen(&[(0, "6S"), (1, "8H"), (2, "9D")], "7C", &["2C"], 1);
    let behind = |action, behind| {
        let mut tried = Tried::new(action);
        tried.behind = behind;
        tried
    };
    assert_eq!(best_of(&seen, &[Tried::new(0), Tried::new(1)]), Some(1));
    // Within one standard error it still is; beyond it no more.
    assert_eq!(best_of(&seen, &[Tried::new(0), behind(1, 1.0)]), Some(1));
    assert_eq!(best_of(&seen, &[Tried::new(0), behind(1, 1.1)]), Some(0));
}

#[test]
fn positions_know_as_the_deal_does_which_cards_can_be_played() {
    for (number, ruleset) in (0..).zip(Ruleset::all()) {
        let game = played(ruleset, 900 + number, number % 30);
        let known = Known::new(&Visible::of(&game)).unwrap();
        let sampled = known.sample(&mut Dice::new(number));
        let plays: Vec<usize> = game.position().plays(game.deal(), ruleset).map(Slot::index).collect();
        assert_eq!(world::slots(known.state.plays(&sampled)).collect::<Vec<_>>(), plays);
    }
}

#[test]
fn cards_that_no_deck_has_are_answered_without_harm() {
    let game = Game::new(code(Ruleset::standard(Mode::Easy), 0));
    let mut seen = Visible::of(&game);
    seen.waste.extend(seen.waste.clone().repeat(5));
    assert_eq!(hint(&seen, 0, 10).chances, vec![]);
    assert_eq!(Position::start(game.deal()), game.position());
}

#[test]
fn hindsight_gives_each_legal_move_the_share_of_deals_that_the_solver_wins() {
    let mut bulk = Bulk::new();
    for (number, ruleset) in (0..).zip(Ruleset::all().filter(|ruleset| !ruleset.must_play())) {
        let seen = Visible::of(&played(ruleset, 700 + number, number % 40));
        let chances = hindsight(&seen, number, 100, &mut bulk);
        let named: HashSet<Operation> = chances.iter().map(|chance| chance.operation).collect();
        let searched: HashSet<Operation> = hint(&seen, 0, 1).chances.iter().map(|chance| chance.operation).collect();
        assert_eq!(named, searched);
        assert!(chances.iter().all(|chance| chance.samples == 112));
        // The same worlds in the same order, one by one.
        let known = Known::new(&seen).unwrap();
        let mut dice = Dice::new(number);
        let mut wins = vec![0; chances.len()];
        for _ in 0..112 / LANES {
            let deals: Vec<_> = (0..LANES).map(|_| known.sample(&mut dice).kinds(ruleset)).collect();
            for deal in deals {
                let moves = bulk.winning_moves(&[deal], known.state.gone, known.state.top).unwrap();
                for (wins, chance) in wins.iter_mut().zip(&chances) {
                    let lanes = moves.iter().find(|(operation, _)| *operation == chance.operation).unwrap().1;
                    *wins += lanes & 1;
                }
            }
        }
        let shares: Vec<f64> = wins.into_iter().map(|wins| f64::from(wins) / 112.0).collect();
        assert_eq!(shares, chances.iter().map(|chance| chance.chance).collect::<Vec<_>>());
    }
    let original = Ruleset { preset: Preset::Original, ..Ruleset::standard(Mode::Easy) };
    assert!(hindsight(&Visible::of(&played(original, 1, 0)), 0, 16, &mut bulk).is_empty());
}

/// The share of deals won by hints alone, from few samples, so that it takes seconds.
fn share_won(mode: Mode, deals: u64, samples: u32) -> u64 {
    let ruleset = Ruleset::standard(mode);
    let won = |number: &u64| {
        let mut game = Game::new(code(ruleset, 3_000_000 + number));
        while game.status() == Status::Playing {
            let advice = hint(&Visible::of(&game), *number, samples).advice;
            let operation = if let Advice::Play(slot) = advice { Operation::Play(slot) } else { Operation::Draw };
            game.operate(operation, 0).unwrap();
        }
        game.status() == Status::Won
    };
    (0..deals).filter(won).count() as u64
}

#[test]
fn hints_win_as_many_deals_as_ever() {
    // Of 40 other deals as many would be won, give or take six. These are the same each time, so only the hint can lose them.
    assert!(share_won(Mode::Easy, 40, 150) >= 20);
    assert!(share_won(Mode::Classic, 40, 150) >= 9);
}
