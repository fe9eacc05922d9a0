//! The place of every component of a game, for the checks that count them.

use regalia::engine::Game;

/// A place and the component there, in words that only tests read.
pub type Spot = (String, String);

/// A game whose components can be counted.
pub trait Inspect: Game {
    /// Returns every component with its place. Components are conserved: the same ones are
    /// somewhere at every decision of a game. Places whose order no rule knows, such as a hand, are
    /// one place.
    ///
    /// A player's secret choice is not chance: until it is revealed it stays where it came from,
    /// such as in the hand, and the witness checks it.
    fn spots(&self) -> Vec<Spot>;

    /// Returns what chance decided in an event, if anything: what it was for, with the components
    /// that it decided about, and the result. This state is as the event left it.
    fn chance(&self, event: &Self::Event) -> Option<(String, String)>;
}

/// Returns spots of the same place.
pub fn at<T: std::fmt::Debug>(place: &str, things: impl IntoIterator<Item = T>) -> Vec<Spot> {
    things.into_iter().map(|thing| (place.to_owned(), format!("{thing:?}"))).collect()
}
