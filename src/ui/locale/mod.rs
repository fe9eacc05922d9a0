//! Every sentence of the page, in typed tables. A sentence that is missing in a language does not
//! compile.

#![allow(missing_docs, reason = "a sentence's field is named after what it says")]

mod club;
mod days;
mod en;
mod fr;
mod game_list;
mod letters;
pub mod messages;
mod move_device;
mod phones;
pub mod reasons;
mod second_screen;

pub use club::ClubMessages;
pub use days::DayMessages;
pub use game_list::GameListMessages;
pub use letters::{ByLetterMessages, LetterMessages};
pub use messages::archive::ArchiveMessages;
pub use messages::page::*;
pub use messages::{About, OptionMessages};
pub use move_device::MoveMessages;
pub use phones::PhoneMessages;
pub use second_screen::SecondScreenMessages;

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

impl Language {
    /// Every language, in the order of the settings.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// Returns the language for a browser's language tag.
    pub fn asked(tag: &str) -> Self {
        let french = tag.get(..2).is_some_and(|code| code.eq_ignore_ascii_case("fr"));
        if french { Self::Fr } else { Self::En }
    }

    /// Returns the code for file names and `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// Returns the sentences of the language.
    pub const fn messages(self) -> &'static Messages {
        match self {
            Self::En => &en::MESSAGES,
            Self::Fr => &fr::MESSAGES,
        }
    }

    /// Returns the sentences of the history and the statistics.
    pub const fn archive(self) -> &'static ArchiveMessages {
        match self {
            Self::En => &en::archive::ARCHIVE,
            Self::Fr => &fr::archive::ARCHIVE,
        }
    }
}

/// The sentences of a game in the languages that have arrived: natively all, on the page those that
/// were fetched.
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

    /// Returns the sentences in a language; in another one while they have not arrived.
    fn get(&self, language: Language) -> &'static T {
        let all = self.0.get();
        let words = all[language as usize].or_else(|| all.into_iter().flatten().next());
        words.expect("the sentences of a game come with it")
    }
}

macro_rules! by_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        impl Messages {
            $(
                #[doc = concat!("Returns the sentences of ", stringify!($game), ", which come with its board.")]
                pub fn $module(&self) -> &'static messages::$module::GameMessages {
                    words::$module::WORDS.with(|words| words.get(self.language))
                }
            )*
        }

        /// The sentences of each game, which the page fetches in one language.
        pub mod words {
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

/// Formats a number with one digit after the point, or after what a language has for it.
fn tenths(number: f64, point: char) -> String {
    let tenths = (number * 10.0).round() as i64;
    let minus = if tenths < 0 { "−" } else { "" };
    format!("{minus}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
}
