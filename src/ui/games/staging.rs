//! How a game is staged: the time that events take, their motions and their sounds.

use crate::engine::Game;
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

/// How much of the table's time an event takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pacing {
    /// None of its own: it is shown together with what comes next.
    Light,
    /// A beat.
    Beat,
    /// The moment that all has led up to: long enough to be read and felt.
    Climax,
}

/// A game whose events are staged.
pub trait Staging: Game {
    /// How much time an event takes: the game's table of beats.
    fn pacing(event: &Self::Event) -> Pacing;

    /// Returns true if what the view shows after an event, for the rules no longer than
    /// for a turn, stays in sight until there is something newer of its kind.
    fn lasts(_event: &Self::Event) -> bool {
        false
    }

    /// Puts what lasts back into a view that has nothing of its kind.
    fn show_again(_view: &mut Self::View, _last: &Self::View) {}

    /// How these events move the pieces, in order.
    fn motions(events: &[Self::Event]) -> Vec<Motion>;

    /// How the cards reach their places before the first decision.
    fn dealt(view: &Self::View) -> Vec<Motion>;

    /// What an event sounds like; `None` if it is better seen.
    fn sound(event: &Self::Event) -> Option<Sound>;
}
