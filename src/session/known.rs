//! A match of one game as its viewers know it: held here, or told by the device that holds it.

use super::{EarlyEnd, Hint, Match, Observation, only_person};
use crate::engine::{Game, Observable, Outcome, Recall, Seat, Turn, Viewer};

/// A match of one game as far as its viewers know it. A match that was told by another device knows
/// one viewer, and answers for that one whatever viewer it is asked about.
pub trait Known {
    /// The rules.
    type Game: Game;

    /// Returns the viewer's current view.
    fn view(&self, to: Viewer) -> <Self::Game as Game>::View;
    /// Returns the outcome; `None` before the end.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns how the match was ended early.
    fn ended_early(&self) -> Option<EarlyEnd>;
    /// Returns by seat the number of the move, from 1 on, before which its person left the match to a bot; 0
    /// for others. Empty if no one has left.
    fn left(&self) -> &[u16];
    /// Returns the number of decisions in force.
    fn position(&self) -> usize;
    /// Returns the current legal decisions, if the viewer is to decide; otherwise none.
    fn legal(&self, to: Viewer) -> &[<Self::Game as Game>::Action];
    /// Returns true if the viewer's seat can take its last decision back.
    fn can_undo(&self, to: Viewer) -> bool;
    /// Returns the text of the link to the whole match, once it is over. Before the end it is `None`,
    /// since a link holds everything that is hidden.
    fn link(&self) -> Option<String>;
    /// Returns the seat that made decision `n`; `None` if the viewer may not know it.
    fn mover(&self, n: usize, to: Viewer) -> Option<Seat>;
    /// Returns true if a bot's time ran out in decision `n`.
    fn timed_out(&self, n: usize) -> bool;
    /// Returns true if a bot made decision `n` for a person.
    fn stood_in(&self, n: usize) -> bool;
    /// Returns true if decision `n` was no choice of the only person, as far as it is known here. No one
    /// else is told.
    fn was_forced(&self, _n: usize) -> bool {
        false
    }
    /// Returns the events of decision `n` as the viewer was told them.
    fn events(&self, n: usize, to: Viewer) -> Vec<<Self::Game as Game>::Event>;
    /// Returns what the viewer saw of each decision from `from` on. A decision of which no views are
    /// known here is empty.
    fn observe(&self, from: usize, to: Viewer) -> Vec<Vec<Observation<Self::Game>>>;
    /// Returns the last of the first `before` decisions that has an event of this kind.
    fn last_with(
        &self,
        before: usize,
        is_of_kind: fn(&<Self::Game as Game>::Event) -> bool,
    ) -> Option<usize>;
    /// Returns the viewer's view after decision `n`, if it is known here.
    fn view_after(&self, n: usize, to: Viewer) -> Option<<Self::Game as Game>::View>;
    /// Returns the true state, if it is known here.
    fn state(&self) -> Option<&Self::Game>;
    /// Returns the decisions that a hint advises, in order; `None` if it is not for the current
    /// decision.
    fn advised(&self, hint: &Hint) -> Option<Vec<<Self::Game as Game>::Action>>;
}

/// Returns the seat that made a decision with these events, if a viewer who was told them may know
/// it: if they were told nothing that the log can show, they may not know that it was made.
pub fn known_mover<E: Observable>(by: Seat, told: &[E], to: Viewer) -> Option<Seat> {
    let known = to.is(by) || told.iter().any(|event| event.recall() != Recall::Never);
    known.then_some(by)
}

impl<G: Game> Known for Match<G> {
    type Game = G;

    fn view(&self, to: Viewer) -> G::View {
        Match::view(self, to)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Of(_) => None,
        }
    }

    fn ended_early(&self) -> Option<EarlyEnd> {
        Match::ended_early(self)
    }

    fn left(&self) -> &[u16] {
        Match::left(self)
    }

    fn position(&self) -> usize {
        Match::position(self)
    }

    fn legal(&self, to: Viewer) -> &[G::Action] {
        match self.turn() {
            Turn::Of(seat) if to.is(seat) => Match::legal(self),
            _ => &[],
        }
    }

    fn can_undo(&self, to: Viewer) -> bool {
        to.seat().is_some_and(|seat| self.undo_target(seat).is_some())
    }

    fn link(&self) -> Option<String> {
        self.is_over().then(|| Match::link(self))
    }

    fn mover(&self, n: usize, to: Viewer) -> Option<Seat> {
        known_mover(self.log()[n].seat, &Match::events(self, n, to), to)
    }

    fn timed_out(&self, n: usize) -> bool {
        Match::timed_out(self).contains(&(n as u32))
    }

    fn stood_in(&self, n: usize) -> bool {
        Match::stood_in(self).contains(&(n as u32))
    }

    fn was_forced(&self, n: usize) -> bool {
        let entry = &self.log()[n];
        entry.forced && only_person(&self.table().occupants) == Some(entry.seat)
    }

    fn events(&self, n: usize, to: Viewer) -> Vec<G::Event> {
        Match::events(self, n, to)
    }

    fn observe(&self, from: usize, to: Viewer) -> Vec<Vec<Observation<G>>> {
        Match::observe(self, from, to)
    }

    fn last_with(&self, before: usize, is_of_kind: fn(&G::Event) -> bool) -> Option<usize> {
        self.log()[..before].iter().rposition(|entry| entry.events.iter().any(is_of_kind))
    }

    fn view_after(&self, n: usize, to: Viewer) -> Option<G::View> {
        Some(self.view_before(n + 1, to))
    }

    fn state(&self) -> Option<&G> {
        Some(Match::state(self))
    }

    fn advised(&self, hint: &Hint) -> Option<Vec<G::Action>> {
        Match::advised(self, hint)
    }
}
