//! The frozen save of version 1, which every later version must read.

use tripeaks_core::deck::Seed;
use tripeaks_core::game::Save;

#[test]
fn a_save_of_format_1_is_read_and_written_as_ever() {
    let frozen = include_str!("fixtures/v1/save.json").trim_end();
    let Save { game, left, told } = Save::from_json(frozen).unwrap();
    let left = left.unwrap();
    assert_eq!(game.code().to_string(), "TP1-E-AAAAAAB");
    assert_eq!(game.position().waste.unwrap().to_string(), "2D");
    assert_eq!((game.moves(), game.undone(), game.elapsed_ms(0)), (5, 2, 12_345));
    assert_eq!((game.repeat, game.verdict_asked, game.booked), (true, false, false));
    assert_eq!((left.code().to_string().as_str(), left.draws(), left.moves()), ("TP1-C-AAAAAAD-C", 2, 2));
    assert!(left.verdict_asked && left.is_marked());
    assert_eq!((told.len(), Save::to_json(&game, Some(&left), &told, 0)), (0, frozen.to_owned()));
}

#[test]
fn told_deals_are_read_and_written_and_the_newest_300_kept() {
    let frozen = include_str!("fixtures/v1/save.json").trim_end();
    let with = |told: &str| format!("{},\"told\":[{told}]}}", frozen.strip_suffix('}').unwrap());
    let text = with(r#""AAAAAAB","7777777""#);
    let Save { game, left, told } = Save::from_json(&text).unwrap();
    assert_eq!(told.iter().map(ToString::to_string).collect::<Vec<_>>(), ["AAAAAAB", "7777777"]);
    assert_eq!(Save::to_json(&game, left.as_ref(), &told, 0), text);

    let many: Vec<Seed> = (0..301).map(|number| Seed::new(number).unwrap()).collect();
    let kept = Save::from_json(&Save::to_json(&game, None, &many, 0)).unwrap().told;
    assert_eq!(kept, many[1..]);
    // What is none costs nothing but itself.
    assert_eq!(Save::from_json(&with(r#""A","AAAAAAC""#)).unwrap().told.len(), 1);
}

#[test]
fn unknown_keys_are_ignored() {
    let frozen = include_str!("fixtures/v1/save.json");
    let newer = frozen.replacen('{', "{\"of_a_later_day\":[1],", 1);
    assert_eq!(Save::from_json(&newer), Save::from_json(frozen));
}
