//! The Dwarf King: trick taking in seven deals, each under its own Quest and
//! with one special card.
//!
//! A deal is cut into small decisions by [`Step`]. Cards are bits of a [`CardSet`]. Everything
//! public is in [`Public`], including voids and cards shown; that knowledge moves with the hands.
//! Besides their hand, players know only the cards that they handed on, so that is all that a view
//! adds and all that a sampled world must respect. Tiles and special cards still to come are not in
//! the state: they are drawn at random when needed, which is indistinguishable from a shuffled
//! pile.

mod action;
mod apply;
mod card;
mod card_set;
mod chance;
mod event;
mod game;
mod legal;
mod options;
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
pub use card_set::{CardSet, deck};
pub use event::Event;
pub use legal::Refusal;
pub use options::{Deals, FirstGame, Options};
pub use quest::{NoSuchTile, Quest, Rule, TILES, Tile};
pub use sample::all_worlds;
pub use spoils::{Spoils, TrickSet, total_of_numbers};
pub use state::{DwarfKing, Line, Moved, Public, Scored, Step};
pub use trick::Trick;
pub use view::{Own, View};
