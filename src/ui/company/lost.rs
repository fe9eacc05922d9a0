//! The devices in this room that were lost with the page before, by a reload of the table: the next page
//! says so.

use crate::platform::storage;
use crate::session::remote::SeatEvent;

/// The key of the devices of this tab that were lost, with the match's key.
const LOST: &str = "hands-lost";

/// Notes which devices are lost with this page, at the match with this key.
pub fn note(key: &str, held: &[SeatEvent]) {
    let lost = (key, held);
    let text = serde_json::to_string(&lost).expect("plain data");
    storage::set_of_tab(LOST, (!held.is_empty()).then_some(&text));
}

/// Takes the events of the devices that were lost at the match with this key: each was there, and has
/// left.
pub fn take(key: &str) -> Vec<SeatEvent> {
    let text = storage::get_of_tab(LOST).unwrap_or_default();
    let Ok((at, held)) = serde_json::from_str::<(String, Vec<SeatEvent>)>(&text) else {
        return Vec::new();
    };
    storage::set_of_tab(LOST, None);
    let left = held.iter().filter_map(|event| match event {
        SeatEvent::Device(seat, ..) => Some(SeatEvent::Left(*seat)),
        _ => None,
    });
    let left: Vec<_> = left.collect();
    if at == key { held.into_iter().chain(left).collect() } else { Vec::new() }
}
