//! The sentences about goals. They are a separate table, so the other pages don't fetch them.

use crate::session::goals::{dwarf_king, mon_royaume, monarch, penniless_king, rogue_monarch};

/// The sentences about goals: those of each game are in the order of its list.
pub struct GoalMessages {
    /// The number of goals that were reached, and of all.
    pub counted: fn(usize, usize) -> String,
    pub hint: &'static str,
    pub reading: &'static str,
    /// Read aloud in place of the check mark of a goal that was reached.
    pub done: &'static str,
    pub see: &'static str,
    /// The label of the link to the match in which a goal was reached.
    pub see_named: fn(&str) -> String,
    pub rogue_monarch: [&'static str; rogue_monarch::Goal::ALL.len()],
    pub dwarf_king: [&'static str; dwarf_king::Goal::ALL.len()],
    pub mon_royaume: [&'static str; mon_royaume::Goal::ALL.len()],
    pub penniless_king: [&'static str; penniless_king::Goal::ALL.len()],
    pub monarch: [&'static str; monarch::Goal::ALL.len()],
}

impl GoalMessages {
    /// Returns the goals of a game; none for a game without goals.
    pub fn of(&self, game: &str) -> &[&'static str] {
        match game {
            "rogue-monarch" => &self.rogue_monarch,
            "dwarf-king" => &self.dwarf_king,
            "mon-royaume" => &self.mon_royaume,
            "penniless-king" => &self.penniless_king,
            "monarch" => &self.monarch,
            _ => &[],
        }
    }
}
