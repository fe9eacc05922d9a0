//! The Dwarf King: trick taking in seven deals, each under its own Quest and
//! with one special card.
//!
//! A deal is cut into small decisions by [`Step`]. Cards are bits of a
//! [`CardSet`]; all that everybody knows is in [`Public`], voids and cards
//! shown included, and moves with the hands. Besides their hand a player knows
//! only the cards that they have handed on, so that is all that a view adds
//! and all that a sampled world has to respect. No tile or special card still
//! to come has a place in the state: they are drawn by lot when their time has
//! come, which nobody can tell from a shuffled pile.

mod action;
mod card;
mod card_set;
mod event;
mod legal;
mod options;
mod play;
mod quest;
mod sample;
mod setup;
mod specials;
mod spoils;
mod state;
mod trick;
mod view;

pub use action::{Action, Side};
pub use card::{CARDS, Card, Rank, SPECIALS, Suit};
pub use card_set::CardSet;
pub use event::Event;
pub use legal::Refusal;
pub use options::{Deals, FirstGame, Options};
pub use quest::{NoSuchTile, Quest, Rule, TILES, Tile};
pub use setup::deck;
pub use spoils::{Spoils, TrickSet, total_of_numbers};
pub use state::{DwarfKing, Line, Moved, Public, Scored, Step};
pub use trick::Trick;
pub use view::{Own, View};
