//! The keys of the table.

/// The keys of the table.
pub struct ShortcutMessages {
    /// Each key or pair of keys, and what it does.
    pub list: &'static [(&'static str, &'static str)],
}
