//! The sentences about ending a match as it stands. They are apart from those of the page, so that the
//! home page does not download them.

/// The sentences of the dialog that asks whether the match is to end.
pub struct GivingUpMessages {
    /// The title, and the button that leads there.
    pub title: &'static str,
    /// What follows with two players, and with more.
    pub other_wins: &'static str,
    pub no_one_wins: &'static str,
    /// The other way: a bot plays on.
    pub or_bot: &'static str,
    pub give_up: &'static str,
    /// The same button for one of several persons.
    pub gives_up: fn(&str) -> String,
}
