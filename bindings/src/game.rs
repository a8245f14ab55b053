//! The object.

#![expect(clippy::needless_pass_by_value, reason = "what crosses the border arrives as a value of its own")]

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tripeaks_core::hint;
use tripeaks_core::storage::Storage;
use tripeaks_core::table::{self, Moment, Table};
use tripeaks_core::words;

use crate::error::GameError;
use crate::message::Message;
use crate::outcome::{LessonPicture, Outcome, Step};
use crate::records::{
    Analysis, CodeReading, Daily, Hint, HistoryLine, ImportOutcome, Language, ScopeTitle, Settings, StatisticsView,
};
use crate::types::{Mode, NewGame, Ruleset, View};

/// The game: one object, open on one folder, safe to call from any thread.
///
/// Each touch is one call that returns one record. Calls wait for each other.
#[derive(uniffi::Object)]
pub struct Game {
    table: Mutex<Table>,
    started: Instant,
}

#[uniffi::export]
impl Game {
    /// Opens the game that is kept in `folder`, as it was left; a first deal where there is none.
    ///
    /// `locale` names the player's language, as a BCP 47 tag or the system's own form.
    #[uniffi::constructor]
    pub fn open(folder: String, locale: String) -> Result<Arc<Game>, GameError> {
        let started = Instant::now();
        let storage = Storage::open(folder).map_err(|error| GameError::folder(error, &locale))?;
        let table = Table::open(storage, &locale, moment(started), &mut random());
        Ok(Arc::new(Game { table: Mutex::new(table), started }))
    }

    /// The screen.
    pub fn view(&self) -> View {
        self.table().view(self.now()).into()
    }

    /// A touch on a place of the peaks, by its index 0 to 27.
    pub fn tap(&self, slot: u8) -> Outcome {
        self.table().tap(slot, self.now()).into()
    }

    /// A touch on the stock.
    pub fn draw(&self) -> Outcome {
        self.table().draw(self.now()).into()
    }

    /// Takes the last operation in force back.
    pub fn undo(&self) -> Outcome {
        self.table().undo(self.now()).into()
    }

    /// Deals the same cards again.
    pub fn restart(&self) -> Outcome {
        self.table().restart(self.now()).into()
    }

    /// Deals anew. A text without a readable code is an error and changes nothing.
    pub fn new_game(&self, request: NewGame) -> Result<Outcome, GameError> {
        let mut table = self.table();
        let outcome = table.new_game(&request, self.now(), &mut random());
        outcome.map(Outcome::from).map_err(|error| GameError::code(&error, table.words()))
    }

    /// Goes back to the deal just left, as it was, while the new one has no operation.
    pub fn take_back(&self) -> Outcome {
        self.table().take_back(self.now()).into()
    }

    /// What goes out with the deal's code: an invitation, or after a win the result.
    pub fn share_text(&self) -> String {
        self.table().share_text()
    }

    /// What a text in the code field comes to; changes nothing.
    pub fn read_code(&self, text: String) -> CodeReading {
        self.table().read_code(&text)
    }

    /// The same deal by other rules, as a code.
    pub fn code_with(&self, code: String, ruleset: Ruleset) -> Result<String, GameError> {
        table::code_with(&code, ruleset).map_err(|error| GameError::code(&error, self.table().words()))
    }

    /// The deal of a day of the player's calendar: month 1 to 12, day 1 to 31.
    pub fn daily(&self, year: i32, month: u8, day: u8, mode: Mode) -> Result<Daily, GameError> {
        self.table().daily(year, month, day, mode).ok_or(GameError::Date { year, month, day })
    }

    /// The app leaves the screen: the clock stands, and that is written. Quick; `flush` makes it survive a power cut.
    pub fn pause(&self) {
        self.table().pause(self.now());
    }

    /// The app is back on the screen.
    pub fn resume(&self) {
        self.table().resume(self.now());
    }

    /// Waits until everything would survive a power cut.
    pub fn flush(&self) -> Result<(), GameError> {
        let mut table = self.table();
        table.flush(self.now()).map_err(|error| GameError::disk(&error, table.words()))
    }

    /// The game as a text that `restore` reads.
    pub fn save(&self) -> String {
        self.table().save(self.now())
    }

    /// Goes on with a saved game; the deal in play and the one just left count as left, unless they are in the save. A text
    /// that is none is an error and changes nothing.
    pub fn restore(&self, text: String) -> Result<Outcome, GameError> {
        let mut table = self.table();
        let outcome = table.restore(&text, self.now());
        outcome.map(Outcome::from).map_err(|error| GameError::save(&error, table.words()))
    }

    /// The sets of statistics there are: both modes of the default game, all together, all others that were played.
    pub fn scopes(&self) -> Vec<ScopeTitle> {
        self.table().scopes()
    }

    /// A set of statistics: a ruleset's, or all deals'.
    pub fn statistics(&self, ruleset: Option<Ruleset>) -> StatisticsView {
        self.table().statistics(ruleset)
    }

    /// A page of the history, newest first: at most `limit` lines after the first `offset`.
    pub fn history(&self, ruleset: Option<Ruleset>, offset: u32, limit: u32) -> Vec<HistoryLine> {
        self.table().history(ruleset, offset, limit)
    }

    /// All statistics as a text to keep, or to take to another phone. Takes as long as [`Game::flush`].
    pub fn export_statistics(&self) -> String {
        self.table().export_statistics(self.now())
    }

    /// Merges exported statistics into these. A text that is none is an error and changes nothing.
    pub fn import_statistics(&self, text: String) -> Result<ImportOutcome, GameError> {
        self.table().import_statistics(&text).map_err(|text| GameError::Import { text })
    }

    /// What the player has chosen.
    pub fn settings(&self) -> Settings {
        self.table().settings().into()
    }

    /// Takes over what the player chooses, the language included, and keeps it.
    pub fn set_settings(&self, settings: Settings) {
        self.table().set_settings(settings.into());
    }

    /// The device speaks another language now.
    pub fn set_locale(&self, locale: String) {
        self.table().set_locale(&locale);
    }

    /// The tag of the language spoken, such as `zh-Hant`.
    pub fn language(&self) -> String {
        self.table().words().language().to_owned()
    }

    /// Whether that language is written from right to left. The board never mirrors; the rest does.
    pub fn right_to_left(&self) -> bool {
        self.table().words().right_to_left()
    }

    /// A text of the screen in the player's language.
    pub fn text(&self, message: Message) -> String {
        self.table().words().text(&message.into())
    }

    /// A fair hint: it judges by what the player can see. Takes up to a fifth of a second, during which other calls
    /// are not held up.
    pub fn hint(&self) -> Hint {
        let seen = self.table().visible();
        let seed = random()();
        let hint = hint::hint(&seen, seed, hint::SAMPLES);
        self.table().hint_view(&seen, &hint).into()
    }

    /// The truth about the deal on the table; `None` if it has another code by now. Asked for before a win, it marks
    /// the deal as undo does.
    pub fn analysis(&self, code: String) -> Option<Analysis> {
        self.table().analysis(&code, self.now())
    }

    /// The deal's winning line, from the deal to the win; empty if no line wins, or if the deal on the table has another
    /// code by now. Marks as `analysis` does.
    pub fn playback(&self, code: String) -> Vec<Step> {
        self.table().playback(&code, self.now()).into_iter().map(Step::from).collect()
    }

    /// The rules by pictures of the documented deal.
    pub fn lesson(&self) -> Vec<LessonPicture> {
        self.table().lesson().into_iter().map(LessonPicture::from).collect()
    }

    /// What was found amiss with the files since this was last asked, in words.
    pub fn take_notices(&self) -> Vec<String> {
        self.table().take_notices()
    }
}

/// Every language of the catalogue.
#[uniffi::export]
pub fn languages() -> Vec<Language> {
    words::languages().iter().map(Language::from).collect()
}

impl Game {
    /// The table, whatever became of the call that held it before: each call leaves it whole.
    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> Moment {
        moment(self.started)
    }
}

/// Now, by the two clocks of the system.
fn moment(started: Instant) -> Moment {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment {
        clock_ms: u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
        unix_ms: i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX),
    }
}

/// Random bits from the system.
fn random() -> impl FnMut() -> u64 {
    || getrandom::u64().unwrap_or_default()
}
