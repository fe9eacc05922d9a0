//! The staging of a game: the pacing, the motions and the sounds of its events.

use crate::engine::Game;
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

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
        Self::pacing(event) != Pacing::Quick
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

    /// Returns the motions of the deal, before the first decision.
    fn dealt(view: &Self::View) -> Vec<Motion>;

    /// Returns the sound of an event; `None` if it is silent.
    fn sound(event: &Self::Event) -> Option<Sound>;
}
