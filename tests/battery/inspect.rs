//! Where every component of a game lies, for the checks that count them.

use regalia::engine::Game;

/// A place and the component that lies there, in words that only tests read.
pub type Spot = (String, String);

/// A game whose components can be counted.
pub trait Inspect: Game {
    /// Every component and its place. Components are conserved: the same ones
    /// are somewhere at every decision of a game. Places whose order no rule
    /// knows, such as a hand, are one place.
    ///
    /// What a player chose in secret is no chance: until it is turned up it stays
    /// where it came from, such as in the hand, and the witness checks it.
    fn spots(&self) -> Vec<Spot>;
}

/// Spots of the same place.
pub fn at<T: std::fmt::Debug>(place: &str, things: impl IntoIterator<Item = T>) -> Vec<Spot> {
    things.into_iter().map(|thing| (place.to_owned(), format!("{thing:?}"))).collect()
}
