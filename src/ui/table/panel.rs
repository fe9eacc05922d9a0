//! What can be opened over the table.

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The rulebook.
    Rules,
    /// The log.
    Log,
    /// Save, share, settings, keys.
    Menu,
    /// The table in sentences.
    Read,
    /// What has happened since the person's last decision.
    Missed,
}
