//! Monarch: sisters share the land, buy from one row, and fill courts of seven.
//!
//! A turn is cut into small decisions by [`Step`]: a card is acquired, then placed, then its effect
//! is decided; a Moon with a joint payment lets the sisters speak one after the other. Only the
//! order of the deck is unknown, and the deck has none ([`Stock`]): a view is the full state. Cards
//! and figures that the leaflet does not give are the project's own edition; the rulebook in the
//! page lists them.

mod action;
mod apply;
mod banner;
mod card;
mod chance;
mod court_card;
mod crowns;
mod event;
mod face;
mod game;
mod goods;
mod guest;
mod improvement;
mod land;
mod legal;
mod moon;
mod options;
mod path;
mod price;
mod rising;
mod setup;
mod spaces;
mod state;
mod stock;
mod sums;

pub use action::Action;
pub use banner::{BANNERS, Banner, CARDS_FOR_A_BANNER, CROWNS_OF_BALANCE};
pub use card::{Card, FACES};
pub use court_card::{Ability, COURT, CourtCard};
pub use crowns::{Court, Crowns};
pub use event::Event;
pub use face::Face;
pub use goods::Goods;
pub use guest::{GUESTS, Guest};
pub use improvement::{IMPROVEMENTS, Improvement, LandKind};
pub use land::{LANDS, Land};
pub use legal::Refusal;
pub use moon::{MOONS, Moon};
pub use options::{Banners, Options, Start};
pub use path::{Emblem, PATHS, Path};
pub use price::{Discounts, SWEEP};
pub use spaces::{SPACES, Spaces};
pub use state::{Done, MAX_SISTERS, MOST_ROUNDS, Monarch, Pledging, ROW, Step};
pub use stock::Stock;
