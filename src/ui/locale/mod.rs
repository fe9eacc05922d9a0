//! Every sentence of the page, in typed tables. A sentence that is missing in a language does not
//! compile.

#![allow(missing_docs, reason = "a sentence's field is named after what it says")]

/// Formats one of two sentences with the same arguments: the one to the reader, or the one about
/// another player, whose name gets this variable.
macro_rules! by {
    ($who:expr, $name:ident, $you:literal, $other:literal $(, $argument:expr)* $(,)?) => {
        match $who {
            $crate::ui::locale::Who::You => format!($you $(, $argument)*),
            $crate::ui::locale::Who::Other($name) => format!($other $(, $argument)*),
        }
    };
}

/// Declares the folders of the languages: by a macro, so that rustfmt, which follows a plain `mod` with
/// the settings of its file, formats each with its own.
macro_rules! folders {
    ($($code:ident),*) => { $(mod $code;)* };
}
folders!(en, fr);

pub mod messages;
pub mod reasons;

pub use messages::archive::ArchiveMessages;
pub use messages::broker::BrokerMessages;
pub use messages::days::DayMessages;
pub use messages::game_list::GameListMessages;
pub use messages::goals::GoalMessages;
pub use messages::guide::GuideMessages;
pub use messages::letters::{ByLetterMessages, LetterMessages};
pub use messages::menu::MenuMessages;
pub use messages::move_device::MoveMessages;
pub use messages::page::*;
pub use messages::phones::PhoneMessages;
pub use messages::rivals::RivalMessages;
pub use messages::rounds::RoundMessages;
pub use messages::second_screen::SecondScreenMessages;
pub use messages::shortcuts::ShortcutMessages;
pub use messages::start::StartMessages;
pub use messages::{About, OptionMessages};

use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

/// Evaluates an expression with the folder of a language as `words`.
macro_rules! in_language {
    ($language:expr, $words:ident => $said:expr) => {
        match $language {
            Language::En => {
                use crate::ui::locale::en as $words;
                $said
            }
            Language::Fr => {
                use crate::ui::locale::fr as $words;
                $said
            }
        }
    };
}
use in_language;

impl Language {
    /// Every language, in the order of the settings.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The codes of the languages, in the same order.
    pub const CODES: [&'static str; Self::ALL.len()] = ["en", "fr"];

    /// What the languages call themselves, in the same order.
    pub const NAMES: [&'static str; Self::ALL.len()] = ["English", "Français"];

    /// Returns the code for file names and `lang`.
    pub const fn code(self) -> &'static str {
        Self::CODES[self as usize]
    }

    /// Returns the language with this code, whatever its case.
    pub fn with_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Returns the language for a browser's language tag.
    pub fn asked(tag: &str) -> Self {
        tag.get(..2).and_then(Self::with_code).unwrap_or(Self::En)
    }
}

macro_rules! tables {
    ($($(#[$doc:meta])* $table:ident: $messages:ident = $module:ident::$item:ident;)*) => {
        impl Language {
            $(
                $(#[$doc])*
                pub const fn $table(self) -> &'static $messages {
                    in_language!(self, words => &words::$module::$item)
                }
            )*
        }
    };
}

// What one part of the page needs alone is a table of its own, so that the others don't fetch it.
tables! {
    /// Returns the sentences of the history and the statistics.
    archive: ArchiveMessages = archive::ARCHIVE;
    /// Returns the sentences about playing by letter.
    by_letter: ByLetterMessages = letters::BY_LETTER;
    /// Returns the sentences about seats over the internet.
    broker: BrokerMessages = broker::BROKER;
    /// Returns the sentences about the deals of the day.
    days: DayMessages = days::DAYS;
    /// Returns the sentences of the list of games in progress.
    game_list: GameListMessages = game_list::GAME_LIST;
    /// Returns the sentences about goals.
    goals: GoalMessages = goals::GOALS;
    /// Returns the sentences of a lesson's guide.
    guide: GuideMessages = guide::GUIDE;
    /// Returns the sentences of the table's menu, and about ending a match.
    menu: MenuMessages = menu::MENU;
    /// Returns the sentences about letters that are opened or sent.
    letters: LetterMessages = letters::LETTERS;
    /// Returns the sentences about moving everything to another device.
    move_device: MoveMessages = move_device::MOVE_DEVICE;
    /// Returns the sentences about phones that hold hands.
    phones: PhoneMessages = phones::PHONES;
    /// Returns the sentences about bots in the person's seat of a round.
    rivals: RivalMessages = rivals::RIVALS;
    /// Returns the sentences about rounds with friends.
    rounds: RoundMessages = rounds::ROUNDS;
    /// Returns the keys of the table, which its panels list.
    shortcuts: ShortcutMessages = shortcuts::SHORTCUTS;
    /// Returns the sentences that `index.html` and `embed.js` have before any program runs.
    start: StartMessages = start::START;
    /// Returns the sentences about a second screen.
    second_screen: SecondScreenMessages = second_screen::SECOND_SCREEN;
}

/// The sentences of the page or of a game in the languages that have arrived: natively all, in the
/// browser those that were fetched.
struct Words<T: 'static>(Cell<[Option<&'static T>; Language::ALL.len()]>);

impl<T> Words<T> {
    const fn new(all: [&'static T; Language::ALL.len()]) -> Self {
        let mut words = [None; Language::ALL.len()];
        let mut nth = 0;
        while cfg!(not(target_arch = "wasm32")) && nth < words.len() {
            words[nth] = Some(all[nth]);
            nth += 1;
        }
        Self(Cell::new(words))
    }

    fn add(&self, language: Language, words: &'static T) {
        let mut all = self.0.get();
        // Only one value is ever stored here, which the optimizer would otherwise put where it is read.
        all[language as usize] = Some(std::hint::black_box(words));
        self.0.set(all);
    }

    /// Returns the sentences in a language; `None` while they have not arrived.
    fn get(&self, language: Language) -> Option<&'static T> {
        self.0.get()[language as usize]
    }

    /// Returns the sentences in a language; in another one while they have not arrived, `None` while
    /// none have.
    fn get_or_other(&self, language: Language) -> Option<&'static T> {
        self.get(language).or_else(|| self.0.get().into_iter().flatten().next())
    }
}

impl Language {
    /// Returns the sentences of the page; in English while they have not arrived.
    pub fn messages(self) -> &'static Messages {
        words::page::WORDS.with(|words| words.get(self)).unwrap_or(&en::page::MESSAGES)
    }
}

macro_rules! by_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        impl Messages {
            $(
                #[doc = concat!("Returns the sentences of ", stringify!($game), ", which come with its board.")]
                pub fn $module(&self) -> &'static messages::$module::GameMessages {
                    let words = words::$module::WORDS.with(|words| words.get_or_other(self.language));
                    words.expect("the sentences of a game come with it")
                }
            )*
        }

        /// The sentences of the page and of each game, which are fetched in one language.
        pub mod words {
            /// The sentences of the page. The English ones are never fetched: they are part of the
            /// program, which must be able to show errors if nothing else loads.
            pub mod page {
                use crate::ui::locale::{Language, Messages, Words, en, fr};

                thread_local! {
                    pub(in crate::ui::locale) static WORDS: Words<Messages> =
                        const { Words::new([&en::page::MESSAGES, &fr::page::MESSAGES]) };
                }

                /// Adds the French sentences, which have arrived.
                pub fn fr() {
                    WORDS.with(|words| words.add(Language::Fr, &fr::page::MESSAGES));
                }
            }

            $(
                pub mod $module {
                    use crate::ui::locale::messages::$module::GameMessages;
                    use crate::ui::locale::{Language, Words, en, fr};

                    thread_local! {
                        pub(in crate::ui::locale) static WORDS: Words<GameMessages> =
                            const { Words::new([&en::$module::MESSAGES, &fr::$module::MESSAGES]) };
                    }

                    /// Adds the English sentences, which have arrived.
                    pub fn en() {
                        WORDS.with(|words| words.add(Language::En, &en::$module::MESSAGES));
                    }

                    /// Adds the French sentences, which have arrived.
                    pub fn fr() {
                        WORDS.with(|words| words.add(Language::Fr, &fr::$module::MESSAGES));
                    }
                }
            )*
        }
    };
}
crate::with_games!(by_game);

/// The person that a sentence is about. Languages need different sentences for 'you' and for
/// another player, so each table gives both in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The reader.
    You,
    /// Another player, by name.
    Other(&'a str),
}

/// Formats a number with a true minus sign.
pub fn number(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// Formats a number given in tenths. `point` is the language's decimal point; a 0 after it is left out.
fn in_tenths(number: i64, point: char) -> String {
    match (number / 10, number % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenths) => format!("{whole}{point}{tenths}"),
    }
}

/// Formats a number with one digit after the point, or after what a language has for it.
fn tenths(number: f64, point: char) -> String {
    let tenths = (number * 10.0).round() as i64;
    let minus = if tenths < 0 { "−" } else { "" };
    format!("{minus}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
}
