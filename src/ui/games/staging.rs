//! The staging of a game: the pacing, the motions and the sounds of its events.

use crate::engine::{Game, Seat};
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;
use std::cmp::Ordering;

/// The time that an event takes at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pacing {
    /// None: it is shown together with the next event.
    Light,
    /// Lasts as long as a piece moves: no sentence tells it, only the log.
    Quick,
    /// A beat: a sentence tells it.
    Beat,
    /// A key moment, shown for longer than a beat.
    Climax,
    /// Something that the viewer looks at in secret: it stays until they go on.
    Look,
}

/// A game whose events are staged.
pub trait Staging: Game {
    /// Returns the time that an event takes.
    fn pacing(event: &Self::Event) -> Pacing;

    /// Returns the time that an event takes for the viewer of `view`, the view after it: an event
    /// that is told to several players may be a look for some of them only.
    fn pacing_for(event: &Self::Event, _view: &Self::View) -> Pacing {
        Self::pacing(event)
    }

    /// Returns true if a sentence tells the event as it happens. Any other event is told only in
    /// the log.
    fn is_told(event: &Self::Event) -> bool {
        Self::pacing(event) != Pacing::Quick && !Self::is_end(event)
    }

    /// Returns true for the end of the match, if it has nothing to tell but the winner, whom the ceremony and
    /// the result name.
    fn is_end(_event: &Self::Event) -> bool {
        false
    }

    /// Returns true if all at a shared device watch the event together, with every hand covered.
    fn is_for_all(event: &Self::Event) -> bool {
        Self::pacing(event) == Pacing::Climax
    }

    /// Returns true if the view's content after an event stays visible until something newer of its
    /// kind. The rules keep it for one turn at most.
    fn lasts(_event: &Self::Event) -> bool {
        false
    }

    /// Puts that content of `last` back into a view that has nothing of its kind.
    fn show_again(_view: &mut Self::View, _last: &Self::View) {}

    /// Returns the motions of the pieces in these events, in order.
    fn motions(events: &[Self::Event]) -> Vec<Motion>;

    /// Returns the place of the only player with the most points, once there are enough for a lead to
    /// matter; `None` in a tie, and in a game whose points are not open.
    fn lead(_view: &Self::View) -> Option<String> {
        None
    }

    /// Returns the motions of the deal, before the first decision.
    fn dealt(view: &Self::View) -> Vec<Motion>;

    /// Returns the sound of an event; `None` if it is silent.
    fn sound(event: &Self::Event) -> Option<Sound>;
}

/// Returns the only player with the most points, if they have at least `least`.
pub fn only_most(
    seats: impl Iterator<Item = Seat>,
    points: impl Fn(Seat) -> i16,
    least: i16,
) -> Option<Seat> {
    let (mut most, mut only) = (least - 1, None);
    for seat in seats {
        let points = points(seat);
        only = match points.cmp(&most) {
            Ordering::Greater => Some(seat),
            Ordering::Equal => None,
            Ordering::Less => only,
        };
        most = most.max(points);
    }
    only
}
