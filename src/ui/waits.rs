//! How long the page waits for what may not come, in milliseconds. The browser tests learn
//! these times from `arena manifest`, to let them pass or never come.

/// The longest that the page waits for the store before it is drawn.
pub const STORE: u32 = 5_000;

/// What is not on the disk for longer than this is said to be so.
pub const WRITE: u32 = 1_000;

/// A worker that is not there after this time will not come.
pub const WORKER_START: u32 = 8_000;

/// A worker that has not answered for this time will not. It knows itself when to stop
/// thinking, long before.
pub const WORKER_ANSWER: u32 = 12_000;

/// How long the table must have shown the same before a tap may decide: a little longer than
/// the 400 within which two taps count as one.
pub const SETTLE: u32 = 420;
