//! Whatever is exchanged between phones, in whatever order: every deal counts once, as if all had been played on one.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::select;

use super::super::*;
use crate::ruleset::Mode;

/// Few are kept whole, so that nearly everything is rolled up.
const FEW: usize = 4;

fn phone(install: u64) -> Statistics {
    Statistics { kept: FEW, ..Statistics::new(InstallId(install)) }
}

/// The figures, straight from the rules: all records in order, a seed seen before is skipped.
fn plainly(records: &BTreeSet<DealRecord>, scope: Scope) -> Summary {
    let mut summary = Summary::default();
    let mut seen = BTreeSet::new();
    let mut records: Vec<&DealRecord> = records.iter().collect();
    // Records with one name, in states that no app comes to, are told apart by what counts of them.
    records.sort_by_key(|record| record.play());
    for record in records {
        let DealResult { code, end, score, moves, best_run, .. } = record.result;
        if !seen.insert(code.seed) || !scope.has(code.ruleset) {
            continue;
        }
        let won = end == End::Won;
        summary.played += 1;
        summary.won += u32::from(won);
        summary.current_streak = if won { summary.current_streak + 1 } else { 0 };
        summary.best_streak = summary.best_streak.max(summary.current_streak);
        if record.result.is_marked() {
            continue;
        }
        summary.best_run = summary.best_run.max(best_run);
        if won {
            summary.perfect_runs += u32::from(record.result.is_perfect());
            summary.fewest_moves = [summary.fewest_moves, Some(moves)].into_iter().flatten().min();
            summary.best_score = [summary.best_score, score].into_iter().flatten().max();
            summary.scored_wins += u32::from(score.is_some());
            summary.score_sum += u64::from(score.unwrap_or(0));
        }
    }
    summary
}

fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    let jokers = Ruleset { wild_cards: true, ..Ruleset::standard(Mode::Classic) };
    select(vec![Ruleset::standard(Mode::Easy), Ruleset::standard(Mode::Classic), jokers])
}

fn any_result() -> impl Strategy<Value = DealResult> {
    let end = select(vec![End::Won, End::Won, End::Stuck, End::Left]);
    let numbers = (proptest::option::of(700..770u32), 28..60u32, 0..3u32, 0..20u32);
    (any_ruleset(), 0..12u64, end, numbers, 0..3u32, proptest::bool::weighted(0.2), 0..1000u64).prop_map(
        |(ruleset, seed, end, (score, moves, draws, best_run), undone, verdict_asked, played_ms)| DealResult {
            code: Code::new(ruleset, Seed::new(seed).unwrap()),
            end,
            score,
            moves: moves + draws,
            draws,
            best_run,
            undone: undone / 2,
            verdict_asked,
            played_ms,
        },
    )
}

/// What happens to some phones.
#[derive(Clone, Debug)]
enum Step {
    /// A deal is booked on one, with the clock at that time.
    Book(usize, DealResult, i64),
    /// One imports what another exports.
    Import(usize, usize),
    /// One is put away and opened again.
    Reopen(usize),
    /// A backup of one is restored on another, which loses its own.
    Restore(usize, usize),
}

const PHONES: usize = 3;

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (0..PHONES, any_result(), 0..50i64).prop_map(|(phone, result, at)| Step::Book(phone, result, at)),
        3 => (0..PHONES, 0..PHONES).prop_map(|(to, from)| Step::Import(to, from)),
        1 => (0..PHONES).prop_map(Step::Reopen),
        1 => (0..PHONES, 0..PHONES).prop_map(|(to, from)| Step::Restore(to, from)),
    ]
}

fn rulesets() -> impl Iterator<Item = Scope> {
    std::iter::once(Scope::All).chain(Ruleset::all().map(Scope::One))
}

/// Checks everything that can be asked of statistics against the records that they were told of.
fn check(statistics: &Statistics, told: &BTreeSet<DealRecord>) -> Result<(), TestCaseError> {
    for scope in rulesets() {
        prop_assert_eq!(statistics.summary(scope), plainly(told, scope), "{:?}", scope);
    }
    let newest: Vec<DealRecord> = told.iter().rev().take(FEW).copied().collect();
    let history = statistics.history(Scope::All, 0, usize::MAX);
    prop_assert_eq!(history.iter().map(|entry| entry.record).collect::<Vec<_>>(), newest);
    for HistoryEntry { record, repeat } in history {
        let seed = record.result.code.seed;
        let before = told.iter().any(|other| *other < record && other.result.code.seed == seed);
        prop_assert_eq!(repeat, before);
    }
    for number in 0..12 {
        let seed = Seed::new(number).unwrap();
        prop_assert_eq!(statistics.was_played(seed), told.iter().any(|record| record.result.code.seed == seed));
    }
    Ok(())
}

/// Records, each with whether it is rolled up. No app need ever come to such a state: ids are given twice, numbers have
/// gaps, records are older than what is rolled up, or are both.
fn any_facts() -> impl Strategy<Value = Vec<(DealRecord, bool)>> {
    let names = (0..20i64, 1..3u64, 1..5u64, 0..3i64);
    let record = (any_result(), names).prop_map(|(result, (sorts_at, install, number, at))| DealRecord {
        sorts_at,
        install: InstallId(install),
        number,
        at,
        result,
    });
    let facts = proptest::collection::vec((record, any::<bool>()), 0..12);
    (facts, any::<bool>()).prop_map(|(mut facts, both)| {
        let again = facts.first().filter(|_| both).map(|(record, rolled)| (*record, !*rolled));
        facts.extend(again);
        facts
    })
}

fn state(facts: &[(DealRecord, bool)]) -> Statistics {
    let mut statistics = phone(9);
    for (record, rolled) in facts {
        let play = record.play();
        if *rolled {
            statistics.roll(play);
            statistics.rolled_to.insert(play.install, play.number);
        } else {
            statistics.records.insert(play, *record);
        }
    }
    statistics.roll_up();
    statistics.recount();
    statistics
}

fn any_state() -> impl Strategy<Value = Statistics> {
    any_facts().prop_map(|facts| state(&facts))
}

fn merged(left: &Statistics, right: &Statistics) -> Statistics {
    let mut merged = left.clone();
    merged.merge(right);
    merged
}

fn summaries(statistics: &Statistics) -> Vec<Summary> {
    rulesets().map(|scope| statistics.summary(scope)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_phone_counts_what_it_was_told_of_once(steps in proptest::collection::vec(any_step(), 0..60)) {
        let mut phones: Vec<Statistics> = (1..).take(PHONES).map(phone).collect();
        let mut told: Vec<BTreeSet<DealRecord>> = vec![BTreeSet::new(); PHONES];
        for (step, fresh) in steps.into_iter().zip(100..) {
            match step {
                Step::Book(phone, result, at) => {
                    told[phone].insert(phones[phone].book(result, at).unwrap().record);
                }
                Step::Import(to, from) => {
                    let export = phones[from].export().unwrap();
                    let report = phones[to].import(&export).unwrap();
                    let news = told[from].difference(&told[to]).count();
                    prop_assert!(report.added <= news, "{report:?}, {news}");
                    let more = told[from].clone();
                    told[to].extend(more);
                    prop_assert_eq!(phones[to].import(&export).unwrap().added, 0);
                }
                Step::Reopen(phone) => {
                    let again = Statistics::from_json(&phones[phone].to_json()).unwrap();
                    prop_assert_eq!(&again, &phones[phone]);
                    prop_assert_eq!(again.install(), phones[phone].install());
                    phones[phone] = Statistics { kept: FEW, ..again };
                }
                Step::Restore(to, from) => {
                    phones[to] = phones[from].clone();
                    prop_assert!(phones[to].settle_in(None, true, InstallId(fresh)));
                    told[to] = told[from].clone();
                }
            }
        }
        for (phone, told) in phones.iter().zip(&told) {
            check(phone, told)?;
        }
        let all: BTreeSet<DealRecord> = told.into_iter().flatten().collect();
        let everything = phones.iter().fold(phone(50), |all, phone| merged(&all, phone));
        check(&everything, &all)?;
    }

    #[test]
    fn whatever_the_state_the_first_play_of_a_seed_counts(facts in any_facts()) {
        let statistics = state(&facts);
        let told: BTreeSet<DealRecord> = facts.into_iter().map(|(record, _)| record).collect();
        for scope in rulesets() {
            prop_assert_eq!(statistics.summary(scope), plainly(&told, scope), "{:?}", scope);
        }
        for HistoryEntry { record, repeat } in statistics.history(Scope::All, 0, usize::MAX) {
            let same_seed = |other: &&DealRecord| other.result.code.seed == record.result.code.seed;
            let first = told.iter().filter(same_seed).map(DealRecord::play).min();
            prop_assert_eq!(repeat, first != Some(record.play()));
        }
    }

    #[test]
    fn merging_is_a_union(a in any_state(), b in any_state(), c in any_state()) {
        let (ab, ba) = (merged(&a, &b), merged(&b, &a));
        prop_assert_eq!(&ab, &ba);
        prop_assert_eq!(summaries(&ab), summaries(&ba));
        let (left, right) = (merged(&ab, &c), merged(&a, &merged(&b, &c)));
        prop_assert_eq!(&left, &right);
        prop_assert_eq!(summaries(&left), summaries(&right));
        prop_assert_eq!(&merged(&a, &a), &a);
        prop_assert_eq!(&merged(&ab, &a), &ab);
        prop_assert_eq!(summaries(&merged(&ab, &b)), summaries(&ab));
    }
}

#[test]
fn a_deal_played_on_two_phones_counts_where_it_was_played_first() {
    let result = |won: bool| DealResult { end: if won { End::Won } else { End::Left }, ..super::win("TP1-E-AAAAAAB") };
    let (mut early, mut late) = (phone(1), phone(2));
    early.book(result(false), 10);
    late.book(result(true), 20);
    let both = merged(&late, &early).summary(Scope::All);
    assert_eq!((both.played, both.won), (1, 0));
}

#[test]
fn records_that_differ_in_nothing_that_counts_are_one() {
    let record = phone(1).book(super::win("TP1-E-AAAAAAB"), 10).unwrap().record;
    let [one, other] = [3, 4].map(|at| state(&[(DealRecord { at, ..record }, false)]));
    assert_eq!(merged(&one, &other), merged(&other, &one));
    assert_eq!(merged(&one, &other).history(Scope::All, 0, 9).len(), 1);
}

#[test]
fn an_import_reports_what_is_new() {
    let (mut here, mut there) = (phone(1), phone(2));
    for number in 0..6 {
        there.book(super::win(&super::seed_code(number)), 10);
    }
    let report = here.import(&there.export().unwrap()).unwrap();
    assert_eq!(report, ImportReport { added: 6, known: 0 });
    there.book(super::win(&super::seed_code(6)), 20);
    let report = here.import(&there.export().unwrap()).unwrap();
    assert_eq!(report, ImportReport { added: 1, known: 6 });
}
