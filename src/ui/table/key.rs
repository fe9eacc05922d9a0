//! The keys of the table.

/// The meaning of a key at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// Undoes the last decision.
    Undo,
    /// Makes an undone decision again.
    Redo,
    /// Opens the rulebook.
    Rules,
    /// Opens the log.
    Log,
    /// Opens the description of the table.
    Read,
    /// Opens the list of events since the person's last decision.
    Missed,
    /// Opens the ways to win or to score.
    Goals,
    /// Opens the menu.
    Menu,
    /// Opens the full text of the piece that has the focus.
    Text(String),
    /// Goes to the previous piece; in a replay, one decision back.
    Left,
    /// Goes to the next piece; in a replay, one decision forward.
    Right,
    /// Goes on to the next beat, or to the next remark of a lesson.
    Continue {
        /// True if a button has the focus, which the key also presses.
        on_button: bool,
    },
    /// Skips the playback, when held down.
    Hold,
    /// Skips the playback, or clears the selection.
    Escape,
    /// Shows the events since the person's last decision again.
    LastRound,
    /// Asks for a hint, or for its reason.
    Hint,
}
