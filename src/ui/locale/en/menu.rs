//! The table's menu, and ending a game early, in English.

use crate::ui::locale::messages::menu::MenuMessages;

pub static MENU: MenuMessages = MenuMessages {
    places_hint: "Each player can play on this device, on another one or by letter, and a bot can step in for them.",
    share: "Save or share",
    copy_link: "Copy a link",
    file_saved: "File saved.",
    notice: "Notify me when it’s my turn and this page is in the background",
    notice_refused: "Your browser doesn’t allow notifications from this page.",
    seed: |seed| format!("Deal number {seed}"),
    fault: "Something is wrong here",
    fault_hint: "Save this report and attach it to your message. It contains the game, options, deal, moves, version and browser, but no names. It reveals all the hidden cards of this game.",
    save_report: "Save a report",
    end_game: "End the game",
    other_wins: "The other player wins, and the game is over for good.",
    no_one_wins: "No one wins: the points stay as they are, and the game is over for good.",
    or_bot: "To leave while the others play on, let a bot step in: open the menu, then “Who plays where”.",
    leave: "Leave the game",
    bot_plays_on: "The others keep playing, and a bot takes your place.",
    give_up: "Give up",
    gives_up: |name| format!("{name} gives up"),
    by_agreement: "By agreement: once everyone agrees, the game is over and no one wins.",
    agree: "Agree to end it",
    agrees: |name| format!("{name} agrees to end it"),
    play_on: "Keep playing",
    plays_on: |name| format!("{name} keeps playing"),
    next_game: "The next game starts on the table’s device.",
};
