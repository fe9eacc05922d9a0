//! Each game's board, drawn from its view.

pub mod sheet;
pub mod shown;

crate::with_games!(a_room_a_game);
