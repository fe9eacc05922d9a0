//! The names of the players of a match.

use super::locale::Messages;
use crate::bots::Level;
use crate::engine::Seat;
use crate::session::library::Summary;
use crate::session::{Occupant, STAND_IN, only_person};

/// The stride through the 8 names of bots. Odd, hence coprime with 8, so names never repeat.
const STRIDE: usize = 3;

/// Returns the names by seat: the persons' own, and for bots characters of the game's world
/// (`people`), the same for the same seed. Equal names are numbered.
pub fn player_names(
    occupants: &[Occupant],
    seed: u64,
    people: [&'static str; 8],
    messages: &Messages,
) -> Vec<String> {
    let character = |nth: usize, _| people[(seed as usize + nth * STRIDE) % people.len()];
    numbered(occupants, character, messages)
}

/// Returns the names by seat with the level of each bot for its name. Equal names are numbered.
pub fn names_and_levels(occupants: &[Occupant], messages: &Messages) -> Vec<String> {
    numbered(occupants, |_, level| messages.table.bot_names[level as usize], messages)
}

/// Returns the names of a match's players for another program. A person for whom a bot made decisions has
/// its name beside theirs, so that the result is not theirs alone.
pub fn names_to_export(summary: &Summary, messages: &Messages) -> Vec<String> {
    let plain = names_and_levels(&summary.seats, messages).into_iter();
    let named = Seat::all(summary.seats.len()).zip(plain).map(|(seat, name)| {
        if summary.is_stood_in_for(seat) {
            format!("{name} + {}", messages.table.bot_names[STAND_IN as usize])
        } else {
            name
        }
    });
    named.collect()
}

/// Returns the names by seat, with those of bots by seat and level. Equal names are numbered.
fn numbered(
    occupants: &[Occupant],
    bot: impl Fn(usize, Level) -> &'static str,
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
            Occupant::Bot { level } => bot(nth, *level).to_owned(),
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
