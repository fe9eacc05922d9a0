//! Mon Royaume: a draft of tiles, a pyramid built from them, and a Bard who tells of it.
//!
//! The game is cut into small decisions by [`Step`]. Simultaneous choices are made seat by seat and
//! stay hidden until the last one is made. Tiles are kept in [`Bag`]s: there are at most two of a
//! tile, and the two are identical. Tiles still to be dealt, and Adventures, tokens and Bard cards
//! still to come, have no order in the state: they are drawn at random when needed, which is
//! indistinguishable from a shuffled pile. A seat knows every hand that has passed through it,
//! since the tiles that others take from it are revealed.

mod action;
mod adventure;
mod apply;
mod builders;
mod chance;
mod event;
mod game;
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
pub use kingdom::{Kingdom, Laid, PlacementError, SLOTS, below, level_of, slots_of};
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
