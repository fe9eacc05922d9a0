//! The sources of messages besides the person: timers and workers.

/// A timer of the table. Each runs at most once at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timer {
    /// The wait of the playback.
    Playback,
    /// The time limit for the bots' worker.
    Bots,
    /// The time limit for the teacher.
    Teacher,
    /// The time after which the store counts as slow.
    Storage,
    /// The time that the table must be unchanged before input is accepted.
    Settle,
    /// The time after which a hidden page covers the hand.
    Hidden,
    /// The end of the result's ceremony.
    Ceremony,
    /// The interval at which new parts of the review are rendered.
    Review,
    /// The time until the next decision of a replay that plays by itself.
    Replay,
}

/// A worker of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worker {
    /// Decides for the bots.
    Bots,
    /// Gives hints.
    Teacher,
    /// Reviews a finished match. It is ended to cancel.
    Reviewer,
}

/// An event of a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEvent {
    /// It is ready to be asked.
    Ready,
    /// Its answer as JSON; `None` if it is not a text.
    Answer(Option<String>),
    /// It failed to start, or has died.
    Failed,
}
