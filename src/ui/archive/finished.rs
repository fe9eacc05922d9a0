//! Finished matches as they are read from the store.

use crate::platform::storage::StorageError;
use crate::session::library::{Finished, Record, Summary, done_key, done_parts, key_of};
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::matches;
use crate::ui::route::Route;
use std::rc::Rc;

/// The number of records that are read at once. It is small, so that the page stays responsive on a
/// slow device.
const SLICE: usize = 100;

/// The key of a finished match, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The scope of the match.
    pub scope: String,
    /// The number of the match in its scope.
    pub number: u64,
}

impl Place {
    /// Reads a key of the store; `None` if it is not one of a finished match.
    pub fn from_key(key: &str) -> Option<Self> {
        let (scope, number) = done_parts(key)?;
        Some(Self { scope: scope.to_owned(), number })
    }

    /// Returns the key of the match ([`key_of`]).
    pub fn key(&self) -> String {
        key_of(&self.scope, self.number)
    }

    /// Returns the key of the match in the store.
    pub fn done_key(&self) -> String {
        done_key(&self.scope, self.number)
    }

    /// Returns the game; `None` if this version does not have it.
    pub fn title(&self) -> Option<&'static GameEntry> {
        find_game(game_of(&self.scope))
    }

    /// Returns true for a match of a table in another site's page.
    pub fn is_a_clubs(&self) -> bool {
        self.scope.contains('@')
    }
}

/// Returns the id of the game in a scope.
fn game_of(scope: &str) -> &str {
    scope.split('@').next().unwrap_or_default()
}

/// Returns the id of the game in a key of the store.
pub fn game_in(key: &str) -> Option<&str> {
    done_parts(key).map(|(scope, _)| game_of(scope))
}

/// A match of the list. Rows are compared by identity: a change makes a new one.
#[derive(Clone, Debug)]
pub struct Row {
    pub place: Place,
    /// The summary; `None` if the record cannot be read.
    pub summary: Option<Summary>,
    /// The text of the match's link, for a match that has no address.
    link: Option<String>,
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Row {
    /// Returns the row with a change of its summary.
    pub fn edited(&self, edit: impl FnOnce(&mut Summary)) -> Self {
        let mut row = self.clone();
        row.summary.as_mut().map(edit);
        row
    }

    /// Reads a record.
    pub fn read(Record { key, text }: &Record) -> Option<(String, Rc<Self>)> {
        let place = Place::from_key(key)?;
        let (summary, link) = if place.is_a_clubs() {
            let read = Finished::read(text);
            let link = |finished: &Finished| finished.link().map(str::to_owned);
            let found = read.as_ref().and_then(|(_, finished)| link(finished));
            (read.map(|(summary, _)| summary), found)
        } else {
            (Finished::summary(text), None)
        };
        Some((key.clone(), Rc::new(Self { place, summary, link })))
    }

    /// Returns the address at which the match can be viewed, if there is one: its table, or for a
    /// match of a table in another site's page, its link.
    pub fn href(&self) -> Option<String> {
        if self.place.is_a_clubs() {
            return self.link.clone().map(|link| Route::Opened(link).href());
        }
        self.place.title().map(|title| Route::Table(title, Some(self.place.number)).href())
    }
}

/// Reads all matches under these keys, which are in order, a slice at a time. `progress` is told how
/// many have been read, and returns false if no more are wanted. Returns `None` then.
///
/// # Errors
/// Returns an error if the browser does not allow it.
pub async fn read_all<T>(
    keys: &[String],
    read: impl Fn(&Record) -> Option<T>,
    progress: impl Fn(usize) -> bool,
) -> Result<Option<Vec<T>>, StorageError> {
    let mut all = Vec::with_capacity(keys.len());
    let mut come = 0;
    for slice in keys.chunks(SLICE) {
        let (Some(first), Some(last)) = (slice.first(), slice.last()) else { continue };
        all.extend(matches::finished_between(first, last).await?.iter().filter_map(&read));
        come += slice.len();
        if !progress(come) {
            return Ok(None);
        }
    }
    Ok(Some(all))
}
