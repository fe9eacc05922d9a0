//! The panels of the table.

use crate::session::Plan;

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The rulebook.
    Rules,
    /// The log; with a number, at the turn that begins with this decision.
    Log(Option<usize>),
    /// Every way to win or to score.
    Goals,
    /// The letter to the person elsewhere who is to move.
    Letter,
    /// Save, share, settings, keys.
    Menu,
    /// Who plays where, and the devices that are to join.
    Places(Plan),
    /// The description of the table.
    Read,
    /// The events since the person's last decision.
    Missed,
}
