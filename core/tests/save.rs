//! The frozen save of version 1, which every later version must read.

use tripeaks_core::game::Save;

#[test]
fn a_save_of_format_1_is_read_and_written_as_ever() {
    let frozen = include_str!("fixtures/v1/save.json").trim_end();
    let Save { game, left } = Save::from_json(frozen).unwrap();
    let left = left.unwrap();
    assert_eq!(game.code().to_string(), "TP1-E-AAAAAAB");
    assert_eq!(game.position().waste.unwrap().to_string(), "2D");
    assert_eq!((game.moves(), game.undone(), game.elapsed_ms(0)), (5, 2, 12_345));
    assert_eq!((game.repeat, game.verdict_asked, game.booked), (true, false, false));
    assert_eq!((left.code().to_string().as_str(), left.draws(), left.moves()), ("TP1-C-AAAAAAD-C", 2, 2));
    assert!(left.verdict_asked && left.is_marked());
    assert_eq!(Save::to_json(&game, Some(&left), 0), frozen);
}

#[test]
fn unknown_keys_are_ignored() {
    let frozen = include_str!("fixtures/v1/save.json");
    let newer = frozen.replacen('{', "{\"of_a_later_day\":[1],", 1);
    assert_eq!(Save::from_json(&newer), Save::from_json(frozen));
}
