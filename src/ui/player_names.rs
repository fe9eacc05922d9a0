//! The names of the players of a match.

use super::locale::Messages;
use crate::session::{Occupant, only_person};

/// The stride through the 8 names of bots. Odd, hence coprime with 8, so names never repeat.
const STRIDE: usize = 3;

/// Returns the names by seat: the persons' own, and for bots characters of the game's world
/// (`people`), the same for the same seed. Equal names are numbered.
pub fn player_names(
    occupants: &[Occupant],
    seed: u64,
    people: [&str; 8],
    messages: &Messages,
) -> Vec<String> {
    let alone = only_person(occupants).is_some();
    let plain: Vec<String> = occupants
        .iter()
        .enumerate()
        .map(|(nth, occupant)| match occupant {
            Occupant::Person { name } if name.is_empty() && alone => messages.table.you.to_owned(),
            Occupant::Person { name } if name.is_empty() => (messages.table.unnamed)(nth + 1),
            Occupant::Person { name } => name.clone(),
            Occupant::Bot { .. } => {
                people[(seed as usize + nth * STRIDE) % people.len()].to_owned()
            }
        })
        .collect();
    plain
        .iter()
        .enumerate()
        .map(|(nth, name)| {
            let alike = plain.iter().filter(|other| *other == name).count();
            let before = plain[..nth].iter().filter(|other| *other == name).count();
            if alike > 1 { format!("{name} {}", before + 1) } else { name.clone() }
        })
        .collect()
}
