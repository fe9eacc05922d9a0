//! The table of a match: its rules, seeds and occupants.

use super::Agreement;
use super::name::{is_invisible, tidy_name};
use crate::bots::Level;
use crate::engine::{Game, Seat, Setup, errors};
use serde::{Deserialize, Serialize};

/// The exclusive upper limit of seeds, so that JavaScript and JSON represent them exactly.
pub const MAX_SEED: u64 = 1 << 53;

/// The digit 0 of Latin, Arabic, Persian, Devanagari, Bengali, Thai and full-width numbers.
const ZEROS: [u32; 7] = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/// Reads a seed as people write it: `123`, `#123`, `Deal number 1 234 567`, `1,234,567`, or in the digits of
/// another script. `None` if it is no whole number, or is too large.
pub fn read_seed(text: &str) -> Option<u64> {
    let is_space = |letter: char| letter.is_whitespace() || is_invisible(letter);
    let is_before =
        |letter: char| letter.is_alphabetic() || is_space(letter) || "#№°:+(“«".contains(letter);
    let is_after = |letter: char| is_space(letter) || ".,;!)”»".contains(letter);
    let (mut digits, mut group) = (String::new(), None);
    for letter in text.trim_start_matches(is_before).trim_end_matches(is_after).chars() {
        if is_space(letter) {
            continue;
        }
        // What stands between thousands, and in no other place.
        if ",.'’٬".contains(letter) {
            if digits.is_empty() || group.is_some_and(|digits| digits != 3) {
                return None;
            }
            group = Some(0);
            continue;
        }
        let digit =
            ZEROS.iter().find_map(|zero| (letter as u32).checked_sub(*zero).filter(|it| *it < 10));
        digits.push(char::from_digit(digit?, 10)?);
        group = group.map(|digits| digits + 1);
    }
    let is_whole = group.is_none_or(|digits| digits == 3);
    digits.parse().ok().filter(|&seed| is_whole && seed < MAX_SEED)
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A person at this device.
    Person {
        /// The person's name at this table; empty for the default.
        name: String,
    },
    /// A bot.
    Bot {
        /// The bot's level.
        level: Level,
    },
}

impl Occupant {
    /// Returns true if a person plays the seat.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// Returns the bot's level, if a bot plays the seat.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Person { .. } => None,
            Self::Bot { level } => Some(*level),
        }
    }

    /// Returns the occupant with a name that can be shown ([`tidy_name`]).
    #[must_use]
    pub fn tidy(self) -> Self {
        match self {
            Self::Person { name } => Self::Person { name: tidy_name(&name) },
            bot @ Self::Bot { .. } => bot,
        }
    }
}

/// Everything that is fixed before a match of one game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<O> {
    /// Seats and rules options.
    pub setup: Setup<O>,
    /// The seed of the deal and all later chance; below [`MAX_SEED`].
    pub seed: u64,
    /// The seed of the bots' own random numbers; below [`MAX_SEED`]. It is never the match seed,
    /// which would give them the deal.
    pub bot_seed: u64,
    /// The occupant of each seat.
    pub occupants: Vec<Occupant>,
    /// The agreements besides the rules.
    pub agreement: Agreement,
}

errors! {
    /// Why a table is not valid.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TableError {
        /// The game does not allow this number of players.
        SeatCount,
        /// A seed is not below 2^53.
        Seed,
        /// The game does not have one of the rules options.
        Options,
    }
}

impl<O> Table<O> {
    /// Checks the number of seats and the seeds.
    ///
    /// # Errors
    /// Returns an error if the game `G` does not allow the number of players, or a seed is too
    /// large.
    pub fn check<G: Game>(&self) -> Result<(), TableError> {
        let seats = self.setup.seats;
        if !G::INFO.seats.contains(&seats) || self.occupants.len() != seats {
            return Err(TableError::SeatCount);
        }
        if self.seed >= MAX_SEED || self.bot_seed >= MAX_SEED {
            return Err(TableError::Seed);
        }
        Ok(())
    }

    /// Returns the number of persons.
    pub fn persons(&self) -> usize {
        self.occupants.iter().filter(|occupant| occupant.is_person()).count()
    }

    /// Returns the occupant of a seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat.index()]
    }
}
