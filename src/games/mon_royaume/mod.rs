//! Mon Royaume: a draft of tiles, a pyramid built of them, and a Bard who tells
//! of it.
//!
//! The game is cut into small decisions by [`Step`]. What all do at once is
//! decided seat by seat and stays hidden until the last has decided. Tiles are
//! [`Bag`]s: of no tile are there more than two, and nothing tells the two
//! apart. No tile still to be dealt, no Adventure, token or Bard card still to
//! come has a place in the state: they are drawn by lot when their time has
//! come, which nobody can tell from a shuffled pile. A hand that has passed
//! through a seat is known to it from then on, since what others take from it
//! is revealed.

mod action;
mod adventure;
mod builders;
mod choices;
mod event;
mod kingdom;
mod legal;
mod legends;
mod options;
mod sample;
mod setup;
mod state;
mod tale;
mod tile;
mod tile_set;
mod token;
mod view;

pub use action::{Action, SEATS};
pub use adventure::{ADVENTURES, Adventure, Task};
pub use event::Event;
pub use kingdom::{Fault, Kingdom, Laid, SLOTS, below, level_of, slots_of};
pub use legal::Refusal;
pub use legends::{
    CURSE_A_MONSTER, Ending, Line, POINTS_A_MONSTER, POINTS_A_TOKEN, elements_met, lovers_met,
    monsters, tale_bonus, value_of_tiles,
};
pub use options::{Choice, Options, Rules};
pub use state::{ADVENTURES_A_ROUND, HAND, MonRoyaume, PICKS, Public, Side, Step};
pub use tale::{Kind, TALES, Tale, TaleSet};
pub use tile::{Colour, TILES, Tile};
pub use tile_set::{Bag, TileSet};
pub use token::{BARD_CARDS, BARD_TOKENS, MARKERS, SHOW, Tally, Token, total};
pub use view::{Own, View};
