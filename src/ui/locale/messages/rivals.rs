//! The sentences about how bots do in the deals of a round. They are a separate table, so only those who ask
//! fetch them.

/// The sentences about bots in the person's seat of a round.
pub struct RivalMessages {
    /// The button that lets them play.
    pub ask: &'static str,
    /// What is said meanwhile. Takes the number of the match, from 1, and the number of matches.
    pub playing: fn(usize, usize) -> String,
    /// The caption of their results. Takes the number of deals.
    pub caption: fn(usize) -> String,
    /// The head of the column of wins, in a game without points.
    pub wins: &'static str,
}
