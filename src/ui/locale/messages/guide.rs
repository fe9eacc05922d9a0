//! The sentences of a lesson's guide. They are not part of [`Messages`](crate::ui::locale::Messages): the home
//! page does without them.

/// The sentences of a lesson's guide.
pub struct GuideMessages {
    pub missing: &'static str,
    pub go_on: &'static str,
    /// The button that leads to the remark before.
    pub back: &'static str,
    /// The number of the remark, and of all remarks.
    pub of: fn((usize, usize)) -> String,
    /// The guide's answer to a decision other than the lesson's. Takes the first sentence about
    /// that decision.
    pub otherwise: fn(&str) -> String,
    /// The answers to a tap before the remark has been read, and to one that decides nothing.
    pub first_read: &'static str,
    pub not_this: &'static str,
    pub play_on: &'static str,
    pub again: &'static str,
}
