//! An embedded table in another site's page: its request, and the host page's messages.

#[cfg(target_arch = "wasm32")]
mod host_message;

#[cfg(target_arch = "wasm32")]
pub use host_message::HostMessage;

use super::locale::{Language, Messages};
use super::settings::{Settings, Theme};
use crate::bots::Level;
use crate::engine::Info;
use crate::session::{Agreement, MAX_SEED, NewMatch, Occupant, infos, tidy_name, unescape};
use serde::Deserialize;
use std::error::Error;
use std::fmt::{self, Display, Formatter, Write};

/// The version of the message format, part of every message.
const VERSION: u8 = 1;

/// The request of the host page, as parsed from the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The game's id; empty if only the round says which it is.
    pub game: &'static str,
    /// The number of players: one person and bots.
    pub seats: usize,
    /// The level of the bots.
    pub level: Level,
    /// The language; `None` for the visitor's.
    pub language: Option<Language>,
    /// The theme; `None` for the visitor's.
    pub theme: Option<Theme>,
    /// The seed of the deal; `None` for a random one.
    pub seed: Option<u64>,
    /// The agreements besides the rules.
    pub agreement: Agreement,
    /// True if the lesson of the game is shown instead of a match.
    pub lesson: bool,
    /// The origin that the host page claims.
    pub host: Option<String>,
    /// The round whose deals are played: its text, its address, or a day. It decides everything about the
    /// match.
    pub round: Option<String>,
    /// The visitor's name; empty if the host page has given none.
    pub player: String,
    /// True if the messages about the end have the match as a result that can be verified.
    pub share: bool,
    /// The host page's name for this table: letters, digits and `-_.~`, at most 64 of them.
    pub table: Option<String>,
    /// The first unknown parameters, for a warning in the host page's console.
    pub unknown: Vec<String>,
}

/// The longest name of a table, in bytes.
const MAX_NAME: usize = 64;

/// The most unknown parameters in the warning, and the most characters of each: five, of forty
/// characters.
const MAX_UNKNOWN: usize = 5;
const MAX_UNKNOWN_LENGTH: usize = 40;

/// An invalid parameter of a request: its name, its value, and the allowed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestError {
    /// The parameter's name.
    pub parameter: &'static str,
    /// Its value, as it was read.
    pub host_message: String,
    /// The allowed values.
    pub allowed: String,
}

impl Display for RequestError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let Self { parameter, host_message, allowed } = self;
        write!(to, "The parameter {parameter} can't be {host_message}; allowed: {allowed}.")
    }
}

impl Error for RequestError {}

impl RequestError {
    /// Returns the error as a sentence.
    pub fn explain(&self, messages: &Messages) -> String {
        (messages.embedded.wrong)(self.parameter, &self.host_message, &self.allowed)
    }
}

/// Normalizes a word for comparison with those of the interface, which have no accents: without surrounding
/// spaces, in lower case.
fn word(text: &str) -> String {
    text.trim().to_ascii_lowercase()
}

/// Encodes any text as the name of a table. Different texts have different names, except very long
/// ones.
fn name_of_table(text: &str) -> Option<String> {
    let mut name = String::with_capacity(MAX_NAME);
    for byte in text.trim().bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            name.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(name, "~{byte:02x}");
        }
        if name.len() >= MAX_NAME {
            name.truncate(MAX_NAME);
            break;
        }
    }
    (!name.is_empty()).then_some(name)
}

impl Request {
    /// Reads `GAME?seats=4&level=baron&lang=fr&theme=auto&seed=…&hints=off&lesson=on&round=…&player=…&share=match&host=…&table=…`.
    /// Other spellings are accepted if their meaning is clear: capitals, spaces, `en-GB`, `yes`,
    /// and the `&amp;` of HTML. Unknown parameters are collected. With a round, the game may be missing, and
    /// what the round decides is ignored.
    ///
    /// # Errors
    /// Returns an error for the first parameter that is invalid.
    pub fn parse(text: &str) -> Result<Self, RequestError> {
        let (game, query) = text.split_once(['?', '&']).unwrap_or((text, ""));
        let host_message = unescape(game);
        let id = word(host_message.trim_matches('/')).replace([' ', '_'], "-");
        let pairs = || query.split(['&', ';']).filter(|pair| !pair.is_empty());
        let key_of = |pair: &str| word(&unescape(pair.split('=').next().unwrap_or_default()));
        // An attribute without a value asks for no round.
        let in_round = pairs().any(|pair| key_of(pair) == "round" && !pair.ends_with('='));
        let is_here = |info: &Info| info.id == id || id.is_empty() && in_round;
        let Some(info) = infos().into_iter().find(is_here) else {
            let ids: Vec<_> = infos().iter().map(|info| info.id).collect();
            return Err(RequestError { parameter: "game", host_message, allowed: ids.join(", ") });
        };
        let mut asked = Self {
            game: if id.is_empty() { "" } else { info.id },
            seats: *info.seats.start(),
            level: Level::Baron,
            language: None,
            theme: None,
            seed: None,
            agreement: Agreement::default(),
            lesson: false,
            round: None,
            player: String::new(),
            share: false,
            host: None,
            table: None,
            unknown: Vec::new(),
        };
        for pair in pairs() {
            let (_, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = unescape(&value.replace('+', " "));
            let plain = word(&value);
            let wrong = |parameter, allowed: String| RequestError {
                parameter,
                host_message: value.clone(),
                allowed,
            };
            match key_of(pair).as_str() {
                "round" => asked.round = Some(value).filter(|_| in_round),
                "player" => asked.player = tidy_name(&value),
                "share" => {
                    asked.share = match plain.as_str() {
                        "match" => true,
                        "off" | "" => false,
                        _ => return Err(wrong("share", "match, off".to_owned())),
                    };
                }
                "seats" | "level" | "seed" | "hints" | "lesson" if in_round => {}
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
                        Some(language.ok_or_else(|| wrong("lang", Language::CODES.join(", ")))?);
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

    /// Returns the requested match: one person against bots.
    pub fn deal(&self, seed: u64, bot_seed: u64) -> NewMatch {
        let bot = Occupant::Bot { level: self.level };
        let person = Occupant::Person { name: self.player.clone() };
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

    /// Returns the scope of this table's matches: the site, the table and the request. Two tables
    /// of one game in a page thus have separate matches, and neither is the visitor's own.
    pub fn scope(&self) -> String {
        let mut name = format!("{}@", self.game);
        let host = self.host.as_deref().unwrap_or_default();
        let seed = self.seed.map(|seed| seed.to_string()).unwrap_or_default();
        let hints = if self.agreement.hints { "on" } else { "off" };
        let lesson = if self.lesson { "on" } else { "off" };
        let table = self.table.as_deref().unwrap_or_default();
        let seats = self.seats.to_string();
        // The end of its text tells a round from all others.
        let round = self.round.as_deref().unwrap_or_default();
        let round = round.get(round.len().saturating_sub(MAX_NAME)..).unwrap_or_default();
        let parts = [host, table, &seats, self.level.name(), &seed, hints, lesson];
        for part in parts.into_iter().chain((!round.is_empty()).then_some(round)) {
            // A slash would end the scope in the store's key.
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

    /// Returns the visitor's settings with the request's language and theme. Sound is off until the
    /// visitor turns it on.
    pub fn apply_to(&self, settings: Settings) -> Settings {
        Settings {
            language: self.language.or(settings.language),
            theme: self.theme.unwrap_or(settings.theme),
            sound: false,
            ..settings
        }
    }
}

/// Parses a switch. An attribute without a value is on, as in HTML.
fn switch(name: &str) -> Option<bool> {
    match word(name).as_str() {
        "on" | "true" | "yes" | "1" | "" => Some(true),
        "off" | "false" | "no" | "0" => Some(false),
        _ => None,
    }
}

/// Parses the language of a tag such as `fr`, `fr-CH` or `en_GB`.
fn language(tag: &str) -> Option<Language> {
    let tag = word(tag);
    tag.split(['-', '_']).next().and_then(Language::with_code)
}

fn theme(name: &str) -> Option<Theme> {
    match word(name).as_str() {
        "auto" => Some(Theme::Auto),
        "light" => Some(Theme::Light),
        "dark" => Some(Theme::Dark),
        _ => None,
    }
}

/// A command of the host page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Sets the theme.
    Theme(Theme),
    /// Sets the language.
    Language(Language),
    /// Begins a new match, with this seed if there is one.
    NewGame(Option<u64>),
    /// Reports that the frame enters or leaves full screen.
    WholeScreen(bool),
    /// Asks for the state of the match.
    State,
    /// Asks what the results in a text prove.
    Verify {
        /// The number of the question, which the answer repeats.
        id: u32,
        /// The text.
        text: String,
        /// The round in which they should count; `None` for the one that each names.
        round: Option<String>,
    },
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
    #[serde(default)]
    round: Option<String>,
    #[serde(default)]
    id: u32,
}

/// Parses a message. Returns `None` if it is not a valid command.
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
        "verify" => Some(Wish::Verify { id: heard.id, text: value.to_owned(), round: heard.round }),
        _ => None,
    }
}
