//! The sentences of the table's menu, and about ending a match as it stands and what follows it. They have a separate table:
//! the home page does not download them.

/// The sentences of the menu, and of the dialog that asks whether to end the match.
pub struct MenuMessages {
    /// The explanation beside the button that opens the panel of who plays where.
    pub places_hint: &'static str,
    pub share: &'static str,
    pub copy_link: &'static str,
    pub file_saved: &'static str,
    /// The choice of a notice while the page is in the background, and what is said if the browser refuses.
    pub notice: &'static str,
    pub notice_refused: &'static str,
    pub seed: fn(u64) -> String,
    /// The report of a fault: its title, what its file holds, and the button that saves it.
    pub fault: &'static str,
    pub fault_hint: &'static str,
    pub save_report: &'static str,
    /// The title of that dialog, and the button that leads there.
    pub end_game: &'static str,
    /// The result with two players, and with more.
    pub other_wins: &'static str,
    pub no_one_wins: &'static str,
    /// The alternative: a bot plays on.
    pub or_bot: &'static str,
    /// On a seat’s own device, where the others play on: that title, and what happens.
    pub leave: &'static str,
    pub bot_plays_on: &'static str,
    pub give_up: &'static str,
    /// The same button where several persons each have one.
    pub gives_up: fn(&str) -> String,
    /// The other way to end a match of several persons: all agree.
    pub by_agreement: &'static str,
    pub agree: &'static str,
    /// The same button where several persons each have one.
    pub agrees: fn(&str) -> String,
    pub play_on: &'static str,
    /// The same button where several persons are there.
    pub plays_on: fn(&str) -> String,
    /// At the end, on a seat’s own device: where the next match begins.
    pub next_game: &'static str,
}
