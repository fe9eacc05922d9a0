//! The table that a match is played at: rules, seeds, and who sits where.

use super::Agreement;
use super::name::tidy_name;
use crate::bots::Level;
use crate::engine::{Game, Seat, Setup};
use serde::{Deserialize, Serialize};

/// Seeds are integers below this, so that JavaScript and JSON keep them whole.
pub const MAX_SEED: u64 = 1 << 53;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Somebody at this device.
    Person {
        /// What they are called at this table; empty for the house's own word.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Occupant {
    /// Whether a person plays the seat.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// The bot's level, if a bot plays the seat.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Person { .. } => None,
            Self::Bot { level } => Some(*level),
        }
    }

    /// The same with a name that can be shown ([`tidy_name`]).
    #[must_use]
    pub fn tidy(self) -> Self {
        match self {
            Self::Person { name } => Self::Person { name: tidy_name(&name) },
            bot @ Self::Bot { .. } => bot,
        }
    }
}

/// Everything that is settled before a match of one game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<O> {
    /// Seats and rules options.
    pub setup: Setup<O>,
    /// What the deal and all later chance come from; below [`MAX_SEED`].
    pub seed: u64,
    /// What the bots' own chance comes from. Never the match seed, which would
    /// give them the deal; below [`MAX_SEED`].
    pub bot_seed: u64,
    /// Who plays each seat.
    pub occupants: Vec<Occupant>,
    /// What is agreed besides the rules.
    pub agreement: Agreement,
}

/// Why a match cannot be set up like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The game is not for so many.
    SeatCount,
    /// Seeds are whole numbers below [`MAX_SEED`].
    Seed,
    /// A rules option is not one of the game's.
    Options,
}

impl<O> Table<O> {
    /// Checks the number of seats and the seeds.
    ///
    /// # Errors
    /// When the game `G` is not for so many, or a seed is too large.
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

    /// How many persons play.
    pub fn persons(&self) -> usize {
        self.occupants.iter().filter(|occupant| occupant.is_person()).count()
    }

    /// Who plays this seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat.index()]
    }
}

/// The seat of the only person among these, if there is just one.
pub fn only_person(occupants: &[Occupant]) -> Option<Seat> {
    let mut persons = Seat::all(occupants.len()).filter(|seat| occupants[seat.index()].is_person());
    persons.next().filter(|_| persons.next().is_none())
}
