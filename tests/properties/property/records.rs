//! The records of a match in progress, one per line, the head first.

use super::Draw;
use super::saves::is_whole;
use regalia::session::Records;

pub fn property(bytes: &[u8]) -> bool {
    let mut steps = Draw(bytes).lines();
    let head = if steps.is_empty() { String::new() } else { steps.remove(0) };
    let records = Records { head, steps };
    // Records that cannot be opened can still be exported.
    assert!(records.text().len() <= 2 * bytes.len() + 1_000);
    let Ok(play) = records.open() else { return false };
    is_whole(&play);
    true
}
