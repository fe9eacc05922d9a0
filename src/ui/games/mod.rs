//! Each game's board, drawn from its view, with its sentences and its staging. Nothing
//! here calls the browser: it compiles natively, where the tests draw every board.

pub mod scene;
pub mod sheet;
pub mod staging;
pub mod text;

pub use crate::ui::cast::Cast;
pub use scene::{Midway, Scene, Touch};
pub use staging::{Pacing, Staging};
pub use text::{GameText, Goal, Story};

use crate::ui::locale::Words;
use yew::Html;

crate::with_games!(game_modules);

/// A game that can be played at the table: its sentences, its staging, its board.
pub trait GameUi: GameText + Staging {
    /// The emblem on backs and results: its name among the game's symbols.
    const EMBLEM: &'static str;

    /// Whether plain pieces are played by one tap at a table with one person,
    /// as long as that person has not said otherwise.
    const ONE_TAP: bool = false;

    /// Whether all decide at once, in whatever order they are asked: no turn is anybody's.
    const AT_ONCE: bool = false;

    /// The board with the hands around it.
    fn board(scene: Scene<Self>) -> Html;

    /// How the points came about, from all that the viewer was told; `None` for
    /// a game without points, or before there are any.
    fn sheet(
        _view: &Self::View,
        _told: &[Self::Event],
        _cast: &Cast,
        _words: &'static Words,
    ) -> Option<Html> {
        None
    }
}
