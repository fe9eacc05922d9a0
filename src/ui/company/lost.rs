//! The devices in this room that were lost: those that have left, as long as the table says so, and those
//! that end with this page. The page that plays next says so: this tab's after a reload, or the page of
//! the tab that goes on with the match.

use super::with_numbers;
use crate::engine::Seat;
use crate::platform::storage;
use crate::session::remote::SeatEvent;
use crate::session::{Plan, Presence, TransportKind};
use std::cell::Cell;

/// The key of the devices of this tab that were lost, with the match's key.
const LOST: &str = "hands-lost";

thread_local! {
    /// The seats that devices have left, as this tab's table says.
    static LEFT: Cell<Plan> = const { Cell::new(Plan::NONE) };
}

/// Notes which seats devices have left, as the table of the match with this key says.
pub fn left(key: &str, seats: Plan) {
    if LEFT.replace(seats) != seats {
        note(key, &[]);
    }
}

/// Notes which devices are lost with this page, at the match with this key, beside those that have left.
/// Returns the text that another tab has to [`keep`] to say so instead: the key, and the seat and the way
/// of each; `None` if there are none.
pub fn note(key: &str, held: &[SeatEvent]) -> Option<String> {
    let held = held.iter().filter_map(|event| match event {
        SeatEvent::Device(seat, via, _) => Some((*seat, *via)),
        _ => None,
    });
    let lost: Plan = LEFT.get().iter().chain(held).collect();
    let numbers = |(seat, via): (Seat, TransportKind)| [seat.index(), via as usize];
    let numbers: Vec<usize> = lost.iter().flat_map(numbers).collect();
    let text = (!lost.is_empty()).then(|| with_numbers(key.to_owned(), &numbers));
    storage::set_of_tab(LOST, text.as_deref());
    text
}

/// Keeps the note of another page.
pub fn keep(text: &str) {
    storage::set_of_tab(LOST, Some(text));
}

/// Takes the events of the devices that were lost at the match with this key: each was there, and has
/// left.
pub fn take(key: &str) -> Vec<SeatEvent> {
    LEFT.set(Plan::NONE);
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
