//! The sentences of the list of games in progress. They are not part of
//! [`Messages`](crate::ui::locale::Messages): the page fetches the list only where there is something in it.

/// The sentences of the list of games in progress.
pub struct GameListMessages {
    pub resume: &'static str,
    /// `resume` where several matches are listed. Takes the match's name.
    pub resume_named: fn(&str) -> String,
    /// The button's text for a match that this version cannot open.
    pub open: &'static str,
    pub open_named: fn(&str) -> String,
    /// The heading of the matches in progress.
    pub in_progress: &'static str,
    /// The heading instead, if rounds are among the games.
    pub to_play: &'static str,
    pub your_turn: &'static str,
    pub turn_of: fn(&str) -> String,
    /// The state of a match that waits for the letter of a person elsewhere.
    pub letter_of: fn(&str) -> String,
    /// The state of a match that this version cannot open.
    pub unreadable: &'static str,
    /// The label of the button that opens a match's further actions. Takes the match's name.
    pub more_named: fn(&str) -> String,
    pub rename: &'static str,
    pub save_name: &'static str,
    pub delete: &'static str,
    pub deleted: fn(&str) -> String,
    /// The link to a round that was put off. Takes its name.
    pub put_off: fn(&str) -> String,
    /// The notice that a change is in memory only.
    pub unsaved: &'static str,
    /// The number of a round's deals that are still to be played. Takes that number, and the number of all its
    /// deals.
    pub left: fn(usize, usize) -> String,
    /// The button that lists the further matches. Takes their number.
    pub more_games: fn(usize) -> String,
}
