//! The page's time limits, in milliseconds. The browser tests read them from `tools/manifest.json`,
//! to let a limit run out, or to prevent that.

/// The longest time that the page waits for the store before it is rendered.
pub const STORE: u32 = 5_000;

/// The time after which the table says that the match is not on disk yet. No beat of the playback is
/// as long, so tests can tell the two apart.
pub const WRITE: u32 = 1_010;

/// The time limit for a worker to start.
pub const WORKER_START: u32 = 8_000;

/// The time limit for the bots' worker once the table has said that it waits for their file: it may come
/// over a slow line.
pub const WORKER_COMES: u32 = 60_000;

/// The time limit for a worker's answer. The worker itself stops thinking long before.
pub const WORKER_ANSWER: u32 = 12_000;

/// The time limit for the teacher's answer. The teacher may have to be downloaded first.
pub const TEACHER: u32 = 20_000;

/// The time limit for each part of a review. The worker may have to be downloaded first.
pub const REVIEWER: u32 = 45_000;

/// The time that the table must be unchanged before a tap may decide: a little longer than the 400
/// within which two taps count as one.
pub const SETTLE: u32 = 420;

/// The same after a person's own tap. It outlasts a bouncing switch and a quick double tap.
pub const SETTLE_OWN: u32 = 210;

/// The length of the ceremony at the end of a match.
pub const CEREMONY: u32 = 2_000;
