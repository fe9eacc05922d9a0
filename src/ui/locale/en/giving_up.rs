//! Ending a match as it stands, in English.

use crate::ui::locale::messages::giving_up::GivingUpMessages;

pub static GIVING_UP: GivingUpMessages = GivingUpMessages {
    title: "End the game",
    other_wins: "The other player wins, and the game is over for good.",
    no_one_wins: "No one wins: the points stay as they are, and the game is over for good.",
    or_bot: "To leave while the others play on, let a bot step in: open the menu, then “Who plays where”.",
    give_up: "Give up",
    gives_up: |name| format!("{name} gives up"),
};
