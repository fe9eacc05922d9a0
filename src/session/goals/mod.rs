//! Goals: things worth trying in a game. Which of them a person has reached follows from a finished match
//! alone, so matches that were played before a goal was added count too.
//!
//! Each game has a list of goals and a function that finds those that a seat has reached. On the page these
//! functions are chunks of their own.

/// Declares the goals of a game, in the order in which they are shown. Each is a bit of what was reached.
macro_rules! goals {
    ($($(#[$doc:meta])* $Goal:ident),* $(,)?) => {
        /// A goal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Goal {
            $($(#[$doc])* $Goal),*
        }

        impl Goal {
            /// All goals in the order in which they are shown.
            pub const ALL: [Self; [$(stringify!($Goal)),*].len()] = [$(Self::$Goal),*];

            /// Returns a bit for each goal that was reached.
            fn bits<const N: usize>(all: [(Self, bool); N]) -> u16 {
                all.into_iter().fold(0, |bits, (goal, is_reached)| {
                    bits | u16::from(is_reached) << goal as u16
                })
            }
        }
    };
}

pub mod dwarf_king;
mod kept;
pub mod mon_royaume;
pub mod monarch;
pub mod penniless_king;
pub mod rogue_monarch;

pub use kept::KeptGoals;

use super::library::Summary;
use super::{AnyMatch, Match};
use crate::bots::{Bots, Level};
use crate::engine::{Game, Seat, Turn};

/// A function that returns a bit for each goal that a seat has reached in a finished match.
pub type Reached = fn(&AnyMatch, Seat) -> u16;

/// Returns the seats of a finished match whose goals count on this device: those of persons who have made
/// all of their decisions themselves and on this device, in a match of this device that was played to its end at the first
/// try.
pub fn seats_that_count(summary: &Summary) -> Vec<Seat> {
    let record = &summary.undo_record;
    let is_own = summary.is_over()
        && !summary.foreign
        && !record.retry
        && !record.reopened
        && summary.from.is_none()
        && summary.ended_early().is_none();
    let counts = |seat: &Seat| {
        let nth = seat.index();
        summary.seats[nth].is_person()
            && !summary.is_stood_in_for(*seat)
            && !summary.afar.contains(*seat)
            && summary.left.get(nth).is_none_or(|&left| left == 0)
            && summary.by_letter.as_ref().is_none_or(|letter| letter.here.contains(*seat))
    };
    Seat::all(summary.seats.len()).filter(|seat| is_own && counts(seat)).collect()
}

/// A seat's part in a finished match.
struct Part<'a, G: Game> {
    play: &'a Match<G>,
    seat: Seat,
    /// True if the seat has won, alone or with others.
    won: bool,
}

impl<'a, G: Bots> Part<'a, G> {
    /// Returns the part; `None` if the match is not over, or of another game.
    fn of(play: &'a AnyMatch, seat: Seat) -> Option<Self> {
        let play = play.downcast_ref::<G>()?;
        let Turn::Over(outcome) = play.turn() else { return None };
        Some(Self { play, seat, won: outcome.winners().contains(seat) })
    }

    /// Returns all events in order.
    fn events(&self) -> impl Iterator<Item = &'a G::Event> + use<'a, G> {
        self.play.log().iter().flat_map(|entry| &entry.events)
    }

    /// Returns true if an event is among those of the last decision, which this seat has made.
    fn ended_with(&self, is_it: impl Fn(&G::Event) -> bool) -> bool {
        let last = self.play.log().last();
        last.is_some_and(|last| last.seat == self.seat && last.events.iter().any(is_it))
    }

    /// Returns true if the seat has won against at least this many Regents, and no weaker bot.
    fn beat_regents(&self, least: usize) -> bool {
        let levels = self.play.table().occupants.iter().filter_map(super::Occupant::level);
        let levels: Vec<Level> = levels.collect();
        self.won && levels.len() >= least && levels.iter().all(|&level| level == Level::Regent)
    }
}
