use super::*;
use crate::code::Code;
use crate::game::Status;
use crate::ruleset::{Mode, Ruleset};
use crate::statistics::Scope;
use crate::view::{Face, View};

mod booking;
mod killed;

/// A table on a fresh folder, in Traditional Chinese.
struct Fixture {
    folder: tempfile::TempDir,
    table: Option<Table>,
    clock_ms: u64,
}

impl Fixture {
    fn new() -> Fixture {
        let mut fixture = Fixture { folder: tempfile::tempdir().unwrap(), table: None, clock_ms: 0 };
        fixture.reopen();
        fixture
    }

    fn with_code(code: &str) -> Fixture {
        let mut fixture = Fixture::new();
        fixture.deal(code);
        fixture
    }

    fn now(&mut self) -> Moment {
        self.clock_ms += 1000;
        Moment { clock_ms: self.clock_ms, unix_ms: 1_796_000_000_000 + i64::try_from(self.clock_ms).unwrap() }
    }

    /// What a process that starts again finds.
    fn reopen(&mut self) {
        self.table = None;
        let now = self.now();
        let storage = Storage::open(self.folder.path()).unwrap();
        self.table = Some(Table::open(storage, "zh-TW", now, &mut bits()));
    }

    fn table(&mut self) -> &mut Table {
        self.table.as_mut().unwrap()
    }

    fn deal(&mut self, code: &str) -> Outcome {
        let now = self.now();
        self.table().new_game(&NewGame::Code { text: code.to_owned() }, now, &mut bits()).unwrap()
    }

    fn tap(&mut self, slot: &str) -> Outcome {
        let (slot, now) = (slot.parse::<Slot>().unwrap().number(), self.now());
        self.table().tap(slot, now)
    }

    fn draw(&mut self) -> Outcome {
        let now = self.now();
        self.table().draw(now)
    }

    fn undo(&mut self) -> Outcome {
        let now = self.now();
        self.table().undo(now)
    }

    fn play(&mut self, line: &str) -> Outcome {
        let outcomes = line.split_whitespace().map(|step| if step == "draw" { self.draw() } else { self.tap(step) });
        let outcome = outcomes.reduce(|_, outcome| outcome).unwrap();
        assert_eq!(outcome.refusal, None, "{line}");
        outcome
    }

    fn view(&mut self) -> View {
        let now = self.now();
        self.table().view(now)
    }

    fn played(&mut self) -> (u32, u32) {
        let summary = self.table().statistics.summary(Scope::All);
        (summary.played, summary.won)
    }
}

/// A random source that is none.
fn bits() -> impl FnMut() -> u64 {
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}

const WIN: &str = "r3c1 r3c2 r3c3 r3c5 r3c8 r2c2 draw r3c6 r2c1 r3c7 r3c0 r2c0 r1c0 draw r2c5 r1c1 draw draw r2c7 r3c4 \
    draw draw draw r3c9 draw r2c3 draw draw r2c4 draw r2c8 r1c5 draw draw draw draw r0c0 r2c6 draw r1c4 draw r0c2 draw \
    draw r1c2 r1c3 draw draw draw r0c1";

#[test]
fn a_refusal_is_told_in_the_players_words_unless_switched_off() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    let text = |outcome: Outcome| outcome.refusal.unwrap().text;
    let before = fixture.view();
    assert_eq!(text(fixture.tap("r3c0")).as_deref(), Some("點數必須大一級或小一級"));
    assert_eq!(text(fixture.tap("r2c0")).as_deref(), Some("這張牌被擋住了"));
    assert_eq!(fixture.view(), before);
    let now = fixture.now();
    let off_the_board = fixture.table().tap(200, now).refusal.unwrap();
    assert_eq!((off_the_board.reason, off_the_board.slot), (Rejection::NoCard, Some(200)));

    let silent = Settings { explanations: false, ..fixture.table().settings().clone() };
    fixture.table().set_settings(silent);
    let refusal = fixture.tap("r3c0").refusal.unwrap();
    assert_eq!((refusal.reason, refusal.text), (Rejection::Rank, None));
}

#[test]
fn what_lies_face_down_is_in_no_view_and_no_label() {
    for code in ["TP1-E-AAAAAAB", "TP1-E-AAAAAAB-J", "TP1-C-AAAAAAC-F"] {
        let mut fixture = Fixture::with_code(code);
        for step in ["draw", "draw", "undo", "draw"] {
            let view = if step == "undo" { fixture.undo().view } else { fixture.draw().view };
            let game = &fixture.table().game;
            // The same deal with other cards in every place that can't be seen must look the same. Showing it by
            // swapping is not possible (cards follow from the code), so every text is searched for hidden names.
            let hidden: Vec<_> = Slot::all()
                .filter(|slot| !game.is_face_up(*slot))
                .map(|slot| game.deal().peak(slot))
                .chain(game.deal().stock()[usize::from(game.position().drawn)..].iter().copied())
                .collect();
            let words = Words::new("zh-Hant");
            let shown = format!("{view:?}");
            for card in hidden.iter().filter(|card| !card.is_joker()) {
                let (rank, suit) = spoken(*card);
                let name = words.text(&Message::CardName { rank, suit });
                assert!(
                    !shown.contains(&format!("{name}，")) && !shown.contains(&format!("({card})")),
                    "{code} {card}"
                );
            }
            for slot in &view.slots {
                assert_eq!(slot.face == Face::Down, slot.row < 3, "{code}");
            }
        }
    }
}

#[test]
fn what_happens_is_said_to_a_screen_reader() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    let said = |outcome: Outcome| outcome.announcement.unwrap_or_default();
    assert_eq!(said(fixture.tap("r3c2")), "");
    assert_eq!(said(fixture.tap("r3c5")), "");
    assert!(said(fixture.tap("r3c4")).contains("黑桃 7"));
    assert_eq!(said(fixture.undo()), "放回方塊 2");
    assert_eq!(said(fixture.tap("r2c0")), "這張牌被擋住了");
    assert!(said(fixture.draw()).contains("紅心 A"));
    assert_eq!(said(fixture.undo()), "已復原抽牌");
    fixture.deal("TP1-E-AAAAAAD");
    let won = said(fixture.play(WIN));
    assert!(won.contains("中峰") && won.contains("三座山峰都清空了"), "{won}");
    assert!(fixture.table().share_text().contains("750"));
}

#[test]
fn a_killed_process_finds_the_game_as_it_was() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("r3c2 r3c5 r3c4 draw");
    fixture.undo();
    let before = fixture.view();
    fixture.reopen();
    let after = fixture.view();
    assert_eq!(View { elapsed_ms: 0, ..after }, View { elapsed_ms: 0, ..before });
    for _ in 0..3 {
        assert_eq!(fixture.undo().refusal, None);
    }
    assert_eq!(fixture.undo().refusal.unwrap().reason, Rejection::NothingToUndo);
}

#[test]
fn a_wrong_code_changes_nothing() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("r3c2");
    let (before, now) = (fixture.view(), fixture.now());
    for text in ["", "TP1-E-AAA", "TP9-E-AAAAAAB", &"x".repeat(5000)] {
        let wrong = fixture.table().new_game(&NewGame::Code { text: text.to_owned() }, now, &mut bits());
        assert!(wrong.is_err(), "{text}");
    }
    let after = fixture.view();
    assert_eq!(View { elapsed_ms: 0, ..after }, View { elapsed_ms: 0, ..before });
}

#[test]
fn the_deal_just_left_can_be_taken_back_until_the_first_operation() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    assert_eq!(
        fixture.table().take_back(Moment { clock_ms: 0, unix_ms: 0 }).refusal.unwrap().reason,
        Rejection::NothingToTakeBack
    );
    fixture.play("r3c2 r3c5");
    fixture.deal("TP1-E-AAAAAAC");
    // Another deal without an operation in between loses nothing.
    assert!(fixture.deal("TP1-E-AAAAAAD").view.can_take_back);
    fixture.reopen();
    let now = fixture.now();
    let back = fixture.table().take_back(now);
    assert_eq!((back.view.code.as_str(), back.view.moves, back.view.can_undo), ("TP1-E-AAAAAAB", 2, true));
    assert_eq!(fixture.played(), (0, 0));

    fixture.deal("TP1-E-AAAAAAD");
    fixture.play("r3c1");
    let now = fixture.now();
    assert_eq!(fixture.table().take_back(now).refusal.unwrap().reason, Rejection::NothingToTakeBack);
}

#[test]
fn restart_deals_the_same_cards() {
    let mut fixture = Fixture::with_code("TP1-C-AAAAAAB-JO");
    let before = fixture.view();
    fixture.play("draw draw");
    let now = fixture.now();
    let after = fixture.table().restart(now).view;
    assert_eq!((after.slots, after.waste, after.code), (before.slots, before.waste, before.code));
    assert!(after.can_take_back);
}

#[test]
fn winnable_only_deals_can_be_won_and_choices_are_remembered() {
    let mut fixture = Fixture::new();
    let chosen = Ruleset { wild_cards: true, ..Ruleset::standard(Mode::Classic) };
    let (mut random, mut solver) = (bits(), Solver::new());
    for ruleset in Ruleset::all().chain([chosen; 20]) {
        let now = fixture.now();
        let view =
            fixture.table().new_game(&NewGame::Random { ruleset, winnable_only: true }, now, &mut random).unwrap().view;
        let code = Code::read(&view.code).unwrap();
        assert_eq!(code.ruleset, ruleset);
        let deal = crate::deal::Deal::new(code);
        let start = crate::position::Position::start(&deal);
        assert!(solver.solve(&deal, ruleset, start).winnable(), "{code}");
    }
    // A code's rules are not a choice for random deals.
    fixture.deal("TP1-E-AAAAAAB-R");
    fixture.reopen();
    assert_eq!(fixture.table().settings().random_ruleset, chosen);
    assert!(fixture.table().settings().winnable_only);
}

#[test]
fn a_language_can_be_chosen_and_follows_the_device_otherwise() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    assert_eq!(fixture.view().rules_title, "簡單 · K–A 相連");
    assert_eq!(fixture.view().rules_short_title, None);
    fixture.table().set_locale("fr-CA");
    assert_eq!(fixture.table().words().language(), "fr");
    let vietnamese = Settings { language: Some("vi".to_owned()), ..fixture.table().settings().clone() };
    fixture.table().set_settings(vietnamese);
    fixture.table().set_locale("de");
    assert_eq!(fixture.table().words().language(), "vi");
    fixture.reopen();
    assert_eq!(fixture.table().words().language(), "vi");
}

#[test]
fn deals_of_the_day_are_as_documented() {
    let mut solver = Solver::new();
    let mut code =
        |year, month, day, mode| daily_code(day_number(year, month, day).unwrap(), mode, &mut solver).to_string();
    for (date, easy, classic) in [
        ((2026, 11, 29), "TP1-E-JSOKM2N", "TP1-C-TGMNIPO"),
        ((2026, 12, 24), "TP1-E-AODA3HW", "TP1-C-AODA3HW"),
        ((1970, 1, 1), "TP1-E-HRAV737", "TP1-C-HRAV737"),
    ] {
        assert_eq!(code(date.0, date.1, date.2, Mode::Easy), easy);
        assert_eq!(code(date.0, date.1, date.2, Mode::Classic), classic);
    }
    for (year, month, day) in [(2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (1969, 12, 31), (i32::MAX, 1, 1)] {
        assert_eq!(day_number(year, month, day), None, "{year}-{month}-{day}");
    }
}

#[test]
fn a_text_that_is_no_save_changes_nothing() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("r3c2 draw");
    let now = fixture.now();
    let (before, save) = (fixture.view(), fixture.table().save(now));
    for text in [
        "",
        "{}",
        &save[..save.len() - 2],
        &save.replace("r3c2", "r3c0"),
        &save.replace("\"format\":1", "\"format\":2"),
    ] {
        assert!(fixture.table().restore(text, now).is_err(), "{text}");
    }
    let after = fixture.view();
    assert_eq!(View { elapsed_ms: 0, ..after }, View { elapsed_ms: 0, ..before });
    fixture.deal("TP1-C-AAAAAAC");
    let restored = fixture.table().restore(&save, now).unwrap();
    assert_eq!((restored.view.code.as_str(), restored.view.moves), ("TP1-E-AAAAAAB", 2));
}

#[test]
fn the_lesson_shows_what_the_words_of_the_rules_say() {
    let mut fixture = Fixture::new();
    fixture.table().set_locale("en");
    let lesson: [LessonPicture; 5] = fixture.table().lesson().try_into().unwrap();
    let about = lesson.each_ref().map(|picture| (picture.slots.len(), picture.stock));
    assert_eq!(about, [(0, false), (3, false), (1, false), (1, false), (0, true)]);
    assert_eq!((&lesson[2].slots[..], &lesson[3].slots[..]), (&[18][..], &[turned_up_by(&lesson[3].view)][..]));
    let [start, _, _, turned_up, drawn] = lesson.map(|picture| picture.view);
    assert_eq!((start.code.as_str(), start.stock_count), ("TP1-E-AAAAAAB", 23));
    assert_eq!(start.waste_label, "Waste, 1 card, top: ace of clubs");
    let playable: Vec<_> = start.slots.iter().filter(|slot| slot.playable).map(|slot| slot.label.as_str()).collect();
    let named = ["king of clubs", "2 of diamonds", "king of diamonds"];
    assert_eq!(playable, named.map(|card| format!("{card}, playable, base row")));
    assert_eq!(start.slots[18].label, "3 of spades, base row");
    let seven = turned_up_by(&turned_up);
    assert!(turned_up.slots[usize::from(seven)].label.starts_with("7 of spades"));
    assert_eq!((turned_up.moves, turned_up.stock_count), (3, 23));
    assert_eq!((drawn.moves, drawn.stock_count), (4, 22));
}

/// The one place above the base row whose card lies face up.
fn turned_up_by(view: &View) -> u8 {
    let up: Vec<_> = view.slots.iter().filter(|slot| slot.row < 3 && slot.face != Face::Down).collect();
    assert_eq!(up.len(), 1, "{up:?}");
    up[0].slot
}

#[test]
fn the_steps_of_a_line_say_how_to_go_on_and_back() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    let now = fixture.now();
    let steps = fixture.table().playback("TP1-E-AAAAAAD", now);
    assert_eq!((steps[0].events.as_slice(), steps[0].undo_events.len()), (&[Event::Dealt][..], 0));
    for (before, step) in steps.iter().zip(&steps[1..]) {
        match &step.events[0] {
            Event::Played { slot, card, .. } => {
                let down = step.events.iter().filter(|event| matches!(event, Event::TurnedUp { .. })).count();
                assert!(
                    matches!(&step.undo_events[..], [Event::UndonePlay { slot: back, card: same, turned_down }]
                        if back == slot && same == card && turned_down.len() == down),
                    "{step:?}"
                );
            }
            Event::Drawn { .. } => assert_eq!(step.undo_events, [Event::UndoneDraw]),
            other => panic!("{other:?}"),
        }
        assert_eq!(step.view.moves, before.view.moves + 1);
        assert!(step.text.starts_with(&step.view.waste_label), "{}", step.text);
    }
    let last = &steps[steps.len() - 1];
    assert_eq!(last.view.status, Status::Won);
    assert!(last.text.ends_with(last.view.status_text.as_deref().unwrap()), "{}", last.text);
}

#[test]
fn what_cannot_be_written_is_told_with_the_next_outcome_and_once() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    assert_eq!(fixture.play("r3c2").notices, Vec::<String>::new());
    std::fs::remove_dir_all(fixture.folder.path()).unwrap();
    let told = fixture.draw().notices;
    assert!(matches!(&told[..], [notice] if notice.starts_with("無法寫入")), "{told:?}");
    assert_eq!(fixture.draw().notices, Vec::<String>::new());
    assert_eq!(fixture.view().moves, 3);
}

#[test]
fn the_time_is_shown_where_it_counts() {
    for (code, timed) in [("TP1-E-AAAAAAB", false), ("TP1-E-AAAAAAB-C", true), ("TP1-E-AAAAAAB-S", false)] {
        let mut fixture = Fixture::with_code(code);
        fixture.play("r3c2");
        fixture.clock_ms += 64_000;
        let view = fixture.view();
        assert_eq!(
            (view.timed, view.moves_text.as_str()),
            (timed, if timed { "1 步 · 1:05" } else { "1 步" }),
            "{code}"
        );
    }
}
