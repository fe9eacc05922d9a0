//! The routes of the page, which are the fragment of the address (after the `#`).

use super::address::Address;
use super::catalog::{GameEntry, find_game};
use crate::session::TransportKind;
use std::cell::RefCell;

thread_local! {
    /// The page that the back arrow of a table leads to.
    static BACK: RefCell<Route> = const { RefCell::new(Route::Home) };
}

/// A route of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The covers of all games.
    Home,
    /// Seats and options for a new match.
    New(&'static GameEntry),
    /// A match, by its number; without one, the match in progress, or the last one.
    Table(&'static GameEntry, Option<u64>),
    /// The rulebook.
    Rules(&'static GameEntry),
    /// The first lesson.
    Lesson(&'static GameEntry),
    /// Language, theme, pace, sound.
    Settings,
    /// A match of other rules, read-only, by its number; without one, it came from a file.
    Look(&'static GameEntry, Option<u64>),
    /// A second screen that shows the table of another window, by the table's code.
    SecondScreen(&'static GameEntry, u64),
    /// A seat on a device away from the table, by the way to it and the table's code or invitation.
    Seat(TransportKind, String),
    /// The makers of the games, the pictures and the libraries.
    Credits,
    /// Everything that the device has, to another one.
    Move,
    /// The finished matches, with filters.
    History(String),
    /// Statistics of the finished matches, with filters.
    Statistics(String),
    /// The deals of the day, with what is shown of them.
    Days(String),
    /// A round with friends, by its text, with a result after it; without one, all of them.
    Round(String),
    /// A match in a link.
    Opened(String),
    /// A letter, with its text; without one, the page asks for it.
    Letter(String),
    /// A table in another site's page, with its parameters.
    Embedded(String),
    /// A place that does not exist.
    Nowhere(String),
}

/// Returns the fragment of a page with filters.
fn filtered(page: &str, filters: &str) -> String {
    if filters.is_empty() { format!("/{page}") } else { format!("/{page}/{filters}") }
}

impl Route {
    /// Notes that this page is shown: a list of matches, or the home page, is what the back arrow of a
    /// table that is opened from it leads to.
    pub fn note(&self) {
        let is_list = match self {
            Self::History(_) | Self::Statistics(_) | Self::Home => true,
            Self::Days(filters) | Self::Round(filters) => !filters.contains('/'),
            _ => false,
        };
        if is_list {
            BACK.set(self.clone());
        }
    }

    /// Returns the page that the back arrow of a table leads to.
    pub fn back() -> Self {
        BACK.with_borrow(Self::clone)
    }

    /// Reads the fragment of the address.
    pub fn parse(hash: &str) -> Self {
        let nowhere = || Self::Nowhere(hash.chars().take(60).collect());
        let parts = match Address::read(hash) {
            Address::Embedded(asked) => return Self::Embedded(asked),
            Address::Seat(via, code) => return Self::Seat(via, code),
            Address::Match(link) => return Self::Opened(link),
            Address::Letter(text) => return Self::Letter(text),
            Address::Filtered("statistics", filters) => return Self::Statistics(filters),
            Address::Filtered("days", filters) => return Self::Days(filters),
            Address::Filtered("round", filters) => return Self::Round(filters),
            Address::Filtered(_, filters) => return Self::History(filters),
            Address::Page(parts) => parts,
        };
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        match parts.as_slice() {
            [""] => Self::Home,
            ["settings"] => Self::Settings,
            ["credits"] => Self::Credits,
            ["move"] => Self::Move,
            [game] => find_game(game).map_or_else(nowhere, Self::New),
            [game, "table"] => {
                find_game(game).map_or_else(nowhere, |title| Self::Table(title, None))
            }
            [game, "table", number] => match (find_game(game), number.parse()) {
                (Some(title), Ok(number)) => Self::Table(title, Some(number)),
                _ => nowhere(),
            },
            [game, "rules"] => find_game(game).map_or_else(nowhere, Self::Rules),
            [game, "lesson"] => find_game(game).map_or_else(nowhere, Self::Lesson),
            [game, "screen", code] => match (find_game(game), code.parse()) {
                (Some(title), Ok(code)) => Self::SecondScreen(title, code),
                _ => nowhere(),
            },
            [game, "look"] => find_game(game).map_or_else(nowhere, |title| Self::Look(title, None)),
            [game, "look", number] => match (find_game(game), number.parse()) {
                (Some(title), Ok(number)) => Self::Look(title, Some(number)),
                _ => nowhere(),
            },
            _ => nowhere(),
        }
    }

    /// Returns the fragment of the address.
    pub fn hash(&self) -> String {
        match self {
            Self::Home | Self::Nowhere(_) => "/".to_owned(),
            Self::New(title) => format!("/{}", title.id),
            Self::Table(title, None) => format!("/{}/table", title.id),
            Self::Table(title, Some(number)) => format!("/{}/table/{number}", title.id),
            Self::Rules(title) => format!("/{}/rules", title.id),
            Self::Lesson(title) => format!("/{}/lesson", title.id),
            Self::Look(title, None) => format!("/{}/look", title.id),
            Self::Look(title, Some(number)) => format!("/{}/look/{number}", title.id),
            Self::SecondScreen(title, code) => format!("/{}/screen/{code}", title.id),
            Self::Seat(via, code) => format!("/{}/{code}", via.address().unwrap_or_default()),
            Self::Settings => "/settings".to_owned(),
            Self::Credits => "/credits".to_owned(),
            Self::Move => "/move".to_owned(),
            Self::History(filters) => filtered("history", filters),
            Self::Statistics(filters) => filtered("statistics", filters),
            Self::Days(filters) => filtered("days", filters),
            Self::Round(filters) => filtered("round", filters),
            Self::Embedded(asked) => format!("/embed/{asked}"),
            Self::Opened(link) => format!("/match/{link}"),
            Self::Letter(text) => format!("/letter/{text}"),
        }
    }

    /// Returns the address for a link's `href`.
    pub fn href(&self) -> String {
        format!("#{}", self.hash())
    }
}
