//! Every sentence in English.

pub mod archive;
pub mod broker;
pub mod days;
pub mod game_list;
pub mod goals;
pub mod guide;
pub mod letters;
pub mod menu;
pub mod move_device;
pub mod page;
pub mod phones;
pub mod rivals;
pub mod rounds;
pub mod second_screen;
pub mod shortcuts;
pub mod start;

crate::with_games!(game_modules);

/// Lists names or things, the last after this word.
fn listed(names: &[&str], word: &str) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} {word} {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// Lists names or things, the last after "and".
fn both(names: &[&str]) -> String {
    listed(names, "and")
}

/// Returns the mean scores after two decisions, in tenths: one's own, or those of the best other player.
pub fn scores(own: bool, here: i32, there: i32) -> String {
    let [here, there] = [here, there].map(|tenths| {
        let sign = if tenths < 0 { "−" } else { "" };
        format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
    });
    if own {
        format!("It brings you a higher score on average: {here}, compared with {there} for the other move.")
    } else {
        format!("It keeps the best of the others to a lower score on average: {here}, compared with {there} for the other move.")
    }
}

/// The reason for a decision if only the other one surely loses.
pub const ESCAPES: &str = "The other move is sure to lose you the game.";

/// The reason for a decision if all of them surely lose.
pub const LOST: &str = "Whatever you do, you can no longer avoid losing.";

/// Says a number of ten cases, which is rounded: neither 0 nor 10 is certain.
fn often(count: u32) -> String {
    match count {
        0 => "almost never".to_owned(),
        10 => "in almost all cases".to_owned(),
        _ => format!("in about {count} out of 10 cases"),
    }
}

/// Returns how often a prospect comes true, out of ten cases, beside the other decision.
pub fn compared(clause: &str, here: u32, there: u32) -> String {
    // "You lose almost never" would be heard as a loss.
    if here == 0 {
        return format!("{clause} {} with the other move, almost never with this one.", often(there));
    }
    format!("{clause} {}; with the other move, {}.", often(here), often(there))
}

/// Returns the reason why neither of two moves is clearly better, from a comparison in favour of each.
pub fn trade(here: &str, there: &str) -> String {
    format!("{here} Against that: {there} All in all, neither move is clearly better.")
}

/// The same from a certain reason for each.
pub fn each(here: &str, there: &str) -> String {
    format!("For this move: {here} For the other: {there} Neither is clearly better.")
}

/// The same from a certain reason for this move, which hardly matters.
pub fn slight(reason: &str) -> String {
    format!("{reason} But that makes little difference here.")
}

/// Returns the sentence that something hidden decides between two moves: `here` if this one is better where
/// the clause is true.
pub fn depends(clause: &str, here: bool) -> String {
    let [with, without] = if here { ["this", "the other"] } else { ["the other", "this"] };
    format!("It depends on what you can’t see. {clause}? If so, {with} move is better; if not, {without} one is.")
}

/// The reason if the player wins almost surely.
pub const WINNING: &str = "Whatever you do here, you’ll almost certainly win.";

/// The reason if the player can hardly win any more.
pub const HOPELESS: &str = "Whatever you do, you have almost no chance of winning now.";

/// The reason if all moves lead to the same.
pub const SAME: &str = "All your choices here lead to the same result.";

/// The reason if all moves are about as good.
pub const INDIFFERENT: &str = "Whatever you do here, your chances stay about the same.";
