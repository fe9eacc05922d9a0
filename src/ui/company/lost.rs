//! The devices in this room that were lost with another page: the previous page of this tab, before a
//! reload, or the page of the tab that played the match. The page that plays next says so.

use crate::platform::storage;
use crate::session::remote::SeatEvent;

/// The key of the devices of this tab that were lost, with the match's key.
const LOST: &str = "hands-lost";

/// Notes which devices are lost with this page, at the match with this key. Returns the text that
/// another tab has to [`keep`] to say so instead.
pub fn note(key: &str, held: &[SeatEvent]) -> String {
    let lost = (key, held);
    let text = serde_json::to_string(&lost).expect("plain data");
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
