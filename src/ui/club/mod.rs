//! Seats that are played over the internet, over the broker of a club. `club.json` beside the page
//! names the brokers; without that file nothing of this is seen, and no connection is made.
//!
//! The table knows only what is here: which match it has, and which seats of it were given out by a
//! link. The rest is fetched with the host of phones.

mod guest;
mod host;

pub use guest::join;
pub use host::{ClubHost, go_to, host as club_host};

use super::lazy::parts;
use crate::engine::{MAX_SEATS, Seat};
use crate::platform::{fetch, offline, storage};
use crate::session::remote::{Club, ClubFault, SeatEvent};
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;

/// The file that names the brokers.
const FILE: &str = "club.json";

thread_local! {
    /// The key of the match that this tab's table plays; empty without one.
    static AT: RefCell<String> = const { RefCell::new(String::new()) };
    /// True while seats of a match are given out in this tab.
    static IS_OPEN: Cell<bool> = const { Cell::new(false) };
}

/// The key of the seats that are given out: a line for each match, the newest last, with its key, the
/// number of hosts that were started for it, and each seat's number and invitation.
const KEY: &str = "club";

fn lines() -> String {
    storage::get(KEY).ok().flatten().unwrap_or_default()
}

/// Returns what is kept of the seats of a match that are given out, without the key.
fn record(key: &str) -> String {
    let of_match = |line: &str| line.strip_prefix(key)?.strip_prefix(' ').map(str::to_owned);
    let found = if key.is_empty() { None } else { lines().lines().find_map(of_match) };
    found.unwrap_or_default()
}

/// Returns true if seats of the match on this tab's table are given out.
pub fn is_open() -> bool {
    IS_OPEN.get() || AT.with_borrow(|at| !record(at).is_empty())
}

/// Returns the seats of a match that are given out, before anything of it is shown.
pub fn invited(key: &str) -> Vec<SeatEvent> {
    let record = record(key);
    let begins =
        |seat: &Seat| record.split(' ').any(|part| part.starts_with(&format!("{}:", seat.index())));
    Seat::all(MAX_SEATS).filter(begins).map(SeatEvent::Invited).collect()
}

/// Notes the match that this tab's table plays by its key; `None` if it plays none.
pub fn at(key: Option<String>) {
    let key = key.unwrap_or_default();
    if AT.with_borrow(|at| *at == key) {
        return;
    }
    let concerns = IS_OPEN.get() || !record(&key).is_empty();
    AT.set(key);
    if concerns {
        spawn_local(async {
            match (parts().links)().await {
                Some(links) => (links.go_to)(&AT.with_borrow(Clone::clone)),
                None => offline::missed(),
            }
        });
    }
}

/// Goes on with the seats of a match in the next one at the same table.
pub fn follow(before: &str, next: &str) {
    let is_given_out = !record(before).is_empty();
    if is_given_out {
        let renamed = ["\n", &lines()].concat();
        let renamed = renamed.replace(&format!("\n{before} "), &format!("\n{next} "));
        // Without storage the seats are the table's again.
        let _ = storage::set(KEY, renamed.trim_start());
    }
}

/// The file of the club as it was fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fetched {
    /// There is one.
    Club(Club),
    /// There is one, which cannot be used.
    Fault(ClubFault),
    /// There is none.
    None,
    /// The host was not reached.
    Failed,
}

/// Returns true if the host has the file of a club, which need not be right.
pub async fn is_there() -> bool {
    matches!(fetch::beside(FILE).await, Ok(Some(_)))
}

/// Fetches the file of the club from the host itself.
pub async fn fetch_club() -> Fetched {
    match fetch::beside(FILE).await {
        Ok(Some(text)) => Club::read(&text).map_or_else(Fetched::Fault, Fetched::Club),
        Ok(None) => Fetched::None,
        Err(fetch::FetchError) => Fetched::Failed,
    }
}
