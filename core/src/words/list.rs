//! The one list of every message: names, arguments and what they are for.

/// Calls `callback!` with the list of every message that the game can say.
///
/// The list has two parts, `screen { … }` (what a shell asks for by name) and `core { … }` (what
/// the core says itself, so that a shell only ever gets the finished text). Each entry is
/// `Name,` or `Name { field: Type, … },` with its doc comment; types are `u32` and
/// `String`. An entry's id in the catalogue is its name in kebab-case, a field is the variable of
/// the same name.
///
/// Meanings of the numbers: `rank` 1 to 13, 0 for a joker; `suit` 0 spades, 1 hearts, 2 diamonds,
/// 3 clubs (anything for a joker); `peak` 0 left, 1 middle, 2 right; `row` 0 (peak tops) to 3
/// (base row); `part` 0 the game in play, 1 statistics, 2 settings; `month` 1 to 12, `day` 1 to 31;
/// `count` how many of what the message is about, `moves` (and `step`) the number of a move.
///
/// ```
/// macro_rules! count {
///     ($($part:ident { $($(#[$meta:meta])* $name:ident $({ $($field:tt)* })?,)* })*) => {
///         [$($(stringify!($name),)*)*].len()
///     };
/// }
/// assert!(tripeaks_core::for_each_message!(count) > 200);
/// ```
#[macro_export]
macro_rules! for_each_message {
    ($callback:ident) => {
        $callback! {
            screen {
                // ---- Board and buttons
                /// Button and key: take back the last step.
                Undo,
                /// Button and key: ask for a hint.
                Hint,
                /// Action of the stock: turn up its next card.
                Draw,
                /// Button and title of the sheet: start another deal.
                NewGame,
                /// Button: the menu.
                Menu,
                /// Button: close what is open.
                Close,
                /// Button: back to the screen before.
                Back,
                /// Button: do nothing after all.
                Cancel,
                /// Button: the next random deal, after a win.
                NextDeal,
                /// Button: the same cards again from the start.
                Restart,
                /// Button: return to the deal that was just left.
                TakeBack,
                /// Score for a screen reader.
                ScoreValue { score: u32 },
                /// A number of moves: under the score, in its breakdown, as the fewest of a deal.
                Moves { count: u32 },
                /// Cards left in the stock, under it.
                StockLeft { count: u32 },
                /// Under an empty stock.
                StockEmpty,
                /// Cards in a row without a draw, while playing.
                RunValue { count: u32 },
                /// Best run of the deal.
                BestRunValue { count: u32 },
                /// Name of the board for a screen reader.
                Board,
                /// Name of a row of the board.
                RowName { row: u32 },
                /// Name of a peak.
                PeakName { peak: u32 },
                /// A card's name.
                CardName { rank: u32, suit: u32 },
                /// Action of a card for a screen reader.
                PlayCard,
                /// Mark of a deal in which undo or the verdict was used.
                MarkUsed,
                /// Mark of a deal whose cards were played before.
                MarkRepeat,
                /// Mark of a win without a single draw.
                PerfectRun,

                // ---- End of a deal
                /// Title of the win.
                Won,
                /// Title when nothing can be played or drawn.
                Stuck,
                /// Under `Stuck`.
                StuckAdvice,
                /// Of a win: no undo was used.
                WithoutUndo,
                /// Of a win: undo was used so many times.
                WithUndo { count: u32 },
                /// Label of the best score this deal allows.
                BestPossible,
                /// The best score this deal allows, and its moves.
                BestPossibleValue { score: u32, count: u32 },

                // ---- Announcements
                /// A card was put back on the board by undo.
                CardPutBack { rank: u32, suit: u32 },
                /// A draw was undone.
                DrawTakenBack,
                /// A peak was cleared, with points for it.
                PeakClearedBonus { peak: u32, moves: u32, bonus: u32 },
                /// A peak was cleared, without points.
                PeakCleared { peak: u32, moves: u32 },
                /// New cards were dealt.
                Dealt,
                /// A deal from before is on the table again.
                Resumed,

                // ---- The truth about a deal
                /// Title of the analysis.
                Analysis,
                /// Button: tell me the truth about this deal.
                AnalysisAsk,
                /// Asked in the middle of a deal: what it costs.
                AnalysisCost,
                /// Being worked out.
                AnalysisRunning,
                /// Button: play the winning line back.
                Playback,
                /// Where the playback stands.
                PlaybackStep { step: u32, total: u32 },
                /// Button: one step on.
                PlaybackNext,
                /// Button: one step back.
                PlaybackPrevious,
                /// Button: run by itself.
                PlaybackPlay,
                /// Button: stop running by itself.
                PlaybackPause,

                // ---- Modes, presets, variants
                /// Short name of the easy rules.
                ModeEasy,
                /// Short name of the classic rules.
                ModeClassic,
                /// What the easy rules are.
                ModeEasyNote,
                /// What the classic rules are.
                ModeClassicNote,
                /// Title of the easy rules for tight places.
                ModeEasyShort,
                /// Title of the classic rules for tight places.
                ModeClassicShort,
                /// Heading of the mode's choice, for a screen reader.
                Rules,
                /// Heading of the presets.
                Presets,
                /// Name of the preset `standard`.
                PresetStandard,
                /// Line under it.
                PresetStandardNote,
                /// Name of the preset `chain`.
                PresetChain,
                /// Line under it.
                PresetChainNote,
                /// Name of the preset `runs`.
                PresetRuns,
                /// Line under it.
                PresetRunsNote,
                /// Name of the preset `free-start`.
                PresetFreeStart,
                /// Line under it.
                PresetFreeStartNote,
                /// Name of the preset `original`.
                PresetOriginal,
                /// Line under it.
                PresetOriginalNote,
                /// Heading of the variants.
                Variants,
                /// Name of the variant with every card face up.
                VariantOpenPeaks,
                /// Line under it.
                VariantOpenPeaksNote,
                /// Name of the variant with jokers.
                VariantWildCards,
                /// Line under it.
                VariantWildCardsNote,
                /// Name of the variant with an empty waste.
                VariantEmptyStart,
                /// Line under it.
                VariantEmptyStartNote,

                // ---- New Game sheet
                /// Label of the code field.
                GameCode,
                /// Button: paste a code.
                Paste,
                /// The clipboard has no text.
                PasteNothing,
                /// Button: empty the code field.
                ClearCode,
                /// Switch: only deals that can be won.
                WinnableOnly,
                /// A winnable deal is being looked for.
                WinnableSearch,
                /// Row: the deal of the day.
                Daily,
                /// A date of this year.
                Date { month: u32, day: u32 },
                /// A date of any year.
                DateInYear { year: u32, month: u32, day: u32 },
                /// The deal of the day was not won yet.
                DailyOpen,
                /// The deal of the day was won.
                DailyWon,
                /// Row: presets and variants.
                MoreRules,
                /// Button: deal a new random deal.
                RandomDeal,
                /// Button of the sheet: deal the cards.
                Deal,

                // ---- Sharing
                /// Button: share the code.
                ShareCode,
                /// Button: copy the code.
                CopyCode,
                /// The code was copied.
                CodeCopied,
                /// Text that goes out with a code.
                ShareDeal { code: String },
                /// Text that goes out after a win.
                ShareWin { score: u32, count: u32, code: String },
                /// Text that goes out after a win in a ruleset without score.
                ShareWinMoves { count: u32, code: String },

                // ---- Settings
                /// Title and menu entry.
                Settings,
                /// Heading: how the game plays.
                SettingsPlay,
                /// Heading: how it looks.
                SettingsLook,
                /// Heading: what is heard and felt.
                SettingsFeedback,
                /// Switch: say why a card cannot be played.
                SettingExplanations,
                /// Line under it.
                SettingExplanationsNote,
                /// Switch: show the cards that can be played.
                SettingShowPlayable,
                /// Line under it.
                SettingShowPlayableNote,
                /// Switch: vibration.
                SettingHaptics,
                /// Switch: sounds.
                SettingSound,
                /// Choice: speed of the animations.
                SettingAnimation,
                /// Value: no animations.
                AnimationOff,
                /// Value: slow animations.
                AnimationSlow,
                /// Value: normal animations.
                AnimationNormal,
                /// Value: fast animations.
                AnimationFast,
                /// Switch: stock and buttons for the left hand.
                SettingLeftHanded,
                /// Line under it.
                SettingLeftHandedNote,
                /// Switch: large ranks on the cards.
                SettingLargeRanks,
                /// Line under it.
                SettingLargeRanksNote,
                /// Switch: a colour for each suit.
                SettingFourColours,
                /// Line under it.
                SettingFourColoursNote,
                /// Choice: theme.
                SettingTheme,
                /// Value: as the system.
                ThemeSystem,
                /// Value: light.
                ThemeLight,
                /// Value: dark.
                ThemeDark,
                /// Value: black.
                ThemeBlack,
                /// Choice: language.
                SettingLanguage,
                /// Value: the language of the system.
                LanguageSystem,
                /// Version of the app.
                Version { version: String },

                // ---- Statistics and history
                /// Title and menu entry.
                Statistics,
                /// Scope: everything together.
                ScopeAll,
                /// Label: deals played (the number stands above).
                StatPlayed,
                /// Label: share of deals won.
                StatWinRate,
                /// Label: wins in a row up to now.
                StatCurrentStreak,
                /// Label: most wins in a row.
                StatBestStreak,
                /// Label: best score.
                StatBestScore,
                /// Label: mean score.
                StatMeanScore,
                /// Label: fewest moves.
                StatFewestMoves,
                /// Label: longest run of cards.
                StatBestRun,
                /// Label: wins without a draw.
                StatPerfectRuns,
                /// Nothing was played yet.
                StatisticsEmpty,
                /// A share in per cent.
                Percent { percent: u32 },
                /// Title of the chart.
                ChartTitle { count: u32 },
                /// Legend: deals won.
                ChartWon,
                /// Legend: deals left unfinished.
                ChartLeft,
                /// The chart for a screen reader.
                ChartLabel { won: u32, left: u32 },
                /// Title of the list of deals.
                History,
                /// A deal was won.
                HistoryWon,
                /// A deal was left.
                HistoryLeft,
                /// A deal ended without moves.
                HistoryStuck,
                /// Undo was used.
                HistoryUndo,
                /// The verdict was asked for.
                HistoryVerdict,
                /// Button: play the deal of this line again.
                HistoryReplay,
                /// Button: more lines.
                HistoryMore,
                /// Button: write the statistics out.
                ExportStatistics,
                /// Button: read statistics in from a file.
                ImportFile,
                /// Line under it.
                ImportNote,
                /// Button: read statistics in from what was copied.
                ImportClipboard,
                /// The statistics were written out.
                ExportDone,
                /// The statistics were copied.
                ExportCopied,

                // ---- Rules page
                /// Title and menu entry.
                HowToPlay,
                /// Heading.
                RulesGoalTitle,
                /// What the game is about.
                RulesGoal,
                /// Heading of the pictures.
                RulesPicturesTitle,
                /// Picture: the start of the documented deal.
                RulesPictureStart,
                /// Picture: the three cards that fit at the start.
                RulesPicturePlay,
                /// Picture: a card that does not fit.
                RulesPictureRefused,
                /// Picture: the seven of spades turned up.
                RulesPictureTurnUp,
                /// Picture: the stock.
                RulesPictureDraw,
                /// Heading.
                RulesEndTitle,
                /// Winning and being stuck.
                RulesEnd,
                /// Heading.
                RulesScoreTitle,
                /// The score.
                RulesScore,
                /// Heading.
                RulesDifferencesTitle,
                /// Difference: kings and aces.
                RulesDifferenceKings,
                /// Difference: drawing at any time.
                RulesDifferenceDraw,
                /// Difference: scoring.
                RulesDifferenceScore,
                /// Heading.
                RulesRowsTitle,
                /// What the rows are called.
                RulesRows,
                /// Heading.
                RulesTipsTitle,
                /// Tip: look one step ahead.
                TipLookAhead,
                /// Tip: turn cards up first.
                TipTurnUp,
                /// Tip: do not draw while something plays.
                TipDrawLate,
                /// Tip: zigzag through the ranks.
                TipZigzag,
                /// Tip: what a peak top needs.
                TipPeakTop,
                /// Tip: once a clear is out of reach drawing costs nothing more.
                TipFreeDraw,
                /// Heading.
                RulesMoreTitle,
                /// Codes, undo and statistics.
                RulesCodes,
                /// What undo and the verdict change.
                RulesUndo,
                /// Heading.
                RulesKeysTitle,
                /// The keys of a keyboard.
                RulesKeys,
                /// Heading.
                RulesOriginTitle,
                /// Where the game comes from.
                RulesOrigin,
            }
            core {
                // ---- Refusals
                /// The rank does not fit.
                RejectedRank,
                /// The card is covered or face down.
                RejectedBlocked,
                /// There is no card in that place.
                RejectedNoCard,
                /// The deal is already won.
                RejectedWon,
                /// The stock is empty.
                RejectedStockEmpty,
                /// A card can be played, so no draw (`original`).
                RejectedMustPlay,
                /// There is nothing to undo.
                RejectedNothingToUndo,
                /// There is no deal to take back.
                RejectedNothingToTakeBack,

                // ---- Codes
                /// The code is right, easy rules.
                CodeValidEasy,
                /// The code is right, classic rules.
                CodeValidClassic,
                /// No text at all.
                CodeEmpty,
                /// No code in the text.
                CodeNotACode,
                /// A version that this app does not know.
                CodeUnknownVersion { version: String },
                /// A rules letter that does not exist.
                CodeUnknownRules { letter: String },
                /// The third group is not seven letters long.
                CodeWrongLength { length: u32 },
                /// A letter that codes do not use, and its place from 1 to 7.
                CodeBadLetter { letter: String, place: u32 },
                /// A letter of the fourth group that does not exist.
                CodeUnknownVariant { letter: String },
                /// A letter of the fourth group stands twice.
                CodeRepeatedVariant { letter: String },
                /// Two letters of the fourth group exclude each other.
                CodeContradictingVariants { first: String, second: String },
                /// The text is too long to be looked at.
                CodeTooLong { length: u32 },

                // ---- Labels of cards and piles, for screen readers
                /// A card that can be played.
                CardPlayable { rank: u32, suit: u32 },
                /// A card that is face up and still covered.
                CardCovered { rank: u32, suit: u32, count: u32 },
                /// A card that is face down.
                CardFaceDown { count: u32 },
                /// A place whose card is gone.
                PlaceEmpty,
                /// Any of these with its row.
                CardInRow { card: String, row: u32 },
                /// The stock with its cards.
                StockLabel { count: u32 },
                /// The stock without cards.
                StockLabelEmpty,
                /// The waste: its top card and how many it has.
                WasteLabel { rank: u32, suit: u32, count: u32 },
                /// The waste without cards.
                WasteLabelEmpty,

                // ---- Lines of the score
                /// Points at the start.
                ScoreStart,
                /// Points for a cleared peak.
                ScorePeak { peak: u32, moves: u32 },
                /// Points for cards played in a row.
                ScoreCards { count: u32 },
                /// Points for draws.
                ScoreDraws { count: u32 },
                /// Points for the cleared board.
                ScoreBoard,
                /// Points for cards left in the stock.
                ScoreStock { count: u32 },
                /// Points for time.
                ScoreTime { time: String },
                /// Points made good because a score is never below zero.
                ScoreFloor,

                // ---- Hints
                /// Play this card.
                HintPlay { rank: u32, suit: u32 },
                /// Draw.
                HintDraw,
                /// Nothing plays and the stock is empty: undo.
                HintUndo,
                /// Nothing plays, nothing to undo: a new game.
                HintNewGame,
                /// Nothing to advise, the deal is won.
                HintWon,
                /// The chance of winning after the advised move.
                HintChance { percent: u32 },

                // ---- The truth about a deal
                /// The deal can be won.
                AnalysisWinnable,
                /// The deal cannot be won.
                AnalysisUnwinnable,
                /// Fewest moves of a win.
                AnalysisFewestMoves { count: u32 },
                /// Best score of a win.
                AnalysisBestScore { score: u32 },
                /// The move of the player after which no win was left.
                AnalysisLostAt { moves: u32 },
                /// From here it can still be won.
                AnalysisStillWinnable,

                // ---- Statistics read in
                /// What reading in brought.
                ImportReport { added: u32, known: u32 },
                /// Everything was known already.
                ImportNothingNew,
                /// Not statistics of this game.
                ImportUnreadable,
                /// Written by a newer version.
                ImportNewer,
                /// Too large.
                ImportTooLarge,

                // ---- Saved games and files
                /// A saved game that cannot be read.
                RestoreUnreadable,
                /// A saved game of a newer version.
                RestoreNewer,
                /// Name of a file's contents.
                FilePart { part: u32 },
                /// A damaged file was set aside; a new one is begun.
                FileDamaged { part: u32, file: String },
                /// A damaged file was set aside; the previous copy is in use.
                FilePrevious { part: u32, file: String },
                /// A newer version's file was set aside.
                FileNewer { part: u32, file: String },
                /// A newer version's file was set aside; the previous copy is in use.
                FileNewerPrevious { part: u32, file: String },
                /// A file cannot be read or written just now.
                FileUnreachable { part: u32 },
                /// The folder cannot be written.
                FolderUnwritable,
                /// Another running copy uses the folder.
                FolderInUse,
                /// No room is left.
                DiskFull,
            }
        }
    };
}
