//! Stores the invitations over the internet, both those by which seats are given out and spare ones. A
//! match goes on with them after a reload, in another tab, and in the next match at the same table.

use crate::engine::Seat;
use crate::platform::storage;
use crate::session::remote::{Invitation, SeatEvent};
use crate::session::{Presence, TransportKind};

/// The key of the invitations: a line for each match, the newest last, with its key, and each seat's
/// number, the sign of what its invitation is for, and the invitation.
const KEY: &str = "club";

/// The number of matches whose seats are kept.
const MOST_KEPT: usize = 8;

fn lines() -> String {
    storage::get(KEY).ok().flatten().unwrap_or_default()
}

/// Returns what is kept of the invitations of a match, without the key.
fn record(key: &str) -> String {
    let of_match = |line: &str| line.strip_prefix(key)?.strip_prefix(' ').map(str::to_owned);
    let found = if key.is_empty() { None } else { lines().lines().find_map(of_match) };
    found.unwrap_or_default()
}

/// Returns true if seats of the match with this key have invitations.
pub fn has(key: &str) -> bool {
    !record(key).is_empty()
}

/// The purpose of an invitation, until the table takes its seat back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The seat is given out by it.
    Far,
    /// The seat is given out by it to a device which held the seat in this room before.
    Near,
    /// A spare one: a device holds the seat in this room, or has left it and is to come back.
    Spare,
    /// A spare one, whose device has not come back in time. It still may.
    Left,
}

impl Purpose {
    /// Each purpose with its sign between a seat and its invitation. No payload has such a sign.
    const SIGNS: [(char, Self); 4] =
        [(':', Self::Far), ('+', Self::Near), ('=', Self::Spare), ('~', Self::Left)];

    /// Returns true if the seat is not given out by it yet.
    pub fn is_spare(self) -> bool {
        matches!(self, Self::Spare | Self::Left)
    }

    fn sign(self) -> char {
        Self::SIGNS.iter().find(|(_, it)| *it == self).map_or(':', |(sign, _)| *sign)
    }
}

/// Returns the seats of a match that have an invitation, what that is for, and its payload.
fn parts(key: &str) -> Vec<(Seat, Purpose, String)> {
    let read = |part: &str| {
        let mut rest = part.chars();
        let (seat, sign) = (rest.next()?.to_digit(10)?, rest.next()?);
        let (_, purpose) = Purpose::SIGNS.into_iter().find(|(it, _)| *it == sign)?;
        Some((Seat::try_from(seat as u8).ok()?, purpose, rest.as_str().to_owned()))
    };
    record(key).split(' ').filter_map(read).collect()
}

/// Returns the seats of a match that are given out, or held by devices in this room that are to come back,
/// before anything of it is shown.
pub fn invited(key: &str) -> Vec<SeatEvent> {
    let event = |(seat, purpose, _)| {
        let via = match purpose {
            Purpose::Far => TransportKind::Broker,
            Purpose::Near | Purpose::Spare => TransportKind::Room,
            Purpose::Left => return None,
        };
        Some(SeatEvent::Device(seat, via, Presence::Invited))
    };
    parts(key).into_iter().filter_map(event).collect()
}

/// Returns true if the device that has left this seat of a match in this room is to come back.
pub fn is_awaited(key: &str, seat: Seat) -> bool {
    parts(key).iter().any(|(other, purpose, _)| *other == seat && *purpose == Purpose::Spare)
}

/// Returns the invitations to the seats of a match, each with what it is for.
pub fn invitations(key: &str) -> Vec<(Invitation, Purpose)> {
    let read =
        |(_, purpose, payload): (_, _, String)| Some((Invitation::read(&payload).ok()?, purpose));
    let mut all: Vec<_> = parts(key).into_iter().filter_map(read).collect();
    let table = all.first().map(|(first, _)| first.table);
    all.retain(|(invitation, _)| Some(invitation.table) == table);
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

/// Keeps the invitations to the seats of a match.
pub fn keep(key: &str, invitations: &[(Invitation, Purpose)]) {
    if key.is_empty() {
        return;
    }
    let lines = lines();
    let mut kept: Vec<&str> =
        lines.lines().filter(|line| line.split(' ').next() != Some(key)).collect();
    let part = |(it, purpose): &(Invitation, Purpose)| {
        format!("{}{}{}", it.seat.index(), purpose.sign(), it.payload())
    };
    let parts: Vec<String> = invitations.iter().map(part).collect();
    let own = format!("{key} {}", parts.join(" "));
    if !invitations.is_empty() {
        kept.push(&own);
    }
    let old = kept.len().saturating_sub(MOST_KEPT);
    // Without storage the seats are given out until the page is reloaded.
    let _ = storage::set(KEY, &kept[old..].join("\n"));
}
