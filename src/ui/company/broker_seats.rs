//! What is kept of the seats that are given out over the internet, so that a match goes on with them after
//! a reload, in another tab, and in the next match at the same table.

use crate::engine::{MAX_SEATS, Seat};
use crate::platform::storage;
use crate::session::remote::{Invitation, SeatEvent};
use crate::session::{Presence, TransportKind};

/// The key of the seats that are given out: a line for each match, the newest last, with its key, and
/// each seat's number and invitation.
const KEY: &str = "club";

/// The number of matches whose seats are kept.
const MOST_KEPT: usize = 8;

fn lines() -> String {
    storage::get(KEY).ok().flatten().unwrap_or_default()
}

/// Returns what is kept of the seats of a match that are given out, without the key.
fn record(key: &str) -> String {
    let of_match = |line: &str| line.strip_prefix(key)?.strip_prefix(' ').map(str::to_owned);
    let found = if key.is_empty() { None } else { lines().lines().find_map(of_match) };
    found.unwrap_or_default()
}

/// Returns true if seats of the match with this key are given out.
pub fn has(key: &str) -> bool {
    !record(key).is_empty()
}

/// Returns the seats of a match that are given out, before anything of it is shown.
pub fn invited(key: &str) -> Vec<SeatEvent> {
    let record = record(key);
    let begins =
        |seat: &Seat| record.split(' ').any(|part| part.starts_with(&format!("{}:", seat.index())));
    let event = |seat| SeatEvent::Device(seat, TransportKind::Broker, Presence::Invited);
    Seat::all(MAX_SEATS).filter(begins).map(event).collect()
}

/// Returns the invitations to the seats of a match that are given out.
pub fn invitations(key: &str) -> Vec<Invitation> {
    let record = record(key);
    let read = |part: &str| Invitation::read(part.split_once(':')?.1).ok();
    let mut all: Vec<Invitation> = record.split(' ').filter_map(read).collect();
    let table = all.first().map(|first| first.table);
    all.retain(|invitation| Some(invitation.table) == table);
    all
}

/// Goes on with the seats of a match in the next one at the same table.
pub fn follow(before: &str, next: &str) {
    if has(before) {
        let renamed = ["\n", &lines()].concat();
        let renamed = renamed.replace(&format!("\n{before} "), &format!("\n{next} "));
        // Without storage the seats are the table's again.
        let _ = storage::set(KEY, renamed.trim_start());
    }
}

/// Keeps which seats of a match are given out.
pub fn keep(key: &str, invitations: &[Invitation]) {
    if key.is_empty() {
        return;
    }
    let lines = lines();
    let mut kept: Vec<&str> =
        lines.lines().filter(|line| line.split(' ').next() != Some(key)).collect();
    let part = |it: &Invitation| format!("{}:{}", it.seat.index(), it.payload());
    let parts: Vec<String> = invitations.iter().map(part).collect();
    let own = format!("{key} {}", parts.join(" "));
    if !invitations.is_empty() {
        kept.push(&own);
    }
    let old = kept.len().saturating_sub(MOST_KEPT);
    // Without storage the seats are given out until the page is reloaded.
    let _ = storage::set(KEY, &kept[old..].join("\n"));
}
