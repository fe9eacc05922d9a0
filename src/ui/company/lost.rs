//! The devices in this room that were lost with another page: the previous page of this tab, before a
//! reload, or the page of the tab that played the match. The page that plays next says so.

use crate::engine::Seat;
use crate::platform::storage;
use crate::session::remote::SeatEvent;
use crate::session::{Presence, TransportKind};
use std::fmt::Write;

/// The key of the devices of this tab that were lost, with the match's key.
const LOST: &str = "hands-lost";

/// Notes which devices are lost with this page, at the match with this key. Returns the text that
/// another tab has to [`keep`] to say so instead: the key, and the seat and the way of each.
pub fn note(key: &str, held: &[SeatEvent]) -> String {
    let mut text = key.to_owned();
    for event in held {
        if let SeatEvent::Device(seat, via, _) = event {
            let _ = write!(text, " {} {}", seat.index(), *via as usize);
        }
    }
    storage::set_of_tab(LOST, (!held.is_empty()).then_some(&text));
    text
}

/// Keeps the note of another page.
pub fn keep(text: &str) {
    storage::set_of_tab(LOST, Some(text));
}

/// Takes the events of the devices that were lost at the match with this key: each was there, and has
/// left.
pub fn take(key: &str) -> Vec<SeatEvent> {
    let text = storage::get_of_tab(LOST).unwrap_or_default();
    storage::set_of_tab(LOST, None);
    let mut parts = text.split(' ');
    if parts.next() != Some(key) {
        return Vec::new();
    }
    let mut number = || parts.next()?.parse::<u8>().ok();
    let device = || {
        let seat = Seat::try_from(number()?).ok()?;
        Some((seat, *TransportKind::ALL.get(usize::from(number()?))?))
    };
    let events = std::iter::from_fn(device).flat_map(|(seat, via)| {
        [SeatEvent::Device(seat, via, Presence::Joined), SeatEvent::Left(seat)]
    });
    events.collect()
}
