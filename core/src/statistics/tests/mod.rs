//! How deals count.

mod document;
mod merging;

use super::ChartMark::{Left, Won, WonMarked};
use super::*;
use crate::ruleset::{Mode, Preset};

const DAY: i64 = 86_400_000;

fn statistics() -> Statistics {
    Statistics::new(InstallId(1))
}

fn code(text: &str) -> Code {
    text.parse().unwrap()
}

/// A win with a score of 750 in 50 moves, of which 22 were draws.
fn win(text: &str) -> DealResult {
    DealResult {
        code: code(text),
        end: End::Won,
        score: Some(750),
        moves: 50,
        draws: 22,
        best_run: 6,
        undone: 0,
        verdict_asked: false,
        played_ms: 60_000,
    }
}

fn loss(text: &str) -> DealResult {
    DealResult { end: End::Stuck, score: Some(462), moves: 38, best_run: 9, ..win(text) }
}

/// Books these at one time after the other.
fn book_all(statistics: &mut Statistics, results: impl IntoIterator<Item = DealResult>) {
    for (day, result) in (1..).zip(results) {
        statistics.book(result, day * DAY).unwrap();
    }
}

fn seed_code(number: u64) -> String {
    Code::new(Ruleset::default(), Seed::new(number).unwrap()).to_string()
}

#[test]
fn nothing_played() {
    let empty = statistics();
    assert_eq!(empty.summary(Scope::All), Summary::default());
    assert_eq!((Summary::default().win_rate(), Summary::default().mean_score()), (None, None));
    assert_eq!(empty.rulesets().len(), 0);
    assert_eq!(empty.history(Scope::All, 0, 10), []);
    assert_eq!(empty.chart(Scope::All, 10), []);
}

#[test]
fn figures_of_some_deals() {
    let mut statistics = statistics();
    let better = DealResult { score: Some(760), moves: 40, ..win("TP1-E-AAAAAAC") };
    book_all(&mut statistics, [win("TP1-E-AAAAAAB"), better, loss("TP1-E-AAAAAAD"), win("TP1-E-AAAAAAE")]);
    let summary = statistics.summary(Scope::All);
    let expected = Summary {
        played: 4,
        won: 3,
        current_streak: 1,
        best_streak: 2,
        best_score: Some(760),
        fewest_moves: Some(40),
        best_run: 9,
        perfect_runs: 0,
        scored_wins: 3,
        score_sum: 2260,
    };
    assert_eq!(summary, expected);
    assert_eq!(summary.win_rate(), Some(0.75));
    assert_eq!(summary.mean_score(), Some(2260.0 / 3.0));
}

#[test]
fn each_ruleset_has_its_own_figures_and_streaks() {
    let mut statistics = statistics();
    let results = ["TP1-E-AAAAAAA", "TP1-C-AAAAAAB", "TP1-E-AAAAAAC-JO", "TP1-E-AAAAAAE"].map(win);
    book_all(&mut statistics, results.into_iter().chain([loss("TP1-C-AAAAAAF"), win("TP1-E-AAAAAAG")]));
    let streak = |text: &str| {
        let summary = statistics.summary(Scope::One(code(text).ruleset));
        (summary.played, summary.won, summary.current_streak, summary.best_streak)
    };
    assert_eq!(streak("TP1-E-AAAAAAA"), (3, 3, 3, 3));
    assert_eq!(streak("TP1-C-AAAAAAA"), (2, 1, 0, 1));
    assert_eq!(streak("TP1-E-AAAAAAA-JO"), (1, 1, 1, 1));
    assert_eq!(streak("TP1-E-AAAAAAA-J"), (0, 0, 0, 0));
    let all = statistics.summary(Scope::All);
    assert_eq!((all.played, all.won, all.current_streak, all.best_streak), (6, 5, 1, 4));
    let letters: Vec<String> = statistics.rulesets().map(Ruleset::letters).collect();
    assert_eq!(letters, ["E", "E-JO", "C"]);
}

#[test]
fn help_counts_as_a_win_but_sets_no_best() {
    let undone = DealResult { undone: 1, draws: 0, ..win("TP1-E-AAAAAAB") };
    let verdict = DealResult { verdict_asked: true, draws: 0, ..win("TP1-E-AAAAAAC") };
    let lost = DealResult { undone: 3, ..loss("TP1-E-AAAAAAD") };
    let mut statistics = statistics();
    book_all(&mut statistics, [undone, verdict]);
    let expected = Summary { played: 2, won: 2, current_streak: 2, best_streak: 2, ..Summary::default() };
    assert_eq!(statistics.summary(Scope::All), expected);
    statistics.book(lost, 9 * DAY);
    assert_eq!(statistics.summary(Scope::All), Summary { played: 3, current_streak: 0, ..expected });
}

#[test]
fn a_win_without_a_draw_is_a_perfect_run() {
    let mut statistics = statistics();
    let perfect = DealResult { draws: 0, moves: 28, ..win("TP1-E-AAAAAAB") };
    let left = DealResult { draws: 0, end: End::Left, ..loss("TP1-E-AAAAAAC") };
    book_all(&mut statistics, [perfect, left, win("TP1-E-AAAAAAD")]);
    assert_eq!(statistics.summary(Scope::All).perfect_runs, 1);
}

#[test]
fn free_start_has_no_score() {
    let mut statistics = statistics();
    let free = DealResult { score: None, ..win("TP1-E-AAAAAAB-F") };
    book_all(&mut statistics, [free, win("TP1-E-AAAAAAC")]);
    let summary = statistics.summary(Scope::One(free.code.ruleset));
    assert_eq!((summary.played, summary.best_score, summary.mean_score()), (1, None, None));
    assert_eq!(statistics.summary(Scope::All).mean_score(), Some(750.0));
}

#[test]
fn a_repeat_is_in_the_history_and_counts_for_nothing_else() {
    let mut statistics = statistics();
    let first = loss("TP1-E-AAAAAAB");
    let again = DealResult { score: Some(772), moves: 28, draws: 0, ..win("TP1-C-AAAAAAB-J") };
    assert!(!statistics.was_played(first.code.seed));
    assert!(!statistics.book(first, DAY).unwrap().repeat);
    assert!(statistics.was_played(first.code.seed));
    let before = statistics.summary(Scope::All);
    assert!(statistics.book(again, 2 * DAY).unwrap().repeat);
    assert_eq!(statistics.summary(Scope::All), before);
    assert_eq!(statistics.rulesets().len(), 1);
    let history = statistics.history(Scope::All, 0, 10);
    assert_eq!(history.iter().map(|entry| entry.repeat).collect::<Vec<_>>(), [true, false]);
    assert_eq!(statistics.chart(Scope::All, 10).len(), 1);
}

#[test]
fn a_deal_without_an_operation_does_not_count() {
    let mut statistics = statistics();
    assert_eq!(statistics.book(DealResult { moves: 0, ..loss("TP1-E-AAAAAAB") }, DAY), None);
    assert_eq!((statistics.history(Scope::All, 0, 1).len(), statistics.summary(Scope::All).played), (0, 0));
}

#[test]
fn booking_the_same_deal_once_more_changes_nothing() {
    let mut statistics = statistics();
    let entry = statistics.book(win("TP1-E-AAAAAAB"), DAY);
    let before = statistics.clone();
    assert_eq!(statistics.book(win("TP1-E-AAAAAAB"), 2 * DAY), entry);
    assert_eq!(statistics, before);
    // A left deal and a won one may both have to be booked once more.
    let other = statistics.book(win("TP1-E-AAAAAAD"), 2 * DAY);
    let before = statistics.clone();
    assert_eq!(statistics.book(win("TP1-E-AAAAAAB"), 3 * DAY), entry);
    assert_eq!(statistics.book(win("TP1-E-AAAAAAD"), 3 * DAY), other);
    assert_eq!(statistics, before);
    let longer = DealResult { played_ms: 60_001, ..win("TP1-E-AAAAAAB") };
    assert!(statistics.book(longer, 2 * DAY).unwrap().repeat);
}

#[test]
fn the_clock_may_go_backwards_and_records_stay_in_order() {
    let mut statistics = statistics();
    statistics.book(win("TP1-E-AAAAAAB"), 9 * DAY);
    statistics.book(loss("TP1-E-AAAAAAC"), 2 * DAY);
    statistics.book(DealResult { played_ms: 1, ..win("TP1-E-AAAAAAB") }, i64::MIN);
    let history = statistics.history(Scope::All, 0, 3);
    assert_eq!(history.iter().map(|entry| entry.record.at).collect::<Vec<_>>(), [0, 2 * DAY, 9 * DAY]);
    assert_eq!(history.iter().map(|entry| entry.record.number).collect::<Vec<_>>(), [3, 2, 1]);
    assert!(history[0].repeat && !history[2].repeat);
    assert_eq!(statistics.summary(Scope::All).current_streak, 0);
}

#[test]
fn at_the_end_of_time_everything_still_counts() {
    let mut statistics = statistics();
    for number in 0..5 {
        statistics.book(win(&seed_code(number)), i64::MAX);
    }
    assert_eq!(statistics.summary(Scope::All).current_streak, 5);
    assert_eq!(Statistics::from_json(&statistics.to_json()), Ok(statistics));
}

#[test]
fn pages_of_the_history() {
    let mut statistics = statistics();
    let rules = |number: u64| if number.is_multiple_of(3) { "C" } else { "E" };
    book_all(
        &mut statistics,
        (0..30).map(|number| win(&seed_code(number).replace("-E-", &format!("-{}-", rules(number))))),
    );
    let seeds = |scope, offset, limit| -> Vec<u64> {
        let page = statistics.history(scope, offset, limit);
        page.iter().map(|entry| entry.record.result.code.seed.number()).collect()
    };
    assert_eq!(seeds(Scope::All, 0, 3), [29, 28, 27]);
    assert_eq!(seeds(Scope::All, 28, 9), [1, 0]);
    assert_eq!(seeds(Scope::All, 30, 9), [] as [u64; 0]);
    assert_eq!(seeds(Scope::One(Ruleset::standard(Mode::Classic)), 1, 2), [24, 21]);
    assert_eq!(seeds(Scope::All, usize::MAX, usize::MAX), [] as [u64; 0]);
}

#[test]
fn the_chart_tells_wins_help_and_losses_apart() {
    let mut statistics = statistics();
    let helped = DealResult { undone: 2, moves: 47, ..win("TP1-E-AAAAAAD") };
    book_all(&mut statistics, [loss("TP1-E-AAAAAAB"), win("TP1-E-AAAAAAC"), helped, loss("TP1-C-AAAAAAE")]);
    let points = |scope, limit| -> Vec<_> {
        statistics.chart(scope, limit).into_iter().map(|point| (point.moves, point.mark)).collect()
    };
    assert_eq!(points(Scope::All, 9), [(38, Left), (50, Won), (47, WonMarked), (38, Left)]);
    assert_eq!(points(Scope::All, 2), [(47, WonMarked), (38, Left)]);
    assert_eq!(points(Scope::One(Ruleset::default()), 2), [(50, Won), (47, WonMarked)]);
}

#[test]
fn whether_the_deal_of_the_day_was_won() {
    let daily = code("TP1-E-JSOKM2N");
    let mut statistics = statistics();
    statistics.book(loss("TP1-E-JSOKM2N"), DAY);
    assert!(!statistics.was_won(daily));
    statistics.book(DealResult { undone: 4, ..win("TP1-E-JSOKM2N") }, DAY);
    assert!(statistics.was_won(daily), "a repeat and a win with undo wins the day all the same");
    assert!(!statistics.was_won(code("TP1-C-JSOKM2N")), "the other mode's deal has the same seed on some days");
}

#[test]
fn a_thousand_records_are_kept_and_no_figure_forgets_the_rest() {
    let mut statistics = statistics();
    let mut plain = Summary::default();
    for number in 0..2500 {
        let result = if number % 7 == 3 { loss(&seed_code(number)) } else { win(&seed_code(number)) };
        let entry = statistics.book(result, 1).unwrap();
        plain.count(&entry.record.play());
    }
    assert_eq!(statistics.history(Scope::All, 0, usize::MAX).len(), KEPT);
    assert_eq!(statistics.summary(Scope::All), plain);
    assert!(statistics.was_played(Seed::new(0).unwrap()));
    assert!(statistics.was_won(code(&seed_code(0))));
    assert!(statistics.book(win(&seed_code(1)), 2).unwrap().repeat);
    assert_eq!(statistics.history(Scope::All, 0, 1)[0].record.number, 2501);
    let free = Ruleset { preset: Preset::FreeStart, ..Ruleset::default() };
    assert_eq!(statistics.summary(Scope::One(free)), Summary::default());
}

#[test]
fn a_copy_that_may_not_be_the_newest_goes_on_under_a_new_id() {
    let (old, fresh) = (InstallId(1), InstallId(2));
    for (mark, newest, changes) in [
        (Some("0000000000000001"), true, false),
        (Some("0000000000000001"), false, true),
        (Some("0000000000000003"), true, true),
        (Some("nonsense"), true, true),
        (None, true, true),
    ] {
        let mut statistics = Statistics::new(old);
        assert_eq!(statistics.settle_in(mark, newest, fresh), changes);
        assert_eq!(statistics.install(), if changes { fresh } else { old });
    }
}

#[test]
fn a_new_id_counts_from_one_again() {
    let mut statistics = statistics();
    book_all(&mut statistics, [win("TP1-E-AAAAAAB"), win("TP1-E-AAAAAAC")]);
    statistics.settle_in(None, true, InstallId(2));
    let entry = statistics.book(win("TP1-E-AAAAAAD"), 3 * DAY).unwrap();
    assert_eq!((entry.record.install, entry.record.number), (InstallId(2), 1));
    assert_eq!(statistics.summary(Scope::All).current_streak, 3);
}

#[test]
fn install_ids_are_sixteen_digits() {
    assert_eq!(InstallId(0xabc).to_string(), "0000000000000abc");
    assert_eq!("0000000000000abc".parse(), Ok(InstallId(0xabc)));
    for text in ["", "abc", "+000000000000abc", "00000000000000abc", "000000000000000g", "ａ0000000000000"] {
        assert_eq!(text.parse::<InstallId>(), Err(InstallIdError), "{text:?}");
    }
}
