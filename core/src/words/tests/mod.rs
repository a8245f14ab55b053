//! What the words promise: the right language, the exact texts, English for what is missing.

mod catalogue;
mod negotiation;
mod read;
mod typography;

use super::catalogue::{LANGUAGES, Language};
use super::{Message, Words, languages};

fn in_language(tag: &str) -> Words {
    let words = Words::new(tag);
    assert_eq!(words.language(), tag);
    words
}

#[test]
fn says_the_exact_words_of_the_rules() {
    let words = in_language("zh-Hant");
    for (message, text) in [
        (Message::RejectedRank, "點數必須大一級或小一級"),
        (Message::RejectedBlocked, "這張牌被擋住了"),
        (Message::Stuck, "已無可走的步驟"),
        (Message::ModeEasyShort, "簡單 · K–A 相連"),
        (Message::ModeClassicShort, "經典 · K–A 分開"),
        (Message::Moves { count: 3 }, "3 步"),
        (Message::StockLeft { count: 23 }, "剩 23 張"),
        (Message::StockEmpty, "牌庫已空"),
        (Message::Undo, "復原"),
        (Message::Hint, "提示"),
        (Message::StuckAdvice, "可以復原步驟，或開始新牌局"),
        (Message::Won, "三座山峰都清空了"),
        (Message::WithoutUndo, "未使用復原"),
        (Message::ScoreStart, "起始分數"),
        (Message::ScorePeak { peak: 0, moves: 37 }, "左峰 · 第 37 步"),
        (Message::ScorePeak { peak: 2, moves: 42 }, "右峰 · 第 42 步"),
        (Message::ScorePeak { peak: 1, moves: 50 }, "中峰 · 第 50 步"),
        (Message::BestPossible, "這副牌最高可得"),
        (Message::BestPossibleValue { score: 762, count: 38 }, "762 · 38 步"),
        (Message::NextDeal, "下一局"),
        (Message::Restart, "重玩這一局"),
        (Message::ShareCode, "分享代碼"),
        (Message::NewGame, "新牌局"),
        (Message::GameCode, "遊戲代碼"),
        (Message::Paste, "貼上"),
        (Message::CodeValidEasy, "代碼正確 · 簡單規則"),
        (Message::WinnableOnly, "只發可獲勝的牌局"),
        (Message::Daily, "每日牌局"),
        (Message::Date { month: 11, day: 29 }, "11 月 29 日"),
        (Message::DateInYear { year: 2026, month: 11, day: 29 }, "2026 年 11 月 29 日"),
        (Message::DailyOpen, "尚未完成"),
        (Message::MoreRules, "更多規則與玩法"),
        (Message::Deal, "發牌"),
        (Message::Statistics, "統計"),
        (Message::ScopeAll, "全部"),
        (Message::StatPlayed, "局"),
        (Message::StatWinRate, "勝率"),
        (Message::StatCurrentStreak, "目前連勝"),
        (Message::StatBestStreak, "最長連勝"),
        (Message::StatBestScore, "最高分"),
        (Message::StatFewestMoves, "最少步數"),
        (Message::ChartTitle { count: 18 }, "最近 18 局的步數"),
        (Message::ChartWon, "獲勝（越高步數越少）"),
        (Message::ChartLeft, "未完成"),
        (Message::History, "紀錄"),
        (Message::HistoryWon, "獲勝"),
        (Message::HistoryUndo, "用過復原"),
        (Message::HistoryStuck, "已無可走的步驟"),
    ] {
        assert_eq!(words.text(&message), text, "{}", message.id());
    }
}

#[test]
fn names_cards_and_rows_for_screen_readers() {
    let words = in_language("en");
    assert_eq!(words.text(&Message::CardPlayable { rank: 7, suit: 3 }), "7 of clubs, playable");
    assert_eq!(words.text(&Message::CardFaceDown { count: 2 }), "face down, covered by 2 cards");
    assert_eq!(words.text(&Message::CardFaceDown { count: 1 }), "face down, covered by 1 card");
    assert_eq!(words.text(&Message::CardName { rank: 1, suit: 0 }), "ace of spades");
    let rows = [0, 1, 2, 3].map(|row| words.text(&Message::RowName { row }));
    assert_eq!(rows, ["peak tops", "row 2", "row 3", "base row"]);
}

#[test]
fn declines_numbers_as_each_language_does() {
    for (tag, expected) in [
        ("en", [(1, "1 move"), (2, "2 moves")].as_slice()),
        ("vi", &[(1, "1 nước"), (2, "2 nước")]),
        ("fr", &[(0, "0 coup"), (1, "1 coup"), (2, "2 coups")]),
        ("pl", &[(1, "1 ruch"), (3, "3 ruchy"), (13, "13 ruchów"), (23, "23 ruchy"), (38, "38 ruchów")]),
        ("ru", &[(1, "1 ход"), (2, "2 хода"), (11, "11 ходов"), (21, "21 ход"), (50, "50 ходов")]),
        ("ar", &[(1, "حركة واحدة"), (2, "حركتان"), (9, "9 حركات"), (50, "50 حركة"), (103, "103 حركات")]),
    ] {
        let words = in_language(tag);
        for (count, text) in expected {
            assert_eq!(words.text(&Message::Moves { count: *count }), *text, "{tag}");
        }
    }
}

#[test]
fn says_in_english_what_a_language_lacks_or_gets_wrong() {
    let source = "undo = Hoàn tác\nmoves = { $cout } nước\nstock-left = { missing }\n= junk";
    let language = in_language("vi").language;
    let words = Words { language, bundle: Some(language.bundle_of(source.to_owned())) };
    assert_eq!(words.text(&Message::Undo), "Hoàn tác");
    assert_eq!(words.text(&Message::Hint), "Hint");
    assert_eq!(words.text(&Message::Moves { count: 2 }), "2 moves");
    assert_eq!(words.text(&Message::StockLeft { count: 2 }), "2 left");
}

#[test]
fn english_has_words_for_everything() {
    let words = in_language("en");
    for message in Message::samples() {
        let text = words.text(&message);
        assert!(!text.is_empty() && text != message.id(), "{}", message.id());
    }
}

#[test]
fn ids_are_the_names_in_kebab_case() {
    assert_eq!(Message::Undo.id(), "undo");
    assert_eq!(Message::RejectedNothingToTakeBack.id(), "rejected-nothing-to-take-back");
    assert_eq!(Message::CodeBadLetter { letter: String::new(), place: 1 }.fields(), ["letter", "place"]);
}

#[test]
fn lists_each_language_once_with_its_own_name() {
    let tags: std::collections::BTreeSet<_> = languages().iter().map(|language| language.tag).collect();
    assert_eq!(tags.len(), languages().len());
    for language in languages() {
        assert!(!language.name.is_empty());
        assert_eq!(Words::new(language.tag).language(), language.tag);
        assert_eq!(Words::new(language.tag).right_to_left(), language.tag == "ar");
    }
}

#[test]
fn can_be_shared_between_threads() {
    fn check<T: Send + Sync>() {}
    check::<Words>();
    let words = in_language("en");
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert_eq!(words.text(&Message::Moves { count: 1 }), "1 move"));
        }
    });
}
