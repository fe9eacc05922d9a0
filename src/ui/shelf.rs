//! The five games on the shelf.

use crate::engine::Info;
use crate::session::infos;

/// A game as the home page shows it.
#[derive(Debug, PartialEq, Eq)]
pub struct Title {
    /// The game's id.
    pub id: &'static str,
    /// Its place in the tables of words.
    pub nth: usize,
    /// The emblem's name in the sheet of symbols.
    pub emblem: &'static str,
    /// How many may play.
    pub seats: (usize, usize),
    /// How long a match takes, in minutes.
    pub minutes: u16,
}

/// The shelf, in the order of the home page.
pub const SHELF: [Title; 5] = [
    Title { id: "rogue-monarch", nth: 0, emblem: "crown", seats: (2, 2), minutes: 15 },
    Title { id: "dwarf-king", nth: 1, emblem: "dwarf-king", seats: (3, 5), minutes: 45 },
    Title { id: "mon-royaume", nth: 2, emblem: "castle", seats: (2, 4), minutes: 40 },
    Title { id: "penniless-king", nth: 3, emblem: "hood", seats: (2, 5), minutes: 45 },
    Title { id: "monarch", nth: 4, emblem: "queen-crown", seats: (2, 4), minutes: 60 },
];

/// The title of this id.
pub fn on_shelf(id: &str) -> Option<&'static Title> {
    SHELF.iter().find(|title| title.id == id)
}

impl Title {
    /// Where its cover lies.
    pub fn cover(&self) -> String {
        format!("covers/{}.svg", self.id)
    }

    /// What is fixed about the game.
    pub fn info(&self) -> Info {
        let mut infos = infos().into_iter();
        infos.find(|info| info.id == self.id).expect("the shelf holds games of the house")
    }
}
