//! A match of any game.

use super::remote::{Progress, RawUpdate, Update};
use super::{DynMatch, Hint, Match, SeatPlace};
use crate::bots::Bots;
use crate::engine::{Seat, Viewer};
use std::any::Any;
use std::cmp::Ordering;
use std::fmt::{Debug, Formatter};
use std::ops::{Deref, DerefMut};

/// A match of any game. Only the code that loads a game knows its type, so a page that opens one game
/// fetches no other.
pub struct AnyMatch(Box<dyn OwnedMatch>);

/// What a match of any game can do besides [`DynMatch`]: what needs the game's bots, or another match
/// of the same game.
pub trait OwnedMatch: DynMatch {
    /// Returns the match as `Any`, to downcast it to its game.
    fn as_any(&self) -> &dyn Any;
    /// Returns the match as mutable `Any`, to downcast it to its game.
    fn as_any_mut(&mut self) -> &mut dyn Any;
    /// Returns a copy.
    fn boxed(&self) -> Box<dyn OwnedMatch>;
    /// Returns true if the other is the same match.
    fn is_same(&self, other: &dyn Any) -> bool;
    /// Returns a new match that begins at the given position of this one.
    #[must_use]
    fn branch_at(&self, position: usize) -> AnyMatch;
    /// Returns the decision that was made here before and the rest of its gesture, in the form of a
    /// hint.
    fn advice_as_before(&self) -> Option<Hint>;
    /// Returns the first decision of the gesture that decision `n` belongs to: several decisions of
    /// one player that one button makes.
    fn gesture(&self, n: usize) -> usize;
    /// Returns the number of decisions in force, from the first on, that the two matches have in
    /// common. Matches of other games, deals, seats or options have none.
    fn in_common(&self, other: &AnyMatch) -> usize;
    /// Returns the course of the match for a seat: after each part, whether the seat was ahead, level
    /// with the best of the others, or behind. Empty if the game counts no points before its end.
    fn course(&self, seat: Seat) -> Vec<Ordering>;
    /// Returns what a viewer is told of the decisions from `from` on ([`Update`]).
    fn told(
        &self,
        to: Viewer,
        from: usize,
        serial: u64,
        joins: Option<&Progress>,
        places: &[SeatPlace],
    ) -> RawUpdate;
}

impl<G: Bots> OwnedMatch for Match<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
    fn boxed(&self) -> Box<dyn OwnedMatch> {
        Box::new(self.clone())
    }
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
    fn branch_at(&self, position: usize) -> AnyMatch {
        Match::branch_at(self, position).into()
    }
    fn advice_as_before(&self) -> Option<Hint> {
        Match::advice_as_before(self)
    }
    fn gesture(&self, n: usize) -> usize {
        Match::gesture(self, n)
    }
    fn in_common(&self, other: &AnyMatch) -> usize {
        other.downcast_ref().map_or(0, |other| Match::in_common(self, other))
    }
    fn course(&self, seat: Seat) -> Vec<Ordering> {
        Match::course(self, seat)
    }
    fn told(
        &self,
        to: Viewer,
        from: usize,
        serial: u64,
        joins: Option<&Progress>,
        places: &[SeatPlace],
    ) -> RawUpdate {
        let mut update = Update::of(self, to, from, serial, joins);
        update.places = places.to_vec();
        RawUpdate::new(&update)
    }
}

impl<G: Bots> From<Match<G>> for AnyMatch {
    fn from(play: Match<G>) -> Self {
        Self(Box::new(play))
    }
}

impl AnyMatch {
    /// Returns the number of decisions in force that a bot made at random or before it had thought to the
    /// end.
    pub fn hasty(&self) -> u16 {
        (0..self.position()).filter(|&n| self.timed_out(n)).count() as u16
    }

    /// Returns the match if it is of this game.
    pub fn downcast_ref<G: Bots>(&self) -> Option<&Match<G>> {
        self.0.as_any().downcast_ref()
    }

    /// Returns the match, mutably, if it is of this game.
    pub fn downcast_mut<G: Bots>(&mut self) -> Option<&mut Match<G>> {
        self.0.as_any_mut().downcast_mut()
    }
}

impl Deref for AnyMatch {
    type Target = dyn OwnedMatch;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for AnyMatch {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl Clone for AnyMatch {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

impl PartialEq for AnyMatch {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(other.0.as_any())
    }
}

impl Debug for AnyMatch {
    /// Writes the save: to print every part of every game would be code that no player needs.
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        to.write_str(&self.0.save())
    }
}
