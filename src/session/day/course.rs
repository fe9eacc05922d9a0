//! The course of a finished match for one line of text: who was ahead after each part.

use crate::engine::{Game, Observable, Seat};
use crate::session::Match;
use std::cmp::Ordering;

/// The most parts of a course.
const MOST: usize = 7;

/// The number of parts of a match that has more rounds than the line has room for, or none.
const PARTS: usize = 6;

impl<G: Game> Match<G> {
    /// Returns for each part of the match whether this seat had more points after it than every other
    /// seat had, as many as the best of them, or fewer. The parts are the match's deals or rounds, or
    /// sixths of its decisions. Empty if the game counts no points before its end.
    pub fn course(&self, seat: Seat) -> Vec<Ordering> {
        let length = self.position();
        let begins = |&n: &usize| self.log()[n].events.iter().any(Observable::begins);
        let mut ends: Vec<usize> = (0..length).filter(begins).map(|n| n + 1).collect();
        ends.push(length);
        if !(3..=MOST).contains(&ends.len()) {
            ends = (1..=PARTS).map(|part| length * part / PARTS).collect();
        }
        let standing = |&end: &usize| {
            let points = self.state_before(end).points()?;
            let others = (0..points.len()).filter(|&other| other != seat.index());
            let best = others.map(|other| points[other]).max()?;
            Some(points[seat.index()].cmp(&best))
        };
        ends.iter().filter_map(standing).collect()
    }
}
