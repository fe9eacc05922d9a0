//! What lies over the table and beside it: the panel that is open, and notices.

use super::msg::Panel;
use super::storage::Storage;

/// The panel that is open, and the notices beside the table.
#[derive(Clone, Default)]
pub struct Notices {
    /// The panel that is open.
    pub panel: Option<Panel>,
    /// The sentences of a panel that reads the table out, as of its opening.
    pub read_out: Vec<String>,
    /// A notice about the page itself, shown until the next decision.
    pub banner: Option<&'static str>,
    /// The safety of the match on this device.
    pub storage: Storage,
}
