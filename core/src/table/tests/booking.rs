//! What counts, and how often.

use super::*;

#[test]
fn a_win_counts_once_whatever_comes_after() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    assert_eq!(fixture.play(WIN).view.status, Status::Won);
    assert_eq!(fixture.played(), (1, 1));
    assert_eq!(fixture.undo().refusal.unwrap().reason, Rejection::Won);
    fixture.reopen();
    let now = fixture.now();
    fixture.table().restart(now);
    fixture.play("r3c1");
    fixture.deal("TP1-E-AAAAAAC");
    fixture.play("draw");
    assert_eq!(fixture.played(), (1, 1));
    let lines = fixture.table().history(None, 0, 10);
    assert_eq!(lines.len(), 2, "the win, and the repeat that was left");
    assert!(lines[0].text.contains("玩過的牌局") && lines[0].text.ends_with("這副牌可以獲勝") && !lines[0].won);
    assert_eq!((lines[1].score, lines[1].text.as_str()), (Some(750), "獲勝 · 50 步"));
}

#[test]
fn a_left_deal_counts_at_the_first_operation_of_the_next() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("draw");
    fixture.deal("TP1-E-AAAAAAC");
    assert_eq!(fixture.played(), (0, 0));
    fixture.play("draw");
    assert_eq!(fixture.played(), (1, 0));
    // One without an operation is none.
    fixture.deal("TP1-E-AAAAAAD");
    fixture.deal("TP1-E-AAAAAAE");
    fixture.play("draw");
    assert_eq!(fixture.played(), (2, 0));
}

#[test]
fn restarting_makes_a_repeat_that_counts_for_nothing() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    fixture.play("r3c1");
    let now = fixture.now();
    assert!(fixture.table().restart(now).view.repeat);
    let won = fixture.play(WIN).view;
    assert!(won.repeat && won.note.as_deref() == Some("50 步 · 未使用復原 · 玩過的牌局，不列入統計"), "{:?}", won.note);
    assert_eq!(fixture.played(), (1, 0));
}

#[test]
fn whoever_saw_the_answer_before_the_first_operation_has_seen_it_after_a_restart() {
    let restart = |fixture: &mut Fixture| {
        let now = fixture.now();
        fixture.table().restart(now).view
    };
    let by_code = |fixture: &mut Fixture| fixture.deal("TP1-E-AAAAAAD").view;
    // The same cards by other rules are the same cards.
    let by_rules = |fixture: &mut Fixture| (fixture.deal("TP1-C-AAAAAAD"), fixture.deal("TP1-E-AAAAAAD").view).1;
    let later = |fixture: &mut Fixture| (fixture.deal("TP1-E-AAAAAAB"), fixture.deal("TP1-E-AAAAAAD").view).1;
    // Nor does a new process forget it, nor one that goes on with the save.
    let later_still = |fixture: &mut Fixture| {
        fixture.deal("TP1-E-AAAAAAB");
        fixture.reopen();
        fixture.deal("TP1-E-AAAAAAD").view
    };
    let elsewhere = |fixture: &mut Fixture| {
        fixture.deal("TP1-E-AAAAAAB");
        let now = fixture.now();
        let save = fixture.table().save(now);
        *fixture = Fixture::new();
        fixture.table().restore(&save, now).unwrap();
        fixture.deal("TP1-E-AAAAAAD").view
    };
    // The mark alone is enough.
    let by_mark = |fixture: &mut Fixture| {
        let game = &fixture.table().game;
        let save = Save::to_json(game, None, &[], 0);
        *fixture = Fixture::new();
        let now = fixture.now();
        fixture.table().restore(&save, now).unwrap();
        fixture.deal("TP1-E-AAAAAAD").view
    };
    let by_mark_on_the_disk = |fixture: &mut Fixture| {
        let table = fixture.table();
        let save = Save::to_json(&table.game, None, &[], 0);
        table.storage.save(Kind::Game, &save).unwrap();
        fixture.reopen();
        fixture.deal("TP1-E-AAAAAAD").view
    };
    let all = [restart, by_code, by_rules, later, later_still, elsewhere, by_mark, by_mark_on_the_disk];
    for again in all {
        let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
        let now = fixture.now();
        assert!(fixture.table().analysis("TP1-E-AAAAAAD", now).is_some());
        let view = again(&mut fixture);
        assert!(view.marked && !view.repeat);
        fixture.play(WIN);
        let summary = fixture.table().statistics.summary(Scope::All);
        assert_eq!((summary.won, summary.best_score, summary.fewest_moves), (1, None, None));
        assert!(!fixture.deal("TP1-E-AAAAAAC").view.marked);
        // The records say it from now on.
        assert!(!fixture.table().save(Moment { clock_ms: 0, unix_ms: 0 }).contains("\"told\""));
    }
}

#[test]
fn whoever_saw_the_answer_to_a_restarted_deal_has_seen_that_of_the_deal_taken_back() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    fixture.play("r3c1");
    let now = fixture.now();
    fixture.table().restart(now);
    assert!(fixture.table().analysis("TP1-E-AAAAAAD", now).is_some());
    let outcome = fixture.table().take_back(now);
    assert_eq!((outcome.view.moves, outcome.view.marked), (1, true));
    assert_eq!(outcome.announcement.as_deref(), Some("已回到上一局"));
}

#[test]
fn a_deal_taken_back_is_a_repeat_where_an_import_has_brought_it() {
    let mut other = Fixture::with_code("TP1-E-AAAAAAD");
    other.play(WIN);
    let now = other.now();
    let exported = other.table().export_statistics(now);
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    fixture.play("r3c1");
    fixture.deal("TP1-E-AAAAAAB");
    fixture.table().import_statistics(&exported).unwrap();
    let now = fixture.now();
    assert!(fixture.table().take_back(now).view.repeat);
}

#[test]
fn a_win_with_undo_counts_but_sets_no_best() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    fixture.play("draw");
    fixture.undo();
    let won = fixture.play(WIN).view;
    assert!(won.marked);
    assert_eq!(won.note.as_deref(), Some("51 步 · 復原 1 次"));
    let summary = fixture.table().statistics.summary(Scope::One(Ruleset::standard(Mode::Easy)));
    assert_eq!((summary.won, summary.current_streak, summary.best_score, summary.fewest_moves), (1, 1, None, None));
    assert_eq!(fixture.table().statistics(None).tiles[1].value, "100%");
}

#[test]
fn a_win_that_was_killed_before_its_booking_is_booked_at_the_next_start() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    fixture.play(WIN);
    // The files as they were between the last card and its booking.
    let now = fixture.now();
    let save = fixture.table().save(now).replace("\"booked\":true", "\"booked\":false");
    let unbooked = Fixture::new();
    let mut unbooked = unbooked;
    unbooked.table().storage.save(Kind::Game, &save).unwrap();
    unbooked.reopen();
    assert_eq!(unbooked.played(), (1, 1));
    // And where the statistics already had it.
    unbooked.table().storage.save(Kind::Game, &save).unwrap();
    unbooked.reopen();
    assert_eq!(unbooked.played(), (1, 1));
    assert_eq!(unbooked.table().history(None, 0, 10).len(), 1);
}

#[test]
fn a_left_deal_that_was_killed_around_its_booking_counts_once_and_is_left() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("draw");
    fixture.deal("TP1-E-AAAAAAC");
    let now = fixture.now();
    let left = Save::from_json(&fixture.table().save(now)).unwrap().left;
    assert!(left.is_some());
    fixture.play("draw");
    // The game's file as it was before the booking, with and without the statistics of after it.
    let between = Save::to_json(&fixture.table().game, left.as_ref(), &[], now.clock_ms);
    for mut killed in [Fixture::new(), fixture] {
        killed.table().storage.save(Kind::Game, &between).unwrap();
        killed.reopen();
        assert_eq!(killed.played(), (1, 0));
        let now = killed.now();
        let refused = killed.table().take_back(now);
        assert_eq!(refused.refusal.unwrap().reason, Rejection::NothingToTakeBack);
        killed.reopen();
        assert_eq!(killed.table().history(None, 0, 10).len(), 1);
    }
}

#[test]
fn what_the_statistics_could_not_take_is_booked_at_the_next_start_or_flush() {
    for flushed in [false, true] {
        let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
        fixture.play("draw");
        fixture.deal("TP1-E-AAAAAAD");
        // Where a folder stands no file can be written.
        let in_the_way = fixture.folder.path().join("statistics.new.json");
        std::fs::create_dir(&in_the_way).unwrap();
        fixture.play(WIN);
        assert_eq!(fixture.played(), (2, 1));
        let saved = |fixture: &Fixture| std::fs::read_to_string(fixture.folder.path().join("game.json")).unwrap();
        assert!(saved(&fixture).contains("AAAAAAB") && !saved(&fixture).contains("\"booked\":true"));
        std::fs::remove_dir(&in_the_way).unwrap();
        if flushed {
            let now = fixture.now();
            fixture.table().flush(now).unwrap();
            assert!(!saved(&fixture).contains("AAAAAAB") && saved(&fixture).contains("\"booked\":true"));
        }
        fixture.reopen();
        assert_eq!(fixture.played(), (2, 1), "flushed: {flushed}");
        assert_eq!(fixture.table().history(None, 0, 10).len(), 2);
    }
}

#[test]
fn a_file_that_takes_nothing_is_told_of_once_while_another_takes_all() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("draw");
    std::fs::create_dir(fixture.folder.path().join("statistics.new.json")).unwrap();
    let mut told = Vec::new();
    for code in ["TP1-E-AAAAAAC", "TP1-E-AAAAAAE", "TP1-E-AAAAAAF"] {
        fixture.deal(code);
        told.push(fixture.draw().notices.len());
    }
    assert_eq!(told, [1, 0, 0]);
}

#[test]
fn a_deal_that_an_import_brings_is_a_repeat_even_in_the_middle_of_it() {
    let mut other = Fixture::with_code("TP1-E-AAAAAAD");
    other.play(WIN);
    let now = other.now();
    let exported = other.table().export_statistics(now);
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    assert!(!fixture.play("r3c1").view.repeat);
    fixture.table().import_statistics(&exported).unwrap();
    let now = fixture.now();
    assert!(fixture.table().view(now).repeat);
    fixture.undo();
    assert!(fixture.play(WIN).view.repeat);
    assert_eq!(fixture.played(), (1, 1));
}

#[test]
fn a_deal_that_another_save_takes_the_place_of_is_left() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("draw");
    let now = fixture.now();
    let save = fixture.table().save(now);
    fixture.table().restore(&save, now).unwrap();
    assert_eq!(fixture.played(), (0, 0), "the same deal");
    fixture.deal("TP1-E-AAAAAAC");
    fixture.play("draw");
    assert_eq!(fixture.played(), (1, 0));
    let now = fixture.now();
    assert!(fixture.table().restore(&save, now).unwrap().view.repeat, "counted in the meantime");
    assert_eq!(fixture.played(), (2, 0));
}

#[test]
fn a_save_in_the_place_of_a_new_deal_leaves_the_one_before_it_too() {
    let mut other = Fixture::with_code("TP1-E-AAAAAAC");
    other.play("draw");
    let now = other.now();
    let save = other.table().save(now);
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB");
    fixture.play("draw");
    let now = fixture.now();
    let own = fixture.table().save(now);
    fixture.deal("TP1-E-AAAAAAD");
    let now = fixture.now();
    let back = fixture.table().restore(&own, now).unwrap();
    assert_eq!((back.view.moves, back.view.repeat, fixture.played()), (1, false, (0, 0)), "it is in the save");
    fixture.deal("TP1-E-AAAAAAD");
    let outcome = fixture.table().restore(&save, now).unwrap();
    assert_eq!((outcome.view.code.as_str(), fixture.played()), ("TP1-E-AAAAAAC", (1, 0)));
    fixture.reopen();
    assert_eq!(fixture.table().history(None, 0, 10).len(), 1);
}

#[test]
fn scopes_are_the_two_modes_all_and_what_else_was_played() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAB-R");
    fixture.play("draw");
    fixture.deal("TP1-C-AAAAAAC");
    fixture.play("draw");
    let titles: Vec<String> = fixture.table().scopes().into_iter().map(|scope| scope.title).collect();
    assert_eq!(titles, ["簡單", "經典", "全部", "簡單 · 連出"]);
    let runs = Ruleset { preset: crate::ruleset::Preset::Runs, ..Ruleset::standard(Mode::Easy) };
    let played = |table: &mut Table, ruleset| table.statistics(ruleset).tiles[0].value.clone();
    assert_eq!(played(fixture.table(), Some(runs)), "1");
    assert_eq!(played(fixture.table(), Some(Ruleset::standard(Mode::Easy))), "0");
    assert_eq!(played(fixture.table(), None), "1");
}

#[test]
fn statistics_travel_to_another_phone_and_back_without_counting_double() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD");
    fixture.play(WIN);
    let now = fixture.now();
    let exported = fixture.table().export_statistics(now);
    let mut other = Fixture::with_code("TP1-E-AAAAAAB");
    other.play("draw");
    let report = other.table().import_statistics(&exported).unwrap();
    assert_eq!((report.added, report.known), (1, 0));
    assert_eq!(other.table().import_statistics(&exported).unwrap().added, 0);
    assert_eq!(other.played(), (1, 1));
    other.reopen();
    assert_eq!(other.played(), (1, 1));
    for text in ["", "{}", &exported[1..]] {
        assert!(other.table().import_statistics(text).is_err());
    }
    assert_eq!(other.played(), (1, 1));
}

#[test]
fn the_deal_of_the_day_is_marked_as_won() {
    let mut fixture = Fixture::new();
    let daily = fixture.table().daily(2026, 11, 29, Mode::Easy).unwrap();
    assert_eq!((daily.code.as_str(), daily.text.as_str()), ("TP1-E-JSOKM2N", "11 月 29 日 · 尚未完成"));
    let code = Code::read(&daily.code).unwrap();
    let deal = crate::deal::Deal::new(code);
    let line = Solver::new().line(&deal, code.ruleset, crate::position::Position::start(&deal)).unwrap();
    fixture.deal(&daily.code);
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    fixture.play(&line.join(" "));
    assert!(fixture.table().daily(2026, 11, 29, Mode::Easy).unwrap().won);
    assert!(!fixture.table().daily(2026, 11, 29, Mode::Classic).unwrap().won);
}

#[test]
fn a_bonus_for_time_counts_what_was_played_and_stays_as_it_was() {
    let mut fixture = Fixture::with_code("TP1-E-AAAAAAD-C");
    let (first, rest) = WIN.split_once(' ').unwrap();
    fixture.play(first);
    let now = fixture.now();
    fixture.table().pause(now);
    fixture.clock_ms += 600_000;
    let now = fixture.now();
    fixture.table().resume(now);
    let won = fixture.play(rest).view;
    // A second lies between two operations, as between the first one and the pause, and the return and the second one.
    assert_eq!((won.status, won.elapsed_ms, won.score), (Status::Won, 50_000, Some(34 + 900 - 50)));
    fixture.reopen();
    let now = fixture.now();
    assert_eq!(fixture.table().view(now), won);
}
