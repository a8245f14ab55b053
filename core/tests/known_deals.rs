//! Every line of deals.jsonl and variants.jsonl: cards, winnability, fewest moves.

mod common;

use common::{KnownDeal, KnownVariant, fewest_moves, fixture, in_mode, written};
use tripeaks_core::code::Code;
use tripeaks_core::deal::Deal;
use tripeaks_core::position::Position;
use tripeaks_core::ruleset::Mode;

#[test]
fn the_known_deals() {
    let known = fixture::<KnownDeal>("deals.jsonl");
    assert_eq!(known.len(), 32);
    for KnownDeal { code, rows, waste, stock, easy_winnable, classic_winnable, easy_min_moves, classic_min_moves } in
        known
    {
        let read = Code::read(&code).unwrap();
        assert_eq!(read.to_string(), code);
        let deal = Deal::new(read);
        assert_eq!(written(&deal), (rows, waste, stock), "{code}");
        let start = Position::start(&deal);
        for (mode, can_win, min_moves) in
            [(Mode::Easy, easy_winnable, easy_min_moves), (Mode::Classic, classic_winnable, classic_min_moves)]
        {
            let ruleset = in_mode(read, mode);
            let found = fewest_moves(&deal, ruleset, start);
            assert_eq!((found.is_some(), found), (can_win, min_moves), "{code} {mode:?}");
        }
    }
}

#[test]
fn the_known_variants() {
    let known = fixture::<KnownVariant>("variants.jsonl");
    assert_eq!(known.len(), 36);
    for KnownVariant { code, rows, waste, stock, winnable: can_win, min_moves } in known {
        let read = Code::read(&code).unwrap();
        assert_eq!(read.to_string(), code);
        let deal = Deal::new(read);
        assert_eq!(written(&deal), (rows, waste, stock), "{code}");
        let start = Position::start(&deal);
        let found = fewest_moves(&deal, read.ruleset, start);
        assert_eq!((found.is_some(), found), (can_win, min_moves), "{code}");
    }
}
