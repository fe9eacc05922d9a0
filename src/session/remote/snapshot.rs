//! A match as a host tells it.

use super::facts::Facts;
use super::message::FromHost;
use super::progress::Progress;
use crate::engine::{Seat, SeatSet, Turn, Viewer};
use crate::session::{AnyMatch, NewMatch, Occupant, SeatPlace, persons_here};

/// A match on the table as it stands. It keeps a copy of its own.
pub struct Snapshot {
    setup: NewMatch,
    rules: u16,
    names: Vec<String>,
    /// The decisions in force, each as its step in a save.
    decisions: Vec<String>,
    turn: Turn,
    legal_count: usize,
    play: AnyMatch,
    /// The seats that may be given out.
    here: SeatSet,
    /// The seats that can take their last decision back.
    can_undo: SeatSet,
    /// Where each seat is played; empty if all persons share this device.
    places: Vec<SeatPlace>,
}

impl Snapshot {
    /// Returns the match as it stands, with the players' names by seat.
    pub fn of(play: &AnyMatch, names: Vec<String>) -> Self {
        Self {
            setup: play.setup(),
            rules: play.info().rules,
            names,
            decisions: play.steps_since(0),
            turn: play.turn(),
            legal_count: play.legal_count(),
            play: play.clone(),
            here: persons_here(play.occupants(), None),
            can_undo: Seat::all(play.occupants().len())
                .filter(|&seat| play.can_undo(seat))
                .collect(),
            places: Vec::new(),
        }
    }

    /// Gives out these seats of persons alone. No one here may see the hands of the others, who play by
    /// letter.
    #[must_use]
    pub fn among(mut self, here: SeatSet) -> Self {
        self.here = self.here.and(here);
        self
    }

    /// Tells where each seat is played, unless all persons share this device.
    #[must_use]
    pub fn played_at(mut self, places: Vec<SeatPlace>) -> Self {
        self.places = places;
        self
    }

    /// Returns the players' names by seat.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns who sits in each seat.
    pub(super) fn occupants(&self) -> &[Occupant] {
        &self.setup.occupants
    }

    /// Returns where each seat is played.
    pub(super) fn places(&self) -> &[SeatPlace] {
        &self.places
    }

    /// Returns true if the table asks whether to end the match by agreement.
    pub(super) fn asks_to_end(&self) -> bool {
        self.places.iter().any(|it| it.agrees)
    }

    /// Returns the number of decisions in force.
    pub(super) fn position(&self) -> usize {
        self.decisions.len()
    }

    /// Returns the seat to move, or the outcome.
    pub(super) fn turn(&self) -> Turn {
        self.turn
    }

    /// Returns the number of legal decisions.
    pub(super) fn legal_count(&self) -> usize {
        self.legal_count
    }

    /// Returns true if the person in this seat is to decide.
    pub(super) fn asks(&self, seat: Seat) -> bool {
        self.turn == Turn::Of(seat) && self.has_person(seat)
    }

    /// Returns true if this seat can take its last decision back.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        self.can_undo.contains(seat)
    }

    /// Returns true if a person has this seat, and plays here.
    pub(super) fn has_person(&self, seat: Seat) -> bool {
        self.here.contains(seat)
    }

    /// Returns true if there is such a viewer at this table.
    pub(super) fn has(&self, viewer: Viewer) -> bool {
        viewer.seat().is_none_or(|seat| seat.index() < self.setup.occupants.len())
    }

    /// Returns true if the two are the same match with the same names.
    pub(super) fn is_at_same_table(&self, other: &Self) -> bool {
        self.setup == other.setup && self.names == other.names
    }

    /// Returns the number of decisions at the beginning that are the same in both.
    pub(super) fn same_decisions(&self, other: &Self) -> usize {
        let both = self.decisions.iter().zip(&other.decisions);
        both.take_while(|(one, other)| one == other).count()
    }

    /// Returns the message that tells a viewer everything, while the table has shown this much.
    pub(super) fn hello(&self, viewer: Viewer, serial: u64, shown: &Progress) -> FromHost {
        let NewMatch { game, options, occupants, agreement, .. } = self.setup.clone();
        let facts = Facts {
            game,
            rules: self.rules,
            viewer,
            seats: occupants,
            names: self.names.clone(),
            options,
            agreement,
        };
        let told = self.play.told(viewer, 0, serial, Some(shown), &self.places);
        FromHost::Hello { facts: Box::new(facts), told }
    }

    /// Returns the message that tells a viewer the decisions from `from` on.
    pub(super) fn news(&self, viewer: Viewer, from: usize, serial: u64) -> FromHost {
        FromHost::News { told: self.play.told(viewer, from, serial, None, &self.places) }
    }
}
