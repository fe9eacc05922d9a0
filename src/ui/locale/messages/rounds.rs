//! The sentences about rounds with friends, which the page calls challenges. They are a separate table, so
//! the other pages don't fetch them.

/// A player's place in the standings.
pub struct Place {
    /// The place, from 1.
    pub place: usize,
    /// The number of players.
    pub of: usize,
    /// True if others have the same place.
    pub is_level: bool,
}

/// The sentences about rounds. "This round" is one that a person made, or the deal of a day.
pub struct RoundMessages {
    pub title: &'static str,
    pub lede: &'static str,
    pub yours: &'static str,
    /// The name of a round that has none. Takes the number of its deals.
    pub unnamed: fn(usize) -> String,
    /// The number of deals of a round that has a name.
    pub deal_count: fn(usize) -> String,
    /// The deals that were not begun. Takes their number.
    pub left: fn(usize) -> String,
    pub make: &'static str,
    pub name: &'static str,
    /// An example of a round's name.
    pub example: &'static str,
    pub game: &'static str,
    pub level: &'static str,
    pub submit: &'static str,
    /// The players. Takes the number of bots, and their level.
    pub rivals: fn(usize, &str) -> String,
    /// The deals, which the page calls games: some of the games are played in deals, and there is the deal of
    /// the day.
    pub deals: &'static str,
    /// The label of the field for the number of deals.
    pub how_many: &'static str,
    pub deal: fn(usize) -> String,
    pub play: &'static str,
    /// The label of a button for one of several deals: what it does, and the deal.
    pub of_deal: fn(&str, &str) -> String,
    pub yours_to_send: &'static str,
    /// What to do before there is a result to send.
    pub play_first: &'static str,
    pub your_name: &'static str,
    pub your_name_hint: &'static str,
    pub keep_name: &'static str,
    pub message: &'static str,
    /// What the message says before there is a result.
    pub invite: &'static str,
    /// What the message says of the player's own points.
    pub scored: fn(&str) -> String,
    /// What it says in a game without points. Takes the deals won, and all that were played.
    pub won_of: fn(usize, usize) -> String,
    /// What it says after the name of the round until all is played. Takes the deals played, and all.
    pub so_far: fn(usize, usize) -> String,
    pub copy: &'static str,
    pub copied: &'static str,
    pub word: &'static str,
    pub friends: &'static str,
    pub paste: &'static str,
    pub add: &'static str,
    /// A result that was added. Takes the player's name, the score, and the place; `None` if there is no other
    /// player.
    pub added: fn(&str, &str, Option<Place>) -> String,
    /// One that was taken in and does not count. Takes the name, the score, and why.
    pub added_outside: fn(&str, &str, &str) -> String,
    pub in_points: fn(i16) -> String,
    pub in_wins: fn(i16) -> String,
    /// A result that was there before. Takes a name.
    pub known: fn(&str) -> String,
    /// No more results are kept.
    pub full: &'static str,
    pub own: &'static str,
    pub nothing: &'static str,
    /// A result of other rules is kept. Takes the player's name.
    pub waits: fn(&str) -> String,
    pub unsaved: &'static str,
    /// The result that is not taken in, before the reason. Takes its player's name, which may be empty, its
    /// number in the message, and the number of results there.
    pub which: fn(&str, usize, usize) -> String,
    pub altered: &'static str,
    pub newer: &'static str,
    /// Takes the name of the other round, which may be empty.
    pub other_round: fn(&str) -> String,
    pub open_other: &'static str,
    pub other_deal: &'static str,
    pub other_table: &'static str,
    pub not_over: &'static str,
    pub gave_up: &'static str,
    pub hints: &'static str,
    pub standings: &'static str,
    pub player: &'static str,
    pub points: &'static str,
    pub wins: &'static str,
    pub matchpoints: &'static str,
    pub order_by: &'static str,
    /// What matchpoints mean, in one sentence.
    pub matchpoints_say: &'static str,
    /// The heading above the explanation of how they are counted.
    pub how_counted: &'static str,
    pub matchpoints_hint: &'static str,
    pub no_name: &'static str,
    pub results: &'static str,
    pub won: &'static str,
    pub again: &'static str,
    pub watched: &'static str,
    pub taken_back: &'static str,
    pub retried: &'static str,
    pub stood_in: fn(u16) -> String,
    pub hasty: &'static str,
    pub no_word: &'static str,
    /// What is said of a result that stands outside the standings, after its reason.
    pub outside: &'static str,
    pub another: &'static str,
    /// What is said of a game that came from another player too. Takes a name.
    pub same_as: fn(&str) -> String,
    pub watch: &'static str,
    /// The label of the link to a player's game. Takes a name and the deal.
    pub watch_named: fn(&str, &str) -> String,
    pub watch_later: &'static str,
    pub remove: &'static str,
    pub remove_named: fn(&str, &str) -> String,
    /// A share in percent. Takes tenths of a percent.
    pub percent: fn(i64) -> String,
    /// The answer if a match cannot become a round.
    pub no_match: &'static str,
}
