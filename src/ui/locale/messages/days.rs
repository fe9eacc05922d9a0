//! The sentences about the deals of the day. They are not part of [`Messages`](crate::ui::locale::Messages): the
//! home page does without them.

/// The sentences about the deals of the day. A date is in the language's own words.
pub struct DayMessages {
    pub lede: &'static str,
    /// The mark at the table and in its result. Takes the date.
    pub mark: fn(&str) -> String,
    /// The fact that a game was a day’s official one. Takes the deal’s number.
    pub deal: fn(u32) -> String,
    /// The heading of a day's deal. Takes its number and the date.
    pub numbered: fn(u32, &str) -> String,
    pub today: &'static str,
    pub yesterday: &'static str,
    pub last_year: &'static str,
    /// The opponents. Takes their number.
    pub rivals: fn(usize) -> String,
    pub start: &'static str,
    pub resume: &'static str,
    pub see: &'static str,
    /// The button that deals a day without the mark.
    pub practise: &'static str,
    pub again: &'static str,
    pub counts: &'static str,
    pub practice_only: &'static str,
    pub unvetted: &'static str,
    pub next: &'static str,
    pub not_yet: &'static str,
    pub no_deal: &'static str,
    /// The caption of the levels' results. Takes the number of tries.
    pub bots: fn(u32) -> String,
    pub level: &'static str,
    pub wins: &'static str,
    pub points: &'static str,
    /// A share of the win. Takes percent.
    pub percent: fn(u8) -> String,
    pub calendar: &'static str,
    /// The number of a day in the calendar, as in its date.
    pub day_of_month: fn(u32) -> String,
    /// The labels of the buttons to the month before and after.
    pub months: [&'static str; 2],
    pub not_played: &'static str,
    /// The number of days in a row on which the day's deal was played, at least 2.
    pub run: fn(u32) -> String,
    /// The notice that such a run has ended. Takes its number of days, and how many of them still count.
    pub run_ended: fn(u32, u32) -> String,
    /// What ends such a run.
    pub run_rule: &'static str,
    pub going_on: &'static str,
    /// The state of a day whose official try was deleted.
    pub deleted: &'static str,
    /// The answer to a player who asks for a second official try of such a day.
    pub was_deleted: &'static str,
    pub won: &'static str,
    /// The result of a match that was ended early: it has no score.
    pub gave_up: &'static str,
    pub lost: &'static str,
    pub shared: &'static str,
    /// A result with its scores: what it is, the person's points, and those of the best other
    /// player.
    pub scored: fn(&str, &str, &str) -> String,
    /// The help that a person had: the numbers of hints and of take-backs.
    pub help: fn(u32, u32) -> String,
    /// How many of a person’s decisions a bot made.
    pub stood_in: fn(u16) -> String,
    /// How many decisions bots made at random or too fast.
    pub hasty: fn(u16) -> String,
    /// A person asked for a hint, and the teacher could not be loaded.
    pub unadvised: &'static str,
    /// The legend of the calendar's signs.
    pub legend: &'static str,
    /// The question before a game on a deal that the reader has yet to play, and its answer.
    pub spoils: &'static str,
    pub open_anyway: &'static str,
    /// The link to the round of a day's deal, or of another match.
    pub compare: &'static str,
    /// The link to the round of a deal that is yet to be played, or of another match.
    pub with_friends: &'static str,
    /// The fact that a match belongs to a round. Takes its name, which may be empty.
    pub in_round: fn(&str) -> String,
    pub share: &'static str,
    pub copied: &'static str,
    /// The explanation of the line's blocks, one for each stage of the match.
    pub blocks: &'static str,
}
