//! The records of a match under way, a line each, the head first.

use super::Draw;
use super::saves::is_whole;
use regalia::session::Records;

pub fn property(bytes: &[u8]) -> bool {
    let mut steps = Draw(bytes).lines();
    let head = if steps.is_empty() { String::new() } else { steps.remove(0) };
    let records = Records { head, steps };
    // What cannot be opened can still be taken elsewhere.
    assert!(records.text().len() <= 2 * bytes.len() + 1_000);
    let Ok(play) = records.open() else { return false };
    is_whole(&play);
    true
}
