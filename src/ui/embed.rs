//! A table in a club's own page: what may be asked of it, and what it says.

#[cfg(target_arch = "wasm32")]
mod said;

#[cfg(target_arch = "wasm32")]
pub use said::Said;

use super::locale::{Language, Words};
use super::settings::{Settings, Theme};
use crate::bots::Level;
use crate::session::{Agreement, MAX_SEED, NewMatch, Occupant, infos, unescape};
use serde::Deserialize;
use std::fmt::Write;

/// The version of the messages, in every one of them.
const VERSION: u8 = 1;

/// What a club asks for, as it stands in the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The game's id.
    pub game: &'static str,
    /// How many play: a person and bots.
    pub seats: usize,
    /// How well the bots play.
    pub level: Level,
    /// The language, if the club has one.
    pub language: Option<Language>,
    /// Light or dark, if the club says.
    pub theme: Option<Theme>,
    /// The deal, if it is to be a certain one.
    pub seed: Option<u64>,
    /// What is agreed besides the rules.
    pub agreement: Agreement,
    /// Whether the game is to be taught instead of played.
    pub lesson: bool,
    /// The club's own origin, as it says.
    pub host: Option<String>,
    /// Which of the club's tables this is, if it says: letters, digits and `-_.~`, at most
    /// 64 of them.
    pub table: Option<String>,
    /// The first parameters that mean nothing here. The club's console is told of them.
    pub unknown: Vec<String>,
}

/// The name of a table is no longer than this, in bytes.
const MAX_NAME: usize = 64;

/// The console names at most five unknown parameters, by forty characters each.
const MAX_UNKNOWN: usize = 5;
const MAX_UNKNOWN_LENGTH: usize = 40;

/// What is wrong with what a club asks for: the parameter, what it said, and
/// what it may say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The parameter's name.
    pub parameter: &'static str,
    /// Its value, as it was read.
    pub said: String,
    /// The values that it may have.
    pub allowed: String,
}

impl Wrong {
    /// The same in a sentence.
    pub fn explain(&self, words: &Words) -> String {
        (words.embedded.wrong)(self.parameter, &self.said, &self.allowed)
    }
}

/// A word as it is compared: without spaces around it, in lower case.
fn word(text: &str) -> String {
    text.trim().to_lowercase()
}

/// A name of a table from what a club calls it, which may be any text. Different texts
/// have different names, but for very long ones.
fn name_of_table(text: &str) -> Option<String> {
    let mut name = String::with_capacity(MAX_NAME);
    for byte in text.trim().bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            name.push(char::from(byte));
        } else {
            // A string takes everything.
            let _ = write!(name, "~{byte:02x}");
        }
        if name.len() >= MAX_NAME {
            name.truncate(MAX_NAME);
            break;
        }
    }
    (!name.is_empty()).then_some(name)
}

impl Asked {
    /// Reads `GAME?seats=4&level=baron&lang=fr&theme=auto&seed=…&hints=off&lesson=on&host=…&table=…`.
    /// Where the meaning is plain, other ways to write it are understood: capitals, spaces,
    /// `en-GB`, `yes`, and the `&amp;` of HTML. Unknown parameters are noted.
    ///
    /// # Errors
    /// The first parameter that cannot be met.
    pub fn parse(text: &str) -> Result<Self, Wrong> {
        let (game, query) = text.split_once(['?', '&']).unwrap_or((text, ""));
        let said = unescape(game);
        let id = word(said.trim_matches('/')).replace([' ', '_'], "-");
        let info = infos().into_iter().find(|info| info.id == id);
        let Some(info) = info else {
            let ids: Vec<_> = infos().iter().map(|info| info.id).collect();
            return Err(Wrong { parameter: "game", said, allowed: ids.join(", ") });
        };
        let mut asked = Self {
            game: info.id,
            seats: *info.seats.start(),
            level: Level::Baron,
            language: None,
            theme: None,
            seed: None,
            agreement: Agreement::default(),
            lesson: false,
            host: None,
            table: None,
            unknown: Vec::new(),
        };
        for pair in query.split(['&', ';']).filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = unescape(&value.replace('+', " "));
            let plain = word(&value);
            let wrong =
                |parameter, allowed: String| Wrong { parameter, said: value.clone(), allowed };
            match word(&unescape(key)).as_str() {
                "seats" => {
                    asked.seats = plain
                        .parse()
                        .ok()
                        .filter(|seats| info.seats.contains(seats))
                        .ok_or_else(|| {
                            wrong("seats", format!("{}–{}", info.seats.start(), info.seats.end()))
                        })?;
                }
                "level" => {
                    asked.level = plain
                        .parse()
                        .ok()
                        .filter(|level| Level::OFFERED.contains(level))
                        .ok_or_else(|| {
                            wrong("level", Level::OFFERED.map(Level::name).join(", "))
                        })?;
                }
                "lang" => {
                    let language = language(&value);
                    asked.language =
                        Some(language.ok_or_else(|| wrong("lang", "en, fr".to_owned()))?);
                }
                "theme" => {
                    let theme = theme(&value);
                    asked.theme =
                        Some(theme.ok_or_else(|| wrong("theme", "auto, light, dark".to_owned()))?);
                }
                "seed" => {
                    let seed = plain.parse().ok().filter(|&seed: &u64| seed < MAX_SEED);
                    asked.seed =
                        Some(seed.ok_or_else(|| wrong("seed", format!("0–{}", MAX_SEED - 1)))?);
                }
                "hints" => {
                    asked.agreement.hints =
                        switch(&value).ok_or_else(|| wrong("hints", "on, off".to_owned()))?;
                }
                "lesson" => {
                    asked.lesson =
                        switch(&value).ok_or_else(|| wrong("lesson", "on, off".to_owned()))?;
                }
                "host" => asked.host = Some(value),
                "table" => asked.table = name_of_table(&value),
                // The rest of an `&amp;` between two parameters.
                "amp" => {}
                other if asked.unknown.len() < MAX_UNKNOWN => {
                    asked.unknown.push(other.chars().take(MAX_UNKNOWN_LENGTH).collect());
                }
                _ => {}
            }
        }
        Ok(asked)
    }

    /// The match asked for: a person and bots.
    pub fn deal(&self, seed: u64, bot_seed: u64) -> NewMatch {
        let bot = Occupant::Bot { level: self.level };
        let person = Occupant::Person { name: String::new() };
        NewMatch {
            game: self.game.to_owned(),
            options: Vec::new(),
            seed,
            bot_seed,
            occupants: std::iter::once(person)
                .chain(std::iter::repeat(bot))
                .take(self.seats)
                .collect(),
            agreement: self.agreement,
        }
    }

    /// Returns the scope of this table's matches: the site, the table and the request. So two
    /// tables of one game in a page keep two matches, and neither is the visitor's.
    pub fn scope(&self) -> String {
        let mut name = format!("{}@", self.game);
        let host = self.host.as_deref().unwrap_or_default();
        let seed = self.seed.map(|seed| seed.to_string()).unwrap_or_default();
        let hints = if self.agreement.hints { "on" } else { "off" };
        let lesson = if self.lesson { "on" } else { "off" };
        let table = self.table.as_deref().unwrap_or_default();
        let seats = self.seats.to_string();
        for part in [host, table, &seats, self.level.name(), &seed, hints, lesson] {
            // A slash ends a scope's name in the store.
            name.extend(
                part.chars()
                    .filter(|sign| !sign.is_control())
                    .take(100)
                    .map(|sign| if sign == '/' { '_' } else { sign }),
            );
            name.push(';');
        }
        name
    }

    /// The visitor's settings as the club would have them; silent until asked.
    pub fn dress(&self, settings: Settings) -> Settings {
        Settings {
            language: self.language.or(settings.language),
            theme: self.theme.unwrap_or(settings.theme),
            sound: false,
            ..settings
        }
    }
}

/// An attribute without a value is on, as in HTML.
fn switch(name: &str) -> Option<bool> {
    match word(name).as_str() {
        "on" | "true" | "yes" | "1" | "" => Some(true),
        "off" | "false" | "no" | "0" => Some(false),
        _ => None,
    }
}

/// The language of a tag such as `fr`, `fr-CH` or `en_GB`.
fn language(tag: &str) -> Option<Language> {
    let tag = word(tag);
    match tag.split(['-', '_']).next() {
        Some("en") => Some(Language::En),
        Some("fr") => Some(Language::Fr),
        _ => None,
    }
}

fn theme(name: &str) -> Option<Theme> {
    match word(name).as_str() {
        "auto" => Some(Theme::Auto),
        "light" => Some(Theme::Light),
        "dark" => Some(Theme::Dark),
        _ => None,
    }
}

/// What the page around may ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Light or dark.
    Theme(Theme),
    /// Another language.
    Language(Language),
    /// Another match, of this deal if it names one.
    NewGame(Option<u64>),
    /// The frame has the whole screen, or has it no more.
    WholeScreen(bool),
    /// The state of the match is asked for.
    State,
}

#[derive(Deserialize)]
struct Heard {
    regalia: u8,
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    value: Option<String>,
    #[serde(default)]
    seed: Option<u64>,
}

/// What a message asks, if it is one of ours and makes sense; else nothing.
pub fn wish(json: &str) -> Option<Wish> {
    let heard: Heard = serde_json::from_str(json).ok()?;
    let value = heard.value.as_deref().unwrap_or_default();
    match heard.kind.as_str() {
        _ if heard.regalia != VERSION => None,
        "theme" => theme(value).map(Wish::Theme),
        "lang" => language(value).map(Wish::Language),
        "new-game" if heard.seed.is_none_or(|seed| seed < MAX_SEED) => {
            Some(Wish::NewGame(heard.seed))
        }
        "whole-screen" => switch(value).map(Wish::WholeScreen),
        "state" => Some(Wish::State),
        _ => None,
    }
}
